/// A long list whose copies share storage, so that changing one element costs the same at 100 and at 100,000.
///
/// An array that someone else also holds is copied whole by its next change. Here only the chunk that changes is.
public struct ChunkedList<Element: Sendable & Hashable>: Sendable, Hashable {
    static var chunkSize: Int { 128 }

    private var chunks: [[Element]] = []
    /// Elements at the front of the first chunk that were dropped.
    private var dropped = 0
    public private(set) var count = 0

    public init() {}

    public init(_ elements: some Sequence<Element>) {
        for element in elements { append(element) }
    }

    public mutating func append(_ element: Element) {
        if let last = chunks.last, last.count < Self.chunkSize {
            chunks[chunks.count - 1].append(element)
        } else {
            var chunk: [Element] = []
            chunk.reserveCapacity(Self.chunkSize)
            chunk.append(element)
            chunks.append(chunk)
        }
        count += 1
    }

    /// At the end as cheap as `append`; elsewhere everything behind it moves.
    public mutating func insert(_ element: Element, at index: Int) {
        guard index < count else { return append(element) }
        var elements = Array(self)
        elements.insert(element, at: index)
        self = ChunkedList(elements)
    }

    /// Everything behind it moves.
    public mutating func remove(at index: Int) {
        guard indices.contains(index) else { return }
        var elements = Array(self)
        elements.remove(at: index)
        self = ChunkedList(elements)
    }

    /// Forgets the oldest element. Its memory is given back with the rest of its chunk.
    public mutating func dropFirst() {
        guard count > 0 else { return }
        count -= 1
        dropped += 1
        guard dropped == Self.chunkSize else { return }
        chunks.removeFirst()
        dropped = 0
    }

    public mutating func removeAll() { self = ChunkedList() }

    public static func == (left: Self, right: Self) -> Bool {
        guard left.count == right.count else { return false }
        if left.dropped == right.dropped { return left.chunks == right.chunks }
        return left.elementsEqual(right)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        hasher.combine(last)
    }
}

extension ChunkedList: RandomAccessCollection, MutableCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { count }

    public subscript(position: Int) -> Element {
        get { chunks[(position + dropped) / Self.chunkSize][(position + dropped) % Self.chunkSize] }
        set { chunks[(position + dropped) / Self.chunkSize][(position + dropped) % Self.chunkSize] = newValue }
    }
}
