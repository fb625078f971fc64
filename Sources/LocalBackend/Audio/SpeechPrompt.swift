import EchoWire
import Foundation

/// A request for speech, checked.
struct SpeechPrompt: Sendable {
    enum Format: String, Sendable { case wav, pcm }

    /// The vendor's formats; only two of them are made here.
    private static let formats = ["mp3", "opus", "aac", "flac", "wav", "pcm"]
    /// Those of Realtime, and three that this endpoint has besides; they sound like the first voice.
    private static let voices = SessionDefaults.voices + ["fable", "onyx", "nova"]
    /// Faster than this the synthesizers do not speak.
    private static let fastest = 1.5

    let request: SpeechRequest
    let format: Format

    private static let shape = JSONShape.object(
        [
            "model": .string, "input": .string,
            "voice": .either([.object(["id": .string], required: ["id"]), .string]),
            "instructions": .nullable(.string), "response_format": .nullable(.oneOf(formats)),
            "speed": .nullable(.number(0.25...4)), "stream_format": .nullable(.oneOf(["audio", "sse"])),
        ], required: ["model", "input", "voice"])

    init(_ fields: JSONObject) throws(SessionProblem) {
        let fields = try Self.shape.reading(fields)
        do throws(WireError) { request = try SpeechRequest(fields: fields) } catch {
            throw .invalid(nil, "Invalid request: \(error).")
        }
        guard Self.voices.contains(request.voice.name) else {
            let known = Self.voices.map { "'\($0)'" }.joined(separator: ", ")
            throw SessionProblem(
                code: "invalid_value",
                message: "Invalid value: '\(request.voice.name.prefix(80))'. Supported values are: \(known).",
                parameter: "voice")
        }
        let letters = request.input.count
        guard letters <= 4096 else {
            throw .invalid(
                "input", "Invalid 'input': string too long. Expected at most 4096 characters, not \(letters).")
        }
        guard request.input.contains(where: { !$0.isWhitespace }) else {
            throw .invalid("input", "Invalid 'input': there is nothing to say.")
        }
        let asked = request.responseFormat ?? "mp3"
        guard let format = Format(rawValue: asked) else {
            throw SessionProblem(
                code: "unsupported_format",
                message: "'\(asked)' is not made here\(request.responseFormat == nil ? " (it is the default)" : ""). "
                    + "Ask for 'wav' or 'pcm' in 'response_format'.", parameter: "response_format")
        }
        self.format = format
    }

    var isEventStream: Bool { request.streamFormat == "sse" }

    var speed: Double { min(request.speed ?? 1, Self.fastest) }

    var sentences: [String] {
        var cutter = SentenceCutter()
        return (cutter.feed(request.input) + cutter.flush()).filter { $0.contains { !$0.isWhitespace } }
    }
}
