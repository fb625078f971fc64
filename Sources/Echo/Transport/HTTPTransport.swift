import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// Sends HTTP requests over the network: HTTP/1.1 and HTTP/2, straight or through the tunnel (`CONNECT`) of a proxy.
///
/// Connections are kept for the next request to the same server. Redirects are not followed, since a key would travel
/// with them; the caller gets them as the answer. Every instance keeps connections of its own until `shutdown()`, or
/// until nobody holds it any more.
public final class HTTPTransport: HTTPTransportProtocol {
    /// The client library sets these for all requests of a client.
    private struct Way: Hashable {
        var connect: Duration
        var proxy: ProxyEnvironment.Proxy?
        var isSecure: Bool
    }

    private struct State {
        var clients: [Way: HTTPClient] = [:]
        var isOver = false
    }

    private let proxies: ProxyEnvironment
    private let encryption: Encryption
    private let traceParent: String?
    private let state = Mutex(State())

    /// - Parameter environment: of the process. `HTTPS_PROXY`, `http_proxy`, `ALL_PROXY` and `NO_PROXY` choose a proxy;
    ///   `SSL_CERT_FILE` names a PEM file of authorities that are trusted besides the machine's.
    public convenience init(environment: [String: String] = [:]) {
        self.init(network: NetworkEnvironment(environment))
    }

    /// - Parameter network: proxies, and whom to trust.
    public convenience init(network: NetworkEnvironment) {
        self.init(
            proxies: ProxyEnvironment(network.variables),
            encryption: Encryption(authorityFiles: network.allAuthorityFiles), traceParent: network.traceParent)
    }

    init(proxies: ProxyEnvironment, encryption: Encryption, traceParent: String? = nil) {
        self.proxies = proxies
        self.encryption = encryption
        self.traceParent = traceParent
    }

    deinit {
        for client in state.withLock({ $0.clients.values.map(\.self) }) { client.shutdown { _ in } }
    }

    /// Closes all connections, those in use as well. Later requests throw `notConnected`.
    public func shutdown() async {
        let clients = state.withLock { state in
            defer { state = State(isOver: true) }
            return state.clients.values.map(\.self)
        }
        for client in clients { try? await client.shutdown() }
    }

    public func send(_ request: HTTPRequest) async throws(EchoError) -> HTTPResponse {
        let target = try HTTPTarget(url: request.url)
        let deadline = ContinuousClock.now + request.timeouts.total
        do {
            let head = min(request.timeouts.connect + request.timeouts.head, request.timeouts.total)
            let response = try await client(for: target, request.timeouts)
                .execute(clientRequest(request), deadline: .now() + TimeAmount(head))
            return Self.response(response, target, request.timeouts, deadline)
        } catch {
            throw await failure(error, request, target)
        }
    }

    // MARK: clients

    private func client(for target: HTTPTarget, _ timeouts: HTTPTimeouts) throws(EchoError) -> HTTPClient {
        let way = Way(connect: timeouts.connect, proxy: proxies.proxy(to: target), isSecure: target.isSecure)
        return try state.withLock { state throws(EchoError) in
            guard !state.isOver else { throw .notConnected }
            if let client = state.clients[way] { return client }
            let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: try configuration(way))
            state.clients[way] = client
            return client
        }
    }

    private func configuration(_ way: Way) throws(EchoError) -> HTTPClient.Configuration {
        var configuration = HTTPClient.Configuration(
            tlsConfiguration: way.isSecure ? try encryption.configuration() : nil, redirectConfiguration: .disallow,
            timeout: .init(connect: TimeAmount(way.connect)), proxy: way.proxy.map(Self.clientProxy))
        // Trying again is the caller's to decide, who tells about it.
        configuration.connectionPool.retryConnectionEstablishment = false
        // Eight, the default, would make long answers wait for one another.
        configuration.connectionPool.concurrentHTTP1ConnectionsPerHostSoftLimit = 64
        configuration.http1_1ConnectionDebugInitializer = DamageHandler.join
        return configuration
    }

    private static func clientProxy(_ proxy: ProxyEnvironment.Proxy) -> HTTPClient.Configuration.Proxy {
        let authorization = proxy.user.map {
            HTTPClient.Authorization.basic(username: $0, password: proxy.password ?? "")
        }
        return .server(host: proxy.host, port: proxy.port, authorization: authorization)
    }

    // MARK: requests and answers

    private func clientRequest(_ request: HTTPRequest) -> HTTPClientRequest {
        var translated = HTTPClientRequest(url: request.url)
        translated.method = HTTPMethod(rawValue: request.method)
        for (name, value) in request.headers { translated.headers.add(name: name, value: value) }
        if let traceParent { translated.headers.replaceOrAdd(name: "traceparent", value: traceParent) }
        translated.body = request.body.map { .bytes(ByteBuffer(bytes: $0)) }
        return translated
    }

    private static func response(
        _ response: HTTPClientResponse, _ target: HTTPTarget, _ timeouts: HTTPTimeouts,
        _ deadline: ContinuousClock.Instant
    ) -> HTTPResponse {
        let reader = HTTPBodyReader(response.body, target: target, timeouts: timeouts, deadline: deadline)
        let headers = Dictionary(
            response.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { "\($0), \($1)" })
        return HTTPResponse(
            status: Int(response.status.code), headers: headers,
            body: AsyncThrowingStream { try await reader.next() })
    }

    private func failure(_ error: any Error, _ request: HTTPRequest, _ target: HTTPTarget) async -> EchoError {
        if Task.isCancelled { return .cancelled }
        // A connection that is not made is given up sooner, by the client library.
        if let error = error as? HTTPClientError, error == .deadlineExceeded {
            return .answerTimedOut(host: target.name, .beginning, limit: request.timeouts.head)
        }
        guard TLSFailure.isAboutCertificate(error) else {
            return HTTPFailure.echoError(error, host: target.name, url: request.url)
        }
        return await NetworkAccess.certificateError(of: target, proxies: proxies, encryption: encryption)
    }
}

/// Hands on what came before damage in an answer: the client forgets with an error what it read in the same piece.
private final class DamageHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.fireChannelReadComplete()
        context.fireErrorCaught(error)
    }

    /// Stands behind what reads HTTP. A connection that has no such reader is left as it is.
    @Sendable static func join(_ channel: any Channel) -> EventLoopFuture<Void> {
        channel.eventLoop.makeCompletedFuture {
            let pipeline = channel.pipeline.syncOperations
            guard let reader = try? pipeline.handler(type: ByteToMessageHandler<HTTPResponseDecoder>.self) else {
                return
            }
            try pipeline.addHandler(DamageHandler(), position: .after(reader))
        }
    }
}
