import EchoTestKit
import Foundation
import ProgramHarness

/// What a long conversation costs: memory, a key and a page, at a hundred messages and at a hundred thousand.
struct LengthBenchmark: BenchmarkProtocol {
    private static let sizes = [100, 100_000]
    /// Pages up, and then as many down.
    private static let pages = 20

    /// What was measured at one length.
    private struct Point {
        var size: Int
        var proportionalKiB: Int
        var keys: Distribution
        var pages: Distribution
    }

    let name = "length"
    let mostRuns = 1
    let program: MeasuredProgram
    let keys: Int

    func rows() async throws -> [BenchmarkRow] {
        let server = PuppetServer()
        let terminal = try await program.start(on: server)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await terminal.require("○ idle", timeout: .seconds(20))
        var points: [Point] = []
        for size in Self.sizes {
            try await fill(from: points.last?.size ?? 0, to: size, server, terminal)
            points.append(try await measure(size, in: terminal))
        }
        return [
            row("memory (PSS)", "flat as far as it can be", points) { Self.mebibytes($0.proportionalKiB) },
            row("key → screen", "p50 ≤ 2 ms, p99 ≤ 10 ms", points) { $0.keys.text(50, 99) },
            row("page → screen", "as fast as ten", points) { $0.pages.text(50, 99) },
        ]
    }

    private func row(_ what: String, _ reach: String, _ points: [Point], _ text: (Point) -> String) -> BenchmarkRow {
        BenchmarkRow(
            what: "\(what), \(points.map { $0.size.formatted() }.joined(separator: " and ")) messages", reach: reach,
            measured: points.map(text).joined(separator: "; "))
    }

    private func fill(from: Int, to: Int, _ server: PuppetServer, _ terminal: PseudoTerminal) async throws {
        for number in from + 1...to {
            try await server.send(Self.message(number))
            // A hundred at once, then a breath: no more than the program reads in the meantime.
            if number.isMultiple(of: 100) { try await Task.sleep(for: .milliseconds(20)) }
        }
        try await terminal.require("message \(to) ends", timeout: .seconds(120))
        try await Task.sleep(for: .seconds(3))
    }

    private func measure(_ size: Int, in terminal: PseudoTerminal) async throws -> Point {
        let typed = try await Typist(keys: keys).type(in: terminal)
        let turned = try await turnPages(in: terminal)
        guard let typed = Distribution(typed), let turned = Distribution(turned) else {
            throw BenchmarkFailure("nothing was measured")
        }
        let memory = try ProcessStatistics(pid: terminal.pid).proportionalKiB
        return Point(size: size, proportionalKiB: memory, keys: typed, pages: turned)
    }

    private func turnPages(in terminal: PseudoTerminal) async throws -> [Duration] {
        terminal.send("\u{1B}1")
        var durations: [Duration] = []
        for key in Array(repeating: "\u{1B}[5~", count: Self.pages) + Array(repeating: "\u{1B}[6~", count: Self.pages) {
            try await Task.sleep(for: .milliseconds(40))
            let before = Self.shown(terminal.screenText())
            let start = ContinuousClock.now
            terminal.send(key)
            let seen = try await terminal.wait(timeout: .seconds(5)) { Self.shown($0.text) != before }
            guard let seen else { break }
            durations.append(seen - start)
        }
        // Back to the composer, at the end.
        terminal.send("G")
        terminal.send("\u{1B}0")
        try await Task.sleep(for: .milliseconds(500))
        return durations
    }

    /// The numbers of the messages that can be seen.
    private static func shown(_ screen: String) -> [Substring] { screen.matches(of: /message (\d+)/).map(\.1) }

    private static func message(_ number: Int) -> String {
        let text = "The beginning of a message of some words, *one of them* in italics, and so message \(number) ends."
        let previous = number == 1 ? "null" : #""item_\#(number - 1)""#
        return
            #"{"type":"conversation.item.added","event_id":"event_\#(number)","previous_item_id":\#(previous),"item":"#
            + #"{"id":"item_\#(number)","type":"message","role":"user","status":"completed","content":"#
            + #"[{"type":"input_text","text":"\#(text)"}]}}"#
    }

    private static func mebibytes(_ kibibytes: Int) -> String { "\((Double(kibibytes) / 102.4).rounded() / 10) MiB" }
}
