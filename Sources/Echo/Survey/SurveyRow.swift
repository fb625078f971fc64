/// The result of trying one ability.
public struct SurveyRow: Sendable, Hashable {
    public let ability: ServerAbility
    public let outcome: SurveyOutcome

    public init(_ ability: ServerAbility, _ outcome: SurveyOutcome) {
        self.ability = ability
        self.outcome = outcome
    }
}

/// How an ability was found.
public enum SurveyOutcome: Sendable, Hashable {
    case works(SurveyFact)
    /// It answers, and not as was asked.
    case differs(SurveyFact)
    /// The server has no such API.
    case absent
    case failed(EchoError)
    case skipped(SurveySkip)

    /// Whether it answered, in whatever way.
    var answers: Bool {
        switch self {
        case .works, .differs: true
        case .absent, .failed, .skipped: false
        }
    }
}

extension SurveyOutcome {
    /// What is known of a model's context where the server does not tell.
    static func context(of model: String, in configuration: EchoConfiguration) -> SurveyOutcome {
        guard let known = configuration.contextWindows.known(model) else {
            return .differs(.contextGuessed(configuration.contextWindows.standard.input))
        }
        return .works(.context(.given(configuration.models[model]?.context ?? known.input)))
    }
}

/// An observation.
public enum SurveyFact: Sendable, Hashable {
    /// So many models are listed.
    case listed(Int)
    case context(ToldContext)
    /// Nobody tells; tokens that are counted on.
    case contextGuessed(Int)
    /// So long it took until the first words came.
    case answered(after: Duration)
    /// The answer reached the few tokens that were allowed, with or without words: a model that thinks needs more.
    case ranOut
    /// Words came in so many pieces.
    case pieces(Int)
    /// Words came all at once, at the end.
    case atOnce
    case called
    /// It answered in words, or with arguments that fit nothing, where a function was to be called.
    case notCalled
    case keptSchema
    /// The answer does not fit the schema; the reason names the place.
    case brokeSchema(reason: String)
    /// So long it took until the next answer began.
    case stopped(again: Duration)
    /// The answer was over before it could be stopped.
    case tooShort
    /// Vectors have so many numbers.
    case vectors(Int)
    /// Bytes of sound.
    case sound(Int)
    /// The words that were understood; empty for none.
    case heard(String)
}

/// Why something was not tried.
public enum SurveySkip: Sendable, Hashable {
    /// The server cannot be reached, or lets nobody in: this is why.
    case closed(EchoError)
    /// The server answers nothing in writing.
    case noAnswers
}
