import EchoConcurrency
import EchoServing
import EchoWire
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization

/// OpenAI's own SIP line as far as a bridge has to do with it: calls are accepted, turned down, handed on and ended over
/// HTTP, and held beside over a WebSocket each.
final class FakeOpenAI: Sendable {
    struct Asked: Sendable, Hashable {
        var session: String
        var verb: String
        var body: JSONValue
        var key: String?
    }

    private struct State {
        var asked: [Asked] = []
        /// What came over the connections beside calls.
        var told: [JSONValue] = []
        var sockets: [String: ServerSocket] = [:]
        var queries: [String] = []
        var isTaken = false
    }

    private let state = Mutex(State())

    var asked: [Asked] { state.withLock(\.asked) }
    var verbs: [String] { asked.map(\.verb) }
    var queries: [String] { state.withLock(\.queries) }
    func told(_ type: String) -> [JSONValue] { state.withLock(\.told).filter { $0["type"]?.string == type } }
    func isAttached(_ session: String) -> Bool { state.withLock { $0.sockets[session] != nil } }

    /// Somebody else has accepted every call.
    func take() { state.withLock { $0.isTaken = true } }

    /// Says something beside a call.
    func say(_ event: JSONValue, in session: String) {
        state.withLock { $0.sockets[session] }?.post([ByteBuffer(bytes: event.data)])
    }

    /// The session is over.
    func close(_ session: String, _ reason: String) {
        say(["type": "session.closed", "reason": .string(reason), "usage": ["seconds": 12]], in: session)
        state.withLock { $0.sockets.removeValue(forKey: session) }?.leave(.normal)
    }

    var routes: [Route] {
        [
            // The first path that fits is taken.
            Route(socket: "/v1/live/sessions/{session}/attach", .anyone) { [self] request, socket in
                await serve(socket, request)
            },
            Route(.POST, "/v1/live/sessions/{session}/{verb}", .anyone, body: .json()) { [self] request in
                .whole(answer(request))
            },
        ]
    }

    private func answer(_ request: PlainRequest) -> HTTPAnswer {
        let asked = Asked(
            session: request.parameters["session"] ?? "", verb: request.parameters["verb"] ?? "",
            body: (try? JSONValue(parsing: request.body)) ?? .null,
            key: request.head.headers.first(name: "Authorization"))
        let isTaken = state.withLock { state in
            state.asked.append(asked)
            return state.isTaken && asked.verb == "accept"
        }
        guard !isTaken else {
            return HTTPAnswer(
                status: .notFound, body: ["error": ["code": "call_not_found", "message": "The call is not there."]])
        }
        if asked.verb == "hangup" { close(asked.session, "close_requested") }
        return HTTPAnswer(status: .ok, body: [:])
    }

    private func serve(_ socket: ServerSocket, _ request: PlainRequest) async {
        let session = request.parameters["session"] ?? ""
        state.withLock { state in
            state.sockets[session] = socket
            state.queries.append(request.head.uri)
        }
        say(
            [
                "type": "session.started",
                "session": ["id": .string(session), "model": "gpt-live-1.1", "status": "active"],
            ], in: session)
        await socket.run { inbound in
            for try await case .text(let bytes) in inbound {
                guard let json = try? JSONValue(parsing: Data(bytes.readableBytesView)) else { continue }
                state.withLock { $0.told.append(json) }
                if json["type"]?.string == "session.close" { close(session, "close_requested") }
            }
        }
    }
}
