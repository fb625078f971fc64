import LocalBackend
import ProgramHarness

/// What the whole program takes of a processor while its microphone is open and its own voice is in it, the server and
/// the making of the voice elsewhere.
struct DuplexCostBenchmark: BenchmarkProtocol {
    let name = "duplex"
    let mostRuns = 1
    let program: MeasuredProgram
    var settling = Duration.seconds(8)
    var watching = Duration.seconds(20)
    /// Of the loop from the loudspeaker to the microphone.
    var delay = Duration.milliseconds(80)

    func rows() async throws -> [BenchmarkRow] {
        let server = try await BenchmarkServer.start(brain: SkillBrain(), synthesizer: FliteSynthesizer())
        defer { server.stop() }
        return try await VirtualSoundCard.lent { card in
            try await card.loop(delay: delay)
            return try await rows(server, card)
        }
    }

    private func rows(_ server: BenchmarkServer, _ card: VirtualSoundCard) async throws -> [BenchmarkRow] {
        let terminal = try program.start(on: server, environment: card.environment)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        let loudspeaker = try card.tap(.loudspeaker)
        defer { loudspeaker.stop() }
        terminal.press(.space)
        try await terminal.require("listening")
        try await Task.sleep(for: settling)
        let silence = try await share(of: terminal)
        let asked = ContinuousClock.now
        terminal.send("tell me a long story")
        terminal.press(.enter)
        guard try await loudspeaker.untilSound(after: asked) != nil else {
            throw BenchmarkFailure("no story was heard")
        }
        let duplex = try await share(of: terminal)
        guard let last = loudspeaker.lastSound(), ContinuousClock.now - last < .seconds(2) else {
            throw BenchmarkFailure("the story ended before it was measured")
        }
        return [
            row("the whole program, microphone open, silence", silence),
            row("… its own voice in the microphone \(Int(delay / .milliseconds(1))) ms later", duplex),
        ]
    }

    /// Of one core, percent.
    private func share(of terminal: PseudoTerminal) async throws -> Double {
        ProcessStatistics.share(
            try await ProcessStatistics.ticks(of: terminal.pid, for: watching), of: watching)
    }

    private func row(_ what: String, _ share: Double) -> BenchmarkRow {
        BenchmarkRow(
            what: "processor, \(what), \(Int(watching / .seconds(1))) s", reach: "",
            measured: "\((share * 10).rounded() / 10) %")
    }
}
