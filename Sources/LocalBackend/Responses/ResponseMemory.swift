import EchoWire

/// Keeps the last answers, so that they can be asked for and continued; the oldest go first.
struct ResponseMemory: Sendable {
    private struct Entry: Sendable {
        var run: ResponseRun
        var weight: Int
    }

    let byteCapacity: Int
    private let capacity: Int
    private var entries: [String: Entry] = [:]
    private var order: [String] = []
    /// Bytes of all that is kept; what two conversations have in common counts twice.
    private(set) var weight = 0

    /// - Parameters:
    ///   - capacity: How many answers are kept.
    ///   - byteCapacity: How much they may weigh together; an answer counts the whole conversation before it.
    init(capacity: Int = 256, byteCapacity: Int = 64 << 20) {
        self.capacity = capacity
        self.byteCapacity = byteCapacity
    }

    subscript(_ id: String) -> ResponseRun? { entries[id]?.run }

    mutating func keep(_ run: ResponseRun) {
        forget(run.id)
        let entry = Entry(run: run, weight: run.weight)
        entries[run.id] = entry
        order.append(run.id)
        weight += entry.weight
        while order.count > capacity || weight > byteCapacity, order.count > 1 { forget(order[0]) }
    }

    mutating func forget(_ id: String) {
        guard let entry = entries.removeValue(forKey: id) else { return }
        order.removeAll { $0 == id }
        weight -= entry.weight
    }
}
