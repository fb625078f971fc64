import EchoTestKit
import Foundation
import ProgramHarness

/// The talk key: how soon the screen listens and the first sound is on the wire, and how long sound takes from whoever
/// plays it into the microphone to the wire.
struct TalkKeyBenchmark: BenchmarkProtocol {
    let name = "talk"
    let program: MeasuredProgram
    var presses = 12
    var sounds = 24

    func rows() async throws -> [BenchmarkRow] {
        try await VirtualSoundCard.lent { try await rows($0) }
    }

    private func rows(_ card: VirtualSoundCard) async throws -> [BenchmarkRow] {
        let server = PuppetServer()
        let ear = WireEar(server: server, type: "input_audio_buffer.append")
        let terminal = try await program.start(on: server, environment: card.environment)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await terminal.require("Events 3")
        var listening: [Duration] = []
        var onWire: [Duration] = []
        for _ in 0..<presses {
            // Longer than anything that is kept open between two turns.
            try await Task.sleep(for: .seconds(1))
            let start = ContinuousClock.now
            terminal.press(.space)
            guard let seen = try await terminal.wait(until: { $0.text.contains("listening") }) else {
                throw BenchmarkFailure("it never listened:\n\(terminal.screenText())")
            }
            listening.append(seen - start)
            onWire.append(try await ear.firstSound(after: start) - start)
            try await Task.sleep(for: .milliseconds(300))
            terminal.press(.space)
            guard try await terminal.wait(untilGone: "listening") else {
                throw BenchmarkFailure("it went on listening:\n\(terminal.screenText())")
            }
        }
        // A key that comes again at once is one that is held.
        try await Task.sleep(for: .seconds(1))
        terminal.press(.space)
        try await terminal.require("listening")
        return [
            row("talk key → listening", "≤ 40 ms", listening),
            row("talk key → first sound on the wire", "≤ 40 ms", onWire),
            row(
                "sound played into the microphone → wire, rig included", "≤ 55 ms",
                try await ear.delays(of: sounds, into: card)),
        ]
    }

    private func row(_ what: String, _ reach: String, _ durations: [Duration]) -> BenchmarkRow {
        BenchmarkRow(what: what, reach: reach, measured: Distribution(durations)?.text(50, 95) ?? "nothing")
    }
}
