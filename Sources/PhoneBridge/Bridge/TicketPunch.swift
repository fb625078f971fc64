import DequeModule
import Synchronization

/// Lets each ticket of a media stream in once, so that a stream that was recorded opens no second call.
final class TicketPunch: Sendable {
    private struct State {
        var used: Set<String> = []
        var order: Deque<String> = []
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// - Parameter capacity: more calls than begin within the life of a ticket.
    init(capacity: Int = 20_000) { self.capacity = max(1, capacity) }

    /// - Parameter ticket: one that is right.
    /// - Returns: whether it was not used before.
    func punch(_ ticket: String) -> Bool {
        state.withLock { state in
            guard state.used.insert(ticket).inserted else { return false }
            state.order.append(ticket)
            if state.order.count > capacity, let oldest = state.order.popFirst() { state.used.remove(oldest) }
            return true
        }
    }
}
