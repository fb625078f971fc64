import Echo
import EchoText

/// What happened.
extension ScreenPresenter {
    public mutating func receive(_ event: EchoEvent, at moment: ScreenTime) {
        if !filter.hides(event, isKnown: conversation.contains) { conversation.receive(event, at: moment.date) }
        for index in parts.indices { parts[index].receive(event, at: moment, in: conversation) }
        if let (wording, role) = EventNotice.wording(event) { notices.show(wording, role) }
        switch event {
        case .connectionStatusChanged(let connection): receive(connection, at: moment)
        case .turnChanged(let turn):
            status.receive(turn, at: moment.uptime)
            conversation.receive(turn)
            levels.receive(turn, at: moment.uptime)
        case .assistantInterrupted: levels.note(.interrupted, at: moment.uptime)
        case .interruption(let voice): levels.note(WaveformMark(voice.kind), at: moment.uptime)
        case .modeChanged(let mode): receive(mode)
        case .messageRemoved(let id) where id == editedMessage?.id: editedMessage = nil
        case .audioLevelChanged(let level):
            levels.pause = pauseOfLevels
            levels.receive(level, at: moment.uptime)
        case .audioStatusChanged(let status): receive(status, at: moment)
        case .assistantStartedSpeaking, .assistantAudioDelta: settings.lockVoice(true)
        case .error(let error): show(error)
        default: break
        }
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

    /// What the person chose, all of it.
    public mutating func show(_ chosen: Preferences) {
        if chosen.screen.usesMouse != preferences.usesMouse { mouseOverride = nil }
        settings.preferences = chosen
        preferences = chosen.screen
        levels.show(chosen.session)
        showDevices()
        theme = chosen.theme ?? ThemeChoice.automatic
    }

    public mutating func show(all messages: [Message]) { conversation.show(all: messages) }

    /// Who answers now, and how.
    public mutating func show(_ mode: ConversationMode, model: String) {
        receive(mode)
        status.show(model: model)
        settings.show(mode, model: model)
    }

    public mutating func show(_ status: ProtectionStatus) { levels.show(status) }

    /// Nil when it is over, however it went.
    public mutating func switching(to mode: ConversationMode?) {
        status.switching(to: mode)
        switchFailure = nil
    }

    public mutating func switchFailed(to mode: ConversationMode, _ error: EchoError) {
        switchFailure = error
        notices.show(ModeWording.failure(of: mode, error), .failure)
    }

    public mutating func show(_ error: EchoError) {
        if case .lost(let cause) = status.connection, cause == error { return }
        if case .retrying(let retry) = status.connection, retry.cause == error { return }
        if case .audio(let error) = error, isKnown(error) { return }
        if case .audio(.noSoundServer) = error { isServerLossTold = true }
        notices.show(ErrorPresenter.present(error).wording, .failure, about: error.subject)
    }

    /// Connecting came to nothing, whether or not the engine said so.
    public mutating func connectionFailed() {
        switch status.activity {
        case .starting, .connecting: status.receive(.disconnected, at: .zero)
        default: break
        }
    }

    /// - Parameter subject: what it is about: it goes when that works.
    public mutating func notify(_ wording: Wording, _ role: TextRole = .plain, about subject: NoticeSubject? = nil) {
        notices.show(wording, role, about: subject)
    }

    /// What was said about it is out of date.
    public mutating func settle(_ subject: NoticeSubject) { notices.works(subject) }

    public mutating func dismissNotice() { notices.dismiss() }

    public mutating func startReset() { filter.isResetting = true }

    /// The engine has a new conversation: all that was is gone.
    public mutating func finishReset(at moment: ScreenTime) {
        filter.isResetting = false
        conversation.reset()
        for index in parts.indices { parts[index].reset() }
        editedMessage = nil
        status.reset(at: moment.uptime)
        settings.lockVoice(false)
    }

    /// The engine kept the old conversation.
    public mutating func abandonReset() { filter.isResetting = false }

    public mutating func stopping(_ isStopping: Bool) { filter.isStopping = isStopping }

    private mutating func receive(_ mode: ConversationMode) {
        status.show(mode)
        if mode == .text { isTalking = false }
        welcome()
    }

    /// Says anew what an empty conversation says.
    mutating func welcome() {
        conversation.welcome(
            with: recorded.map(WelcomeWording.paragraphs)
                ?? WelcomeWording.paragraphs(server: status.server, mode: status.mode, isFirstRun: isFirstRun))
    }

    private mutating func receive(_ connection: ConnectionStatus, at moment: ScreenTime) {
        let isRetry = if case .retrying = connection { isFirstRetry } else { false }
        status.receive(connection, at: moment.uptime)
        switch connection {
        case .connected(let id, _):
            notices.works(.connection)
            if id != sessionID { settings.lockVoice(false) }
            sessionID = id
        case .retrying(let retry) where isRetry:
            notices.show(ErrorPresenter.presentRetry(retry.cause).wording, .warning, about: .connection)
        case .lost(let error) where error != switchFailure:
            notices.show(ErrorPresenter.presentLoss(error).wording, .failure, about: .connection)
        case .disconnected, .connecting, .retrying, .handingOver, .lost: break
        }
    }

    /// Why it is tried again is told once, not with every attempt.
    private var isFirstRetry: Bool {
        switch status.connection {
        case .retrying, .connecting: false
        case nil, .disconnected, .connected, .handingOver, .lost: true
        }
    }

    private mutating func receive(_ audio: AudioStatus, at moment: ScreenTime) {
        self.audio = audio
        levels.receive(audio, at: moment.uptime)
        status.receive(audio)
        showDevices()
        if audio.works { notices.works(.sound) }
        if audio.works, !isServerGone { serverWorks() }
    }
}

extension EchoError {
    fileprivate var subject: NoticeSubject? {
        switch self {
        case .notConnected, .unreachable, .connectionTimedOut, .connectionLost, .rejected: .connection
        case .audio(.replaced): .replacement
        case .audio(.noSoundServer): .server
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
