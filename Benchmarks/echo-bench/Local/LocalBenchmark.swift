import Echo
import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import LocalBackend

/// What the parts of the local assistant understand, know and how soon they answer, beside those that come with the
/// program. Parts that were not got are left out; `echo-tui local get` gets them.
struct LocalBenchmark: BenchmarkProtocol {
    let name = "local"
    let mostRuns = 1
    let program: MeasuredProgram

    /// With the percentage of words that may be wrong.
    private static let languages = [
        ("en", "English", 3), ("es", "Spanish", 10), ("fr", "French", 10), ("de", "German", 10),
    ]
    private static let spoken = [
        "What is the capital of France?", "How many legs does a spider have?", "What do bees make from flowers?",
        "Who wrote Romeo and Juliet?", "Which planet is the largest one?", "Why do people sleep at night?",
    ]
    private static let audio = SessionAudio(
        input: SessionAudioInput(
            transcription: .value(Transcription(model: "whisper-1", language: "en")),
            turnDetection: .value(.serverVAD(ServerVAD(threshold: 0.5, silenceDurationMs: 500)))))

    func rows() async throws -> [BenchmarkRow] {
        let parts = try PartsAtHand(path: program.path)
        var rows: [BenchmarkRow] = []
        for ears in [[]] + parts.of("ears").map({ [$0] }) {
            rows += await measured("ears", ears) { try await hearing(ears, parts) }
        }
        for brain in [[]] + parts.of("brain").map({ [$0] }) {
            rows += await measured("brain", brain) { try await knowledge(brain, parts) }
        }
        for voice in [[]] + parts.of("voice").map({ [$0] }) {
            rows += await measured("voice", voice) { try await speaking(voice, parts) }
        }
        let others = [parts.of("ears").first, parts.of("voice").first].compactMap(\.self)
        for brain in [[]] + parts.of("brain").map({ [$0] }) {
            let all = brain.isEmpty ? [] : brain + others
            rows += await measured("all together", all) { try await talk(all, parts) }
        }
        return rows
    }

    /// A part that fails has a row that says so: the others are measured all the same.
    private func measured(
        _ what: String, _ names: [String], _ measure: () async throws -> [BenchmarkRow]
    ) async -> [BenchmarkRow] {
        do { return try await measure() } catch {
            return [BenchmarkRow(what: "\(what) \(Self.title(names))", reach: "", measured: "failed: \(error)")]
        }
    }

    private static func title(_ names: [String]) -> String {
        names.isEmpty ? "built-in" : names.joined(separator: " + ")
    }

    // MARK: ears

    private func hearing(_ ears: [String], _ parts: PartsAtHand) async throws -> [BenchmarkRow] {
        let server = try parts.serve(ears)
        defer { server.stop() }
        var rows: [BenchmarkRow] = []
        for (code, language, bound) in Self.languages where code == "en" || !ears.isEmpty {
            for byPeople in [true, false] {
                let phrases = try await SpokenPhrase.all(code, byPeople: byPeople)
                let what = "ears \(Self.title(ears)): words of \(byPeople ? "people" : "a voice") wrong, \(language)"
                guard !phrases.isEmpty else {
                    let reason = byPeople ? "scripts/speech.sh gets recordings" : "make deps-language gets voices"
                    if Self.isExpected(code, byPeople) {
                        rows.append(BenchmarkRow(what: what, reach: "", measured: reason))
                    }
                    continue
                }
                var errors = WordErrors()
                // The first one starts the part.
                _ = try await server.client.transcribe(phrases[0].sound, code)
                for phrase in phrases {
                    errors.add(said: phrase.words, heard: try await server.client.transcribe(phrase.sound, code))
                }
                rows.append(BenchmarkRow(what: what, reach: "≤ \(bound) %", measured: errors.text))
            }
        }
        return rows
    }

    /// The table has no voice for English and no people for German.
    private static func isExpected(_ code: String, _ byPeople: Bool) -> Bool { code != (byPeople ? "de" : "en") }

    // MARK: brain

