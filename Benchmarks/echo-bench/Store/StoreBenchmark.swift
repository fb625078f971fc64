import Echo
import EchoScreen
import EchoStore
import Foundation

/// The store of conversations: how fast it writes, and how soon it answers when it holds a million messages.
struct StoreBenchmark: BenchmarkProtocol {
    let name = "store"
    var mostRuns: Int { 1 }
    /// Messages after which searching is measured.
    var sizes = [10_000, 100_000, 1_000_000]

    func rows() async throws -> [BenchmarkRow] {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = ConversationStore(folder: folder.path)
        var filler = StoreFiller(store: store)
        var searching: [BenchmarkRow] = []
        for size in sizes {
            await filler.fill(to: size)
            searching.append(try await search(store, size))
        }
        let list = try await measure { _ = try await store.conversations(HistoryFilter(), after: nil, limit: 100) }
        let open = try await measure { _ = try await store.messages(of: StoreFiller.long, .last, limit: 200) }
        let erasing = try await erase(in: store)
        await store.close()
        return [
            BenchmarkRow(what: "store: messages written a second", reach: "apart", measured: filler.pace),
            BenchmarkRow(what: "store: list of conversations opened", reach: "p95 ≤ 50 ms", measured: list),
            BenchmarkRow(what: "store: conversation of 100,000 opened", reach: "p95 ≤ 50 ms", measured: open),
        ] + searching + erasing
    }

    /// Until no byte is left.
    private func erase(in store: ConversationStore) async throws -> [BenchmarkRow] {
        var rows: [BenchmarkRow] = []
        for (what, id) in [("short", ConversationID("c7")), ("100,000 messages", StoreFiller.long)] {
            let start = ContinuousClock.now
            let report = try await store.erase([id])
            rows.append(
                BenchmarkRow(
                    what: "store: a conversation erased, \(what)", reach: "in the background",
                    measured: "\(Int((.now - start) / .milliseconds(1))) ms", failed: report.obstacle != nil))
        }
        return rows
    }

    private func search(_ store: ConversationStore, _ size: Int) async throws -> BenchmarkRow {
        var times: [Duration] = []
        for _ in 0..<5 {
            for query in StoreWords.queries {
                let start = ContinuousClock.now
                _ = try await store.search(HistoryFilter(text: query), order: .best, limit: 50)
                times.append(.now - start)
            }
        }
        guard let reached = Distribution(times) else { throw BenchmarkFailure("Nothing was searched.") }
        return BenchmarkRow(
            what: "store: first 50 hits among \(size) messages", reach: "p95 ≤ 50 ms",
            measured: reached.text(50, 95, 99), failed: reached.percentile(95) > .milliseconds(50))
    }

    private func measure(_ body: () async throws -> Void) async throws -> String {
        var times: [Duration] = []
        for _ in 0..<100 {
            let start = ContinuousClock.now
            try await body()
            times.append(.now - start)
        }
        return Distribution(times)?.text(50, 95) ?? ""
    }
}
