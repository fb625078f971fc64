import Echo
import EchoApp
import EchoPresentation
import EchoStore
import Foundation

/// What is known of models at one server and on one day, and which of them are in use.
struct KnownModels: Sendable {
    /// Who told of them.
    enum Source: Sendable, Hashable {
        /// The server inside the program, which takes any name.
        case offline
        /// The server there listed its own.
        case server(host: String)
        /// The server there did not; why, where it could not be asked.
        case silent(host: String, reason: EchoError?)
    }

    var options = SettingOptions()
    /// Names by what they are used for.
    var used: [ModelCatalogue.Use: String] = [:]
    var source = Source.offline
    /// The usual models that the server does not list, each with what answers in its place.
    private(set) var substitutes: [(wanted: String, used: String)] = []
    /// How many models the server there lists.
    private(set) var listed = 0
    /// Of the vendor and the person, with the ends that its vendor announced.
    private(set) var own = ModelCatalogue()

    var catalogue: ModelCatalogue { options.catalogue }

    var day: CalendarDay { options.today ?? catalogue.date ?? CalendarDay(Date()) }

    /// Why the server could not be asked; nil where it was, or where there is none.
    var failure: EchoError? { if case .silent(_, let reason) = source { reason } else { nil } }

    /// - Parameters:
    ///   - told: what the server lists; nil where it was not asked, or did not tell.
    ///   - failure: why it could not be asked.
    init(
        _ preferences: StoredPreferences, _ server: ServerIdentity, told: [ServerModel]?, failure: EchoError? = nil,
        clock: CalendarDay
    ) {
        own = preferences.engine.models
        let known = server.isVendors ? own : own.elsewhere
        options.catalogue = told.map { known.taking($0, isVendors: server.isVendors) } ?? known
        options.today = own.day(clock)
        let names = told?.map(\.name) ?? []
        listed = names.count
        if !names.isEmpty {
            options.listedModels = Set(names)
            if !server.isVendors { options.serverModels = options.listedModels }
        }
        options.unofferedModels = catalogue.left(of: told ?? [])
        source =
            server.isLocal
            ? .offline
            : told == nil
                ? .silent(host: server.host, reason: failure) : .server(host: server.host)
        let configuration = Self.configuration(preferences, isVendors: server.isVendors)
        used = [
            .realtime: configuration.model(for: .realtime, among: names),
            .text: configuration.model(for: .text, among: names),
            .transcription: preferences.chosen.session.transcriptionModel,
            .embeddings: configuration.model(for: .embeddings, among: names),
        ]
        let wanted: [(use: ModelCatalogue.Use, name: String)] = [
            (.realtime, configuration.realtimeModel), (.text, configuration.responsesModel),
        ]
        substitutes = wanted.compactMap { wanted in
            used[wanted.use].flatMap { $0 == wanted.name ? nil : (wanted.name, $0) }
        }
        options.substitutes = Dictionary(substitutes.map { ($0.wanted, $0.used) }) { first, _ in first }
        options.models = preferences.engine.additionalModels.union(used.values)
    }
}

extension KnownModels {
    /// As a conversation is begun: who names a model knows that it is there, and of the usual ones nobody does elsewhere.
    private static func configuration(_ preferences: StoredPreferences, isVendors: Bool) -> EchoConfiguration {
        let (chosen, standard) = (preferences.chosen.connection, EchoConfiguration())
        var configuration = EchoConfiguration()
        configuration.baseURL = isVendors ? EchoConfiguration.openAI : "http://127.0.0.1"
        configuration.adopt(preferences.engine.models)
        configuration.realtimeModel = chosen.realtimeModel
        configuration.responsesModel = chosen.responsesModel
        configuration.embeddingModel = preferences.engine.embeddingModel ?? standard.embeddingModel
        let named = Set([chosen.realtimeModel, chosen.responsesModel, configuration.embeddingModel])
        let usual = [standard.realtimeModel, standard.responsesModel, standard.embeddingModel]
        configuration.additionalModels = preferences.engine.additionalModels.union(named.subtracting(usual))
        return configuration
    }

    /// What is known with what the server tells, where there is one that does within a few seconds.
    static func asked(_ options: ServerOptions, _ preferences: StoredPreferences) async -> KnownModels {
        var preferences = preferences
        if let model = options.model { preferences.chosen.connection.realtimeModel = model }
        let environment = ProcessInfo.processInfo.environment
        let server = ServerChoice(options.completed(by: preferences.chosen.connection.server), environment: environment)
        let clock = CalendarDay(Date())
        guard !server.identity.isLocal else {
            return KnownModels(preferences, server.identity, told: nil, clock: clock)
        }
        switch await list(of: server, environment) {
        case .success(let told): return KnownModels(preferences, server.identity, told: told, clock: clock)
        case .failure(let error):
            let failure = error.tellsOfNoModelList ? nil : error
            return KnownModels(preferences, server.identity, told: nil, failure: failure, clock: clock)
        }
    }

    private static func list(
        of server: ServerChoice, _ environment: [String: String]
    ) async -> Result<[ServerModel], EchoError> {
        var configuration = EchoConfiguration()
        configuration.baseURL = server.url
        configuration.adopt(environment: environment)
        var key = server.key
        if key == nil { key = (try? await server.finder.key())?.reveal() }
        let echo = Echo(key: key, configuration: configuration)
        do throws(EchoError) {
            return .success(try await echo.listModels())
        } catch {
            return .failure(error)
        }
    }
}
