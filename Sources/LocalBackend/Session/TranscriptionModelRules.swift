import EchoWire

/// The settings that each transcription model takes. One of which nothing is published takes them all.
struct TranscriptionModelRules: Sendable {
    /// Models that write while one speaks, and know no turns.
    static let continuous: Set = ["gpt-live-transcribe", "gpt-realtime-whisper"]
    private static let withHints: Set = ["gpt-transcribe", "gpt-live-transcribe"]
    private static let withDelay: Set = ["gpt-realtime-whisper"]
    private static let path = "session.audio.input.transcription"

    private let model: String?

    /// - Parameter name: dated or not.
    init(model name: String?) { model = name.flatMap { PublishedModel(named: $0)?.id } }

    private var takesHints: Bool { model.map(Self.withHints.contains) ?? true }
    private var takesDelay: Bool { model.map(Self.withDelay.contains) ?? true }

    /// - Parameter changes: what a client asks for.
    func check(_ changes: Transcription) throws(SessionProblem) {
        let languages = changes.languages ?? []
        if changes.language != nil, !languages.isEmpty {
            throw .invalid(Self.path + ".languages", "'language' and 'languages' cannot be given together.")
        }
        if !languages.isEmpty, !takesHints { throw .notWithModel(Self.path + ".languages") }
        if changes.keywords?.isEmpty == false, !takesHints { throw .notWithModel(Self.path + ".keywords") }
        if changes.delay != nil, !takesDelay { throw .notWithModel(Self.path + ".delay") }
    }

    /// Without what an earlier model was told and this one does not take, or what `changes` replace.
    func cleaned(_ transcription: Transcription, after changes: Transcription) -> Transcription {
        var cleaned = transcription
        if changes.languages != nil { cleaned.language = nil }
        if changes.language != nil { cleaned.languages = nil }
        if !takesHints { (cleaned.languages, cleaned.keywords) = (nil, nil) }
        if !takesDelay { cleaned.delay = nil }
        return cleaned
    }
}
