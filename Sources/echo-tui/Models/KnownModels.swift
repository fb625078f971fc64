import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation

/// The models known at one server and on one day, and those in use.
struct KnownModels: Sendable {
    /// The source of this knowledge.
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
    /// Those that are wanted, as long as nobody chooses others.
    private var wanted: [String] = []
    /// How many models the server there lists.
    private(set) var listed = 0
    /// Of the vendor and the person, with the ends that its vendor announced.
    private(set) var own = ModelCatalogue()

    var catalogue: ModelCatalogue { options.catalogue }

    /// The usual models that the server does not list, each with what answers in its place.
    var substitutes: [(wanted: String, used: String)] {
        wanted.compactMap { name in options.substitutes[name].map { (name, $0) } }
    }

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
        let names = told?.namesByUse ?? []
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
        let configuration = preferences.modelConfiguration(isVendors: server.isVendors)
        wanted = [configuration.realtimeModel, configuration.responsesModel]
        used = [
            .realtime: configuration.model(for: .realtime, among: names),
            .text: configuration.model(for: .text, among: names),
            .transcription: preferences.chosen.session.transcriptionModel,
            .embeddings: configuration.model(for: .embeddings, among: names),
        ]
        options.noteSubstitutes(of: configuration, among: names)
        options.models = preferences.engine.additionalModels.union(used.values)
    }
}

extension KnownModels {
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
