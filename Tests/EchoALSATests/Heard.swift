import EchoTestKit
import Synchronization
import Testing

/// Collects what a device tells and lets a test wait for it.
final class Heard<Event: Sendable>: Sendable {
    private struct Waiter: Sendable {
        let number: Int
        let condition: @Sendable ([Event]) -> Bool
        let done: CheckedContinuation<Bool, Never>
    }

    private struct State {
        var events: [Event] = []
        var waiters: [Waiter] = []
        var number = 0
    }

    private let state = Mutex(State())

    var all: [Event] { state.withLock { $0.events } }

    @Sendable func receive(_ event: Event) {
        let ready = state.withLock { state in
            state.events.append(event)
            let ready = state.waiters.filter { $0.condition(state.events) }
            state.waiters.removeAll { waiter in ready.contains { $0.number == waiter.number } }
            return ready
        }
        for waiter in ready { waiter.done.resume(returning: true) }
    }

    /// Returns as soon as the events fulfil the condition; records an issue when they never do.
    func wait(
        until condition: @escaping @Sendable ([Event]) -> Bool, _ location: SourceLocation = #_sourceLocation
    ) async {
        let number = state.withLock { state in
            state.number += 1
            return state.number
        }
        let limit = Task {
            try await Task.sleep(for: TestPatience.limit)
            giveUp(number)
        }
        let isFulfilled = await withCheckedContinuation { done in
            let isReady = state.withLock { state in
                if condition(state.events) { return true }
                state.waiters.append(Waiter(number: number, condition: condition, done: done))
                return false
            }
            if isReady { done.resume(returning: true) }
        }
        limit.cancel()
        if !isFulfilled { Issue.record("never came, only \(all.suffix(20))", sourceLocation: location) }
    }

    private func giveUp(_ number: Int) {
        let waiter = state.withLock { state in
            state.waiters.firstIndex { $0.number == number }.map { state.waiters.remove(at: $0) }
        }
        waiter?.done.resume(returning: false)
    }
}
