import Echo

/// The notices about troubles that were given: each is given once.
struct ToldTroubles: Sendable {
    var devices = ToldDevices()
    /// Why the key that is stored cannot be had; nil where it can, or there is none.
    var keyProblem: String?
    private var isOverflowTold = false
    private var switchFailure: EchoError?
    private var absence: EchoError?

    /// The oldest messages no longer fit.
    ///
    /// - Returns: whether it is news in this conversation.
    mutating func tellOverflow() -> Bool {
        defer { isOverflowTold = true }
        return !isOverflowTold
    }

    /// Another conversation begins.
    mutating func begin() { isOverflowTold = false }

    /// Why there is no connection.
    mutating func tellAbsence(_ error: EchoError) { absence = error }

    func knowsAbsence(_ error: EchoError) -> Bool { absence == error }

    mutating func serverAnswers() { absence = nil }

    /// Why the mode was not changed: what is heard of it later is no news. Nil when the mode is being changed again.
    mutating func tellSwitchFailure(_ error: EchoError?) { switchFailure = error }

    func knowsSwitchFailure(_ error: EchoError) -> Bool { switchFailure == error }

    mutating func takeSwitchFailure(of other: ToldTroubles) { switchFailure = other.switchFailure }
}
