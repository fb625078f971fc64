import Synchronization

/// Where questions wait until a server that answers few at once is free: who came first is answered first.
final class AnswerLine: Sendable {
    private struct State {
        var free: Int
        var next = 0
        var waiting: [(key: Int, go: CheckedContinuation<Bool, Never>)] = []
    }

    private let state: Mutex<State>

    /// - Parameter atOnce: Questions that are answered at the same time.
    init(atOnce: Int) { state = Mutex(State(free: max(1, atOnce))) }

    var isFree: Bool { state.withLock { $0.free > 0 } }

    /// Waits for a place; whoever takes one leaves it.
    ///
    /// - Parameters:
    ///   - patience: One that is stopped for another leaves within this time.
    ///   - tell: Is told how many came before, when it has to wait for longer than that.
    /// - Throws: `CancellationError` when nobody wants the answer any more.
    func take(patience: Duration = .seconds(1), _ tell: @escaping @Sendable (Int) -> Void) async throws {
        let (ahead, key) = state.withLock { state -> (Int?, Int) in
            guard state.free <= 0 else {
                state.free -= 1
                return (nil, 0)
            }
            state.next += 1
            return (state.waiting.count, state.next)
        }
        guard let ahead else { return }
        let notice = Task { if (try? await Task.sleep(for: patience)) != nil { tell(ahead + 1) } }
        defer { notice.cancel() }
        let isTaken = await withTaskCancellationHandler {
            await withCheckedContinuation { wait(key, $0) }
        } onCancel: {
            giveUp(key)
        }
        guard isTaken else { throw CancellationError() }
    }

    func leave() {
        let next = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().go
        }
        next?.resume(returning: true)
    }

    private func wait(_ key: Int, _ go: CheckedContinuation<Bool, Never>) {
        let answer = state.withLock { state -> Bool? in
            if Task.isCancelled { return false }
            // Somebody left meanwhile.
            if state.free > 0 {
                state.free -= 1
                return true
            }
            state.waiting.append((key, go))
            return nil
        }
        if let answer { go.resume(returning: answer) }
    }

    private func giveUp(_ key: Int) {
        let waiting = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            guard let place = state.waiting.firstIndex(where: { $0.key == key }) else { return nil }
            return state.waiting.remove(at: place).go
        }
        waiting?.resume(returning: false)
    }
}
