import EchoWire
import Foundation

/// Asks a server by text for nothing at all, which costs nothing: how it refuses tells whether it would answer.
public struct TextProbe: Sendable {
    private let endpoint: RESTEndpoint
    private let key: APIKey?
    private let dialect: AnswerDialect
    private let transport: any HTTPTransportProtocol

    /// - Parameter dialect: how it will be asked; `automatic` looks for Responses first, then for Chat Completions.
    /// - Throws: `EchoError.invalidURL` when `url` is not a ws, wss, http or https address.
    public init(
        url: String, key: String?, dialect: AnswerDialect = .automatic,
        network: NetworkEnvironment = NetworkEnvironment()
    ) throws(EchoError) {
        try self.init(
            url: url, key: key, dialect: dialect, transport: NetworkAccess(network).http)
    }

    init(
        url: String, key: String?, dialect: AnswerDialect, transport: any HTTPTransportProtocol
    ) throws(EchoError) {
        endpoint = try RESTEndpoint(baseURL: url)
        self.key = key.flatMap { APIKey($0) }
        self.dialect = dialect
        self.transport = transport
    }

    /// - Returns: the first dialect that the server knows, and how long it took to say so.
    /// - Throws: why the server could not be reached, or how it refused; `rejected` where it knows none, and
    ///   `unsupportedDialect` where it knows only the one that it is not to be asked in.
    public func measure() async throws(EchoError) -> (dialect: AnswerDialect, duration: Duration) {
        var unknown = EchoError.rejected(status: 404, message: "")
        for known in dialect == .chatCompletions ? [dialect, .responses] : [.responses, .chatCompletions] {
            let start = ContinuousClock.now
            if let refusal = try await refusal(of: known) {
                unknown = refusal
            } else if dialect == .automatic || dialect == known {
                return (known, ContinuousClock.now - start)
            } else {
                throw .unsupportedDialect(dialect, supported: known)
            }
        }
        throw unknown
    }

    /// Nil where the server knows the dialect: it complains of what was asked, or, ill prepared, breaks down over it.
    private func refusal(of dialect: AnswerDialect) async throws(EchoError) -> EchoError? {
        let response = try await transport.send(request(dialect))
        let body = await RESTBody.beginning(of: response)
        guard !(200..<300).contains(response.status) else {
            return RESTRefusal(body: body).unknown
        }
        let refusal = RESTRefusal(body: body)
        // Nobody was named: who misses a model knows the API.
        if refusal.isAboutModel(status: response.status) { return nil }
        let error = refusal.echoError(status: response.status, hasKey: key != nil)
        if AutomaticService.isUnknownAPI(error) { return .rejected(status: response.status, message: "") }
        switch error {
        case .server, .unsupportedModel, .rejected(status: 500, _): return nil
        default: throw error
        }
    }

    private func request(_ dialect: AnswerDialect) -> HTTPRequest {
        var headers = ["accept": "application/json", "content-type": "application/json"]
        if let key { headers["authorization"] = "Bearer \(key.value)" }
        var timeouts = HTTPTimeouts()
        timeouts.head = .seconds(10)
        return HTTPRequest(
            method: "POST", url: endpoint.url(dialect == .responses ? "responses" : "chat/completions"),
            headers: headers, body: Data("{}".utf8), timeouts: timeouts)
    }
}

extension RESTRefusal {
    /// Some answer 200 and say in words that they have no such API.
    fileprivate var unknown: EchoError? {
        AutomaticService.isUnknownAPI(.server(code: code, message: message, parameter: nil))
            ? .rejected(status: 404, message: "") : nil
    }
}
