import Echo
import EchoText

/// What happened.
extension ScreenPresenter {
    /// - Parameter more: other events follow at once.
    public mutating func receive(_ event: EchoEvent, at moment: ScreenTime, more: Bool = false) {
        conversation.receive(event, at: moment.date, more: more)
        for index in parts.indices { parts[index].receive(event, at: moment, in: conversation) }
        if let (wording, role) = EventNotice.wording(event), isNews(event) { notices.show(wording, role) }
        let (before, model) = (status.standing.connection, status.standing.model)
        if case .error(let error) = event, status.activity == .thinking, status.standing.mode == .text, !error.isAway {
            conversation.leaveUnanswered()
        }
        status.receive(event, at: moment.uptime)
        if status.standing.model != model { welcome() }
        settings.lockVoice(status.standing.hasSpoken && status.takesTurns)
        switch event {
        case .connectionStatusChanged(let connection):
            notice(connection, after: before)
            follow(voice: status.standing.model, at: moment.uptime)
        case .turnChanged(let turn):
            conversation.receive(turn)
            levels.receive(turn, at: moment.uptime)
        case .assistantTextDelta: notices.works(.connection)
        case .assistantInterrupted: levels.note(.interrupted, at: moment.uptime)
        case .interruption(let voice): levels.note(WaveformMark(voice.kind), at: moment.uptime)
        case .turnEnded(let turn):
            let isStopped = turn.interrupted && turn.assistantItemID == nil && status.standing.mode == .text
            conversation.turnEnded(stoppedEarly: isStopped)
        case .modeChanged(let mode): follow(mode)
        case .modelReplaced(_, let new) where new == status.standing.model:
            settings.show(status.standing.mode, model: new)
        case .messageRemoved(let id) where id == writing.edited?.id: writing.stopEditing()
        case .audioLevelChanged(let level):
            levels.pause = pauseOfLevels
            levels.receive(level, at: moment.uptime)
        case .audioStatusChanged(let status): receive(status, at: moment)
        case .messageFinalized(let message) where message.role == .assistant && !message.isLocal:
            notices.told.serverAnswers()
        case .error(let error): showUnlessTold(error)
        default: break
        }
    }

    /// In a long conversation messages are left out before each answer: that is said once.
    private mutating func isNews(_ event: EchoEvent) -> Bool {
        guard case .contextTrimmed(let trim) = event, trim.means == .dropped else { return true }
        return notices.told.tellOverflow()
    }

    public mutating func show(_ server: ServerIdentity) {
        status.show(server)
        welcome()
    }

    public mutating func receive(_ record: WireRecord, at moment: ScreenTime) {
        eventLog.receive(record, at: moment.uptime)
    }

    public mutating func show(_ changed: SessionSettings) {
        settings.show(changed)
        levels.show(changed)
    }

    /// Shows all of the person's choices.
    public mutating func show(_ chosen: Preferences) {
        if chosen.screen.usesMouse != preferences.usesMouse { terminal.forgetMouse() }
        // How the panes stand is decided here, not chosen.
        var chosen = chosen
        chosen.screen.arrangement = preferences.arrangement
        settings.preferences = chosen
        levels.show(chosen.session)
        showDevices()
        terminal.show(theme: chosen.theme ?? ThemeChoice.automatic)
    }

    /// The server or model that answers now, and how.
    public mutating func show(_ mode: ConversationMode, model: String) {
        status.show(mode)
        status.show(model: model)
        follow(mode)
        if mode == .audio { follow(voice: model) }
        settings.show(mode, model: model)
    }

    public mutating func show(_ status: ProtectionStatus) { levels.show(status) }

    /// Nil when it is over, however it went.
    public mutating func switching(to mode: ConversationMode?) {
        status.switching(to: mode)
        notices.told.tellSwitchFailure(nil)
    }

    public mutating func switchFailed(to mode: ConversationMode, _ error: EchoError) {
        notices.told.tellSwitchFailure(error)
        notices.show(ModeWording.failure(of: mode, error), .failure, page: ErrorPage(error))
    }

    /// The same, unless the person was told so since the server was there last: nobody has asked for a connection.
    public mutating func showUnlessTold(_ error: EchoError) {
        if !notices.told.knowsAbsence(error) { show(error) }
    }

    public mutating func show(_ error: EchoError) {
        if case .lost(let cause) = status.standing.connection, cause == error { return }
        if case .retrying(let retry) = status.standing.connection, retry.cause == error { return }
        if case .audio(let error) = error, isKnown(error) { return }
        if case .audio(.noSoundServer) = error { notices.told.devices.tellLoss() }
        // There is one, and why it is not to be had was told.
        if error == .missingKey, let problem = notices.told.keyProblem {
            return notices.show(Wording(problem), .failure, page: .key)
        }
        if error.subject == .connection { notices.told.tellAbsence(error) }
        let mode = hasAsked ? status.standing.mode : nil
        notices.show(
            ErrorPresenter.present(error, in: mode).wording, .failure, about: error.subject, page: ErrorPage(error))
    }

