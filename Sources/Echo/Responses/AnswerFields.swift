import EchoWire

/// What of a prompt's options a request says: what the model knows by the catalogue, the dialect has, and the server has
/// not refused. A temperature is never said: models that think refuse it.
struct AnswerFields: Sendable, Hashable {
    var effort: Model.Effort?
    var tellsThoughts = false
    /// Whether thoughts are wanted back sealed, to be handed back.
    var sealsThoughts = false
    var verbosity: Verbosity?
    var tier: ServiceTier?
    var searchesWeb = false
    var compactsAt: Int?
    /// Whether functions are declared.
    var hasTools = false
    /// The tools as the server takes them.
    var trim: ToolTrim
    /// Whether it is said which of them has to be called.
    var choosesTools: Bool
    /// By which names the limit of tokens is said.
    var limits: Set<RequestOption> = []
    /// The most tokens of the answer.
    private(set) var mostOutput: Int?
    /// Whether the answer is wanted in pieces, as it is made.
    var streams: Bool
    /// Whether what was used is asked for; some servers tell it unasked.
    var asksUsage: Bool
    /// Whether the padding of a stream is declined.
    var declinesObfuscation: Bool
    /// Whether the server is told to keep nothing.
    var declinesStoring: Bool
    /// Whether instructions have a field of their own, and are no message.
    var hasInstructions: Bool
    private var mayRefuseInstructions = false
    /// Whether the model is shown pictures.
    private var showsPictures: Bool
    /// Those that could be shown.
    private let pictures: [Picture]
    /// Whether instructions are a message of their own, and not the beginning of the user's first.
    var hasSystemRole: Bool
    private var mayRefuseSystemRole = false
    /// Whether messages of one role may follow one another.
    let repeatsRoles: Bool
    private var mayRefuseRoles = false
    /// What was wanted and cannot be had in this dialect, without asking.
    var missing: [RequestOption] = []

    /// - Parameters:
    ///   - dialect: Responses or Chat Completions.
    ///   - isVendors: whether the server is the vendor's whose models the catalogue has.
    ///   - refused: what the server does not want to hear for this model.
    ///   - oldNames: say the limit of tokens by its older name too, which compatible servers may know alone.
    init(
        _ prompt: AnswerPrompt, over dialect: AnswerDialect, by catalogue: ModelCatalogue = .published,
        isVendors: Bool = false, without refused: Refused = Refused(), oldNames: Bool = false
    ) {
        let (known, options) = (catalogue[prompt.model], prompt.options)
        let isChat = dialect == .chatCompletions
        func wants(_ option: RequestOption) -> Bool { !refused.contains(option) }
        hasTools = !prompt.tools.isEmpty && wants(.tools)
        trim = ToolTrim(hasTools ? prompt.tools : [], by: refused)
        choosesTools = hasTools && prompt.toolChoice != nil && wants(.toolChoice)
        streams = wants(.streaming)
        (asksUsage, declinesObfuscation) = (isChat && wants(.usage), !isChat && wants(.obfuscation))
        (declinesStoring, hasInstructions) = (!isChat && wants(.storing), !isChat && wants(.instructions))
        mayRefuseInstructions = hasInstructions && !prompt.instructions.isEmpty
        (showsPictures, pictures) = (wants(.pictures), prompt.entries.compactMap(\.shownPicture))
        hasSystemRole = wants(.systemRole)
        mayRefuseSystemRole = isChat && hasSystemRole && !prompt.instructions.isEmpty
        repeatsRoles = wants(.repeatedRoles)
        mayRefuseRoles = isChat && repeatsRoles && prompt.entries.count > 1
        if let wanted = prompt.maximumOutputTokens {
            limits = isChat ? Self.limits(refused, oldNames: oldNames) : wants(.answerLimit) ? [.answerLimit] : []
            mostOutput = refused.mostOutput.map { min($0, wanted) } ?? wanted
        }
        if isChat, hasTools, known?.chatTools == .never {
            (hasTools, choosesTools, trim) = (false, false, ToolTrim([]))
            missing.append(.tools)
        }
        if wants(.effort) {
            effort = Self.effort(options, known)
            if isChat, hasTools, known?.chatTools == .withoutEffort { effort = Model.Effort.none }
        }
        if wants(.verbosity), known.map({ $0.reasons || !$0.knowsEfforts }) ?? true { verbosity = options.verbosity }
        if wants(.tier) { tier = options.tier }
        if isChat, options.searchesWeb { missing.append(.webSearch) }
        if isChat {
            sealsThoughts = wants(.sealedThoughts) && prompt.entries.contains { $0.returnedFields != nil }
            return
        }
        sealsThoughts = catalogue.reasons(prompt.model) && wants(.sealedThoughts)
        tellsThoughts = options.tellsThoughts && known?.reasons == true && wants(.thoughts)
        searchesWeb = options.searchesWeb && wants(.webSearch)
        if isVendors, known?.reasons == true, wants(.compaction) { compactsAt = options.compactsAt }
    }

