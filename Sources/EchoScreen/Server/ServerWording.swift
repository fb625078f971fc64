import Echo
import EchoText

/// Words for what was found out about a server.
public enum ServerWording {
    /// The cost of testing.
    public static let cost = """
        Testing asks the server at most \(ServerSurvey.mostRequests) small questions, fewer than 2,000 tokens together. A server \
        that charges for answers charges for these.
        """

    static func name(_ ability: ServerAbility) -> String {
        switch ability {
        case .models: "Models"
        case .context: "Context"
        case .chat: "Chat Completions"
        case .responses: "Responses"
        case .streaming: "Streaming"
        case .tools: "Tools"
        case .schema: "JSON schema"
        case .cancel: "Stopping"
        case .realtime: "Realtime"
        case .embeddings: "Embeddings"
        case .speech: "Speech"
        case .transcription: "Transcription"
        }
    }

    /// The refused option of a model, in a few words.
    public static func words(_ refusal: KnownRefusal) -> String {
        switch (refusal.option, refusal.limit) {
        case (.toolCount, let limit?): "more than \(limit) tools"
        case (.toolDescriptions, let limit?): "descriptions of tools beyond \(limit) characters"
        case (.outputLimit, let limit?), (.olderOutputLimit, let limit?), (.field("max_output_tokens"), let limit?):
            "answers beyond \(limit) tokens"
        default: Sanitizer.line(refusal.option.name)
        }
    }

    /// One line for each model: "llama3.2: tools, usage (2026-11-29)".
    package static func lines(_ refusals: [KnownRefusal]) -> [String] {
        Dictionary(grouping: refusals, by: \.model).sorted { $0.key < $1.key }.map { model, refusals in
            let day = refusals.map(\.day).max().map { " (\($0))" } ?? ""
            return "\(Sanitizer.line(model)): \(refusals.map(words).joined(separator: ", "))\(day)"
        }
    }

    /// The notice when the server is asked for everything again.
    public static func forgotten(_ count: Int) -> Wording {
        guard count > 0 else { return "Nothing is left out: the server has refused nothing." }
        let things = NumberWording.counted(count, "refusal")
        return "\(things) forgotten: the server is asked for everything again, by voice from the next connection on."
    }

    static func present(_ outcome: SurveyOutcome) -> (mark: ServerTable.Mark, words: String) {
        switch outcome {
        case .works(let fact): (.works, words(fact))
        case .differs(let fact): (.differs, words(fact))
        case .absent: (.absent, "not offered")
        case .failed(let error): (.failed, words(error))
        case .skipped(.noAnswers): (.absent, "not tested: the server gives no written answers")
        case .skipped(.closed(let error)): (.absent, "not tested: \(lowercased(words(error)))")
        }
    }

    private static func words(_ fact: SurveyFact) -> String {
        switch fact {
        case .listed(0): "the list is empty"
        case .listed(let count): NumberWording.counted(count, "model") + " listed"
        case .context(.given(let size)): "\(number(size)) tokens"
        case .context(.most(let size)):
            "up to \(number(size)) tokens; the server does not say how many it gives the model. \(wayOut)"
        case .contextGuessed(let size): "the server does not say; \(number(size)) tokens is a guess. \(wayOut)"
        case .answered(let time): "answers; first words after \(seconds(time))"
        case .ranOut: "answers, but thinks so long that the few tokens of this test ran out"
        case .pieces(let count): "words arrive as they are written (\(count) pieces)"
        case .atOnce: "all words arrive at once, at the end"
        case .called: "the model calls functions"
        case .notCalled: "the model answered without calling the function"
        case .keptSchema: "answers follow the schema"
        case .brokeSchema(let reason): "the answer does not follow the schema: \(reason)"
        case .stopped(let time): "an answer can be stopped; the next began after \(seconds(time))"
        case .tooShort: "the answer was over before it could be stopped"
        case .vectors(let length): "vectors of \(number(length)) numbers"
        case .sound(let bytes): "\(number(max(1, bytes / 1000))) kB of speech"
        case .heard(""): "answers; no words were recognised in the test sound"
        case .heard(let words): "heard “\(words)”"
        }
    }

    /// What to do where the context is not known.
    private static let wayOut = "To set it: context in [models.\"NAME\"] of config.toml."

    /// What happened, without what to press: in a bug report there is nothing to press.
    private static func words(_ error: EchoError) -> String {
        let sentence = ErrorPresenter.present(error).whatHappened.text { _ in "" }
        return sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    }

    /// "The server …" within a sentence; names stay as they are.
    private static func lowercased(_ sentence: String) -> String {
        guard sentence.hasPrefix("The ") || sentence.hasPrefix("No ") || sentence.hasPrefix("Cannot ") else {
            return sentence
        }
        return sentence.prefix(1).lowercased() + sentence.dropFirst()
    }

    private static func number(_ value: Int) -> String { NumberWording.grouped(value) }

    private static func seconds(_ time: Duration) -> String {
        let milliseconds = Int(time / .milliseconds(1))
        return milliseconds < 1000 ? "\(milliseconds) ms" : "\(milliseconds / 1000).\(milliseconds % 1000 / 100) s"
    }
}
