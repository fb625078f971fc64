import Synchronization

/// What one connection of the Responses API has in hand: what waits, what is being made, what can be continued.
final class ResponseLaneQueue: Sendable {
    private struct State {
        var lanes = ResponseLanes()
        var running: [String: ResponseRun] = [:]
        /// Also of answers that are not to be stored: they last as long as the connection.
        var memory = ResponseMemory(capacity: 32, byteCapacity: 16 << 20)
    }

    private let state = Mutex(State())

    func receive(_ request: ResponsesSocketMessage.Request) -> ResponseLanes.Outcome {
        state.withLock { $0.lanes.receive(request) }
    }

    func next(in lane: String?) -> ResponsesSocketMessage.Request? { state.withLock { $0.lanes.next(in: lane) } }

    /// Nothing is being made, and nothing waits.
    var isIdle: Bool { state.withLock(\.lanes.isIdle) }

    func begin(_ run: ResponseRun) { state.withLock { $0.running[run.id] = run } }

    func end(_ run: ResponseRun) {
        state.withLock { state in
            state.running.removeValue(forKey: run.id)
            state.memory.keep(run)
        }
    }

    func kept(_ id: String) -> ResponseRun? { state.withLock { $0.memory[id] } }

    /// Who cancels what has just ended means no harm.
    func cancel(_ id: String?) {
        let runs = state.withLock { state in
            id.map { id in state.running[id].map { [$0] } ?? [] } ?? Array(state.running.values)
        }
        for run in runs { run.cancel() }
    }
}
