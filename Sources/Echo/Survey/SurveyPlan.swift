import EchoWire

/// One thing to try.
enum SurveyProbe: Sendable, Hashable {
    case list
    case context(model: String)
    case answer(AnswerDialect, model: String)
    case call(AnswerDialect, model: String)
    case shape(AnswerDialect, model: String)
    case stop(AnswerDialect, model: String)
    case realtime(model: String)
    case embed(model: String)
    case speak(model: String)
    case hear(model: String)
}

/// The result of a trial.
enum SurveyFinding: Sendable, Hashable {
    /// The models, and what the list tells of the context of each.
    case models([ServerModel])
    /// How an answer came, and how its words did; nil where there were none.
    case answer(SurveyOutcome, words: SurveyOutcome?)
    case outcome(SurveyOutcome)
}

/// Decides what is tried at a server, in which order, and what is not worth trying.
struct SurveyPlan: Sendable {
    /// Requests that are made at most: one for each probe, one more to see that an answer was stopped, five for the context,
    /// and one for the version.
    static let mostRequests = 18

    private let wanted: String?
    private let configuration: EchoConfiguration
    private var waiting: [SurveyProbe] = [.list]
    /// How written answers came, by dialect.
    private var answers: [AnswerDialect: (outcome: SurveyOutcome, words: SurveyOutcome?)] = [:]
    private var names: [String] = []
    /// Failures one after the other that anything else would have, too.
    private var closed = 0
    private(set) var rows: [SurveyRow] = []
    /// That is asked in writing; nil as long as nobody was.
    private(set) var model: String?

    /// - Parameter model: that is to be tried; nil for one that fits.
    init(model: String?, configuration: EchoConfiguration) {
        wanted = model
        self.configuration = configuration
    }

    mutating func next() -> SurveyProbe? { waiting.isEmpty ? nil : waiting.removeFirst() }

    /// - Returns: the rows that are known by it.
    mutating func take(_ finding: SurveyFinding, of probe: SurveyProbe) -> [SurveyRow] {
        let before = rows.count
        note(finding, of: probe)
        if let error = error(finding) {
            consider(error)
        } else if probe.ability != .context {
            // Of the context something is always known, whether the server answers or not.
            closed = 0
        }
        if waiting.isEmpty, rows.count < ServerAbility.allCases.count { finish() }
        return Array(rows[before...])
    }

    private mutating func note(_ finding: SurveyFinding, of probe: SurveyProbe) {
        switch (probe, finding) {
        case (.list, .models(let models)):
            names = models.namesByUse
            add(.models, models.isEmpty ? .differs(.listed(0)) : .works(.listed(models.count)))
            begin()
        case (.list, .outcome(let outcome)):
            add(.models, outcome)
            begin(asksContext: !Self.hangs(outcome))
        case (.answer(let dialect, _), .answer(let outcome, let words)):
            answers[dialect] = (outcome, words)
            add(dialect == .responses ? .responses : .chat, outcome)
            if dialect == .responses { askMore() }
        case (.speak(let model), .outcome(.failed(let error))) where error.refusesModel && isUnlisted(model):
            // Nobody chose it: the server has none that reads aloud, or none any more.
            add(.speech, .absent)
        case (_, .outcome(let outcome)): add(probe.ability, outcome)
        default: break
        }
    }

    private func isUnlisted(_ model: String) -> Bool { !names.isEmpty && !names.contains(model) }

    /// A server that lets one question hang lets others of its kind hang as well.
    private static func hangs(_ outcome: SurveyOutcome) -> Bool {
        switch outcome {
        case .failed(.connectionTimedOut), .failed(.answerTimedOut): true
        default: false
        }
    }

    private mutating func begin(asksContext: Bool = true) {
        let model = model(for: .text)
        self.model = model
        if !asksContext { add(.context, .context(of: model, in: configuration)) }
        let context: [SurveyProbe] = asksContext ? [.context(model: model)] : []
        waiting =
            context + [
                .answer(.chatCompletions, model: model), .answer(.responses, model: model),
                .realtime(model: self.model(for: .realtime)), .embed(model: self.model(for: .embeddings)),
                .speak(model: self.model(for: .speech)), .hear(model: self.model(for: .transcription)),
            ]
    }

    /// In the dialect that is used by itself: Responses where the server has it.
    private mutating func askMore() {
        guard
            let dialect = [AnswerDialect.responses, .chatCompletions].first(where: {
                answers[$0]?.outcome.answers == true
            }),
            let model
        else {
            for ability in [ServerAbility.streaming, .tools, .schema, .cancel] { add(ability, .skipped(.noAnswers)) }
            return
        }
        add(.streaming, answers[dialect]?.words ?? .differs(.ranOut))
        waiting = [.call(dialect, model: model), .shape(dialect, model: model), .stop(dialect, model: model)] + waiting
    }

    private mutating func add(_ ability: ServerAbility, _ outcome: SurveyOutcome) {
        if !rows.contains(where: { $0.ability == ability }) { rows.append(SurveyRow(ability, outcome)) }
    }

    // MARK: Models

    /// The model that was asked for where it fits, else the configuration's where the server has it, else one of the
    /// server's that looks fit.
    private func model(for use: ModelCatalogue.Use) -> String {
        let own = configuration.model(for: use)
        if let wanted, fits(wanted, use) { return wanted }
        let choice = ModelChoice(configuration) { nil }
        return choice.pick(own, use, from: names) ?? own
    }

    private func fits(_ name: String, _ use: ModelCatalogue.Use) -> Bool {
        if let known = configuration.models[name] {
            let apis: Set<Model.API> = use.api == .responses ? [.responses, .chat] : [use.api]
            return !known.apis.isDisjoint(with: apis)
        }
        return ModelName.looksFit(name, for: use)
    }

    // MARK: Giving up

    private func error(_ finding: SurveyFinding) -> EchoError? {
        switch finding {
        case .outcome(.failed(let error)), .answer(.failed(let error), _): error
        default: nil
        }
    }

    /// A server that cannot be reached is not asked a dozen times; a refused key may be good for something else, once.
    private mutating func consider(_ error: EchoError) {
        switch error {
        // A server that has answered is there: only the way by voice is closed.
        case .unreachable, .invalidURL, .missingKey: if !hasAnswered { close(error) }
        case .invalidKey, .keyRequired, .quotaExceeded, .rateLimited, .askedToWait, .connectionTimedOut,
            .answerTimedOut:
            closed += 1
            if closed > 1 { close(error) }
        default: closed = 0
        }
    }

    private var hasAnswered: Bool {
        rows.contains { $0.ability != .context && ($0.outcome.answers || $0.outcome == .absent) }
    }

    private mutating func close(_ error: EchoError) {
        waiting = []
        for ability in ServerAbility.allCases { add(ability, .skipped(.closed(error))) }
    }

    private mutating func finish() {
        for ability in ServerAbility.allCases { add(ability, .skipped(.noAnswers)) }
    }
}

extension SurveyProbe {
    var ability: ServerAbility {
        switch self {
        case .list: .models
        case .context: .context
        case .answer(let dialect, _): dialect == .responses ? .responses : .chat
        case .call: .tools
        case .shape: .schema
        case .stop: .cancel
        case .realtime: .realtime
        case .embed: .embeddings
        case .speak: .speech
        case .hear: .transcription
        }
    }
}
