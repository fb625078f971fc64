import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

/// Clients of the protocol read `error` events; a bare close frame tells their users nothing.
@Suite struct `A client that is turned away hears why in its protocol` {
    private static let paths = ["/v1/realtime?model=gpt-realtime", "/v1/responses"]

    @Test(arguments: paths)
    func `when there is one session too many`(path: String) async throws {
        var configuration = LoopbackServer.configuration()
        configuration.mostSockets = 1
        let (arrivals, close, recording) = try await LoopbackServer.run(configuration) { port in
            let first = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token)
            try await first.until("session.created")
            let second = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token, path: path)
            let arrivals = try await second.until("error").map(\.json)
            return (arrivals, try await second.closing(), second.recording)
        }

        let error = arrivals.last?["error"]
        #expect(arrivals.count == 1)
        #expect(error?["type"] == "server_error")
        #expect(error?["code"] == "server_overloaded")
        #expect(error?["message"]?.string?.contains("no room for another conversation") == true)
        #expect(close.code == 1013)
        if path.contains("realtime") {
            #expect(arrivals[0]["event_id"]?.string?.hasPrefix("event_") == true)
            #expect(try await WireCheck.failures(in: recording, sequence: false) == [])
        } else {
            #expect(arrivals[0]["status"] == 503)
        }
    }

    @Test(arguments: paths)
    func `when the server stops`(path: String) async throws {
        let server = LocalServer(configuration: LoopbackServer.configuration(brain: ScriptedBrain { _ in .never }))
        try await RunningServer.run({ try await server.run(onListening: $0) }) { port in
            let busy = try await RealtimeTestClient.connect(port: port, token: LoopbackServer.token)
            try await busy.send(.responseCreate(ResponseCreate()))
            try await busy.until("response.created")
            let late = try RawHTTPConnection(port: port)
            let isTaken = await eventually {
                let metrics = try? await RawHTTPConnection.request("GET", "/metrics", port: port).text
                return metrics?.contains("\nhttp_connections 3\n") == true
            }
            #expect(isTaken)

            server.drain()
            try await late.send(
                "GET \(path) HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer \(LoopbackServer.token)\r\n"
                    + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")

            let farewell = try await late.read { $0.hasSuffix("The server is stopping.") }
            #expect(farewell.contains(#""code":"server_stopping""#))
            #expect(farewell.contains(#""type":"server_error""#))
            late.close()
            try await busy.close()
        }
    }
}
