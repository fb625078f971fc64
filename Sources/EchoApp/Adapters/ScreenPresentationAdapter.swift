import Echo
import EchoPresentation
import EchoText
import Foundation

/// Forwards what is asked to the use cases, and what happens to the presenter. Each `handle` returns at once.
@MainActor public final class ScreenPresentationAdapter {
    var presenter: ScreenPresenter
    let link: ConversationLink
    let store: any SettingsStoreProtocol & ProfileStoreProtocol
    let themes: [String]
    let slots = TaskSlots()
    /// Whether the person means the microphone to be open.
    var meansToTalk: Bool {
        get { presenter.isTalking }
        set { presenter.isTalking = newValue }
    }
    /// What was decided on calls of tools and is to be told.
    var decisions: [(callID: String, decision: ToolDecision)] = []
    /// Models beyond the known ones that the settings name.
    let otherModels: Set<String>
    /// Texts on their way.
    var outbox: [String] = []
    /// A text is on its way or was taken, and the turn that it begins is not known of yet.
    var awaitsTurn = false
    /// What the person wrote, by what is sent for it: with the files it names.
    var writtenTexts: [String: String] = [:]
    /// Texts that name files which are not read yet.
    var unattached: [String] = []
    /// The folder whose names are offered.
    var listedFolder: String?
    /// Looks into folders and files; nil where there are none.
    let folders: (any FileListingProtocol)?
    /// Texts that are to be kept.
    var unkept: [String] = []
    /// Keeps the texts sent; nil where nothing is kept.
    let history: (any MessageHistoryProtocol)?
    /// The settings the session has taken.
    var acceptedSettings: SessionSettings
    /// What the session has to be told yet.
    var changedSettings: [SettingID] = []
    /// What has to be told yet, and comes from a profile: it is kept there.
    var borrowedSettings: Set<SettingID> = []
    /// Models that were chosen and do not answer yet, and what was chosen before.
    var chosenModels: [SettingID: Preferences] = [:]
    /// What the sound devices have to be told yet.
    var changedSound: [SettingID] = []
    /// What has to be kept yet, and in which profile.
    var unsaved: [(id: SettingID, profile: ProfileName?)] = []
    var unsavedArrangement: PaneArrangement?
    /// The recording that is shown in place of a conversation.
    var replay: Replay?
    /// Lines of it whose damage was told.
    var namedDamage: Set<Int> = []
    let clock: any AppClockProtocol
    private let ticker: Ticker
    private let pace: PublishingPace
    /// When the program began.
    let began: Date
    private let onChange: @MainActor (ScreenViewState) -> Void
    /// Does what happens to the terminal once; false when it surely came to nothing.
    let perform: @MainActor (ScreenEffect) -> Bool
    /// There is a screen, which can be lent to pagers and editors.
    let hasScreen: Bool
    /// Looks at what the program needs; nil where nobody can.
    let doctor: (any DoctorProtocol)?
    /// The terminal has the person's keys, as far as it tells.
    var isAttended = true
    private var alerts = AlertRule()
    var earcons = EarconRule()
    /// Hears its name; nil where nobody can.
    let wakeWord: (any WakeWordProtocol)?
    /// Why it cannot be called.
    var wakeObstacle: Wording?
    /// It is being looked into whether it can be called so.
    var isCheckingWake = false
    /// Phrases that are listened for.
    var listenedFor: [String] = []
    /// The devices for sound; nil where there is nothing to choose.
    let sound: (any SoundDevicesProtocol)?
    /// What voice detection is tuned with; nil where there is no microphone.
    let microphone: (any AudioCaptureProtocol)?
    /// Where files are written; nil where none can be.
    let files: (any FileWriterProtocol)?
    /// Records the conversation; nil where nothing can.
    let recorder: (any SoundRecorderProtocol)?
    /// Where recordings go; nil for the program's own folder.
    var recordingFolder: String?
    /// Of the recording that is under way.
    var recordedFiles: [String] = []
    /// The file that is replaced when it is asked for once more.
    var replacedExport: String?
    /// Where events can be written; nil where they cannot.
    let logFiles: (any WireLogFilesProtocol)?

