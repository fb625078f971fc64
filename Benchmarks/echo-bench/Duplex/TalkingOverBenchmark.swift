import Foundation
import ProgramHarness

/// The whole program tells stories on a virtual sound card: what it takes for speech when it hears itself, and how soon it
/// is silent when somebody speaks.
struct TalkingOverBenchmark: BenchmarkProtocol {
    let name = "over"
    let mostRuns = 1
    let program: MeasuredProgram
    /// Of playing, shared among the delays.
    var minutes = 10
    /// Of the loop from the loudspeaker to the microphone, milliseconds.
    var delays = [20, 80, 150, 250]
    var interruptions = 20
    /// At each delay, as loud as the echo.
    var interruptionsOverEcho = 5

    private static let words = ["What time is it?", "Stop, that is enough.", "Tell me a joke.", "Wait a moment."]

    func rows() async throws -> [BenchmarkRow] {
        var found: [SelfHearing] = []
        for delay in delays {
            found.append(try await listenToItself(delay, for: .seconds(60 * minutes / delays.count)))
        }
        let loops = delays.map(String.init).joined(separator: ", ")
        let span = "\(minutes) minutes of its own voice in the microphone, \(loops) ms later"
        return [
            BenchmarkRow(what: "speech_started in \(span)", reach: "0", measured: list(found) { "\($0.starts)" }),
            BenchmarkRow(what: "… answers cut", reach: "0", measured: list(found) { "\($0.interruptions)" }),
            BenchmarkRow(
                what: "… echo loss at the end", reach: "",
                measured: list(found) { $0.loss.map { "\($0) dB" } ?? "none" }),
            BenchmarkRow(
                what: "… then somebody speaks over it, as loud as the echo",
                reach: "\(delays.count * interruptionsOverEcho) heard",
                measured: "\(found.map(\.heard).reduce(0, +)) heard"),
            BenchmarkRow(
                what: "… speech_started beyond what that somebody said", reach: "0",
                measured: "\(found.map(\.beyond).reduce(0, +))"),
        ] + (try await spokenOver())
    }

    private func list(_ found: [SelfHearing], _ said: (SelfHearing) -> String) -> String {
        found.map(said).joined(separator: ", ")
    }

    // MARK: its own voice

    /// What came of its own voice in its microphone, and of somebody's over it.
    private struct SelfHearing {
        /// While nobody else spoke.
        var starts = 0, interruptions = 0
        /// As the screen says it at the end, dB.
        var loss: String?
        /// Of somebody's interruptions, and starts that nobody's words explain.
        var heard = 0, beyond = 0
    }

    private func listenToItself(_ delay: Int, for span: Duration) async throws -> SelfHearing {
        try await visit(echo: delay) { card, terminal, log in
            let loudspeaker = try card.tap(.loudspeaker)
            defer { loudspeaker.stop() }
            let end = ContinuousClock.now + span
            while ContinuousClock.now < end { try await tell(terminal, loudspeaker) }
            let itself = Self.noticed(log)
            var found = SelfHearing(
                starts: itself.starts, interruptions: itself.interruptions,
                loss: terminal.screenText().firstMatch(of: /echo −(\d+) dB/).map { String($0.output.1) })
            for number in 0..<interruptionsOverEcho {
                try await tell(terminal, loudspeaker)
                let before = Self.noticed(log)
                try await speak(Self.words[number % Self.words.count], card)
                try await loudspeaker.silence(of: .milliseconds(1_500), within: .seconds(40))
                let after = Self.noticed(log)
                found.heard += after.interruptions > before.interruptions ? 1 : 0
                found.beyond += max(0, after.starts - before.starts - 1)
            }
            return found
        }
    }

    /// How often it took something for speech, and cut an answer.
    private static func noticed(_ log: URL) -> (starts: Int, interruptions: Int) {
        let types = TraceLine.lines(of: (try? String(contentsOf: log, encoding: .utf8)) ?? "").map(\.event.type)
        return (
            types.count { $0 == "input_audio_buffer.speech_started" }, types.count { $0 == "playback.interrupted" }
        )
    }

    // MARK: somebody else's

    private func spokenOver() async throws -> [BenchmarkRow] {
        try await visit(echo: nil) { card, terminal, _ in
            let (loudspeaker, microphone) = (try card.tap(.loudspeaker), try card.tap(.microphone))
            defer {
                loudspeaker.stop()
                microphone.stop()
            }
            var (silences, missed): ([Duration], Int) = ([], 0)
            for number in 0..<interruptions {
                try await tell(terminal, loudspeaker)
                let asked = ContinuousClock.now
                try await speak(Self.words[number % Self.words.count], card)
                guard let spoken = microphone.firstSound(after: asked),
                    let silent = Self.silence(in: loudspeaker.moments, after: spoken)
                else {
                    missed += 1
                    continue
                }
                silences.append(silent - spoken)
            }
            return [
                BenchmarkRow(
                    what: "first sound of a word → silence in the speaker", reach: "≤ 150 ms",
                    measured: Distribution(silences)?.text(50, 95) ?? "never"),
                BenchmarkRow(
                    what: "… not silent within a second", reach: "0", measured: "\(missed) of \(interruptions)"),
            ]
        }
    }

    /// When the last sound was before a third of a second without, within a second.
    private static func silence(
        in moments: [SoundMoment], after begin: ContinuousClock.Instant
    ) -> ContinuousClock.Instant? {
        var last: ContinuousClock.Instant?
        for moment in moments where moment.instant > begin - .milliseconds(300) {
            if moment.peak > 0.01 { last = moment.instant }
            guard let last, last > begin, moment.instant - last > .milliseconds(330) else { continue }
            return last - begin < .seconds(1) ? last : nil
        }
        return nil
    }

    // MARK: a visit

    private func visit<Result>(
        echo delay: Int?, _ body: (VirtualSoundCard, PseudoTerminal, URL) async throws -> Result
    ) async throws -> Result {
        let log = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString).jsonl")
        defer { try? FileManager.default.removeItem(at: log) }
        return try await VirtualSoundCard.lent { card in
            if let delay { try await card.loop(delay: .milliseconds(delay)) }
            let terminal = try program.start(arguments: ["--log", log.path], environment: card.environment)
            defer { terminal.close() }
            _ = try await program.firstFrame(of: terminal)
            try await terminal.require("session.updated")
            terminal.press(.space)
            try await terminal.require("listening")
            return try await body(card, terminal, log)
        }
    }

    /// Until it has been heard for two seconds.
    private func tell(_ terminal: PseudoTerminal, _ loudspeaker: SoundTap) async throws {
        try await loudspeaker.silence(of: .milliseconds(1_500), within: .seconds(40))
        let start = ContinuousClock.now
        Self.ask("tell me a story", terminal)
        guard let first = try await loudspeaker.untilSound(after: start) else {
            throw BenchmarkFailure("no story was heard:\n\(terminal.screenText())")
        }
        try await Task.sleep(until: first + .seconds(2), clock: .continuous)
    }

    private func speak(_ words: String, _ card: VirtualSoundCard) async throws {
        let file = try await FliteSpeech.file(saying: words, voice: "awb")
        defer { try? FileManager.default.removeItem(at: file) }
        try await card.speak(file)
        try await Task.sleep(for: .milliseconds(600))
    }

    private static func ask(_ words: String, _ terminal: PseudoTerminal) {
        terminal.send(words)
        terminal.press(.enter)
    }
}
