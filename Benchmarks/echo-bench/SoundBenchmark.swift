import Foundation
import ProgramHarness

/// The way of sound: a spoken question into the microphone, the answer out of the loudspeaker.
struct SoundBenchmark: BenchmarkProtocol {
    let name = "sound"
    let program: MeasuredProgram
    var questions = 10
    var sentence = "What time is it?"

    func rows() async throws -> [BenchmarkRow] {
        try await VirtualSoundCard.lent { try await rows(with: $0) }
    }

    private func rows(with card: VirtualSoundCard) async throws -> [BenchmarkRow] {
        let log = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: log) }
        let terminal = try program.start(arguments: ["--log", log.path], environment: card.environment)
        defer { terminal.close() }
        _ = try await program.firstFrame(of: terminal)
        let heard = try await converse(card, terminal)
        let lines = TraceLine.lines(of: try String(contentsOf: log, encoding: .utf8))
        return [
            row("microphone sample → WebSocket frame", "≤ 25 ms", TraceMeasures.microphoneToFrame(lines)),
            row("audio delta → written to ALSA", "≤ 2 ms", TraceMeasures.deltaToDevice(lines)),
            row("speech_stopped → first audio delta, offline", "≤ 500 ms", TraceMeasures.endOfSpeechToSound(lines)),
            row("last sound spoken → first sound heard, offline, silence to end a turn included", "", heard),
        ]
    }

    /// Asks again and again; for each question, from its last sound to the answer's first.
    private func converse(_ card: VirtualSoundCard, _ terminal: PseudoTerminal) async throws -> [Duration] {
        let question = try await FliteSpeech.file(saying: sentence)
        defer { try? FileManager.default.removeItem(at: question) }
        let microphone = try card.tap(.microphone)
        let loudspeaker = try card.tap(.loudspeaker)
        defer {
            microphone.stop()
            loudspeaker.stop()
        }
        terminal.press(.space)
        try await terminal.require("listening")
        var heard: [Duration] = []
        for _ in 0..<questions {
            try await card.speak(question)
            guard let end = microphone.lastSound() else { throw BenchmarkFailure("the question was not played") }
            guard let answer = try await loudspeaker.untilSound(after: end) else {
                throw BenchmarkFailure("no answer was heard:\n\(terminal.screenText())")
            }
            heard.append(answer - end)
            try await loudspeaker.silence(of: .seconds(1), within: .seconds(30))
        }
        return heard
    }

    private func row(_ what: String, _ reach: String, _ durations: [Duration]) -> BenchmarkRow {
        let measured = Distribution(durations)?.text(50, 95) ?? "not in the log"
        return BenchmarkRow(what: what, reach: reach, measured: measured)
    }
}
