import DequeModule

/// What waits to be kept, in the order in which it came, and no more of it than fits: then the oldest details go first,
/// and are counted.
public struct EventBacklog: Sendable {
    private struct Entry {
        let number: Int
        let write: CallWrite
    }

    public let capacity: Int
    /// What had to go.
    public private(set) var dropped = 0
    private var details = Deque<Entry>()
    private var calls = Deque<Entry>()
    private var next = 0

    public init(capacity: Int) { self.capacity = max(1, capacity) }

    public var count: Int { details.count + calls.count }
    public var isEmpty: Bool { count == 0 }

    public mutating func append(_ write: CallWrite) {
        if count == capacity { dropOldest() }
        next += 1
        let entry = Entry(number: next, write: write)
        if write.isDetail { details.append(entry) } else { calls.append(entry) }
    }

    /// The oldest, and, when it is an event, those that follow it at once.
    public mutating func popBatch(_ limit: Int) -> [CallWrite] {
        guard let first = popFirst() else { return [] }
        var batch = [first]
        guard case .event = first else { return batch }
        while batch.count < limit, case .event? = nextWrite, let next = popFirst() { batch.append(next) }
        return batch
    }

    private var isDetailNext: Bool {
        guard let detail = details.first else { return false }
        return calls.first.map { detail.number < $0.number } ?? true
    }

    private var nextWrite: CallWrite? { (isDetailNext ? details.first : calls.first)?.write }

    private mutating func popFirst() -> CallWrite? {
        (isDetailNext ? details.popFirst() : calls.popFirst())?.write
    }

    private mutating func dropOldest() {
        if details.popFirst() == nil { _ = calls.popFirst() }
        dropped += 1
    }
}
