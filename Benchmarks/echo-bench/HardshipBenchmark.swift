import EchoTestKit
import Foundation
import ProgramHarness

/// Events while something is wrong: whether keys are still answered, every event is counted, and memory stays as it is.
struct HardshipBenchmark: BenchmarkProtocol {
    enum Hardship: String, CaseIterable {
        case busyCore = "a core taken by another program, 1,000 events/s"
        case fullDisk = "the log's disk is full, 1,000 events/s"
        case hugeEvent = "an event of 15 MB among 1,000 events/s"
        case million = "a million events in the log"
    }

    /// Events of the greeting.
    private static let greeting = 3

    let name = "hardship"
    let mostRuns = 1
    let program: MeasuredProgram
    var seconds = 10

    func rows() async throws -> [BenchmarkRow] {
        var rows: [BenchmarkRow] = []
        for hardship in Hardship.allCases { rows += try await measured(hardship) }
        return rows
    }

    private func measured(_ hardship: Hardship) async throws -> [BenchmarkRow] {
        let server = PuppetServer()
        let terminal = try await program.start(
            on: server, arguments: hardship == .fullDisk ? ["--log", "/dev/full"] : [])
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await terminal.require("Events \(Self.greeting)")
        let before = try ProcessStatistics(pid: terminal.pid).proportionalKiB
        let rival = hardship == .busyCore ? try Rival() : nil
        defer { rival?.end() }
        if hardship == .million { try await send(1_000_000, at: nil, to: server) }
        async let sent: Int = hardship == .million ? 0 : sending(hardship, to: server)
        let keys = try await Typist(keys: seconds * 12).type(in: terminal)
        let count = try await sent + (hardship == .million ? 1_000_000 : 0)
        let total = NumberText.grouped(count + Self.greeting)
        try await terminal.require("Events \(total)", timeout: .seconds(60))
        let grown = Double(try ProcessStatistics(pid: terminal.pid).proportionalKiB - before) / 1024
        return [
            BenchmarkRow(
                what: "key → screen, \(hardship.rawValue)", reach: "≤ 10 ms",
                measured: Distribution(keys)?.text(50, 99) ?? "nothing"),
            BenchmarkRow(
                what: "… memory (PSS) more than before, all \(total) counted", reach: "bounded",
                measured: "\((grown * 10).rounded() / 10) MiB"),
        ]
    }

    private func sending(_ hardship: Hardship, to server: PuppetServer) async throws -> Int {
        try await send(seconds * 500, at: 1_000, to: server)
        if hardship == .hugeEvent {
            let words = String(repeating: "many words ", count: 15 << 20 / 11)
            try await server.send(#"{"type":"bench.huge","event_id":"event_huge","words":"\#(words)"}"#)
        }
        try await send(seconds * 500, at: 1_000, to: server)
        return seconds * 1_000 + (hardship == .hugeEvent ? 1 : 0)
    }

    /// - Parameter rate: events a second; nil for as many as it takes.
    private func send(_ count: Int, at rate: Int?, to server: PuppetServer) async throws {
        let start = ContinuousClock.now
        let bunch = rate == nil ? 100 : 10
        for first in stride(from: 0, to: count, by: bunch) {
            if let rate {
                try await Task.sleep(until: start + .seconds(Double(first) / Double(rate)), clock: .continuous)
            }
            try await server.send((first..<first + bunch).map { FloodBenchmark.event(.other, $0) })
        }
    }
}
