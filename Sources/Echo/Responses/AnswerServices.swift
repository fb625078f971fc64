import Foundation

/// Makes what asks a server for written answers, in the dialect that the configuration names.
enum AnswerServices {
    /// - Throws: `invalidURL`.
    static func make(
        configuration: EchoConfiguration, key: APIKey?, transport: any HTTPTransportProtocol,
        emitter: EventEmitter<EchoEvent>, log: WireLog,
        restingStatus: @escaping @Sendable () -> ConnectionStatus = { .disconnected }
    ) throws(EchoError) -> any AnswerServiceProtocol {
        let client = try RESTClient(
            configuration: configuration, key: key, transport: transport, emitter: emitter, log: log,
            restingStatus: restingStatus)
        return make(
            configuration.dialect, client: client, log: log, usesOldNames: !client.needsKey,
            catalogue: configuration.models)
    }

    /// For those who share one client, and with it its limits and its breaker, among several APIs.
    static func make(
        _ dialect: AnswerDialect, client: RESTClient, log: WireLog, usesOldNames: Bool,
        catalogue: ModelCatalogue = .published, refused: RefusalMemory = RefusalMemory()
    ) -> any AnswerServiceProtocol {
        let responses = ResponsesService(client: client, log: log, catalogue: catalogue, refused: refused)
        let chat = ChatCompletionsService(
            client: client, log: log, usesOldNames: usesOldNames, catalogue: catalogue, refused: refused,
            lacksResponses: dialect == .automatic)
        var spare = chat
        spare.triesOnce = true
        return switch dialect {
        case .automatic:
            AutomaticService(
                responses: responses, chat: chat, spare: client.needsKey ? nil : spare, refused: refused,
                catalogue: catalogue)
        case .responses: responses
        case .chatCompletions: chat
        }
    }
}

extension RESTClient {
    /// - Throws: `invalidURL`.
    init(
        configuration: EchoConfiguration, key: APIKey?, transport: any HTTPTransportProtocol,
        emitter: EventEmitter<EchoEvent>, log: WireLog,
        restingStatus: @escaping @Sendable () -> ConnectionStatus = { .disconnected }, memory: RefusalMemory? = nil
    ) throws(EchoError) {
        self.init(
            endpoint: try RESTEndpoint(baseURL: configuration.baseURL), key: key, transport: transport,
            timeouts: configuration.httpTimeouts,
            supportedModels: configuration.vendorsModels,
            emitter: emitter,
            log: log, restingStatus: restingStatus, memory: memory)
    }
}

extension EchoConfiguration {
    /// What the vendor's server has for written answers; nothing where the server is not its, which lists its own.
    fileprivate var vendorsModels: [String] {
        guard isVendors else { return [] }
        return models.names(on: .responses, after: CalendarDay(Date())) + additionalModels.sorted()
    }
}