    private func knowledge(_ brain: [String], _ parts: PartsAtHand) async throws -> [BenchmarkRow] {
        let server = try parts.serve(brain)
        defer { server.stop() }
        var failed: [String] = []
        let questions = try EverydayQuestion.all()
        for question in questions where !question.isUseful(try await server.client.answer(question.text)) {
            failed.append(question.text)
        }
        let rest = failed.isEmpty ? "" : "; not: " + failed.joined(separator: " ")
        let tokens = try await server.client.promptTokens(SessionSettings.defaultInstructions, questions[0].text)
        return [
            BenchmarkRow(
                what: "brain \(Self.title(brain)): tokens of a prompt without tools, four letters each",
                reach: "≤ 300", measured: "\(tokens)"),
            BenchmarkRow(
                what: "brain \(Self.title(brain)), behind the skills: useful answers to everyday questions", reach: "",
                measured: "\(questions.count - failed.count) of \(questions.count)\(rest)"),
        ]
    }

    // MARK: voice

    private func speaking(_ voice: [String], _ parts: PartsAtHand) async throws -> [BenchmarkRow] {
        let server = try parts.serve(voice)
        defer { server.stop() }
        let sentence = "The capital of France is Paris, on the river Seine."
        // The first one starts the part.
        _ = try await server.client.speech(sentence)
        var delays: [Duration] = []
        for _ in 0..<8 {
            let start = ContinuousClock.now
            _ = try await server.client.speech(sentence)
            delays.append(start.duration(to: .now))
        }
        return [
            BenchmarkRow(
                what: "voice \(Self.title(voice)): a sentence of ten words → its sound", reach: "≤ 300 ms",
                measured: Distribution(delays)?.text(50, 95) ?? "nothing")
        ]
    }

    // MARK: all together

    private func talk(_ names: [String], _ parts: PartsAtHand) async throws -> [BenchmarkRow] {
        let server = try parts.serve(names)
        defer { server.stop() }
        let client = try await server.client.session()
        try await client.send(.sessionUpdate(SessionUpdate(session: SessionObject(audio: Self.audio))))
        var turns: [SpokenTurn] = []
        for question in Self.spoken {
            let sound = try await FliteSynthesizer().speak(question, voice: "alloy", speed: 1)
            turns.append(try await SpokenTurn.ask(sound, client))
        }
        let sounds = turns.compactMap(\.sound)
        let first = sounds.first.map { ", the first of them \(Distribution.milliseconds($0))" } ?? ""
        let title = Self.title(names)
        var rows = [
            BenchmarkRow(
                what: "\(title): spoken question → first sound, 0.5 s of silence included",
                reach: "≤ 1.5 s small, ≤ 2.2 s larger",
                measured: (Distribution(sounds)?.text(50, 95) ?? "nothing") + first),
            BenchmarkRow(
                what: "\(title): end of a turn → its words", reach: "≤ 350 ms",
                measured: Distribution(turns.compactMap(\.words))?.text(50, 95) ?? "nothing"),
        ]
        if let stopped = try await stop(server, client) {
            rows.append(
                BenchmarkRow(
                    what: "\(title): talked over → generation stopped", reach: "≤ 300 ms",
                    measured: Distribution.milliseconds(stopped)))
        }
        try await client.close()
        return rows
    }

    /// From the word that somebody talks over a long story until the brain rests; nil without a brain of its own.
    private func stop(_ server: PartedServer, _ client: RealtimeTestClient) async throws -> Duration? {
        guard let brain = server.process("brain-server.py") else { return nil }
        let flite = FliteSynthesizer()
        let request = try await flite.speak("Tell me a very long story of a ship.", voice: "alloy", speed: 1)
        _ = try await SpokenTurn.ask(request, client, untilEnd: false)
        let shout = try await flite.speak("Stop it, please, that is enough for now.", voice: "alloy", speed: 1)
        let voice = Task { try await SpokenTurn.speak(shout, client) }
        defer { voice.cancel() }
        try await client.until("input_audio_buffer.speech_started")
        let start = ContinuousClock.now
        var (ticks, rested) = (try Self.ticks(of: brain), ContinuousClock.now)
        while rested.duration(to: .now) < .milliseconds(80), start.duration(to: .now) < .seconds(20) {
            try await Task.sleep(for: .milliseconds(10))
            let now = try Self.ticks(of: brain)
            if now != ticks { (ticks, rested) = (now, .now) }
        }
        return start.duration(to: rested)
    }

    private static func ticks(of process: pid_t) throws -> Int {
        try ProcessStatistics.ticks(of: String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8))
    }
}
