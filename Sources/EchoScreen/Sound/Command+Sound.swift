/// What can be done with the sound of what was said.
extension Command {
    /// The messages of the conversation beside the waveforms of their sound.
    public static let showSound = Command("showSound")
    /// From the message at the cursor on.
    public static let playMessage = Command("sound.play")
    public static let pauseSound = Command("sound.pause")
    public static let seekForward = Command("sound.forward")
    public static let seekBack = Command("sound.back")
    public static let playFaster = Command("sound.faster")
    public static let playSlower = Command("sound.slower")
    public static let playNext = Command("sound.next")
    public static let playPrevious = Command("sound.previous")
}

extension KeyContext {
    /// The conversation, while the sound of its messages is played.
    public static let playing = KeyContext("playing", place: "while a message is played")
    /// The messages beside their waveforms.
    public static let soundPanel = KeyContext("sound", place: "in the sound panel")
    /// A call that is over.
    package static let pastCall = KeyContext("pastCall", place: "in a past call")
    /// The calls of which sound is kept.
    package static let recordings = KeyContext("recordings", place: "in the recordings")
}

extension Situation.Fact {
    /// The sound of a message is played, or paused.
    public static let playsSound = Self("sound.plays")
    /// It is paused.
    public static let hasPausedSound = Self("sound.paused")
    /// The messages of a conversation are shown beside their waveforms.
    public static let showsSound = Self("sound.shows")
}
