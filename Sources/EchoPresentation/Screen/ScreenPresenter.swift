import Echo
import Foundation

/// The whole screen as a value: takes what happened and what was asked of the screen itself, says what it shows.
public struct ScreenPresenter: Sendable {
    public private(set) var status: StatusPresenter
    public private(set) var conversation: ConversationPresenter
    public private(set) var levels = LevelsPresenter()
    public private(set) var settings: SettingsPresenter
    public private(set) var eventLog: EventLogPresenter
    public private(set) var panel = PanelPresenter()
    public private(set) var composer = Composer()
    public private(set) var focus = Pane.composer
    public private(set) var isFinished = false
    public var theme: String
    /// Whether the person means to be heard. The microphone may be open without: it is kept warm between turns.
    public var isTalking = false
    private var notices = NoticePresenter()
    private var audio = AudioStatus()
    private var sessionID: String?
    /// Nothing about messages is shown while a conversation is being replaced.
    private var isResetting = false
    /// No answer begins while one is being stopped.
    private var isStopping = false

    public init(
        server: ServerIdentity, settings: SessionSettings = SessionSettings(), theme: String = "dark",
        timeZone: TimeZone = .current
    ) {
        status = StatusPresenter(server: server)
        conversation = ConversationPresenter(timeZone: timeZone, welcome: WelcomeWording.paragraphs(server: server))
        eventLog = EventLogPresenter(timeZone: timeZone)
        self.settings = SettingsPresenter(settings: settings)
        self.theme = theme
        levels.receive(settings)
    }

    // MARK: - What it shows

    public var state: ScreenViewState {
        var state = ScreenViewState()
        state.activity = status.activity
        state.status = status.state(settings: settings.settings)
        state.conversation = conversation.state
        state.composer = composer.viewState(placeholder: placeholder)
        state.levels = levels.state
        state.settings = settings.state
        state.eventLog = eventLog.state
        state.focus = focus
        state.overlay = panel.state
        state.notice = notices.state
        state.hints = CommandAvailability.hints(in: situation)
        state.theme = theme
        state.isFinished = isFinished
        return state
    }

    public var situation: Situation {
        var situation = Situation(activity: status.activity, focus: focus, overlay: panel.kind)
        situation.composerIsEmpty = composer.isEmpty
        situation.isTalking = isTalking
        situation.isMuted = audio.isMuted
        situation.isManual = settings.settings.turnMode == .manual
        situation.canOpen = canOpen
        situation.selectedSetting = settings.selectedKind
        switch focus {
        case .conversation:
            situation.hasRows = !conversation.state.rows.isEmpty
            situation.isFollowing = conversation.state.scroll == .following
        case .events:
            situation.hasRows = !eventLog.state.rows.isEmpty
            situation.isFollowing = eventLog.state.isFollowing
        default: break
        }
        return situation
    }

    /// Open, opening, or coming back by itself.
    public var isMicrophoneOpen: Bool {
        switch audio.microphone {
        case .open, .opening, .failed(_, retrying: true): true
        case .closed, .failed: false
        }
    }

    public var isMuted: Bool { audio.isMuted }

    /// How long until the screen changes by itself; nil when it does not.
    public var nextChange: Duration? {
        if levels.isMoving { return .milliseconds(50) }
        return isCounting ? .seconds(1) : nil
    }

    // MARK: - What happened

    public mutating func receive(_ event: EchoEvent, at moment: Moment) {
        if !isSuppressed(event) { conversation.receive(event, at: moment.date) }
        switch event {
        case .connectionStatusChanged(let connection): receive(connection, at: moment)
        case .turnChanged(let turn):
            status.receive(turn)
            conversation.receive(turn)
            status.tick(at: moment.uptime)
        case .usageUpdated(let usage): status.receive(usage)
        case .audioLevelChanged(let level): levels.receive(level, at: moment.uptime)
        case .audioStatusChanged(let status): receive(status, at: moment)
        case .assistantStartedSpeaking, .assistantAudioDelta: settings.lockVoice(true)
        case .error(let error): show(error)
        default: break
        }
    }

    public mutating func receive(_ server: ServerIdentity) {
        status.receive(server)
        conversation.welcome(with: WelcomeWording.paragraphs(server: server))
    }

    public mutating func receive(_ record: WireRecord) { eventLog.receive(record) }

    public mutating func receive(_ changed: SessionSettings) {
        settings.receive(changed)
        levels.receive(changed)
    }

    public mutating func receive(all messages: [Message]) { conversation.receive(all: messages) }

    public mutating func tick(at moment: Moment) {
        levels.present(at: moment.uptime)
        if isCounting { status.tick(at: moment.uptime) }
    }

    public mutating func show(_ error: EchoError) {
        if case .lost(let cause) = lastConnection, cause == error { return }
        notices.show(ErrorPresenter.present(error).wording, .failure, about: error.subject)
    }

    /// Connecting came to nothing, whether or not the engine said so.
    public mutating func connectionFailed() {
        switch status.activity {
        case .starting, .connecting: status.receive(.disconnected, at: .zero)
        default: break
        }
    }

