import EchoWire

/// Keeps the last answers, so that they can be continued; the oldest go first.
struct ResponseMemory: Sendable {
    private let capacity: Int
    private let itemCapacity: Int
    private var stored: [String: StoredResponse] = [:]
    private var order: [String] = []
    private var items = 0

    /// - Parameters:
    ///   - capacity: How many answers are kept.
    ///   - itemCapacity: How many items they may have together; an answer counts its whole conversation.
    init(capacity: Int = 256, itemCapacity: Int = 20_000) {
        self.capacity = capacity
        self.itemCapacity = itemCapacity
    }

    subscript(_ id: String) -> StoredResponse? { stored[id] }

    mutating func keep(_ entry: StoredResponse) {
        forget(entry.response.id)
        stored[entry.response.id] = entry
        order.append(entry.response.id)
        items += entry.conversation.count
        while order.count > capacity || items > itemCapacity, order.count > 1 { forget(order[0]) }
    }

    /// False when it was not there.
    @discardableResult
    mutating func forget(_ id: String) -> Bool {
        guard let entry = stored.removeValue(forKey: id) else { return false }
        order.removeAll { $0 == id }
        items -= entry.conversation.count
        return true
    }
}
