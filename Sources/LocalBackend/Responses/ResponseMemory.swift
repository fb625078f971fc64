import EchoWire

/// Keeps the last answers, so that they can be asked for and continued; the oldest go first.
struct ResponseMemory: Sendable {
    private let capacity: Int
    private let itemCapacity: Int
    private var runs: [String: ResponseRun] = [:]
    private var order: [String] = []
    private var items = 0

    /// - Parameters:
    ///   - capacity: How many answers are kept.
    ///   - itemCapacity: How many items they may have together; an answer counts the whole conversation before it.
    init(capacity: Int = 256, itemCapacity: Int = 20_000) {
        self.capacity = capacity
        self.itemCapacity = itemCapacity
    }

    subscript(_ id: String) -> ResponseRun? { runs[id] }

    mutating func keep(_ run: ResponseRun) {
        forget(run.id)
        runs[run.id] = run
        order.append(run.id)
        items += Self.cost(run)
        while order.count > capacity || items > itemCapacity, order.count > 1 { forget(order[0]) }
    }

    mutating func forget(_ id: String) {
        guard let run = runs.removeValue(forKey: id) else { return }
        order.removeAll { $0 == id }
        items -= Self.cost(run)
    }

    private static func cost(_ run: ResponseRun) -> Int { run.input.count + 1 }
}
