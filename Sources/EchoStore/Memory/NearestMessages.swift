/// The nearest of many, without keeping the others: a heap with the farthest of them on top.
struct NearestMessages {
    /// Below this two texts have nothing to do with one another: those of the published models that have lie above 0.3, the
    /// hashed vectors of texts that share no word about 0.
    private static let least: Float = 0.25

    private let most: Int
    private var heap: [NearMessage] = []

    init(most: Int) { self.most = most }

    var sorted: [NearMessage] { heap.sorted { ($0.similarity, $0.number) > ($1.similarity, $1.number) } }

    mutating func add(_ message: NearMessage) {
        guard message.similarity >= Self.least else { return }
        if heap.count < most {
            heap.append(message)
            rise(from: heap.count - 1)
        } else if let farthest = heap.first, message.similarity > farthest.similarity {
            heap[0] = message
            sink()
        }
    }

    private mutating func rise(from index: Int) {
        var index = index
        while index > 0, heap[index].similarity < heap[(index - 1) / 2].similarity {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func sink() {
        var index = 0
        while true {
            let children = [2 * index + 1, 2 * index + 2].filter { $0 < heap.count }
            guard let child = children.min(by: { heap[$0].similarity < heap[$1].similarity }),
                heap[child].similarity < heap[index].similarity
            else { return }
            heap.swapAt(index, child)
            index = child
        }
    }
}
