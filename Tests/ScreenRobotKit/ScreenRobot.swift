import Echo
import EchoApp
import EchoScreen
import EchoTestKit
import EchoText
import Foundation
import History
import Phone
import ScreenTestKit
import Testing

/// Drives the application without devices: intents in, view states out.
@MainActor final class ScreenRobot {
    let engine = SpyEngine()
    let store: SpyStore
    let clock = ManualAppClock()
    let adapter: Screen
    private(set) var changes = 0
    private var running: Task<Void, Never>?

    init(
        settings: SessionSettings = SessionSettings(), problems: [SettingsProblem] = [], store: SpyStore = SpyStore(),
        isLocal: Bool = true, sound: SpySoundDevices? = nil, chosen: Preferences? = nil,
        history: SpyHistory? = nil, files: SpyFiles? = nil, doctor: (any DoctorProtocol)? = nil,
        logFiles: (any WireLogFilesProtocol)? = nil, hasScreen: Bool = true,
        conversations: (any ConversationStoreProtocol)? = nil, soundKeeper: (any SoundKeeperProtocol)? = nil,
        encryption: (any ConversationEncryptionProtocol)? = nil, plugs: [FeaturePlug] = [],
        recording: (any RecordingProtocol)? = nil, phone: (any PhoneProtocol)? = nil,
        unsent: (any UnsentTextsProtocol)? = nil, host: String = "example.org",
        modelNotices: (any ModelNoticesProtocol)? = nil, migration: ModelMigration? = nil,
        prompts: (any PromptStoreProtocol)? = nil, pictures: (any PictureRendererProtocol)? = nil,
        serverTables: (any ServerTablesProtocol)? = nil, localParts: (any LocalPartsProtocol)? = nil,
        replacedModels: (any ReplacedModelsProtocol)? = nil, profile: ProfileName? = nil, namedModel: String? = nil,
        rows: (any KeptRowsProtocol)? = nil
    ) {
        self.store = store
        var preferences = StoredPreferences()
        preferences.chosen = chosen ?? preferences.chosen
        if chosen == nil { preferences.settings = settings }
        (preferences.problems, preferences.profile) = (problems, profile)
        let counter = Counter()
        var setup = ScreenSetup(
            server: ServerIdentity(isLocal: isLocal, host: host, model: "gpt-realtime"))
        (setup.preferences, setup.themes, setup.hasScreen) = (preferences, ["dark", "light"], hasScreen)
        setup.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
        (setup.migration, setup.namedModel) = (migration, namedModel)
        var devices = ScreenDevices(store: store)
        (devices.clock, devices.sound, devices.history) = (clock, sound, history)
        (devices.folders, devices.logFiles, devices.doctor) = (files, logFiles, doctor)
        (devices.recording, devices.conversations, devices.encryption) = (recording, conversations, encryption)
        (devices.soundKeeper, devices.unsent) = (soundKeeper, unsent)
        if let phone { devices.plugged.append(phone) }
        (devices.modelNotices, devices.prompts, devices.pictures) = (modelNotices, prompts, pictures)
        (devices.serverTables, devices.localParts) = (serverTables, localParts)
        devices.replacedModels = replacedModels
        if let rows { devices.rows = { _ in rows } }
        adapter = try! ScreenComposition(with: [.history, .phone] + plugs).screen(
            setup, devices: devices,
            perform: { effect in
                counter.effects.append(effect)
                return counter.takesEffects
            }
        ) { screen in
            counter.count += 1
            counter.latest = screen.state
        }
        self.counter = counter
    }

    private final class Counter {
        var count = 0
        var latest: ScreenViewState?
        var effects: [ScreenEffect] = []
        var takesEffects = true
    }

    private let counter: Counter

    var screen: ScreenViewState { adapter.state }
    var presentations: Int { counter.count }
    /// What was published last.
    var shown: ScreenViewState { counter.latest ?? ScreenViewState() }
    /// What happened to the terminal once.
    var effects: [ScreenEffect] { counter.effects }
    /// The terminal passes copies on, and lends itself.
    var takesEffects: Bool {
        get { counter.takesEffects }
        set { counter.takesEffects = newValue }
    }
    var notice: String { screen.notice.map { $0.wording.text(keyName: \.name) } ?? "" }
    /// The rows of the panel to choose in.
    var choices: [ChoiceRowViewState] {
        screen.overlay?.list?.rows ?? []
    }
    var palette: PaletteViewState? {
        if case .palette(let palette)? = screen.overlay?.content { palette } else { nil }
    }
    /// What is open in branches.
    var tree: TreeViewState? {
        if case .tree(let tree)? = screen.overlay?.content { tree } else { nil }
    }
    /// What the panel to read in says.
    var panelText: String {
        switch screen.overlay?.content {
        case .lines(let lines): lines.map { $0.map(\.text).joined() }.joined(separator: "\n")
        case .table(let table): table.text
        default: ""
        }
    }
    /// What stands below a question that is asked.
    var question: String {
        guard case .confirmation(_, let rows, _)? = screen.overlay?.content else { return "" }
        return rows.map { $0.text(keyName: \.name) }.joined(separator: "\n")
    }
    func row(_ id: SettingID) -> SettingRowViewState? { screen.settings.rows.first { $0.id == id } }
    var texts: [String] { screen.conversation.rows.map(\.text) }

    func run() { running = Task { await adapter.run() } }

    /// Attached, connected, and asked for nothing yet.
    func connect() async {
        run()
        adapter.attach(engine)
        await until { self.screen.activity == .idle }
        engine.forget()
    }

    func end() { running?.cancel() }

    /// Ends, and returns when nothing of it goes on.
    func ended() async {
        end()
        await running?.value
    }

    func perform(_ commands: Command...) {
        for command in commands { adapter.handle(.perform(command)) }
    }

    func type(_ text: String) { adapter.handle(.type(text)) }

    /// A letter after the other, as a person does.
    func write(_ text: String) { text.forEach { type(String($0)) } }

    /// What is offered for the word being written.
    var offered: [String] { screen.completion?.rows.map(\.title) ?? [] }

    func send(_ text: String) {
        type(text)
        perform(.send)
    }

    /// Looks until it is so. It sleeps between two looks: others need this actor, too.
    func until(_ condition: () -> Bool, _ location: SourceLocation = #_sourceLocation) async {
        let deadline = ContinuousClock.now + TestPatience.limit
        while !condition(), ContinuousClock.now < deadline { try? await Task.sleep(for: .milliseconds(1)) }
        #expect(condition(), sourceLocation: location)
    }

    /// Lets the clock go on by so much between two looks, until it is so: who waits for it may only be about to.
    func until(
        each step: Duration, _ condition: () -> Bool, _ location: SourceLocation = #_sourceLocation
    ) async {
        await until(
            {
                guard !condition() else { return true }
                clock.advance(by: step)
                return false
            }, location)
    }

    /// Lets everything that can happen now happen.
    func settle() async {
        for _ in 0..<10 {
            for _ in 0..<10 { await Task.yield() }
            try? await Task.sleep(for: .milliseconds(1))
        }
    }
}