    /// Can be made before there is an engine: the screen says "starting" until `attach`.
    public init(
        server: ServerIdentity, mode: ConversationMode = .audio,
        preferences: StoredPreferences = StoredPreferences(), themes: [String] = ["dark"],
        theme: String? = nil, store: any SettingsStoreProtocol & ProfileStoreProtocol,
        clock: any AppClockProtocol = SystemClock(),
        timeZone: TimeZone = .current, sound: (any SoundDevicesProtocol)? = nil,
        microphone: (any AudioCaptureProtocol)? = nil,
        history: (any MessageHistoryProtocol)? = nil, folders: (any FileListingProtocol)? = nil,
        files: (any FileWriterProtocol)? = nil, logFiles: (any WireLogFilesProtocol)? = nil,
        recorder: (any SoundRecorderProtocol)? = nil, wakeWord: (any WakeWordProtocol)? = nil,
        doctor: (any DoctorProtocol)? = nil, isFirstRun: Bool = false, hasScreen: Bool = true,
        perform: @escaping @MainActor (ScreenEffect) -> Bool = { _ in false },
        onChange: @escaping @MainActor (ScreenViewState) -> Void
    ) {
        let settings = SettingsBox(preferences.settings)
        var chosen = preferences.chosen
        chosen.theme = theme ?? chosen.theme
        presenter = ScreenPresenter(
            server: server, mode: mode, preferences: chosen, budget: preferences.engine.budget,
            theme: theme ?? preferences.theme ?? ThemeChoice.automatic,
            timeZone: timeZone, isFirstRun: isFirstRun)
        acceptedSettings = preferences.settings
        otherModels = preferences.engine.additionalModels.union([server.model])
        self.store = store
        self.themes = themes
        self.clock = clock
        self.onChange = onChange
        self.perform = perform
        self.hasScreen = hasScreen
        self.sound = sound
        self.microphone = microphone
        self.history = history
        self.folders = folders
        self.files = files
        self.recorder = recorder
        self.wakeWord = wakeWord
        self.doctor = doctor
        self.logFiles = logFiles
        began = clock.date
        ticker = Ticker(clock: clock)
        pace = PublishingPace(clock: clock)
        link = ConversationLink(mode: mode) { settings.read() }
        link.onFailure = { [weak self] in self?.presenter.connectionFailed() }
        link.onConnection = { [weak self] in await self?.learn(of: $0) }
        settings.read = { [weak self] in self?.presenter.settings.settings ?? preferences.settings }
        presenter.updateSettings { settings in
            settings.profile = preferences.profile
            settings.options.themes = themes
            settings.options.hasSound = sound != nil
            settings.options.models = preferences.engine.additionalModels
        }
        report(preferences.problems)
    }

    public var state: ScreenViewState { presenter.state }

    /// Plugs the engine in. `server` tells who it is, when that was not known before.
    public func attach(_ engine: any EngineProtocol, server: ServerIdentity? = nil) {
        if let server { presenter.receive(server) }
        link.attach(engine)
        publish()
    }

    /// Says that something beside the conversation does not work; the conversation itself goes on.
    public func warn(of error: EchoError) {
        presenter.notify(ErrorPresenter.present(error).wording, .warning)
        publish()
    }

    /// Says what went wrong outside the conversation.
    public func report(_ error: EchoError) {
        presenter.connectionFailed()
        presenter.show(error)
        publish()
    }

    /// Says something that the person should know before the conversation begins.
    public func warn(_ sentence: String) {
        presenter.notify("\(Sanitizer.line(sentence))", .warning)
        publish()
    }

    /// Says each of them; the first is the one that is seen.
    public func report(_ problems: [SettingsProblem]) {
        for problem in problems.reversed() {
            presenter.notify("\(Sanitizer.line(problem.text)). \(Sanitizer.line(problem.consequence))", .warning)
        }
        if !problems.isEmpty { publish() }
    }

    /// Says something that is no problem.
    public func tell(_ wording: Wording) {
        presenter.notify(wording, .plain)
        publish()
    }

    /// Connects, then follows what happens until the engine's streams end or the task is cancelled.
    public func run() async {
        publish()
        beginSound()
        checkWake([.wakeWord], isNews: false)
        learnChoices()
        recallHistory()
        async let _: Void = watchDevices()
        await converse()
    }

    private func converse() async {
        guard let engine = await link.attachedEngine() else { return }
        let (events, traffic) = (engine.events, engine.traffic)
        connect()
        async let watched: Void = watch(traffic)
        for await event in events { receive(event) }
        await watched
    }

    /// Ends what is under way and the conversation.
    public func close() async {
        ticker.stop()
        pace.stop()
        await recorder?.stop()
        await wakeWord?.stop()
        slots.cancelAll()
        await keepRest()
        await link.conversation?.close()
    }

