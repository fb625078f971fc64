import Foundation
import ProgramHarness

/// A house that a program speaks for: how soon a change is on the screen, and what 5,000 devices cost of which 500 change
/// a second.
struct HouseLoadBenchmark: BenchmarkProtocol {
    let name = "house-load"
    let mostRuns = 1
    let program: MeasuredProgram
    var changes = 100
    var keys = 120
    var devices = 5000
    var rate = 500

    func rows() async throws -> [BenchmarkRow] {
        [try await shown(devices: 40, rate: 12), try await shown(devices: devices, rate: rate)] + (try await load())
    }

    private func shown(devices: Int, rate: Int) async throws -> BenchmarkRow {
        let server = try await BenchmarkServer.start(brain: StreamingBrain())
        defer { server.stop() }
        let terminal = try start(on: server, "program", devices, rate)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        // Alt+L opens the panel; the clock is at the top of the first room.
        terminal.send("\u{1B}l")
        try await terminal.require("A clock")
        var (last, delays) = (0, [Duration]())
        while delays.count < changes {
            let known = last
            guard try await terminal.wait(until: { Self.time(on: $0.text).map { $0 > known } ?? false }) != nil,
                let time = Self.time(on: terminal.screenText())
            else { throw BenchmarkFailure("no change was ever shown:\n\(terminal.screenText())") }
            delays.append(.nanoseconds(SpeakingForHouse.now() - time))
            last = time
        }
        return BenchmarkRow(
            what: "a device of \(NumberText.grouped(devices)) changes, \(rate) changes/s → screen",
            reach: "≤ 50 ms", measured: Distribution(delays)?.text(50, 99, 100) ?? "nothing")
    }

    private func load() async throws -> [BenchmarkRow] {
        let none = try await cost("off")
        let many = try await cost("program")
        let grown = Double(many.memory - none.memory) / 1024
        return [
            BenchmarkRow(
                what: "\(NumberText.grouped(devices)) devices, \(rate) changes/s: key → screen",
                reach: "p50 ≤ 2 ms", measured: Distribution(many.keys)?.text(50, 99) ?? "nothing"),
            BenchmarkRow(
                what: "… memory they took (PSS), share of one processor", reach: "≤ 30 MiB",
                measured: """
                    \((grown * 10).rounded() / 10) MiB, \((many.share * 10).rounded() / 10) %, without a house \
                    \((none.share * 10).rounded() / 10) %
                    """),
        ]
    }

    private func cost(_ kind: String) async throws -> (memory: Int, keys: [Duration], share: Double) {
        let server = try await BenchmarkServer.start(brain: StreamingBrain())
        defer { server.stop() }
        let terminal = try start(on: server, kind, devices, rate)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await Task.sleep(for: .seconds(8))
        let memory = try ProcessStatistics(pid: terminal.pid).proportionalKiB
        let span = Duration.seconds(5)
        let ticks = try await ProcessStatistics.ticks(of: terminal.pid, for: span)
        let pressed = try await Typist(keys: keys).type(in: terminal)
        return (memory, pressed, ProcessStatistics.share(ticks, of: span))
    }

    private func start(
        on server: BenchmarkServer, _ kind: String, _ devices: Int, _ rate: Int
    ) throws -> PseudoTerminal {
        let folder = FileManager.default.temporaryDirectory.appending(path: "echo-bench-\(UUID().uuidString)")
        let config = folder.appending(path: "echo-tui/config.toml")
        try FileManager.default.createDirectory(
            at: config.deletingLastPathComponent(), withIntermediateDirectories: true)
        let speaker = BuiltProducts.url("echo-bench").path
        let text = """
            [house]
            kind = "\(kind)"
            program = '"\(speaker)" --house-devices \(devices) --house-rate \(rate)'

            """
        try Data(text.utf8).write(to: config)
        return try program.start(
            on: server, arguments: ["--text"], environment: ["XDG_CONFIG_HOME": folder.path])
    }

    private static func time(on screen: String) -> Int? {
        screen.firstMatch(of: /ns([0-9]{6,})/).flatMap { Int($0.1) }
    }
}
