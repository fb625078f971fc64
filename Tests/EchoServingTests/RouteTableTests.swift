import EchoWire
import Foundation
import NIOHTTP1
import Testing

@testable import EchoServing

@Suite struct `A request finds its route` {
    private static let key = RequestCheck.bearer(BearerToken("secret"), subprotocolPrefix: "key.")

    /// A signature that any text in its header is.
    private struct AnySignature: RequestSignatureProtocol {
        func check(_ request: PlainRequest, at now: Date) throws(SignatureError) {
            if !request.head.headers.contains(name: "x-signature") { throw .missing(header: "x-signature") }
        }
    }

    private let table = RouteTable(
        routes: [
            Route(.GET, "/open", .anyone) { _ in .whole(.error(.ok, "")) },
            Route(.GET, "/calls/{id}", key) { _ in .whole(.error(.ok, "")) },
            Route(.DELETE, "/calls/{id}", key) { _ in .whole(.error(.ok, "")) },
            Route(.POST, "/calls", key, body: .json(bytes: 100)) { _ in .whole(.error(.ok, "")) },
            Route(socket: "/media", key, subprotocol: "sound") { _, _ in },
            Route(socket: "/both", key) { _, _ in },
            Route(socket: "/signed", .signed(AnySignature())) { _, _ in },
            Route(.POST, "/both", key) { _ in .whole(.error(.ok, "")) },
            Route(.GET, "/files/latest", .anyone) { _ in .whole(.error(.ok, "")) },
            Route(.DELETE, "/files/{id}", .anyone) { _ in .whole(.error(.ok, "")) },
        ], names: .loopback)

    private static let admitted: HTTPHeaders = ["Host": "localhost:1", "Authorization": "Bearer secret"]

    private func decide(_ method: HTTPMethod, _ uri: String, _ headers: HTTPHeaders = admitted) -> RouteDecision {
        table.decide(HTTPRequestHead(version: .http1_1, method: method, uri: uri, headers: headers))
    }

    private func status(_ decision: RouteDecision) -> UInt? {
        if case .refuse(let refusal, _) = decision { refusal.status.code } else { nil }
    }

