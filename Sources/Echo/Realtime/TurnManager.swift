/// The rules of turn taking: what ends a turn, and what has to be asked for that the server does not do by itself.
struct TurnManager: Sendable, Hashable {
    var mode: TurnMode
    var createsResponse = true
    var interruptsResponse = true

    init(settings: SessionSettings) {
        mode = settings.turnMode
        createsResponse = settings.createsResponse
        interruptsResponse = settings.interruptsResponse
    }

    var isAutomatic: Bool { if case .automatic = mode { true } else { false } }

    /// Whether the turns are found here, by voice.
    var isLocal: Bool { mode == .local }

    /// Whether turns are taken by voice, whoever finds them.
    var listens: Bool { isAutomatic || isLocal }

    /// Whether the server starts the answer when it has committed a turn.
    var serverAnswers: Bool { isAutomatic && createsResponse }

    /// Whether a server that was left to itself has cancelled the running answer when it hears speech, as the servers of
    /// old recordings were. `create_response: false` alone still cancels; only `interrupt_response: false` leaves the
    /// answer running.
    var serverCancels: Bool { isAutomatic && interruptsResponse }

    /// Whether speech that starts while the assistant talks should silence it.
    var speechInterrupts: Bool { interruptsResponse || !isAutomatic }
}
