import Foundation

/// Finds out whether a server has a model, and which one answers where nobody named one.
struct ModelChoice: Sendable {
    private let configuration: EchoConfiguration
    /// What answers in place of models that the server refused before.
    let succession: ModelSuccession
    /// Names of the server's models; nil when it does not tell.
    private let list: @Sendable () async -> [String]?
    /// Whether the list has an end that was reached.
    private let knowsAll: @Sendable () async -> Bool
    /// Whether the server, asked for this model alone, says that it has none of that name.
    private let lacks: @Sendable (String) async -> Bool

    init(
        _ configuration: EchoConfiguration, succession: ModelSuccession? = nil,
        knowsAll: @escaping @Sendable () async -> Bool = { true },
        lacks: @escaping @Sendable (String) async -> Bool = { _ in false },
        list: @escaping @Sendable () async -> [String]?
    ) {
        self.configuration = configuration
        self.knowsAll = knowsAll
        self.lacks = lacks
        self.succession = succession ?? ModelSuccession(configuration, today: { CalendarDay(Date()) }, list: list)
        self.list = list
    }

    /// The model that is asked: the named one, else the configuration's, else one of the server's own.
    ///
    /// - Parameter name: nil for the configuration's.
    /// - Throws: `unsupportedModel` for a name that neither the catalogue nor the server knows.
    func model(_ name: String?, for use: ModelCatalogue.Use) async throws(EchoError) -> String {
        let wanted = name ?? succession.current(configuration.model(for: use), for: use)
        let isNamed = name != nil || configuration.additionalModels.contains(configuration.model(for: use))
        if !isNamed, !configuration.isVendors, let own = pick(wanted, use, from: await list() ?? []) { return own }
        try await check(wanted, for: use)
        return wanted
    }

    /// - Throws: `unsupportedModel`, with the names that are nearest.
    func check(_ name: String, for use: ModelCatalogue.Use) async throws(EchoError) {
        try await check(name, for: use, standsUnlisted: false)
    }

    /// The same for a name that a person chooses: it stands where no list says whether the server has it.
    func checkChosen(_ name: String, for use: ModelCatalogue.Use) async throws(EchoError) {
        if await isMissing(name, for: use) { throw await succession.refusal(of: name, for: use) }
        try await check(name, for: use, standsUnlisted: true)
    }

    /// A name of the vendor's, at a server of others that lists all it has. Some answer to names that they do not list.
    private func isMissing(_ name: String, for use: ModelCatalogue.Use) async -> Bool {
        guard !configuration.isVendors, configuration.models[name] != nil,
            !configuration.additionalModels.contains(name), !succession.isChosen(name, for: use),
            let told = await list(), !told.isEmpty, !told.contains(name), await knowsAll()
        else { return false }
        return await lacks(name)
    }

    private func check(
        _ name: String, for use: ModelCatalogue.Use, standsUnlisted: Bool
    ) async throws(EchoError) {
        guard !isKnown(name, for: use) else { return }
        // What the vendor's models are for is known: its server need not be asked.
        let isElsewhere = configuration.isVendors && configuration.models[name] != nil
        let told = isElsewhere ? [] : await list()
        let names = told ?? []
        // A list without a model says nothing of what there is, either.
        if standsUnlisted, names.isEmpty, !isElsewhere { return succession.choose(name, for: use) }
        guard !names.contains(name) else { return }
        if !names.isEmpty, !(await knowsAll()) { return }
        throw await succession.refusal(of: name, for: use, told: names)
    }

    /// Models for the same that have not ended.
    func others(than name: String, for use: ModelCatalogue.Use) async -> [String] {
        guard case .unsupportedModel(_, let names, _) = await succession.refusal(of: name, for: use) else { return [] }
        return names
    }

    private func isKnown(_ name: String, for use: ModelCatalogue.Use) -> Bool {
        if configuration.additionalModels.contains(name) || succession.isChosen(name, for: use) { return true }
        return configuration.models[name].map { !$0.apis.isDisjoint(with: use.apis) } ?? false
    }

    /// The wanted model where the server has it, else the first of those that most look as if they could; nil where none
    /// does.
    func pick(_ wanted: String, _ use: ModelCatalogue.Use, from names: [String]) -> String? {
        if names.contains(wanted) { return wanted }
        var best: (name: String, fitness: Int)?
        for name in names {
            let fitness = fitness(name, for: use)
            if fitness > best?.fitness ?? 0 { best = (name, fitness) }
        }
        return best?.name
    }

    /// What the catalogue knows counts as much as the surest name.
    private func fitness(_ name: String, for use: ModelCatalogue.Use) -> Int {
        guard let known = configuration.models[name] else { return ModelName.fitness(name, for: use) }
        guard known.apis.contains(use.api) else { return 0 }
        return use == .realtime ? 4 : 3
    }
}

extension EchoConfiguration {
    /// Whether an address is the vendor's whose models the catalogue has.
    public static func isVendors(_ address: String) -> Bool { (try? RESTEndpoint(baseURL: address))?.needsKey ?? false }

    public static func isVendors(host: String) -> Bool { ServerQuirk.isVendors(host: host) }

    /// The model that is asked for a use at a server that lists these, where nobody names another.
    public func model(for use: ModelCatalogue.Use, among names: [String]) -> String {
        let wanted = model(for: use)
        guard !isVendors, !additionalModels.contains(wanted) else { return wanted }
        return ModelChoice(self) { names }.pick(wanted, use, from: names) ?? wanted
    }

    /// The model that is configured for a use.
    func model(for use: ModelCatalogue.Use) -> String {
        switch use {
        case .realtime: realtimeModel
        case .text: responsesModel
        case .cheap: models.name(for: .cheap)
        case .transcription: settings.transcriptionModel
        case .embeddings: embeddingModel
        case .speech: speechModel
        }
    }

    /// Whether the server is the vendor's whose models the catalogue has.
    var isVendors: Bool { Self.isVendors(baseURL) }
}

extension ConversationMode {
    /// What such a conversation needs a model for.
    var use: ModelCatalogue.Use { self == .audio ? .realtime : .text }
}
