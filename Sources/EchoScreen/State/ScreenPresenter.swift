import Echo
import EchoText
import Foundation

/// The whole screen as a value: takes what happened and what was asked of the screen itself, says what it shows.
public struct ScreenPresenter: Sendable {
    public let catalog: Catalog
    public internal(set) var status: StatusPresenter
    public internal(set) var conversation: ConversationPresenter
    public internal(set) var levels = LevelsPresenter()
    public internal(set) var settings: SettingsPresenter
    public internal(set) var eventLog: EventLogPresenter
    /// The features' presenters beside the conversation.
    public var parts: [any FeaturePresenterProtocol] = []
    public internal(set) var panel = PanelPresenter()
    var writing: WritingPresenter
    public internal(set) var prompt = PromptPresenter()
    public internal(set) var focus = Pane.composer {
        didSet { preferences.arrangement.reveal(focus) }
    }
    var program = ProgramPresenter()
    public var preferences: ScreenPreferences {
        get { settings.preferences.screen }
        set { settings.preferences.screen = newValue }
    }
    var terminal: TerminalPresenter
    var talking = Talking()
    var replay = ReplayPresenter()
    var notices = NoticePresenter()
    var composer: Composer { writing.composer }
    var audio: AudioStatus { status.standing.audio }
    /// The person never was here before.
    private let isFirstRun: Bool

    public init(
        server: ServerIdentity, mode: ConversationMode = .audio, catalog: Catalog,
        preferences: Preferences = Preferences(),
        theme: String = "dark", timeZone: TimeZone = .current, isFirstRun: Bool = false, keepsTabs: Bool = false
    ) {
        status = StatusPresenter(server: server, mode: mode)
        conversation = ConversationPresenter(
            timeZone: timeZone,
            welcome: WelcomeWording.paragraphs(server: server, mode: mode, isFirstRun: isFirstRun),
            keepsTabs: keepsTabs)
        eventLog = EventLogPresenter(timeZone: timeZone, families: catalog.eventFamilies)
        settings = SettingsPresenter(catalog.settings, preferences: preferences)
        writing = WritingPresenter(catalog)
        self.catalog = catalog
        self.isFirstRun = isFirstRun
        terminal = TerminalPresenter(theme: theme)
        levels.show(preferences.session)
        if mode == .audio { follow(voice: server.model) }
    }

    /// Says anew what an empty conversation says.
    mutating func welcome() {
        conversation.welcome(
            with: replay.recorded.map(WelcomeWording.paragraphs)
                ?? WelcomeWording.paragraphs(
                    server: status.server, model: status.standing.model, mode: status.standing.mode,
                    isFirstRun: isFirstRun))
    }

    public var state: ScreenViewState {
        let situation = situation
        var state = ScreenViewState()
        state.activity = status.activity
        state.status = status.state(settings: settings.settings)
        if let voice = settings.voiceInForce, !state.status.voice.isEmpty {
            state.status.voice = Sanitizer.line(voice)
        }
        state.conversation = conversation.state
        state.conversation.show(writing.waiting)
        state.composer = writing.state(placeholder: placeholder(situation))
        state.levels = levels.state(listeningByName: situation.listensBeside)
        state.settings = settings.state
        state.eventLog = eventLog.state
        state.focus = focus
        state.overlay = panel.state
        state.isAsked = situation.isAsked
        state.prompt = prompt.state
        state.replay = replay.state
        state.completion = completionState
        state.notice = notices.state
        state.notices = notices.history
        state.windowTitle = preferences.setsTitle ? WindowTitle.text(of: status) : nil
        state.preferences = preferences
        state.hints = catalog.availability.hints(in: situation, panel.hints)
        terminal.show(in: &state)
        program.show(in: &state)
        state.connectsPerRequest = status.standing.mode == .text && !status.server.isLocal
        for part in parts { part.show(in: &state) }
        if let replay = replay.state { state.status.show(replay, isKnown: status.standing.connection != nil) }
        return state
    }

    /// How long until the screen changes by itself; nil when it does not. The time of a recording stands still.
    public func nextChange(at now: Duration) -> Duration? {
        if replay.isShown { return nil }
        let own = [status.nextChange, eventLog.nextChange].compactMap(\.self)
        let calm = (own + parts.compactMap { $0.nextChange(at: now) }).min()
        return [levels.nextChange, calm, notices.nextChange(at: now)].compactMap(\.self).min()
    }

    public mutating func tick(at moment: ScreenTime) {
        guard !replay.isShown else { return }
        levels.pause = pauseOfLevels
        levels.tick(at: moment.uptime)
        status.tick(at: moment.uptime)
        eventLog.tick(at: moment.uptime)
        for index in parts.indices { parts[index].tick(at: moment.uptime) }
        notices.tick(at: moment.uptime)
    }

    /// Notices carry the time at which they are first shown, and stay from then on as long as they are to be read.
    public mutating func stampNotices(at moment: ScreenTime) {
        if notices.hasUnstamped { notices.stamp(conversation.clock.time(moment.date)) }
        notices.noteShown(at: moment.uptime)
    }

    /// The part of that type that a feature has brought.
    public func part<Part: FeaturePresenterProtocol>(_ type: Part.Type) -> Part? {
        parts.lazy.compactMap { $0 as? Part }.first
    }

    public mutating func updatePart<Part: FeaturePresenterProtocol>(
        _ type: Part.Type, _ change: (inout Part) -> Void
    ) {
        for index in parts.indices {
            guard var part = parts[index] as? Part else { continue }
            change(&part)
            parts[index] = part
        }
    }

    private func placeholder(_ situation: Situation) -> Wording {
        replay.isShown
            ? ReplayViewState.placeholder
            : ComposerWording.placeholder(situation, isInterruptible: settings.settings.interruptsResponse)
    }
}

extension StatusViewState {
    /// Of a recording. What went on in it is not known before its first events.
    fileprivate mutating func show(_ replay: ReplayViewState, isKnown: Bool) {
        state = replay.words
        if !isKnown { (mode, voice, turnTaking) = ("", "", "") }
    }
}