    /// Why the key that is stored cannot be had: it is said again whenever the key is wanted.
    package mutating func keyFailed(_ sentence: String) { notices.told.keyProblem = sentence }

    /// In which theme the screen is drawn: a name, or `ThemeChoice.automatic`.
    package mutating func show(theme: String) { terminal.show(theme: theme) }

    /// In which theme it is seen while one is chosen; nil when that is over.
    package mutating func show(previewedTheme theme: String?) { terminal.show(preview: theme) }

    /// Shows the terminal's abilities.
    package mutating func show(_ traits: TerminalTraits) { terminal.traits = traits }

    private var hasAsked: Bool { conversation.state.rows.contains { $0.author.role == .user } }

    /// Connecting came to nothing, whether or not the engine said so.
    public mutating func connectionFailed() {
        status.connectionFailed()
    }

    /// - Parameter subject: what it is about: it goes when that works.
    public mutating func notify(
        _ wording: Wording, _ role: TextRole = .plain, about subject: NoticeSubject? = nil, page: ErrorPage? = nil
    ) {
        notices.show(wording, role, about: subject, page: page)
    }

    /// Several at once; the first is the one that is seen.
    public mutating func notify(all wordings: [Wording], _ role: TextRole) { notices.show(all: wordings, role) }

    /// Marks notifications about it as out of date.
    public mutating func settle(_ subject: NoticeSubject) { notices.works(subject) }

    public mutating func dismissNotice() { notices.dismiss() }

    public mutating func startReset() { conversation.filter.startReset() }

    /// The engine has a new conversation: all that was is gone.
    public mutating func finishReset(at moment: ScreenTime) {
        _ = conversation.filter.endReset()
        notices.told.begin()
        conversation.reset()
        for index in parts.indices { parts[index].reset() }
        writing.stopEditing()
        status.reset(at: moment.uptime)
        settings.lockVoice(status.standing.hasSpoken && status.takesTurns)
    }

    /// The new conversation goes on from what was said before.
    public mutating func resume(_ messages: [Message], at moment: ScreenTime) {
        notices.told.begin()
        conversation.resume(messages, at: moment.date)
    }

    /// The engine kept the old conversation: what happened in it meanwhile is shown.
    public mutating func abandonReset() {
        for (event, date) in conversation.filter.endReset() { conversation.show(event, at: date) }
    }

    public mutating func stopping(_ isStopping: Bool) { conversation.filter.isStopping = isStopping }

    /// What the voice that is connected, or is to be, can and costs.
    mutating func follow(voice name: String, at now: Duration? = nil) {
        let catalogue = settings.options.catalogue
        let takesTurns = catalogue.capabilities(ofVoice: name).contains(.turnDetection)
        status.show(
            takesTurns: takesTurns, minute: takesTurns ? nil : catalogue[name]?.price?.minute, at: now)
        levels.show(takesTurns: takesTurns)
    }

    private mutating func follow(_ mode: ConversationMode) {
        if mode == .text { talking.isMeant = false }
        welcome()
    }

    private mutating func notice(_ connection: ConnectionStatus, after before: ConnectionStatus?) {
        switch connection {
        case .connected:
            notices.works(.connection)
            notices.told.serverAnswers()
        case .retrying(let retry) where Self.isFirstRetry(after: before):
            notices.told.tellAbsence(retry.cause)
            notices.show(
                ErrorPresenter.presentRetry(retry).wording, .warning, about: .connection, page: ErrorPage(retry.cause))
        case .lost(let error) where !notices.told.knowsSwitchFailure(error):
            notices.told.tellAbsence(error)
            notices.show(
                ErrorPresenter.presentLoss(error).wording, .failure, about: .connection, page: ErrorPage(error))
        case .disconnected, .connecting, .retrying, .handingOver, .lost: break
        }
    }

    /// Why it is tried again is told once, not with every attempt.
    private static func isFirstRetry(after before: ConnectionStatus?) -> Bool {
        switch before {
        case .retrying, .connecting: false
        case nil, .disconnected, .connected, .handingOver, .lost: true
        }
    }

    private mutating func receive(_ audio: AudioStatus, at moment: ScreenTime) {
        levels.receive(audio, at: moment.uptime)
        showDevices()
        if audio.works { notices.works(.sound) }
        if audio.works, !notices.told.devices.isServerGone { serverWorks() }
    }
}

extension EchoError {
    fileprivate var subject: NoticeSubject? {
        switch self {
        case .notConnected, .unreachable, .connectionTimedOut, .answerTimedOut, .connectionLost, .rejected: .connection
        case .audio(.replaced): .replacement
        case .audio(.noSoundServer): .server
        case .audio: .sound
        default: nil
        }
    }
}

extension EchoError {
    /// Nobody is there to answer, for now: it is asked again by itself.
    fileprivate var isAway: Bool {
        switch self {
        case .unreachable, .connectionTimedOut, .connectionLost, .notConnected, .suspended: true
        default: false
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
