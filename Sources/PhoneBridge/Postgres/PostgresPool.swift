import EchoConcurrency
import Synchronization

/// A few connections to a PostgreSQL server, each on a thread of its own: one that hangs, or has much to do, holds up
/// only what it was asked.
final class PostgresPool: Sendable {
    typealias Instant = ContinuousClock.Instant

    private final class Visitor: Sendable {
        let isSeated = OneTimeEvent()
        let seat = Mutex<Int?>(nil)
    }

    private struct State {
        var seats: PostgresSeats
        var waiting: [Int: Visitor] = [:]
        var next = 0
    }

    /// A server has a hundred by default, for all bridges and whoever else uses it.
    static let most = 4
    private static let mostWaiting = 256

    private let links: [PostgresLink]
    private let wait: Duration
    private let state: Mutex<State>

    /// - Parameters:
    ///   - count: of connections; each is made when it is needed first.
    ///   - patience: for an answer of the server.
    ///   - wait: for a connection that is free.
    init(
        _ address: PostgresAddress, count: Int = most, patience: Duration = PostgresConnection.patience,
        wait: Duration = .seconds(5), now: @escaping @Sendable () -> Instant = { .now }
    ) {
        let attempts = PostgresAttempts(now: now)
        links = (0..<count).map { _ in PostgresLink(address, attempts, patience: patience) }
        self.wait = wait
        state = Mutex(State(seats: PostgresSeats(count, mostWaiting: Self.mostWaiting)))
    }

    /// - Parameter work: has one connection until it is done, and may be done twice.
    /// - Throws: `unavailable`, also when no connection is free in time.
    func perform<Value: Sendable>(
        _ work: @Sendable (PostgresConnection) throws(CallStoreError) -> Value
    ) async throws(CallStoreError) -> Value {
        guard let seat = await seat() else { throw .unavailable }
        defer { leave(seat) }
        return try await links[seat].perform(work)
    }

    func close() async { for link in links { await link.close() } }

    /// Nil when there is none in time, or the task is cancelled while it waits.
    private func seat() async -> Int? {
        let visitor = Visitor()
        let (number, answer) = state.withLock { state in
            state.next += 1
            let answer = state.seats.ask(state.next)
            if answer == .wait { state.waiting[state.next] = visitor }
            return (state.next, answer)
        }
        switch answer {
        case .seat(let seat): return seat
        case .full: return nil
        case .wait: break
        }
        await visitor.isSeated.wait(within: wait)
        return state.withLock { state in
            // It may have been given one in the moment in which it gave up.
            if state.waiting.removeValue(forKey: number) != nil { state.seats.giveUp(number) }
            return visitor.seat.withLock(\.self)
        }
    }

    private func leave(_ seat: Int) {
        let next = state.withLock { state in
            let next = state.seats.leave(seat).flatMap { state.waiting.removeValue(forKey: $0) }
            next?.seat.withLock { $0 = seat }
            return next
        }
        next?.isSeated.happen()
    }
}
