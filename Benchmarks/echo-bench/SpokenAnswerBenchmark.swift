import EchoTestKit
import Foundation
import ProgramHarness

/// A minute of a spoken answer at the pace of speech, and words of one at ten a second: what they cost and how soon a
/// word is on the screen.
struct SpokenAnswerBenchmark: BenchmarkProtocol {
    let name = "spoken"
    let mostRuns = 1
    let program: MeasuredProgram
    var seconds = 60
    var words = 150

    func rows() async throws -> [BenchmarkRow] {
        try await VirtualSoundCard.lent { card in try await spoken(card) + written(card) }
    }

    /// Deltas of 100 ms, a second ahead of what is heard, ten a second; two and a half words a second.
    private func spoken(_ card: VirtualSoundCard) async throws -> [BenchmarkRow] {
        let server = PuppetServer()
        let terminal = try await program.start(on: server, environment: card.environment)
        defer { terminal.close() }
        try await begin(server, terminal)
        let before = try ProcessStatistics(pid: terminal.pid)
        let wakeUps = try ProcessStatistics.wakeUps(of: terminal.pid)
        let start = ContinuousClock.now
        for tenth in 0..<seconds * 10 {
            try await server.send(Self.event("response.output_audio.delta", Self.tone))
            if tenth.isMultiple(of: 4) {
                try await server.send(Self.event("response.output_audio_transcript.delta", " word\(tenth)"))
            }
            try await Task.sleep(until: start + .milliseconds(100 * (tenth - 9)), clock: .continuous)
        }
        let spent = try ProcessStatistics(pid: terminal.pid).ticks - before.ticks
        let woken = try ProcessStatistics.wakeUps(of: terminal.pid) - wakeUps
        return [
            BenchmarkRow(
                what: "CPU for \(seconds) s of spoken answer", reach: "≤ 1.0 s", measured: "\(Double(spent) / 100) s"),
            BenchmarkRow(what: "… wake-ups a second", reach: "≤ 200", measured: "\(woken / seconds)"),
        ]
    }

    private func written(_ card: VirtualSoundCard) async throws -> [BenchmarkRow] {
        let server = PuppetServer()
        let terminal = try await program.start(on: server, environment: card.environment)
        defer { terminal.close() }
        try await begin(server, terminal)
        let before = try ProcessStatistics(pid: terminal.pid)
        var delays: [Duration] = []
        for number in 0..<words {
            // Never in step with the frames.
            try await Task.sleep(for: .milliseconds(97 + number * 5 % 7))
            let word = "w\(number)x"
            let sent = ContinuousClock.now
            try await server.send(Self.event("response.output_audio_transcript.delta", " \(word)"))
            guard let seen = try await terminal.wait(until: { $0.text.contains(word) }) else {
                throw BenchmarkFailure("a word never came:\n\(terminal.screenText())")
            }
            delays.append(seen - sent)
        }
        let spent = try ProcessStatistics(pid: terminal.pid).ticks - before.ticks
        return [
            BenchmarkRow(
                what: "transcript delta → screen, 10 words a second", reach: "p50 ≤ 5 ms, p99 ≤ 20 ms",
                measured: Distribution(delays)?.text(50, 99) ?? "nothing"),
            BenchmarkRow(
                what: "CPU for \(words) streamed words", reach: "≤ 0.3 s", measured: "\(Double(spent) / 100) s"),
        ]
    }

    private func begin(_ server: PuppetServer, _ terminal: PseudoTerminal) async throws {
        _ = try await program.firstFrame(of: terminal)
        try await terminal.require("Events 3")
        try await Task.sleep(for: .seconds(2))
        for event in FloodBenchmark.beginning(.words) { try await server.send(event) }
    }

    private static func event(_ type: String, _ delta: String) -> String {
        let place = #""response_id":"r1","item_id":"i1","output_index":0,"content_index":0"#
        return #"{"type":"\#(type)","event_id":"e",\#(place),"delta":"\#(delta)"}"#
    }

    /// 100 ms of 300 Hz.
    private static let tone: String = {
        let samples = (0..<2400).map { Int16(6000 * sin(Double($0) * 2 * .pi * 300 / 24_000)) }
        return samples.withUnsafeBytes { Data($0) }.base64EncodedString()
    }()
}
