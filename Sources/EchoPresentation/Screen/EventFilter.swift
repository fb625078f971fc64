import Echo

/// Knows what a person has taken back, so that nothing of it is shown when it comes late.
struct EventFilter: Sendable {
    /// Nothing about messages is shown while a conversation is being replaced.
    var isResetting = false
    /// No answer begins while one is being stopped.
    var isStopping = false

    /// `isKnown` tells whether a message is on the screen already.
    func hides(_ event: EchoEvent, isKnown: (String) -> Bool) -> Bool {
        if isResetting { return true }
        guard isStopping else { return false }
        switch event {
        case .messageUpdated(let message), .messageFinalized(let message):
            return message.role == .assistant && !isKnown(message.id)
        case .assistantTextDelta: return true
        default: return false
        }
    }
}
