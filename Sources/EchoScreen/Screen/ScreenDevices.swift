public import Echo

/// The devices the screen is plugged into: each may be missing but the clock and the place where settings are kept.
public struct ScreenDevices {
    public var store: any SettingsStoreProtocol & ProfileStoreProtocol
    public var clock: any AppClockProtocol = SystemClock()
    /// The devices for sound; nil where there is nothing to choose.
    public var sound: (any SoundDevicesProtocol)?
    /// The microphone that voice detection is tuned with; nil where there is none.
    public var microphone: (any AudioCaptureProtocol)?
    /// Keeps the texts sent; nil where nothing is kept.
    public var history: (any MessageHistoryProtocol)?
    /// Keeps texts that could not be sent; nil where nothing is kept.
    public var unsent: (any UnsentTextsProtocol)?
    /// Keeps conversations; nil where none are kept.
    public var conversations: (any ConversationStoreProtocol)?
    /// Keeps rows of a feature, by the name of their area; nil where none are kept.
    package var rows: (@Sendable (_ area: String) -> any KeptRowsProtocol)?
    /// Keeps prompts; nil where none are kept.
    public var prompts: (any PromptStoreProtocol)?
    /// Reads and writes files with prompts; nil where none can be.
    public var promptFiles: (any PromptFilesProtocol)?
    /// Shows and erases what is kept; nil where nothing is.
    public var kept: (any KeptFilesProtocol)?
    /// Keeps what was spent; nil where nothing is kept.
    public var spending: (any SpendingStoreProtocol)?
    /// Encrypts them; nil where it cannot.
    public var encryption: (any ConversationEncryptionProtocol)?
    /// Looks into folders and files; nil where there are none.
    public var folders: (any FileListingProtocol)?
    /// Renders pictures for the terminal; nil where a line stands for each.
    public var pictures: (any PictureRendererProtocol)?
    /// Where files are written; nil where none can be.
    public var files: (any FileWriterProtocol)?
    /// Where events can be written; nil where they cannot.
    public var logFiles: (any WireLogFilesProtocol)?
    /// Records the conversation; nil where nothing can.
    public var recorder: (any SoundRecorderProtocol)?
    /// Keeps the sound of what is said; nil where none is kept.
    public var soundKeeper: (any SoundKeeperProtocol)?
    /// Finds the sound of what was said; nil where none is kept.
    public var soundLibrary: (any SoundLibraryProtocol)?
    /// Knows the PIN; nil where none can be kept.
    public var pin: (any PINProtocol)?
    /// The brain, ears and voice on this machine; nil where the server is another program.
    public var localParts: (any LocalPartsProtocol)?
    /// The devices of features of other modules, at most one of a type.
    public var plugged: [any Sendable] = []
    /// Hears its name; nil where nobody can.
    public var wakeWord: (any WakeWordProtocol)?
    /// Looks at what the program needs; nil where nobody can.
    public var doctor: (any DoctorProtocol)?

    /// Remembers what was said of models that end; nil where nothing is kept.
    public var modelNotices: (any ModelNoticesProtocol)?
    /// Remembers which models were replaced; nil where nothing is kept.
    public var replacedModels: (any ReplacedModelsProtocol)?
    /// Remembers what was found out about servers; nil where nothing is kept.
    public var serverTables: (any ServerTablesProtocol)?

    /// Shown in place of a conversation; nil for a conversation.
    public var recording: (any RecordingProtocol)?

    public init(store: any SettingsStoreProtocol & ProfileStoreProtocol) { self.store = store }
}
