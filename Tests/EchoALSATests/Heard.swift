import Synchronization

/// Collects what a device tells and lets a test wait for it.
final class Heard<Event: Sendable>: Sendable {
    private struct State {
        var events: [Event] = []
        var waiters: [(condition: @Sendable ([Event]) -> Bool, done: CheckedContinuation<Void, Never>)] = []
    }

    private let state = Mutex(State())

    var all: [Event] { state.withLock { $0.events } }

    @Sendable func receive(_ event: Event) {
        let ready = state.withLock { state in
            state.events.append(event)
            let ready = state.waiters.filter { $0.condition(state.events) }
            state.waiters.removeAll { $0.condition(state.events) }
            return ready
        }
        for waiter in ready { waiter.done.resume() }
    }

    /// Returns as soon as the events fulfil the condition; the suite's time limit ends a wait in vain.
    func wait(until condition: @escaping @Sendable ([Event]) -> Bool) async {
        await withCheckedContinuation { done in
            let isReady = state.withLock { state in
                if condition(state.events) { return true }
                state.waiters.append((condition, done))
                return false
            }
            if isReady { done.resume() }
        }
    }
}
