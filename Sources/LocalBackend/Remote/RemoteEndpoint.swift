import AsyncHTTPClient
import EchoWire
import Foundation
import NIOCore
import NIOFoundationCompat
import NIOHTTP1
import NIOPosix

/// Sends requests to one server. Cancelling the task closes the request at once.
struct RemoteEndpoint: Sendable {
    /// For a whole answer: models on slow machines take their time.
    static let patience = TimeAmount.minutes(10)
    /// An answer that is not streamed is not longer than this.
    static let bodyLimit = 64 << 20
    private static let errorLimit = 64 << 10
    /// Why a server cannot be reached whose program is not running.
    static let nothingListens = "nothing listens there"

    /// For all servers, made with the first request; it lives as long as the program, like the event loops it runs on.
    private static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        configuration.timeout.connect = .seconds(10)
        // Servers that read a long prompt say so now and then; who says nothing for this long hangs.
        configuration.timeout.read = .minutes(2)
        // Where nothing listens there is nothing to wait for.
        configuration.connectionPool.retryConnectionEstablishment = false
        configuration.redirectConfiguration = .disallow
        return HTTPClient(eventLoopGroup: .singletonMultiThreadedEventLoopGroup, configuration: configuration)
    }()

    var server: PartServer
    let key: String?

    /// Beside the API that many servers have: what only some have. Nil where it is not there.
    func about(_ path: String, _ body: JSONValue? = nil) async -> JSONValue? {
        var endpoint = self
        guard server.baseURL.hasSuffix("/v1") else { return nil }
        endpoint.server.baseURL.removeLast(3)
        let limit = TimeAmount.seconds(2)
        guard
            let response = try? await endpoint.send(
                body == nil ? .GET : .POST, path, contentType: body.map { _ in "application/json" }, body?.data,
                deadline: .now() + limit),
            let answer = try? await endpoint.whole(response, within: limit)
        else { return nil }
        return try? JSONValue(parsing: answer)
    }

    /// The models that it lists.
    func models(within limit: TimeAmount = .seconds(10)) async throws(RemoteError) -> [ModelObject] {
        let response = try await send(.GET, "/models", deadline: .now() + limit)
        let body = try await whole(response, within: limit)
        do throws(WireError) { return try ModelList(JSONValue(parsing: body)).data } catch {
            throw .garbled(server: server.name, reason: error.description)
        }
    }

    /// The head of the answer has come, and it is a good one.
    ///
    /// - Parameter limit: until then.
    func post(
        _ path: String, contentType: String = "application/json", _ body: Data, within limit: TimeAmount = patience
    ) async throws(RemoteError) -> HTTPClientResponse {
        try await send(.POST, path, contentType: contentType, body, deadline: .now() + limit)
    }

    /// All of an answer whose head has come: the client's own limit ends with the head, and some hang after it.
    func whole(
        _ response: HTTPClientResponse, within limit: TimeAmount = patience, upTo most: Int = bodyLimit
    ) async throws(RemoteError) -> Data {
        do {
            return try await withThrowingTaskGroup(of: Data.self) { group in
                group.addTask { Data(buffer: try await response.body.collect(upTo: most)) }
                group.addTask {
                    try await Task.sleep(for: .nanoseconds(limit.nanoseconds))
                    throw HTTPClientError.deadlineExceeded
                }
                defer { group.cancelAll() }
                guard let data = try await group.next() else { throw CancellationError() }
                return data
            }
        } catch {
            throw unreachable(error)
        }
    }

    func unreachable(_ error: any Error) -> RemoteError {
        .unreachable(server: server.name, reason: Self.words(error))
    }

    private func send(
        _ method: HTTPMethod, _ path: String, contentType: String? = nil, _ body: Data? = nil, deadline: NIODeadline
    ) async throws(RemoteError) -> HTTPClientResponse {
        var request = HTTPClientRequest(url: server.baseURL + path)
        request.method = method
        if let key { request.headers.add(name: "Authorization", value: "Bearer \(key)") }
        if let contentType { request.headers.add(name: "Content-Type", value: contentType) }
        if let body { request.body = .bytes(ByteBuffer(data: body)) }
        let response: HTTPClientResponse
        do {
            response = try await Self.client.execute(request, deadline: deadline)
        } catch {
            throw unreachable(error)
        }
        guard (200..<300).contains(response.status.code) else { throw await refusal(response) }
        return response
    }

    private func refusal(_ response: HTTPClientResponse) async -> RemoteError {
        let body = (try? await whole(response, within: .seconds(2), upTo: Self.errorLimit)) ?? Data()
        let message = APIErrorBody(reading: body)?.error.message ?? String(decoding: body.prefix(200), as: UTF8.self)
        if response.status == .serviceUnavailable, message.lowercased().contains("load") {
            return .loading(server: server.name)
        }
        return .refused(server: server.name, status: Int(response.status.code), message: message)
    }

    private static func words(_ error: any Error) -> String {
        switch error {
        case let error as HTTPClientError: error.shortDescription
        case is CancellationError: "cancelled"
        case let error as IOError where error.errnoCode == ECONNREFUSED: nothingListens
        case let error as IOError: String(cString: strerror(error.errnoCode))
        case is NIOConnectionError: nothingListens
        default: "\(type(of: error))"
        }
    }
}
