import EchoWire

/// In which order the requests of one connection are answered: those of a lane one after the other, lanes side by side.
struct ResponseLanes: Sendable {
    enum Outcome: Sendable, Hashable {
        /// The lane is free: answer it.
        case begin
        /// It comes when what is before it is answered.
        case wait
        case refuse(SessionProblem)
    }

    private let laneLimit: Int
    private let byteLimit: Int
    private var waiting: [String?: [ResponsesSocketMessage.Request]] = [:]
    private var bytes = 0

    /// - Parameters:
    ///   - laneLimit: How many lanes answer at the same time.
    ///   - byteLimit: How large the requests that wait may be together.
    init(laneLimit: Int = 16, byteLimit: Int = 32 << 20) {
        self.laneLimit = laneLimit
        self.byteLimit = byteLimit
    }

    var isIdle: Bool { waiting.isEmpty }

    mutating func receive(_ request: ResponsesSocketMessage.Request) -> Outcome {
        guard let queue = waiting[request.lane] else {
            guard waiting.count < laneLimit else { return .refuse(.tooManyResponses) }
            waiting[request.lane] = []
            return .begin
        }
        guard bytes + request.size <= byteLimit, queue.count < 64 else { return .refuse(.tooManyResponses) }
        bytes += request.size
        waiting[request.lane]?.append(request)
        return .wait
    }

    /// What is next after an answer is over. Nil frees the lane.
    mutating func next(in lane: String?) -> ResponsesSocketMessage.Request? {
        guard waiting[lane]?.isEmpty == false, let next = waiting[lane]?.removeFirst() else {
            waiting.removeValue(forKey: lane)
            return nil
        }
        bytes -= next.size
        return next
    }
}
