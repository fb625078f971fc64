import Echo
import EchoText

extension ModelWording {
    /// What a model does in place of answering on an API, "transcribes; it does not answer"; nil where it answers there, or
    /// where that is not known.
    static func unfitness(of model: Model, on api: Model.API) -> String? {
        let wanted: Set<Model.API> = api == .realtime ? [.realtime, .live] : [.responses, .chat]
        guard !model.apis.isEmpty, model.apis.isDisjoint(with: wanted) else { return nil }
        if !model.apis.isDisjoint(with: [.realtime, .live]) { return "answers by voice, not in writing" }
        if !model.apis.isDisjoint(with: [.responses, .chat]) { return "answers in writing, not by voice" }
        return deeds.first { !model.apis.isDisjoint(with: $0.apis) }.map { "\($0.verb); it does not answer" }
    }

    private static let deeds: [(apis: Set<Model.API>, verb: String)] = [
        ([.realtimeTranscription, .transcription], "transcribes"), ([.speech], "reads texts aloud"),
        ([.embeddings], "makes vectors"), ([.realtimeTranslation], "interprets"),
    ]

    /// Of a model that is not in the list of the server.
    public static let unlisted = "not in this server's list"

    /// The usual model is not in the server's list, and another one answers.
    public static func substitute(_ used: String, for wanted: String) -> String {
        "This server has no \(Sanitizer.line(wanted)): \(Sanitizer.line(used)) answers."
    }

    /// What is said below a table of models.
    ///
    /// - Parameter assistant: who answers in place of any of them.
    public static func footer(of options: SettingOptions, assistant: String? = nil) -> String {
        let date = date(of: options.catalogue, today: options.today)
        if let assistant {
            return "The \(assistant) answers in place of these models; their prices do not apply. \(date)"
        }
        if options.awaitsModels { return "The server's own list has not come yet. \(date)" }
        if options.namesNoModel {
            let reason = options.modelsFailure.map(missingList) ?? "The server lists no models."
            return "\(reason) These are the models echo-tui knows; /model NAME takes any other. \(date)"
        }
        guard options.unofferedModels > 0 else { return date }
        return "\(NumberWording.counted(options.unofferedModels, "more model")) not listed here: /model NAME. \(date)"
    }

    /// Why there is no list of the server's models.
    private static func missingList(_ failure: EchoError) -> String {
        if failure.tellsOfNoModelList { return "The server does not list its models." }
        if case .unexpectedAnswer = failure { return "The server sends no list of models." }
        return ErrorPresenter.present(failure).whatHappened.text { _ in "" }
    }

    /// A person chose the model, and it answers from now on.
    public static func chosen(_ model: String, among options: SettingOptions) -> Wording {
        guard options.namesNoModel, options.catalogue[model] == nil else { return "Now using \(model)." }
        return "Now using \(model), as you wrote it: the server does not say which models it has."
    }
}
