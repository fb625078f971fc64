import EchoAudio
import EchoWire
import Foundation

/// A request for a transcription, checked.
struct TranscriptionPrompt: Sendable {
    enum Format: String, Sendable {
        case json, text
        case verbose = "verbose_json"
    }

    /// The vendor's formats; subtitles are not made here.
    private static let formats = ["json", "text", "srt", "verbose_json", "vtt", "diarized_json"]

    let model: String
    let format: Format
    let isStreamed: Bool
    /// Of what the times are wanted.
    let granularities: Set<String>
    /// Words that are likely to be said.
    let hints: [String]
    /// ISO 639-1; nil when it is not told.
    let language: String?
    let sound: PCM16

    init(contentType: String?, body: Data) throws(SessionProblem) {
        let fields = Fields(try Self.parts(contentType, body))
        guard let file = fields.part("file") else { throw .missing("file") }
        guard let model = fields.text("model"), !model.isEmpty else { throw .missing("model") }
        self.model = model
        format = try Self.format(fields.text("response_format") ?? "json")
        hints = ([fields.text("prompt") ?? ""] + fields.texts("keywords[]")).filter { !$0.isEmpty }
        language = try Self.language(fields.text("language"))
        // The oldest model does not stream and ignores the wish.
        isStreamed = fields.text("stream")?.lowercased() == "true" && model != "whisper-1"
        granularities = try Self.granularities(fields.texts("timestamp_granularities[]"), format)
        do throws(UploadedSoundError) { sound = try UploadedSound(wav: file.body).sound } catch {
            throw .invalid("file", error.description)
        }
    }

    var seconds: Double { Double(sound.samples.count) / Double(PCM16.sampleRate) }

    private static func parts(_ contentType: String?, _ body: Data) throws(SessionProblem) -> [MultipartPart] {
        do throws(MultipartError) {
            var parser = try MultipartParser(contentType: contentType)
            try parser.feed(body)
            return try parser.finish()
        } catch {
            throw .invalid(nil, "Could not read the form: \(error).")
        }
    }

    /// "es", also "es-MX".
    private static func language(_ text: String?) throws(SessionProblem) -> String? {
        guard let text, !text.isEmpty else { return nil }
        guard text.wholeMatch(of: /[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8})*/) != nil else {
            throw .invalid("language", "Invalid language '\(text.prefix(80))'. Use a code of ISO 639-1, such as 'en'.")
        }
        return text.lowercased()
    }

    private static func granularities(_ asked: [String], _ format: Format) throws(SessionProblem) -> Set<String> {
        guard asked.allSatisfy({ ["word", "segment"].contains($0) }) else {
            throw .invalid("timestamp_granularities", "Supported values are: 'word' and 'segment'.")
        }
        guard asked.isEmpty || format == .verbose else {
            throw .invalid(
                "timestamp_granularities", "Times are told in the response_format 'verbose_json' only.")
        }
        return asked.isEmpty ? ["segment"] : Set(asked)
    }

    private static func format(_ name: String) throws(SessionProblem) -> Format {
        if let format = Format(rawValue: name) { return format }
        guard formats.contains(name) else {
            throw .invalid(
                "response_format",
                "Invalid value: '\(name.prefix(80))'. Supported values are: 'json', 'text', 'verbose_json'.")
        }
        throw SessionProblem(
            code: "unsupported_format",
            message: "'\(name)' is not made here. "
                + "Ask for 'json', 'text' or 'verbose_json'.", parameter: "response_format")
    }
}

extension TranscriptionPrompt {
    private struct Fields {
        private let parts: [MultipartPart]

        init(_ parts: [MultipartPart]) { self.parts = parts }

        func part(_ name: String) -> MultipartPart? { parts.first { $0.name == name } }
        func text(_ name: String) -> String? { part(name)?.text }
        func texts(_ name: String) -> [String] { parts.filter { $0.name == name }.map(\.text) }
    }
}
