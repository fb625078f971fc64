import EchoWire
import Foundation
import NIOHTTP1

/// Decides what becomes of a request, by its head alone.
struct RequestRouter: Sendable {
    enum Route: Sendable, Hashable {
        /// `model` is whatever the client asked for; `isBeta` says that it spoke of the protocol that is gone.
        case realtime(model: String?, kind: SessionKind, isBeta: Bool, subprotocol: String?)
        /// Responses over a WebSocket.
        case responses(subprotocol: String?)
        /// The body is wanted before there is an answer.
        case endpoint(HTTPEndpoint)
        case answer(HTTPAnswer)
    }

    static let path = "/v1/realtime"
    private static let keyPrefix = "openai-insecure-api-key."
    private static let ownNames: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

    var token: BearerToken
    var limits = HTTPLimits()

    func route(_ head: HTTPRequestHead) -> Route {
        let path = head.uri.prefix { $0 != "?" }
        let endpoint = HTTPEndpoint(path: path)
        guard endpoint != nil || path == Self.path else { return .answer(notFound(head)) }
        guard isMeantForHere(head) else { return .answer(Self.stranger) }
        let methods = endpoint?.methods ?? [.GET]
        if head.method == .OPTIONS { return .answer(Self.options(methods)) }
        guard isAdmitted(head) else { return .answer(refusal(head)) }
        if endpoint == .responses, head.method == .GET, Self.wantsSocket(head) {
            return .responses(subprotocol: subprotocol(head))
        }
        guard methods.contains(head.method) else { return .answer(Self.wrongMethod(head, methods)) }
        guard let endpoint else { return realtime(head) }
        return bodyProblem(head, endpoint).map { .answer($0) } ?? .endpoint(endpoint)
    }

    private func realtime(_ head: HTTPRequestHead) -> Route {
        guard Self.wantsSocket(head) else {
            return .answer(
                .error(
                    .upgradeRequired, "Connect with a WebSocket, version 13.",
                    headers: ["Upgrade": "websocket", "Sec-WebSocket-Version": "13"]))
        }
        let query = RequestQuery(head.uri)
        return .realtime(
            model: query["model"], kind: query["intent"] == "transcription" ? .transcription : .realtime,
            isBeta: head.headers.contains(name: "openai-beta"), subprotocol: subprotocol(head))
    }

    private static func wantsSocket(_ head: HTTPRequestHead) -> Bool {
        head.headers[canonicalForm: "upgrade"].contains { $0.lowercased() == "websocket" }
            && head.headers.first(name: "sec-websocket-key") != nil
            && head.headers.first(name: "sec-websocket-version") == "13"
    }

    private func subprotocol(_ head: HTTPRequestHead) -> String? { subprotocols(head).first { $0 == "realtime" } }

    /// A page of another site that reaches this address, under its own name or by its scripts, is turned away.
    private func isMeantForHere(_ head: HTTPRequestHead) -> Bool {
        head.headers["host"].allSatisfy { Self.ownNames.contains(Self.name($0)) }
            && head.headers["origin"].allSatisfy { origin in
                origin.firstRange(of: "://").map { Self.ownNames.contains(Self.name(origin[$0.upperBound...])) }
                    ?? false
            }
    }

    /// `authority` without its port.
    private static func name(_ authority: some StringProtocol) -> String {
        guard let colon = authority.lastIndex(of: ":"), authority[colon...].dropFirst().allSatisfy(\.isNumber) else {
            return authority.lowercased()
        }
        return authority[..<colon].lowercased()
    }

    private static let stranger = HTTPAnswer.error(
        .forbidden, "This server answers only to localhost and to pages of localhost.", code: "forbidden_origin")

    private static func options(_ methods: [HTTPMethod]) -> HTTPAnswer {
        HTTPAnswer(status: .noContent, contentType: nil, body: Data(), headers: ["Allow": allow(methods)])
    }

    private static func wrongMethod(_ head: HTTPRequestHead, _ methods: [HTTPMethod]) -> HTTPAnswer {
        .error(
            .methodNotAllowed,
            "Not allowed to \(head.method.rawValue) on \(head.uri.prefix { $0 != "?" }). Use \(allow(methods)).",
            code: "method_not_supported", headers: ["Allow": allow(methods)])
    }

    private static func allow(_ methods: [HTTPMethod]) -> String {
        (methods + [.OPTIONS]).map(\.rawValue).joined(separator: ", ")
    }

    /// What the head says of a body that will not be read.
    private func bodyProblem(_ head: HTTPRequestHead, _ endpoint: HTTPEndpoint) -> HTTPAnswer? {
        guard head.method == .POST else { return nil }
        let length = head.headers.first(name: "content-length").flatMap { Int($0) } ?? 0
        guard length <= endpoint.bodyLimit(limits) else { return Self.tooLarge(endpoint.bodyLimit(limits)) }
        if let coding = head.headers.first(name: "content-encoding"), coding.lowercased() != "identity" {
            return .error(.unsupportedMediaType, "Unsupported Content-Encoding '\(coding)'. Send the body as it is.")
        }
        guard let type = head.headers.first(name: "content-type") else { return nil }
        let name = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        guard name != endpoint.mediaType else { return nil }
        return .error(
            .unsupportedMediaType, "Unsupported Content-Type '\(name)'. This place takes '\(endpoint.mediaType)'.")
    }

    static func tooLarge(_ limit: Int) -> HTTPAnswer {
        .error(.payloadTooLarge, "Maximum content size limit (\(limit) bytes) exceeded.", code: "request_too_large")
    }

    private func isAdmitted(_ head: HTTPRequestHead) -> Bool {
        offeredKeys(head).contains { token.admits($0) }
    }

    private func offeredKeys(_ head: HTTPRequestHead) -> [String] {
        let bearer = head.headers["authorization"].compactMap(Self.bearer)
        let inSubprotocol = subprotocols(head).filter { $0.hasPrefix(Self.keyPrefix) }
        return bearer + inSubprotocol.map { String($0.dropFirst(Self.keyPrefix.count)) }
    }

    private static func bearer(_ header: String) -> String? {
        let words = header.split(separator: " ", maxSplits: 1)
        guard words.count == 2, words[0].lowercased() == "bearer" else { return nil }
        return String(words[1])
    }

    private func subprotocols(_ head: HTTPRequestHead) -> [String] {
        head.headers[canonicalForm: "sec-websocket-protocol"].map { String($0) }
    }

    private func notFound(_ head: HTTPRequestHead) -> HTTPAnswer {
        .error(
            .notFound, "Invalid URL (\(head.method.rawValue) \(head.uri.prefix { $0 != "?" }))", code: "unknown_url")
    }

    private func refusal(_ head: HTTPRequestHead) -> HTTPAnswer {
        offeredKeys(head).isEmpty
            ? .error(.unauthorized, "You didn't provide an API key. Send it as a bearer token.")
            : .error(.unauthorized, "Incorrect API key provided.", code: "invalid_api_key")
    }
}

extension RequestRouter.Route {
    /// Whether the connection becomes a WebSocket.
    var isSocket: Bool {
        switch self {
        case .realtime, .responses: true
        case .endpoint, .answer: false
        }
    }
}