    public func handle(_ intent: Intent) {
        if intent.isDeliberate { presenter.dismissNotice() }
        let (focus, arrangement) = (presenter.focus, presenter.preferences.arrangement)
        switch intent {
        case .perform(let command): perform(command)
        case .leave: leave()
        case .type(let text): type(text)
        case .paste(let text): presenter.compose { $0.insert(text) }
        case .replaceText(let text): presenter.compose { $0.replace(with: text) }
        case .placeCaret(let offset): presenter.compose { $0.place(caret: offset) }
        case .talkKey(let event): receive(event)
        case .select(let pane, let row): presenter.select(pane, row: row)
        case .selectMessage(let row, let code): presenter.selectMessage(row, code: code)
        case .open(let pane, let row): open(pane, row: row)
        case .scroll(let rows): presenter.moveSelection(by: rows)
        case .scrollPane(let pane, let rows): presenter.scroll(pane, by: rows)
        case .scrollConversation(let position): presenter.scrollConversation(to: position)
        case .change(let id, let words): change(id, to: words)
        case .arrange(let arrangement): arrange(arrangement)
        case .slide(let id, let position): slide(id, to: position)
        case .edit(let id): presenter.edit(id)
        case .choose(let id): openList(of: id)
        case .useTheme(let name): use(theme: name)
        case .useProfile(let name): use(profile: name)
        case .keepProfile(let name): keep(profile: name)
        case .useMode(let mode): switchMode(to: mode)
        case .useModel(let name): use(model: name)
        case .limitCost(let dollars): limitCost(to: dollars)
        case .filterEvents(let words): filterEvents(by: words)
        case .export(let name) where name.hasSuffix(".jsonl"): exportEvents(to: name)
        case .export(let name): export(to: name)
        case .attach(let name): attach(name)
        case .learn(let traits): presenter.traits = traits
        case .attend(let isAttended): self.isAttended = isAttended
        }
        keepArrangement(unless: arrangement)
        if presenter.focus == .settings, focus != .settings { learnChoices() }
        lookIntoFiles()
        followWake()
        publish()
    }

    func publish() {
        pace.settle()
        presenter.stampNotices(at: moment)
        let state = presenter.state
        if let effect = alerts.receive(state, isAttended: isAttended) { _ = perform(effect) }
        onChange(state)
        scheduleTick()
    }

    var moment: ScreenTime { ScreenTime(date: clock.date, uptime: clock.uptime) }

    /// Runs a use case in its slot. What goes wrong is shown, unless it was taken back.
    func start(
        _ slot: TaskSlots.Slot, _ useCase: @escaping @MainActor () async throws -> Void,
        onFailure: @escaping @MainActor () -> Void = {}
    ) {
        slots.start(slot) { [weak self] in
            do {
                try await useCase()
            } catch {
                onFailure()
                if !Task.isCancelled { self?.show(error) }
            }
            self?.publish()
        }
    }

    func show(_ error: any Error) {
        switch error {
        case let error as EchoError: presenter.show(error)
        case let error as ModeSwitchError: presenter.switchFailed(to: error.mode, error.cause)
        case let error as RecordingError:
            presenter.notify(RecordingWording.failed(error.file, error.reason), .failure)
        case let error as SettingsStoreError:
            presenter.notify(
                "\(Sanitizer.line(error.file)) could not be written: \(Sanitizer.line(error.reason)). The change holds until you quit.",
                .warning)
        default: break
        }
    }

    private func watch(_ traffic: AsyncStream<WireRecord>) async {
        for await record in traffic {
            presenter.receive(record, at: moment)
            let interval = record.capturedAt == nil ? PublishingPace.frame : PublishingPace.count
            pace.note(every: interval) { [weak self] in self?.publish() }
        }
    }

    private func receive(_ event: EchoEvent) {
        if case .error(let error) = event, error.meansNothingWasSaid { return }
        if case .connectionStatusChanged(let status) = event { receive(status) }
        // An idle line may be what came before the text that is being sent.
        if case .turnChanged(let turn) = event, turn != .idle || !slots.isRunning(.sending) { awaitsTurn = false }
        // Whether the system has muted it is asked: not every sound system tells by itself.
        if case .audioStatusChanged(let status) = event, status.hasNoSignal { learnChoices() }
        let (wasOpen, wasPlaying) = (presenter.isMicrophoneOpen, presenter.isLoudspeakerOpen)
        presenter.receive(event, at: moment)
        if !wasPlaying, presenter.isLoudspeakerOpen { learnChoices() }
        follow(event)
        signal(event)
        followWake()
        if wasOpen, !presenter.isMicrophoneOpen, !slots.isRunning(.talking) { meansToTalk = false }
        publish()
    }

    private func receive(_ status: ConnectionStatus) {
        link.receive(status)
        if link.isLost { (meansToTalk, awaitsTurn) = (false, false) }
        if case .connected = status { useChosenModel() }
    }

    private func scheduleTick() {
        ticker.schedule(after: presenter.nextChange(at: moment.uptime)) { [weak self] in
            guard let self else { return }
            presenter.tick(at: moment)
            talkKeyTicked()
            wakeTicked()
            followWake()
            publish()
        }
    }
}

/// Lets the link ask for settings that belong to whoever made it.
@MainActor private final class SettingsBox {
    var read: @MainActor () -> SessionSettings

    init(_ settings: SessionSettings) { read = { settings } }
}

extension Intent {
    /// The person has moved on: what was said before is read.
    fileprivate var isDeliberate: Bool {
        switch self {
        case .scroll, .scrollPane, .scrollConversation, .arrange, .perform(.redraw), .learn, .attend: false
        default: true
        }
    }
}