    public mutating func notify(_ wording: Wording, _ role: TextRole = .plain) { notices.show(wording, role) }
    public mutating func dismissNotice() { notices.dismiss() }

    public mutating func startReset() { isResetting = true }

    /// The engine has a new conversation: all that was is gone.
    public mutating func finishReset(at moment: Moment) {
        isResetting = false
        conversation.reset()
        status.reset(at: moment.uptime)
        settings.lockVoice(false)
    }

    /// The engine kept the old conversation.
    public mutating func abandonReset() { isResetting = false }

    public mutating func stopping(_ isStopping: Bool) { self.isStopping = isStopping }

    // MARK: - What was asked of the screen

    public mutating func focus(on pane: Pane) { focus = pane }

    public mutating func moveFocus(by steps: Int) {
        let panes = Pane.allCases
        let index = panes.firstIndex(of: focus) ?? 0
        focus = panes[((index + steps) % panes.count + panes.count) % panes.count]
    }

    public mutating func updatePanel(_ change: (inout PanelPresenter) -> Void) { change(&panel) }

    /// Changes the text that takes the keys now: the panel's, else the composer's.
    public mutating func compose(_ change: (inout Composer) -> Void) {
        if panel.kind == .editing { return panel.compose(change) }
        guard panel.kind == nil else { return }
        focus = .composer
        change(&composer)
    }

    public mutating func takeComposed() -> String { composer.take() }
    public mutating func giveBack(_ text: String) { composer.giveBack(text) }

    public mutating func moveSelection(by rows: Int) {
        if panel.kind != nil { return panel.scroll(by: rows) }
        switch focus {
        case .settings: settings.select(settings.state.selection + min(max(rows, -1000), 1000))
        case .events: eventLog.moveSelection(by: rows)
        default: break
        }
    }

    public mutating func select(_ pane: Pane, row: Int) {
        guard panel.kind == nil else { return }
        focus = pane
        switch pane {
        case .settings: settings.select(row)
        case .events: eventLog.select(row)
        default: break
        }
    }

    public mutating func scrollConversation(to position: ScrollPosition) { conversation.scroll(to: position) }

    /// Opens the text of a setting for editing.
    public mutating func edit(_ id: SettingID) {
        let setting = SettingsTable[id]
        guard case .word(let text) = setting.value(in: settings.settings) else { return }
        panel.edit(id, title: setting.label, text: text)
    }

    public mutating func openSelectedEvent() {
        if let detail = eventLog.detail { panel.show(detail) }
    }

    public mutating func finish() { isFinished = true }
}

extension ScreenPresenter {
    private var lastConnection: ConnectionStatus? { status.connection }

    private var isCounting: Bool {
        switch status.activity {
        case .opening, .listening, .muted, .noMicrophone, .hearing, .thinking, .speaking: true
        case .starting, .offline, .connecting, .idle: false
        }
    }

    private var canOpen: Bool {
        switch focus {
        case .events: eventLog.state.selection != nil
        case .settings: true
        default: false
        }
    }

    private var placeholder: Wording {
        switch status.activity {
        case .offline: "type, or press \(key: .toggleTalking) to reconnect"
        case .listening, .hearing: "listening: talk, or type"
        case .opening: "opening the microphone: type meanwhile"
        case .noMicrophone: "no microphone: type"
        case .muted: "muted: press \(key: .mute) to be heard, or type"
        case .speaking where isTalking && settings.settings.interruptsResponse: "talk to interrupt, or type"
        case .thinking, .speaking: "type, or press \(key: .stop) to stop the answer"
        default: "type, or press \(key: .toggleTalking) to talk"
        }
    }

    private mutating func receive(_ connection: ConnectionStatus, at moment: Moment) {
        status.receive(connection, at: moment.uptime)
        switch connection {
        case .connected(let id, _):
            notices.works(.connection)
            if id != sessionID { settings.lockVoice(false) }
            sessionID = id
        case .lost(let error):
            notices.show(ErrorPresenter.presentLoss(error).wording, .failure, about: .connection)
        case .disconnected, .connecting, .retrying, .handingOver: break
        }
    }

    private mutating func receive(_ audio: AudioStatus, at moment: Moment) {
        self.audio = audio
        levels.receive(audio, at: moment.uptime)
        status.receive(audio)
        if audio.works { notices.works(.sound) }
    }

    /// Whether an event speaks of what the person has taken back.
    private func isSuppressed(_ event: EchoEvent) -> Bool {
        if isResetting { return true }
        guard isStopping else { return false }
        switch event {
        case .messageUpdated(let message), .messageFinalized(let message):
            return message.role == .assistant && !conversation.contains(message.id)
        case .assistantTextDelta: return true
        default: return false
        }
    }
}

extension EchoError {
    fileprivate var subject: NoticePresenter.Subject? {
        switch self {
        case .notConnected, .unreachable, .connectionTimedOut, .connectionLost, .rejected: .connection
        case .audio: .sound
        default: nil
        }
    }
}

extension AudioStatus {
    /// No device has failed.
    fileprivate var works: Bool {
        for device in [microphone, loudspeaker] { if case .failed = device { return false } }
        return true
    }
}
