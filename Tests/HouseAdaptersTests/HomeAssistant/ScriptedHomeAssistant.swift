import Echo
import EchoConcurrency
import EchoServing
import EchoWire
import Foundation
import House
import HouseAdapters
import NIOCore
import NIOHTTP1
import Synchronization

/// A Home Assistant over real sockets that does what a test wants, good and bad.
final class ScriptedHomeAssistant: Sendable {
    /// What is done about one command: nil to answer as the small house does.
    typealias Behaviour = @Sendable (_ command: JSONValue, _ socket: ScriptedSocket) async -> [JSONValue]?

    private struct State {
        var connections = 0
        var heard: [JSONValue] = []
        var socket: ScriptedSocket?
    }

    let token = "token-of-test"
    private let state = Mutex(State())
    private let behave: Behaviour
    private let past: JSONValue
    private let identity: TLSIdentity?

    init(
        identity: TLSIdentity? = nil, past: JSONValue = [], behave: @escaping Behaviour = { _, _ in nil }
    ) {
        (self.identity, self.past, self.behave) = (identity, past, behave)
    }

    var connections: Int { state.withLock(\.connections) }

    func commands(_ type: String) -> [JSONValue] {
        state.withLock(\.heard).filter { $0["type"]?.string == type }
    }

    /// Says something to whoever is connected.
    func say(_ messages: JSONValue...) async {
        guard let socket = state.withLock(\.socket) else { return }
        for message in messages { await socket.send(message.text) }
    }

    /// Something happened to entities, since they are followed.
    func happen(_ event: JSONValue) async {
        await say(HomeAssistantHouse.event(commands("subscribe_entities").last?["id"], event))
    }

    func hangUp() { state.withLock(\.socket)?.abandon() }

    /// Serves while `body` runs.
    func serve(_ body: (HomeAssistantAddress) async throws -> Void) async throws {
        let (ports, found) = AsyncStream.makeStream(of: Int.self)
        let server = HTTPServer(HTTPServerConfiguration(routes: routes, names: nil, identity: identity))
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await server.run { found.yield($0) } }
            var listening = ports.makeAsyncIterator()
            if let port = await listening.next() {
                let isEncrypted = identity != nil
                try await body(HomeAssistantAddress(host: "127.0.0.1", port: port, isEncrypted: isEncrypted))
            }
            group.cancelAll()
        }
    }

    private var routes: [Route] {
        let history = Route(.GET, "/api/history/period/{start}", .anyone) { [token, past] request in
            guard request.head.headers.first(name: "authorization") == "Bearer \(token)" else {
                return .whole(HTTPAnswer(status: .unauthorized, contentType: "text/plain", body: Data()))
            }
            return .whole(HTTPAnswer(status: .ok, body: past))
        }
        return [Route(socket: "/api/websocket", .anyone) { _, socket in await self.run(socket) }, history]
    }

    private func run(_ server: ServerSocket) async {
        let socket = ScriptedSocket(server)
        state.withLock {
            $0.connections += 1
            $0.socket = socket
        }
        await server.run { messages in
            await socket.send(#"{"type":"auth_required","ha_version":"2026.11.0"}"#)
            for try await message in messages {
                guard case .text(let text) = message, let json = try? JSONValue(parsing: String(buffer: text)) else {
                    return
                }
                guard await self.answer(json, socket) else { return }
            }
        }
    }

    /// - Returns: whether the connection goes on.
    private func answer(_ command: JSONValue, _ socket: ScriptedSocket) async -> Bool {
        state.withLock { $0.heard.append(command) }
        if let own = await behave(command, socket) {
            for message in own { await socket.send(message.text) }
            return true
        }
        switch command["type"]?.string {
        case "auth":
            guard command["access_token"]?.string == token else {
                await socket.send(#"{"type":"auth_invalid","message":"Invalid access token or password"}"#)
                return false
            }
            await socket.send(#"{"type":"auth_ok","ha_version":"2026.11.0"}"#)
        case "ping": await socket.send(JSONValue.object(["id": command["id"] ?? 0, "type": "pong"]).text)
        case "subscribe_entities":
            await socket.send(HomeAssistantHouse.result(command["id"], .null).text)
            await socket.send(HomeAssistantHouse.event(command["id"], ["a": HomeAssistantHouse.states]).text)
        case "call_service":
            let context: JSONValue = ["context": ["id": "order", "user_id": "own"]]
            await socket.send(HomeAssistantHouse.result(command["id"], context).text)
        default:
            await socket.send(
                HomeAssistantHouse.result(command["id"], HomeAssistantHouse.answer(to: command)).text)
        }
        return true
    }
}
