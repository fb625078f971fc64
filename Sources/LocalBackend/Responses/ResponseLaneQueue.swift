import EchoWire
import Synchronization

/// The work of one connection of the Responses API: answers waiting, being made, and ready to be continued.
final class ResponseLaneQueue: Sendable {
    /// The response to a steer.
    enum Steering: Sendable {
        /// The answer that is to end, and the lane that it is in.
        case accepted(id: String, ResponseRun, lane: String?, number: Int)
        case pending(id: String, [ResponsesFunctionCall], lane: String?, number: Int)
        case failed(SteerRequest.Failure, number: Int)
    }

    /// The successor of an answer to which more was said.
    enum Successor: Sendable {
        case request(ResponsesSocketMessage.Request, Steer)
        case pending(Steer, [ResponsesFunctionCall], number: Int)
    }

    struct Steer: Sendable {
        var id: String
        var request: SteerRequest
        /// The client knows what it waits for.
        var isPending = false
    }

    private struct Running {
        var run: ResponseRun
        var request: ResponsesSocketMessage.Request
        var steers: [Steer] = []
    }

    private struct State {
        var lanes = ResponseLanes()
        var running: [String: Running] = [:]
        /// Answers that ended with calls, and what was said to them meanwhile.
        var owing: [String: [Steer]] = [:]
        /// Also of answers that are not to be stored: they last as long as the connection.
        var memory = ResponseMemory(capacity: 32, byteCapacity: 16 << 20)
        var ids: IdentifierSource
        var steerEvents = 0

        mutating func number() -> Int {
            defer { steerEvents += 1 }
            return steerEvents
        }
    }

    private static let mostSteers = 8
    private let state: Mutex<State>

    init(seed: UInt64) { state = Mutex(State(ids: IdentifierSource(seed: seed))) }

    func receive(_ request: ResponsesSocketMessage.Request) -> ResponseLanes.Outcome {
        state.withLock { $0.lanes.receive(request) }
    }

    /// What was said to the answer that it continues comes with it, after the outputs that were waited for.
    func completed(_ request: ResponsesSocketMessage.Request) -> ResponsesSocketMessage.Request {
        state.withLock { state in
            var request = request
            if let id = request.fields["previous_response_id"]?.string, let steers = state.owing.removeValue(forKey: id)
            {
                request.append(steers.flatMap(\.request.input.items))
            }
            return request
        }
    }

    func next(in lane: String?) -> ResponsesSocketMessage.Request? { state.withLock { $0.lanes.next(in: lane) } }

    /// Nothing is being made, and nothing waits.
    var isIdle: Bool { state.withLock(\.lanes.isIdle) }

    func begin(_ run: ResponseRun, _ request: ResponsesSocketMessage.Request) {
        state.withLock { $0.running[run.id] = Running(run: run, request: request) }
    }

    /// What follows, if more was said to it.
    func end(_ run: ResponseRun) -> Successor? {
        state.withLock { state in
            let ended = state.running.removeValue(forKey: run.id)
            state.memory.keep(run)
            guard let ended, let last = ended.steers.last else { return nil }
            let owed = Self.owed(by: run, ended.steers)
            guard owed.isEmpty else {
                state.owing[run.id] = ended.steers
                return last.isPending ? nil : .pending(last, owed, number: state.number())
            }
            return .request(ended.request.continuing(run.id, with: ended.steers.map(\.request)), last)
        }
    }

    /// An answer that can be continued, also one whose last event is on its way: who has it asks on at once.
    func kept(_ id: String) -> ResponseRun? { state.withLock { $0.memory[id] ?? $0.running[id]?.run } }

    func steer(_ request: SteerRequest) -> Steering {
        state.withLock { state in
            let number = state.number()
            guard request.isValid else { return .failed(.invalidInput, number: number) }
            guard var running = state.running[request.responseID] else {
                let isKnown = state.memory[request.responseID] != nil
                return .failed(isKnown ? .responseOver : .responseNotFound, number: number)
            }
            guard running.steers.count < Self.mostSteers else { return .failed(.tooMany, number: number) }
            let steer = Steer(id: state.ids.next("steer"), request: request)
            running.steers.append(steer)
            let (lane, owed) = (running.request.lane, Self.owed(by: running.run, running.steers))
            running.steers[running.steers.count - 1].isPending = !owed.isEmpty
            state.running[request.responseID] = running
            return owed.isEmpty
                ? .accepted(id: steer.id, running.run, lane: lane, number: number)
                : .pending(id: steer.id, owed, lane: lane, number: number)
        }
    }

    /// Calls that nothing of what was said answers.
    private static func owed(by run: ResponseRun, _ steers: [Steer]) -> [ResponsesFunctionCall] {
        run.response.functionCalls.filter { call in !steers.contains { $0.request.answers(call) } }
    }

    /// The number of another event about steers.
    func nextSteerNumber() -> Int { state.withLock { $0.number() } }

    /// A client that cancels what has just ended means no harm.
    func cancel(_ id: String?) {
        let runs = state.withLock { state in
            id.map { id in state.running[id].map { [$0.run] } ?? [] } ?? state.running.values.map(\.run)
        }
        for run in runs { run.cancel() }
    }
}

extension ResponsesSocketMessage.Request {
    /// Says more at the end.
    fileprivate mutating func append(_ items: [ResponsesItem]) {
        guard let input = fields["input"].flatMap({ try? ResponsesInput($0) }) else { return }
        fields["input"] = ResponsesInput.items(input.items + items).wire
    }

    /// The same request about what was said to the answer `id` of it.
    fileprivate func continuing(_ id: String, with steers: [SteerRequest]) -> ResponsesSocketMessage.Request {
        var next = self
        next.fields["previous_response_id"] = .string(id)
        next.fields["input"] = ResponsesInput.items(steers.flatMap(\.input.items)).wire
        next.isGenerated = true
        return next
    }
}
