/// What the model of a written answer takes of the settings that not every model has. One of which nothing is published
/// takes them all.
struct TextModelRules: Sendable {
    private let model: PublishedModel?
    private let name: String

    init(model name: String) {
        self.name = name
        model = PublishedModel(named: name)
    }

    /// Whether its messages say what they are.
    var tellsPhase: Bool { model?.tellsPhase ?? false }
    var thinks: Bool { model?.thinks ?? false }

    /// How much it thinks when it is asked for `effort`; nil where nothing is known of it.
    func effort(_ asked: String?) -> String? { model.flatMap { $0.effort(asked) } ?? asked }

    func check(effort: String?, at path: String) throws(SessionProblem) {
        guard let model, let effort, !model.efforts.contains(effort) else { return }
        guard model.thinks else { throw .notWithModel(path) }
        throw .effortUnknown(effort, to: name, known: model.efforts, at: path)
    }

    /// - Parameter given: Names of the parameters that choose among words, of those that are given.
    func check(sampling given: [String], effort: String?) throws(SessionProblem) {
        guard let model, model.thinks, model.effort(effort) != "none", let first = given.first else { return }
        throw .notWithModel(first)
    }

    /// Some models call functions over the Responses API only, or over Chat Completions when they do not think.
    func checkChatTools(effort: String?) throws(SessionProblem) {
        guard let model else { return }
        switch model.chatTools {
        case .always: return
        case .withoutThinking where model.effort(effort) == "none": return
        case .withoutThinking: throw .noChatTools(name, "or set 'reasoning_effort' to 'none'")
        case .never: throw .noChatTools(name, nil)
        }
    }
}

/// The tier of service of a written answer.
enum ServedTier {
    static let all = ["auto", "default", "flex", "scale", "priority", "fast", "ultrafast"]

    /// What is told of an answer for which `tier` was asked.
    static func told(_ tier: String?) -> String { tier == nil || tier == "auto" ? "default" : tier ?? "default" }
}
