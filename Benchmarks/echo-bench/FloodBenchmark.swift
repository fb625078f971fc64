import EchoTestKit
import Foundation
import ProgramHarness
import Synchronization

/// Events as fast as the program takes them: what one costs, how many a second are on the screen, and the memory meanwhile.
struct FloodBenchmark: BenchmarkProtocol {
    enum Kind: String, CaseIterable {
        case sound = "audio deltas"
        case words = "transcript deltas"
        case other = "other events"

        var reach: (microseconds: Int, rate: Int) {
            switch self {
            case .sound, .other: (15, 30_000)
            case .words: (25, 20_000)
            }
        }
    }

    let name = "flood"
    let program: MeasuredProgram
    var events = 100_000

    func rows() async throws -> [BenchmarkRow] {
        var rows: [BenchmarkRow] = []
        for kind in Kind.allCases { rows += try await measured(kind) }
        return rows
    }

    private func measured(_ kind: Kind) async throws -> [BenchmarkRow] {
        let server = PuppetServer()
        let terminal = try await program.start(on: server)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await terminal.require("Events \(Self.greeting)")
        let before = try ProcessStatistics(pid: terminal.pid)
        let peak = Mutex(0)
        let watching = Task {
            while !Task.isCancelled {
                let now = (try? ProcessStatistics(pid: terminal.pid).proportionalKiB) ?? 0
                peak.withLock { $0 = max($0, now) }
                try? await Task.sleep(for: .milliseconds(100))
            }
        }
        defer { watching.cancel() }
        let start = ContinuousClock.now
        let beginning = Self.beginning(kind)
        try await server.send(beginning)
        for first in stride(from: 0, to: events, by: 100) {
            try await server.send((first..<first + 100).map { Self.event(kind, $0) })
        }
        let total = NumberText.grouped(events + beginning.count + Self.greeting)
        try await terminal.require("Events \(total)", timeout: .seconds(120))
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        let spent = try ProcessStatistics(pid: terminal.pid).ticks - before.ticks
        let grown = Double(peak.withLock { $0 } - before.proportionalKiB) / 1024
        return [
            BenchmarkRow(
                what: "\(kind.rawValue), as many as it takes: CPU for one", reach: "≤ \(kind.reach.microseconds) µs",
                measured: "\(Double(spent * 100_000 / events) / 10) µs (n \(NumberText.grouped(events)))"),
            BenchmarkRow(
                what: "… on the screen a second", reach: "≥ \(NumberText.grouped(kind.reach.rate))",
                measured: NumberText.grouped(Int(Double(events) / seconds))),
            BenchmarkRow(
                what: kind == .sound
                    ? "… memory meanwhile (PSS, beyond what it has at rest), \(minutes) minutes of unplayed sound in it"
                    : "… memory meanwhile (PSS, beyond what it has at rest)",
                reach: kind == .sound ? "" : "≤ 60 MiB",
                measured: "\((grown * 10).rounded() / 10) MiB"),
        ]
    }

    /// Of sound, at 20 ms each.
    private var minutes: Int { events / 50 / 60 }

    /// Events of the greeting.
    private static let greeting = 3

    static func beginning(_ kind: Kind) -> [String] {
        guard kind != .other else { return [] }
        return [
            #"{"type":"response.created","event_id":"e","response":{"id":"r1","object":"realtime.response","status":"in_progress","output":[]}}"#,
            #"{"type":"response.output_item.added","event_id":"e","response_id":"r1","output_index":0,"item":{"id":"i1","type":"message","role":"assistant","status":"in_progress","content":[]}}"#,
        ]
    }

    static func event(_ kind: Kind, _ number: Int) -> String {
        let place = #""response_id":"r1","item_id":"i1","output_index":0,"content_index":0"#
        let id = #""event_id":"event_\#(number)""#
        return switch kind {
        case .sound: #"{"type":"response.output_audio.delta",\#(id),\#(place),"delta":"\#(silence)"}"#
        case .words:
            #"{"type":"response.output_audio_transcript.delta",\#(id),\#(place),"delta":"\#(words(number))"}"#
        case .other:
            #"{"type":"rate_limits.updated",\#(id),"rate_limits":[{"name":"requests","limit":1000,"remaining":999,"reset_seconds":0.1},{"name":"tokens","limit":50000,"remaining":49950,"reset_seconds":0.1}]}"#
        }
    }

    /// Twenty milliseconds.
    private static let silence = Data(count: 960).base64EncodedString()

    /// Twelve words to a paragraph.
    private static func words(_ number: Int) -> String { number.isMultiple(of: 12) ? #".\n\nAnd"# : " word" }
}
