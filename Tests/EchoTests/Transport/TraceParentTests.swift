import EchoTestKit
import Foundation
import Testing

@testable import Echo

@Suite struct `The trace that requests belong to` {
    private static let trace = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

    private static var network: NetworkEnvironment {
        var network = NetworkEnvironment()
        network.traceParent = trace
        return network
    }

    @Test func `goes with each over HTTP`() async throws {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(200, "{}") }
        let transport = HTTPTransport(network: Self.network)
        let port = try await server.start()

        for try await _ in try await transport.send(HTTPRequest(url: "http://127.0.0.1:\(port)/v1/models")).body {}

        #expect(server.requests.first?.headers["traceparent"] == Self.trace)
        await transport.shutdown()
    }

    @Test(arguments: [network, NetworkEnvironment()])
    func `goes with a WebSocket's handshake, where there is one`(network: NetworkEnvironment) async throws {
        let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(404, "{}") }
        let socket = try TextSocket(
            url: "ws://127.0.0.1:\(try await server.start())/ios-client", key: "secret", network: network)

        await #expect(throws: EchoError.self) { _ = try await socket.connect() }

        let received = try #require(server.requests.first)
        #expect(received.headers["traceparent"] == network.traceParent)
        #expect(received.headers["authorization"] == "Bearer secret")
    }
}
