import EchoAudio
import EchoWire
import Foundation

/// Runs a part once and measures it: its program is started for that, and ended.
public struct PartTrial: Sendable, Hashable {
    /// Until it could be asked.
    public let start: Duration
    /// The words it answered, heard or said.
    public let words: String
    /// "10 tokens a second", "2.9 s of speech in 0.3 s".
    public let speed: String

    private static let question = "Say in one sentence what the moon is."
    private static let sentence = "The weather is fine today, and tomorrow there will be rain."
    private static let mostTokens = 60

    /// - Throws: ``PartTrialError``.
    public static func run(_ part: OwnPart) async throws -> PartTrial {
        var part = part
        part.share = nil
        let problem = TrialProblem()
        let key = "trial-\(UInt64.random(in: .min ... .max))"
        let supervisor = PartSupervisor(part, key: key, idle: .seconds(600)) { problem.note($0) }
        let began = ContinuousClock.now
        guard let server = await supervisor.run() else {
            throw PartTrialError(reason: problem.text ?? "it did not start", log: part.log)
        }
        let start = began.duration(to: .now)
        let (words, speed) = try await ask(part, server, key)
        await supervisor.stop()
        return PartTrial(start: start, words: words, speed: speed)
    }

    private static func ask(_ part: OwnPart, _ server: PartServer, _ key: String) async throws -> (String, String) {
        do {
            switch part.role {
            case .brain: return try await think(server, key)
            case .ears: return try await hear(server, key)
            case .voice: return try await speak(server, key)
            case .embeddings: return try await compare(server, key)
            }
        } catch let error as RemoteError {
            throw PartTrialError(reason: "\(error)", log: part.log)
        }
    }

    private static func think(_ server: PartServer, _ key: String) async throws -> (String, String) {
        let request: JSONValue = [
            "model": .string(server.model ?? ""), "max_tokens": .integer(mostTokens),
            "messages": [["role": "user", "content": .string(question)]],
        ]
        let began = ContinuousClock.now
        let endpoint = RemoteEndpoint(server: server, key: key)
        let response = try await endpoint.post("/chat/completions", request.data)
        let answer = try JSONValue(parsing: try await endpoint.whole(response))
        let seconds = began.duration(to: .now) / .seconds(1)
        let words = answer["choices"]?[0]?["message"]?["content"]?.string ?? ""
        let tokens = answer["usage"]?["completion_tokens"]?.number ?? 0
        return (words, "\(rate(tokens / max(seconds, 0.001))) tokens a second")
    }

    private static func hear(_ server: PartServer, _ key: String) async throws -> (String, String) {
        let sound = try await FliteSynthesizer().speak(sentence, voice: "", speed: 1)
        let ears = TranscriptionServerRecognizer(server, key: key, fallback: NoEars())
        let began = ContinuousClock.now
        let words = try await ears.transcribe(sound, vocabulary: []).text
        return (words, "\(seconds(sound)) s of speech in \(seconds(began.duration(to: .now))) s")
    }

    private static func speak(_ server: PartServer, _ key: String) async throws -> (String, String) {
        let voice = SpeechServerSynthesizer(server, key: key, fallback: NoVoice())
        let began = ContinuousClock.now
        let sound = try await voice.speak(sentence, voice: "", speed: 1)
        return (sentence, "\(seconds(sound)) s of speech made in \(seconds(began.duration(to: .now))) s")
    }

    private static func compare(_ server: PartServer, _ key: String) async throws -> (String, String) {
        let texts = ["The weather in Paris is rainy.", "It is wet outside in the capital of France."]
        let began = ContinuousClock.now
        let vectors = try await EmbeddingServer(server, key: key).vectors(of: texts).vectors
            .map { EmbeddingRequest.fitted($0, $0.count) }
        let milliseconds = began.duration(to: .now) / .milliseconds(texts.count)
        let alike = zip(vectors[0], vectors[1]).reduce(0) { $0 + $1.0 * $1.1 }
        let words = "“\(texts[0])” and “\(texts[1])” are alike by \(Int((alike * 100).rounded())) of 100"
        return (words, "a sentence in \(Int(milliseconds.rounded())) ms")
    }

    /// "49"; "0.4" of what is slow.
    static func rate(_ rate: Double) -> String { rate < 9.95 ? tenths(rate) : "\(Int(rate.rounded()))" }

    private static func seconds(_ sound: PCM16) -> String { tenths(Double(sound.samples.count) / 24_000) }
    private static func seconds(_ duration: Duration) -> String { tenths(duration / .seconds(1)) }
    private static func tenths(_ seconds: Double) -> String { String(format: "%.1f", seconds) }
}

/// Why a part could not be tried.
public struct PartTrialError: Error, Sendable, Hashable {
    /// "it ended with status 2".
    public let reason: String
    /// Where it has written more.
    public let log: String?
}