    @Test func `with what its path says`() {
        guard case .plain(let match) = decide(.GET, "/calls/7?x=1") else { return #expect(Bool(false)) }

        #expect(match.parameters == ["id": "7"])
        #expect(match.route.path == "/calls/{id}")
    }

    @Test func `two routes of one path are told apart by the method, and named together`() {
        guard case .plain(let match) = decide(.DELETE, "/calls/7") else { return #expect(Bool(false)) }
        guard case .refuse(let refusal, let path) = decide(.PUT, "/calls/7") else { return #expect(Bool(false)) }

        #expect(match.route.method == .DELETE)
        #expect(refusal.status == .methodNotAllowed)
        #expect(refusal.headers["Allow"] == "GET, HEAD, DELETE, OPTIONS")
        #expect(path == "/calls/{id}")
    }

    @Test func `who may ask without a key is heard without one`() {
        guard case .plain = decide(.GET, "/open", [:]) else { return #expect(Bool(false)) }

        #expect(status(decide(.GET, "/calls/7", [:])) == 401)
        #expect(status(decide(.GET, "/calls/7", ["Authorization": "Bearer other"])) == 401)
        #expect(status(decide(.GET, "/calls/7", ["Authorization": "Basic secret"])) == 401)
    }

    @Test func `what its head says of the body is looked at first`() {
        #expect(status(decide(.POST, "/calls", Self.admitted + ["Content-Length": "101"])) == 413)
        #expect(status(decide(.POST, "/calls", Self.admitted + ["Content-Type": "text/plain"])) == 415)
        #expect(status(decide(.POST, "/calls", Self.admitted + ["Content-Encoding": "gzip"])) == 415)
        #expect(status(decide(.POST, "/calls", Self.admitted + ["Content-Type": "application/JSON; charset=x"])) == nil)
    }

    @Test func `a socket wants an upgrade, and agrees to what it speaks`() {
        let upgrade: HTTPHeaders = [
            "Upgrade": "websocket", "Sec-WebSocket-Key": "x", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Protocol": "other, sound, key.secret",
        ]

        guard case .socket(_, let subprotocol) = decide(.GET, "/media", upgrade) else { return #expect(Bool(false)) }
        #expect(subprotocol == "sound")
        #expect(status(decide(.GET, "/media")) == 426)
    }

    /// As a telephone service signs the handshake of its media stream.
    @Test func `a socket's signature is checked before it opens`() {
        let upgrade: HTTPHeaders = [
            "Host": "localhost", "Upgrade": "websocket", "Sec-WebSocket-Key": "x", "Sec-WebSocket-Version": "13",
        ]

        #expect(status(decide(.GET, "/signed", upgrade)) == 401)
        #expect(decide(.GET, "/signed", upgrade + ["X-Signature": "a"]).isSocket)
    }

    @Test func `where plain requests are answered too, a socket is for who asks for one`() {
        let upgrade: HTTPHeaders = ["Upgrade": "websocket", "Sec-WebSocket-Key": "x", "Sec-WebSocket-Version": "13"]

        guard case .socket = decide(.GET, "/both", Self.admitted + upgrade) else { return #expect(Bool(false)) }
        guard case .plain = decide(.POST, "/both") else { return #expect(Bool(false)) }
        guard case .refuse(let refusal, _) = decide(.GET, "/both") else { return #expect(Bool(false)) }
        #expect(refusal.status == .methodNotAllowed)
        #expect(refusal.headers["Allow"] == "POST, OPTIONS")
    }

    @Test func `who calls the server by another name hears the names it has`() {
        let table = RouteTable(routes: table.routes, names: HostNames(["Bridge.example", "bridge.example.org"]))
        func decide(_ host: String) -> RouteDecision {
            table.decide(HTTPRequestHead(version: .http1_1, method: .GET, uri: "/open", headers: ["Host": host]))
        }

        guard case .plain = decide("bridge.example:443") else { return #expect(Bool(false)) }
        guard case .refuse(let refusal, _) = decide("localhost") else { return #expect(Bool(false)) }
        #expect(refusal.status == .forbidden)
        let words = "This server answers only to bridge.example, bridge.example.org, and to their pages."
        #expect(refusal.message == words)
    }

    @Test func `a page of another site is turned away, also from a socket, and who is no page is not`() {
        let table = RouteTable(routes: table.routes, origins: HostNames(["app.example"]))
        func status(_ uri: String, _ origin: HTTPHeaders) -> UInt? {
            let socket: HTTPHeaders = ["Upgrade": "websocket", "Sec-WebSocket-Key": "x", "Sec-WebSocket-Version": "13"]
            let headers = ["Host": "any.example", "Authorization": "Bearer secret"] + socket + origin
            let head = HTTPRequestHead(version: .http1_1, method: .GET, uri: uri, headers: headers)
            return self.status(table.decide(head))
        }

        for uri in ["/media", "/open"] {
            #expect(status(uri, ["Origin": "https://evil.example"]) == 403)
            #expect(status(uri, ["Origin": "https://app.example.evil.example"]) == 403)
            #expect(status(uri, ["Origin": "null"]) == 403)
            #expect(status(uri, ["Origin": "https://app.example:8443"]) == nil)
            #expect(status(uri, [:]) == nil)
        }
    }

    @Test func `of two paths that fit the first counts, with its methods alone`() {
        guard case .plain(let match) = decide(.GET, "/files/latest") else { return #expect(Bool(false)) }
        guard case .refuse(let refusal, _) = decide(.DELETE, "/files/latest") else { return #expect(Bool(false)) }

        #expect(match.route.path == "/files/latest")
        #expect(match.parameters.isEmpty)
        #expect(refusal.headers["Allow"] == "GET, HEAD, OPTIONS")
    }
}

extension HTTPHeaders {
    fileprivate static func + (headers: HTTPHeaders, more: HTTPHeaders) -> HTTPHeaders {
        var all = headers
        all.add(contentsOf: more)
        return all
    }
}
