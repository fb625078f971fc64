/// Keeps the best of many, never more than a few: a heap whose root is the worst of those that are kept.
struct BestFirst {
    private let limit: Int
    private var heap: [SimilarVector] = []

    init(limit: Int) {
        self.limit = limit
        heap.reserveCapacity(limit)
    }

    /// What was kept, best first; of equals the one with the lower index.
    var sorted: [SimilarVector] { heap.sorted { Self.isWorse($1, $0) } }

    mutating func offer(_ candidate: SimilarVector) {
        if heap.count < limit {
            heap.append(candidate)
            rise(from: heap.count - 1)
        } else if let worst = heap.first, Self.isWorse(worst, candidate) {
            heap[0] = candidate
            sink()
        }
    }

    private static func isWorse(_ left: SimilarVector, _ right: SimilarVector) -> Bool {
        left.similarity == right.similarity ? left.index > right.index : left.similarity < right.similarity
    }

    private mutating func rise(from start: Int) {
        var child = start
        while child > 0 {
            let parent = (child - 1) / 2
            guard Self.isWorse(heap[child], heap[parent]) else { return }
            heap.swapAt(child, parent)
            child = parent
        }
    }

    private mutating func sink() {
        var parent = 0
        while true {
            let children = (2 * parent + 1..<2 * parent + 3).filter { $0 < heap.count }
            guard let worst = children.min(by: { Self.isWorse(heap[$0], heap[$1]) }),
                Self.isWorse(heap[worst], heap[parent])
            else { return }
            heap.swapAt(parent, worst)
            parent = worst
        }
    }
}
