import EchoWire
import Foundation
import NIOHTTP1

/// Decides what becomes of a request, by its head alone.
struct RequestRouter: Sendable {
    enum Route: Sendable, Hashable {
        /// `model` is whatever the client asked for; `isBeta` says that it spoke of the protocol that is gone.
        case realtime(model: String, isBeta: Bool, subprotocol: String?)
        case answer(HTTPAnswer)
    }

    static let path = "/v1/realtime"
    private static let keyPrefix = "openai-insecure-api-key."

    var token: BearerToken
    var defaultModel = "gpt-realtime"
    var models = ["gpt-realtime", "gpt-realtime-mini"]

    func route(_ head: HTTPRequestHead) -> Route {
        let path = head.uri.prefix { $0 != "?" }
        guard path == Self.path || path == "/v1/models" else { return .answer(notFound(head)) }
        guard isAdmitted(head) else { return .answer(refusal(head)) }
        guard head.method == .GET else { return .answer(.error(.methodNotAllowed, "Only GET works here.")) }
        return path == Self.path ? realtime(head) : .answer(modelList)
    }

    private func realtime(_ head: HTTPRequestHead) -> Route {
        guard head.headers[canonicalForm: "upgrade"].contains(where: { $0.lowercased() == "websocket" }),
            head.headers.first(name: "sec-websocket-key") != nil,
            head.headers.first(name: "sec-websocket-version") == "13"
        else {
            return .answer(
                .error(
                    .upgradeRequired, "Connect with a WebSocket, version 13.",
                    headers: ["Upgrade": "websocket", "Sec-WebSocket-Version": "13"]))
        }
        return .realtime(
            model: query("model", in: head.uri) ?? defaultModel, isBeta: head.headers.contains(name: "openai-beta"),
            subprotocol: subprotocols(head).first { $0 == "realtime" })
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

    private func query(_ name: String, in uri: String) -> String? {
        uri.split(separator: "?", maxSplits: 1).dropFirst().first?.split(separator: "&")
            .first { $0.hasPrefix(name + "=") }
            .flatMap { String($0.dropFirst(name.count + 1)).removingPercentEncoding }
            .flatMap { $0.isEmpty ? nil : $0 }
    }

    private func notFound(_ head: HTTPRequestHead) -> HTTPAnswer {
        .error(.notFound, "Invalid URL (\(head.method.rawValue) \(head.uri.prefix { $0 != "?" }))")
    }

    private func refusal(_ head: HTTPRequestHead) -> HTTPAnswer {
        offeredKeys(head).isEmpty
            ? .error(.unauthorized, "You didn't provide an API key. Send it as a bearer token.")
            : .error(.unauthorized, "Incorrect API key provided.", code: "invalid_api_key")
    }

    private var modelList: HTTPAnswer {
        let rows = models.map { name -> JSONValue in
            ["id": .string(name), "object": "model", "created": 0, "owned_by": "local"]
        }
        return HTTPAnswer(status: .ok, body: ["object": "list", "data": .array(rows)])
    }
}
