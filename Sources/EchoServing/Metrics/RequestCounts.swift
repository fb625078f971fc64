/// The answers to requests of one kind, counted, with their times.
struct RequestCounts: Sendable {
    private(set) var answers: [UInt: Int] = [:]
    private(set) var times = LatencyHistogram()

    /// - Parameter time: Nil where nobody measured: a WebSocket lasts as long as it likes.
    mutating func add(_ status: UInt, _ time: Duration?) {
        answers[status, default: 0] += 1
        if let time { times.add(time) }
    }
}
