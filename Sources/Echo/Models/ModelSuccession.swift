import Synchronization

/// Finds what takes the place of models that the server refuses, and remembers it as long as the engine lives.
final class ModelSuccession: Sendable {
    /// How often one way of a conversation, or one answer, goes on with another model.
    static let most = 2
    /// Names that a person chose which are remembered.
    private static let mostChosen = 100

    private struct Role: Hashable {
        let name: String
        let api: Model.API
    }

    private struct Book {
        var refused: Set<Role> = []
        var successors: [Role: String] = [:]
        var chosen: Set<Role> = []
    }

    private let configuration: EchoConfiguration
    private let today: @Sendable () -> CalendarDay
    /// Names of the server's models; nil when it does not tell.
    private let list: @Sendable () async -> [String]?
    /// Of those, the ones that it says to have ended.
    private let ended: @Sendable () async -> Set<String>
    private let book = Mutex(Book())

    init(
        _ configuration: EchoConfiguration, today: @escaping @Sendable () -> CalendarDay,
        ended: @escaping @Sendable () async -> Set<String> = { [] }, list: @escaping @Sendable () async -> [String]?
    ) {
        self.configuration = configuration
        self.today = today
        self.ended = ended
        self.list = list
    }

    /// The model to ask when this one is wanted: itself, unless the server refused it before.
    func current(_ name: String, for use: ModelCatalogue.Use) -> String {
        book.withLock { book in
            var current = name
            var seen: Set<String> = []
            while seen.insert(current).inserted, let next = book.successors[Role(name: current, api: use.api)] {
                current = next
            }
            return current
        }
    }

    /// A person chose the model, of which no list says whether the server has it.
    func choose(_ name: String, for use: ModelCatalogue.Use) {
        book.withLock { book in
            if book.chosen.count < Self.mostChosen { book.chosen.insert(Role(name: name, api: use.api)) }
        }
    }

    func isChosen(_ name: String, for use: ModelCatalogue.Use) -> Bool {
        book.withLock { $0.chosen.contains(Role(name: name, api: use.api)) }
    }

    /// What is asked in place of a model that the server refuses; nil where nothing is known to be there.
    ///
    /// The vendor is believed to have what the catalogue names. Any other server has to name it itself.
    func successor(of name: String, for use: ModelCatalogue.Use) async -> String? {
        let role = Role(name: name, api: use.api)
        book.withLock { _ = $0.refused.insert(role) }
        let own = configuration.isVendors ? nil : await list() ?? []
        return book.withLock { book in
            func isRefused(_ name: String) -> Bool { book.refused.contains(Role(name: name, api: use.api)) }
            let named = candidates(for: name, use).first { !isRefused($0) && own?.contains($0) != false }
            let isChosen = book.chosen.contains(role)
            let next = named ?? (isChosen ? nil : presumed(name, use, among: (own ?? []).filter { !isRefused($0) }))
            book.successors[role] = next
            return next
        }
    }

    /// One of the server's own, where the usual model was asked for because nobody could tell what the server has, and no
    /// person named it.
    private func presumed(_ name: String, _ use: ModelCatalogue.Use, among names: [String]) -> String? {
        guard [.text, .realtime].contains(use), name == configuration.model(for: use),
            !configuration.additionalModels.contains(name)
        else { return nil }
        return ModelChoice(configuration, succession: self) { nil }.pick(name, use, from: names)
    }

    /// The refusal as a person is told of it, with the names for the same use that resemble the refused one most.
    ///
    /// - Parameter words: what the server said of it.
    func refusal(of name: String, for use: ModelCatalogue.Use, words: String = "") async -> EchoError {
        await refusal(of: name, for: use, told: await list() ?? [], words: words)
    }

    /// - Parameter told: names of the server's models, which is not asked for them again.
    func refusal(
        of name: String, for use: ModelCatalogue.Use, told: [String], words: String = ""
    ) async -> EchoError {
        let names = await offered(told, for: use, after: name).subtracting([name])
        return .unsupportedModel(name: name, supported: ModelCatalogue.nearest(to: name, among: names), message: words)
    }

    /// What the server lists; at the vendor what the catalogue names and has not ended as well. Another server that lists
    /// nothing may hand on to the vendor where a name is written like the vendor's.
    private func offered(
        _ told: [String], for use: ModelCatalogue.Use, after name: String
    ) async -> Set<String> {
        let day = today()
        var living = Set(told.filter { isFit($0, for: use, on: day) })
        if !living.isEmpty { living.subtract(await ended()) }
        guard configuration.isVendors || told.isEmpty else { return living }
        var known = use.apis.flatMap { configuration.models.names(on: $0, after: day) }
        if !configuration.isVendors { known.removeAll { Self.family($0) != Self.family(name) } }
        return living.union(known).union(configuration.additionalModels)
    }

    /// "gpt" of "gpt-5-mini".
    private static func family(_ name: String) -> String { String(name.lowercased().prefix { $0 != "-" }) }

    private func isFit(_ name: String, for use: ModelCatalogue.Use, on day: CalendarDay) -> Bool {
        guard let known = configuration.models[name] else { return ModelName.looksFit(name, for: use) }
        let isOver = configuration.isVendors && known.hasEnded(on: day)
        return !isOver && !known.apis.isDisjoint(with: use.apis)
    }

    /// What the vendor names, then what it names for that one; at its own server the usual model comes last.
    private func candidates(for name: String, _ use: ModelCatalogue.Use) -> [String] {
        let day = today()
        var found: [String] = []
        var last = name
        while let next = configuration.models.replacement(of: last, on: use.api, day: day)?.name, !found.contains(next)
        {
            found.append(next)
            last = next
        }
        let standard = configuration.models.name(for: use)
        return configuration.isVendors && !standard.isEmpty ? found + [standard] : found
    }
}
