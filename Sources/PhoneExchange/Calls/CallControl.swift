import EchoConcurrency
import Synchronization

/// An interruption between a call and its program: somebody hangs up, or the app has another program for it.
final class CallControl: Sendable {
    private struct State {
        var next: CallProgram?
        var changed = OneTimeEvent()
        var ending: ExchangeStatus?
    }

    /// Nothing is done with the call any more.
    let ended = OneTimeEvent()
    private let state = Mutex(State())

    /// How the call ends, where that is not as a call usually does.
    var ending: ExchangeStatus? { state.withLock(\.ending) }

    /// - Parameter status: how it ends, unless that is known already.
    func end(_ status: ExchangeStatus? = nil) {
        state.withLock { $0.ending = $0.ending ?? status }
        ended.happen()
    }

    func change(to program: CallProgram) {
        let changed = state.withLock { state in
            state.next = program
            return state.changed
        }
        changed.happen()
    }

    /// Returns when there is another program, or the task is cancelled.
    func waitForChange() async { await state.withLock(\.changed).wait() }

    func takeNext() -> CallProgram? {
        state.withLock { state in
            defer { (state.next, state.changed) = (nil, OneTimeEvent()) }
            return state.next
        }
    }
}
