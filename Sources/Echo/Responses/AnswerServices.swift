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
        return make(configuration.dialect, client: client, log: log, usesOldNames: !client.needsKey)
    }

    /// For those who share one client, and with it its limits and its breaker, among several APIs.
    static func make(
        _ dialect: AnswerDialect, client: RESTClient, log: WireLog, usesOldNames: Bool
    ) -> any AnswerServiceProtocol {
        let responses = ResponsesService(client: client, log: log)
        let chat = ChatCompletionsService(client: client, log: log, usesOldNames: usesOldNames)
        return switch dialect {
        case .automatic: AutomaticService(responses: responses, chat: chat)
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
        restingStatus: @escaping @Sendable () -> ConnectionStatus = { .disconnected }
    ) throws(EchoError) {
        self.init(
            endpoint: try RESTEndpoint(baseURL: configuration.baseURL), key: key, transport: transport,
            timeouts: configuration.httpTimeouts,
            supportedModels: configuration.additionalModels.union(Models.responses.keys).sorted(), emitter: emitter,
            log: log, restingStatus: restingStatus)
    }
}
