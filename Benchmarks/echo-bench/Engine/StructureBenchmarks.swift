import Echo
import Foundation

/// What the engine's own structures cost when a conversation is long or a search is wide.
enum StructureBenchmarks {
    static var all: [GrowthBenchmark] { [messageQueue, vectors] }

    /// Every message is appended, placed and changed; every tenth is placed before its neighbour is known.
    private static var messageQueue: GrowthBenchmark {
        GrowthBenchmark(
            name: "queue", what: "operations on the order of messages", reach: "≥ 100,000 a second",
            sizes: (10_000, 100_000), unit: .init(size: "messages", rate: "operations/s", worth: 3),
            // The larger fits into no cache, so that every look-up costs more; a search in line would show as 10.
            tolerance: 3
        ) { size in
            let messages = (0..<size).map { index in
                Message(id: "item_\(index)", role: .user, medium: .text, status: .inProgress, createdAt: .distantPast)
            }
            var queue = MessageQueue()
            let duration = ContinuousClock().measure {
                for tens in stride(from: 0, to: size, by: 10) { add(messages[tens..<min(tens + 10, size)], to: &queue) }
            }
            guard queue.ids == messages.map(\.id) else { throw BenchmarkFailure("messages are out of order") }
            return duration
        }
    }

    /// The second of them comes first.
    private static func add(_ messages: ArraySlice<Message>, to queue: inout MessageQueue) {
        var order = Array(messages.indices)
        if order.count > 1 { order.swapAt(0, 1) }
        for index in order {
            let message = messages[index]
            queue.append(message)
            queue.place(message.id, after: index == 0 ? nil : "item_\(index - 1)")
            queue.update(message.id) { $0.status = .completed }
        }
    }

    private static var vectors: GrowthBenchmark {
        let indexes = VectorIndexes()
        return GrowthBenchmark(
            name: "similar", what: "the 10 most similar of vectors of 1,536 numbers", reach: "≥ 1 GB/s a core",
            sizes: (100_000, 200_000), unit: .init(size: "vectors", rate: "GB/s", worth: 1536 * 4e-9)
        ) { size in
            let index = try indexes.index(size)
            var found = 0
            let duration = try ContinuousClock().measure {
                found = try index.nearest(to: VectorIndexes.vector(7), top: 10).first?.index ?? -1
            }
            guard found == 7 else { throw BenchmarkFailure("the vector itself was not found first") }
            return duration
        }
    }
}
