import Echo
import Foundation

/// Knows what a person has taken back, so that nothing of it is shown when it comes late.
struct EventFilter: Sendable {
    /// Nothing about messages is shown while a conversation is being replaced.
    private var isResetting = false
    /// What happened to them meanwhile.
    private var withheld: [(event: EchoEvent, date: Date)] = []
    /// No answer begins while one is being stopped.
    var isStopping = false

    mutating func startReset() { isResetting = true }

    /// - Returns: what is to be shown if the conversation has stayed.
    mutating func endReset() -> [(event: EchoEvent, date: Date)] {
        defer { (isResetting, withheld) = (false, []) }
        return withheld
    }

    /// - Parameter rows: the messages that are on the screen already.
    mutating func hides(_ event: EchoEvent, at date: Date, among rows: [String: Int]) -> Bool {
        if isResetting {
            if event.concernsMessages { withheld.append((event, date)) }
            return true
        }
        guard isStopping else { return false }
        switch event {
        case .messageUpdated(let message), .messageFinalized(let message):
            return message.role == .assistant && rows[message.id] == nil
        case .assistantTextDelta: return true
        default: return false
        }
    }
}
