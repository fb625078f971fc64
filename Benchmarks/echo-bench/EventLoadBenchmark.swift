import EchoTestKit
import Foundation
import ProgramHarness
import Synchronization

/// A thousand events a second into the event log: how far the screen is behind what was sent, how long a key takes
/// meanwhile, whether all are counted, and what memory they take.
struct EventLoadBenchmark: BenchmarkProtocol {
    /// Events a second.
    private static let rate = 1000
    /// Events of the greeting.
    private static let greeting = 3

    let name = "load"
    let program: MeasuredProgram
    var seconds = 20

    func rows() async throws -> [BenchmarkRow] {
        let server = PuppetServer()
        let terminal = try await program.start(on: server)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        terminal.send("\u{1B}4")
        try await terminal.require("Events \(Self.greeting)")
        let before = try ProcessStatistics(pid: terminal.pid)
        let sent = Sent()
        let machine = StallWatch()
        async let sending: Void = send(to: server, counting: sent)
        let delays = try await watch(terminal, sent)
        let stall = machine.end()
        try await sending
        let total = NumberText.grouped(seconds * Self.rate + Self.greeting)
        try await terminal.require("Events \(total)")
        let after = try ProcessStatistics(pid: terminal.pid)
        let grown = Double(after.proportionalKiB - before.proportionalKiB) / 1024
        let share = Double(after.ticks - before.ticks) / Double(seconds)
        return [
            BenchmarkRow(
                what: "1,000 events/s for \(seconds) s: the screen behind what was sent", reach: "≤ 100 ms",
                measured: """
                    \(delays.text(50, 99, 100)), \(delays.count(above: .milliseconds(100))) above 100 ms, \
                    all \(total) counted; this machine itself stood still for up to \(Distribution.milliseconds(stall))
                    """),
            BenchmarkRow(
                what: "… memory they took (PSS), share of one processor", reach: "bounded",
                measured: "\((grown * 10).rounded() / 10) MiB, \((share * 10).rounded() / 10) %"),
        ]
    }

    /// In bursts of ten, as a network delivers them.
    private func send(to server: PuppetServer, counting sent: Sent) async throws {
        let start = ContinuousClock.now
        for number in 0..<seconds * Self.rate {
            if number.isMultiple(of: 10) {
                try await Task.sleep(until: start + .seconds(Double(number) / Double(Self.rate)), clock: .continuous)
            }
            try await server.send(#"{"type":"bench.tick","event_id":"event_\#(number)","number":\#(number)}"#)
            sent.count.withLock { $0 = number + 1 }
        }
    }

    /// What was sent before it is looked at, and is not yet shown then, is behind.
    private func watch(_ terminal: PseudoTerminal, _ sent: Sent) async throws -> Distribution {
        var delays: [Duration] = []
        let end = ContinuousClock.now + .seconds(seconds)
        while ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(50))
            let known = sent.count.withLock { $0 } + Self.greeting
            guard let shown = Self.count(on: terminal.screenText()) else { continue }
            delays.append(.milliseconds(max(0, known - shown) * 1000 / Self.rate))
        }
        guard let delays = Distribution(delays) else { throw BenchmarkFailure("no count of events was ever shown") }
        return delays
    }

    private final class Sent: Sendable {
        let count = Mutex(0)
    }

    /// The number behind the title of the pane.
    static func count(on screen: String) -> Int? {
        screen.firstMatch(of: /Events ([0-9,]+)/).flatMap { Int($0.1.filter { $0 != "," }) }
    }
}
