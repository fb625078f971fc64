import EchoTestKit
import Foundation
import PhoneExchange

/// Calls that begin and end one after the other, some at a time, over the wires that a bridge has: how many a minute
/// come about, how soon each is heard, and whether anything of them stays behind.
struct TurnoverBenchmark: BenchmarkProtocol {
    /// Numbers of calls begin again after so many: as many as a frame has room for.
    private static let numbers = 2000

    let name = "turnover"
    let mostRuns = 1
    var atOnce = [1, 10, 50]
    var span = Duration.seconds(30)
    /// Of it nothing is measured: whatever is made once is made by then.
    var start = Duration.seconds(10)

    private struct Stand: Sendable {
        let exchange: PhoneExchange
        let board: TurnoverBoard
        let bridge: ServedProgram
    }

    func rows() async throws -> [BenchmarkRow] {
        var rows: [BenchmarkRow] = []
        for count in atOnce { rows += try await self.rows(count) }
        return rows
    }

    private func rows(_ count: Int) async throws -> [BenchmarkRow] {
        let board = TurnoverBoard()
        let server = TalkativeEndpoint([]) { board.arrive($0) }
        // A call that ends has its place for a moment longer.
        return try await BridgedWires.run(server, calls: count * 2 + 10) { wires in
            try await measured(count, Stand(exchange: wires.exchange, board: board, bridge: wires.bridge))
        }
    }

    private func measured(_ count: Int, _ stand: Stand) async throws -> [BenchmarkRow] {
        try await call(count, stand, for: start)
        _ = stand.board.take()
        let pid = stand.bridge.pid
        let (memory, files) = (try ProcessStatistics(pid: pid).proportionalKiB, try await settled(pid))
        try await call(count, stand, for: span)
        let (setups, failed) = stand.board.take()
        let (memoryAfter, filesAfter) = (try ProcessStatistics(pid: pid).proportionalKiB, try await settled(pid))
        let minute = Int(Double(setups.count) / (span / .seconds(60)))
        let setup = Distribution(setups)?.text(50, 99) ?? "nothing came"
        return [
            BenchmarkRow(
                what: "calls one after the other, \(count) at a time: a minute", reach: "none comes to nothing",
                measured: "\(minute), \(failed) came to nothing", failed: failed > 0 || setups.isEmpty),
            BenchmarkRow(what: "… the caller calls → first sound at the Realtime server", reach: "", measured: setup),
            BenchmarkRow(
                what: "… memory (PSS) of the bridge before and after them", reach: "",
                measured: "\(memory / 1024) → \(memoryAfter / 1024) MiB"),
            BenchmarkRow(
                what: "… open files before and after them", reach: "no more", measured: "\(files) → \(filesAfter)",
                failed: filesAfter > files + count),
        ]
    }

    /// As soon as they grow no fewer: connections of calls that are over end a moment later.
    private func settled(_ pid: pid_t) async throws -> Int {
        var least = try ProcessStatistics.descriptors(of: pid)
        for _ in 0..<20 {
            try await Task.sleep(for: .milliseconds(100))
            least = min(least, try ProcessStatistics.descriptors(of: pid))
        }
        return least
    }

    /// So many at a time; each begins when the one before it is over.
    private func call(_ count: Int, _ stand: Stand, for span: Duration) async throws {
        let end = ContinuousClock.now + span
        try await withThrowingTaskGroup(of: Void.self) { group in
            for place in 0..<count {
                group.addTask {
                    var number = place
                    while ContinuousClock.now < end {
                        try await call(number, stand)
                        number = (number + count) % (Self.numbers / count * count)
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private func call(_ number: Int, _ stand: Stand) async throws {
        stand.board.begin(number)
        let sid = try await stand.exchange.call(
            from: "+14155550111", to: HeldBridge.number, caller: TurnoverCaller(number, stand.board))
        _ = try? await stand.exchange.ended(sid)
        stand.board.end(number)
    }
}
