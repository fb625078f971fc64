import Echo
import EchoScreen
import EchoStore
import Foundation

/// Encrypted conversations: how long it takes to encrypt them, and to search them in memory.
struct SealedStoreBenchmark: BenchmarkProtocol {
    let name = "sealed"
    var mostRuns: Int { 1 }
    var size = 100_000

    func rows() async throws -> [BenchmarkRow] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let keys = StorageKeyFile(path: folder.appending(path: "storage.key").path)
        let encrypting = try await fill(ConversationStore(folder: folder.path, keys: keys))
        let store = ConversationStore(folder: folder.path, keys: keys)
        _ = try await store.conversations(HistoryFilter(), after: nil, limit: 1)
        let memory = try ProcessStatistics(pid: getpid()).proportionalKiB
        let unlocking = try await time { _ = try await search("whale", in: store) }
        let megabytes = max(0, try ProcessStatistics(pid: getpid()).proportionalKiB - memory) >> 10
        var times: [Duration] = []
        for _ in 0..<5 {
            for query in StoreWords.queries { times.append(try await time { _ = try await search(query, in: store) }) }
        }
        store.note(.titled(ConversationID("c7"), ConversationTitle("whales", .person)))
        await store.flush()
        let afterChange = try await time { _ = try await search("whale", in: store) }
        await store.close()
        let reached = Distribution(times)
        return [
            row("\(size) messages encrypted", encrypting), row("index of \(size) made in memory", unlocking),
            BenchmarkRow(what: "sealed: memory of that index", reach: "", measured: "\(megabytes) MiB"),
            BenchmarkRow(
                what: "sealed: first 50 hits among \(size) messages", reach: "p95 ≤ 50 ms",
                measured: reached?.text(50, 95) ?? "", failed: (reached?.percentile(95) ?? .zero) > .milliseconds(50)),
            row("the same after a change", afterChange),
        ]
    }

    private func fill(_ store: ConversationStore) async throws -> Duration {
        var filler = StoreFiller(store: store)
        await filler.fill(to: size)
        let duration = try await time { try await store.setEncrypted(true, day: "2026-11-25") }
        await store.close()
        return duration
    }

    private func search(_ words: String, in store: ConversationStore) async throws -> [SearchHit] {
        try await store.search(HistoryFilter(text: words), order: .best, limit: 50)
    }

    private func time(_ body: () async throws -> Void) async rethrows -> Duration {
        let start = ContinuousClock.now
        try await body()
        return .now - start
    }

    private func row(_ what: String, _ duration: Duration) -> BenchmarkRow {
        BenchmarkRow(what: "sealed: \(what)", reach: "", measured: "\(Int(duration / .milliseconds(1))) ms")
    }
}