    /// What a refusal may be about.
    var sent: Set<RequestOption> {
        var sent: Set<RequestOption> = []
        if effort != nil { sent.insert(.effort) }
        if tellsThoughts { sent.insert(.thoughts) }
        if verbosity != nil { sent.insert(.verbosity) }
        if tier != nil { sent.insert(.tier) }
        if searchesWeb { sent.insert(.webSearch) }
        if compactsAt != nil { sent.insert(.compaction) }
        if sealsThoughts { sent.insert(.sealedThoughts) }
        if streams { sent.insert(.streaming) }
        if asksUsage { sent.insert(.usage) }
        if declinesObfuscation { sent.insert(.obfuscation) }
        if declinesStoring { sent.insert(.storing) }
        if mayRefuseInstructions { sent.insert(.instructions) }
        if showsPictures, !pictures.isEmpty { sent.insert(.pictures) }
        if mayRefuseSystemRole { sent.insert(.systemRole) }
        if mayRefuseRoles { sent.insert(.repeatedRoles) }
        return sent.union(limits).union(sentOfTools)
    }

    private var sentOfTools: Set<RequestOption> {
        guard hasTools else { return [] }
        var sent: Set<RequestOption> = [.tools]
        if choosesTools { sent.insert(.toolChoice) }
        if trim.tools.count > 1 { sent.insert(.toolCount) }
        if trim.longestDescription > 1 { sent.insert(.toolDescriptions) }
        return sent.union(trim.schemaKeywords.map(SchemaKeywords.option))
    }

    /// Names of pictures that the model is not shown, since the server takes none for it.
    var hiddenPictures: [String] { showsPictures ? [] : pictures.map(\.name) }

    /// A conversation with its pictures, or with what stands for them.
    func entries(of prompt: AnswerPrompt) -> [PromptEntry] {
        guard !showsPictures else { return prompt.entries }
        return prompt.entries.map { entry in
            guard case .picture(let picture, let message) = entry else { return entry }
            return .picture(picture.withoutBytes, of: message)
        }
    }

    /// How much a server takes that refused this much; nil for an option that has no limit.
    func limit(of option: RequestOption, refused error: EchoError) -> Int? {
        guard option.limitsAnswers else { return trim.limit(of: option, refused: error.words) }
        return mostOutput.flatMap { RefusalWords(error).answerLimit(below: $0) }
    }

    private static func limits(_ refused: Refused, oldNames: Bool) -> Set<RequestOption> {
        let isOldSaid = oldNames || refused.contains(.outputLimit)
        let limits: Set<RequestOption> = isOldSaid ? [.outputLimit, .olderOutputLimit] : [.outputLimit]
        return limits.subtracting(refused.options)
    }

    private static func effort(_ options: AnswerOptions, _ known: Model?) -> Model.Effort? {
        guard let wanted = options.effort else { return nil }
        guard let known, known.knowsEfforts else { return options.isEffortChosen ? wanted : nil }
        return known.effort(nearest: wanted)
    }
}

extension PromptEntry {
    /// Nil for one of which only the name is known.
    fileprivate var shownPicture: Picture? {
        if case .picture(let picture, _) = self, picture.isAtHand { picture } else { nil }
    }
}
