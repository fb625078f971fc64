import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness

/// The whole program in full duplex, at the ends of its wire: how late its sound is, how long sound takes both ways,
/// and what it costs to listen and to play at the same time.
struct LiveBenchmark: BenchmarkProtocol {
    let name = "live"
    let mostRuns = 1
    let program: MeasuredProgram
    /// For which both sides sound.
    var span = Duration.seconds(60)
    var sounds = 24
    var utterances = 12

    /// What a heap may gain without being said to grow.
    private static let slackKiB = 8192

    func rows() async throws -> [BenchmarkRow] { try await VirtualSoundCard.lent { try await rows($0) } }

    private func rows(_ card: VirtualSoundCard) async throws -> [BenchmarkRow] {
        let server = PuppetServer()
        let terminal = try await program.start(
            on: server, arguments: ["--model", "gpt-live-1.1"], environment: card.environment)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        try await server.beginLiveSession()
        let voice = PacedVoice(server)
        let speaking = Task { await voice.run() }
        defer { speaking.cancel() }
        try await terminal.require("full duplex")
        terminal.press(.space)
        try await terminal.require("listening")
        // What is made once is made by now.
        try await Task.sleep(for: .seconds(5))
        let cost = try await cost(terminal.pid, server, voice)
        let ear = WireEar(server: server, type: "session.input_audio.append")
        let taken = try await ear.delays(of: sounds, into: card)
        return cost + [
            BenchmarkRow(
                what: "… sound played into the microphone → wire, rig included", reach: "≤ 55 ms",
                measured: Distribution(taken)?.text(50, 95) ?? "nothing")
        ] + (try await heard(voice, card))
    }

    /// Three seconds of voice, three of silence, while somebody may speak all the time.
    private func cost(_ pid: pid_t, _ server: PuppetServer, _ voice: PacedVoice) async throws -> [BenchmarkRow] {
        var arrivals = InputArrivals()
        _ = server.takeReceived()
        let (before, start) = (try ProcessStatistics(pid: pid), ContinuousClock.now)
        var second = 0
        while ContinuousClock.now - start < span {
            voice.set(second / 3 % 2 == 0)
            second += 1
            try await Task.sleep(until: start + .seconds(second), clock: .continuous)
            for (event, instant) in server.takeReceived() where event["type"] == "session.input_audio.append" {
                let bytes = Data(base64Encoded: event["audio"]?.string ?? "")?.count ?? 0
                arrivals.add(frames: bytes / 2, at: instant)
            }
        }
        let (after, length) = (try ProcessStatistics(pid: pid), ContinuousClock.now - start)
        voice.set(false)
        return rows(of: arrivals, from: before, to: after, in: length)
    }

    private func rows(
        of arrivals: InputArrivals, from before: ProcessStatistics, to after: ProcessStatistics, in length: Duration
    ) -> [BenchmarkRow] {
        let seconds = Double(after.ticks - before.ticks) / 100 * (Duration.seconds(60) / length)
        let grows = after.proportionalKiB - before.proportionalKiB > Self.slackKiB
        let mebibytes = [before, after].map { "\(GrowthBenchmark.rounded(Double($0.proportionalKiB) / 1024)) MiB" }
        return [
            BenchmarkRow(
                what: "full duplex for \(Int(length / .seconds(1))) s: lateness of the sound at the server",
                reach: "p99 ≤ 5 ms", measured: Distribution(arrivals.lateness)?.text(50, 99) ?? "nothing"),
            BenchmarkRow(
                what: "… and its drift", reach: "0 ms", measured: Distribution.milliseconds(arrivals.drift)),
            BenchmarkRow(
                what: "… processor for a minute", reach: "≤ 3 s", measured: "\(GrowthBenchmark.rounded(seconds)) s"),
            BenchmarkRow(
                what: "… memory (PSS) at the start; at the end", reach: "flat",
                measured: mebibytes.joined(separator: "; ") + (grows ? ", FAILS: grows" : ""), failed: grows),
        ]
    }

    private func heard(_ voice: PacedVoice, _ card: VirtualSoundCard) async throws -> [BenchmarkRow] {
        let loudspeaker = try card.tap(.loudspeaker)
        defer { loudspeaker.stop() }
        try await loudspeaker.silence(of: .seconds(1), within: .seconds(10))
        var (begins, ends): ([Duration], [Duration]) = ([], [])
        for _ in 0..<utterances {
            let sent = try await voice.turn(true)
            guard let first = try await loudspeaker.untilSound(after: sent) else {
                throw BenchmarkFailure("the voice was not heard")
            }
            begins.append(first - sent)
            try await Task.sleep(for: .seconds(2))
            let silent = try await voice.turn(false)
            try await loudspeaker.silence(of: .seconds(1), within: .seconds(10))
            if let last = loudspeaker.lastSound() { ends.append(max(.zero, last - silent)) }
        }
        return [
            BenchmarkRow(
                what: "… voice on the wire → loudspeaker", reach: "p50 ≤ 150 ms",
                measured: Distribution(begins)?.text(50, 95) ?? "nothing"),
            BenchmarkRow(
                what: "… talked over: silence on the wire → silent loudspeaker", reach: "≤ 300 ms",
                measured: Distribution(ends)?.text(50, 95) ?? "nothing"),
        ]
    }
}
