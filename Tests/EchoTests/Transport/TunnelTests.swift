import EchoTestKit
import Foundation
import NIOCore
import NIOSSL
import Testing

@testable import Echo

@Suite struct `A tunnel through a proxy` {
    private func transport(through port: Int, patience: Duration = .seconds(10)) throws -> WebSocketTransport {
        var limits = WebSocketLimits()
        limits.connectTimeout = TimeAmount(patience)
        return WebSocketTransport(
            endpoint: try RealtimeEndpoint(baseURL: "ws://elsewhere.example:4242/v1", model: "gpt-realtime"),
            key: "secret", limits: limits,
            network: NetworkAccess(NetworkEnvironment(["http_proxy": "http://me:pass@127.0.0.1:\(port)"])))
    }

    @Test func `carries a voice conversation`() async throws {
        let server = PuppetServer()
        let proxy = TunnelProxy(to: try await server.start())
        let connection = try await transport(through: try await proxy.start()).connect()
        guard case .text(let text) = await connection.receive().first else {
            Issue.record("the server did not greet")
            return
        }
        #expect(String(decoding: text, as: UTF8.self).contains("session.created"))
        #expect(proxy.requests == ["CONNECT elsewhere.example:4242 HTTP/1.1"])
        await connection.close()
    }

    @Test func `carries encrypted requests, and the proxy sees no more than the name of the server`() async throws {
        let authority = try TestAuthority()
        let context = try authority.server(for: "elsewhere.example")
        let server = PuppetHTTPServer { channel in
            try channel.pipeline.syncOperations.addHandler(NIOSSLServerHandler(context: context))
        } script: { _ in
            PuppetHTTPStep.answer(200, "{}")
        }
        let proxy = TunnelProxy(to: try await server.start())
        let transport = HTTPTransport(environment: [
            "HTTPS_PROXY": "http://127.0.0.1:\(try await proxy.start())", "SSL_CERT_FILE": authority.file,
        ])

        let response = try await transport.send(HTTPRequest(url: "https://elsewhere.example/v1/models"))

        #expect(response.status == 200)
        #expect(server.requests.first?.target == "/v1/models")
        #expect(proxy.requests == ["CONNECT elsewhere.example:443 HTTP/1.1"])
        await transport.shutdown()
    }

    @Test(arguments: [
        (PuppetHTTPStep.answer(407, ""), "the proxy requires a user name and password"),
        (PuppetHTTPStep.answer(502, ""), "the proxy refused the connection"),
        ([.bytes(Data("220 mail.example ESMTP\r\n\r\n".utf8))], "the proxy does not speak HTTP"),
        ([.cut], "the connection was closed while connecting"),
    ])
    func `may not be made`(steps: [PuppetHTTPStep], reason: String) async throws {
        let proxy = PuppetHTTPServer { _ in steps }
        let transport = try transport(through: try await proxy.start())
        await #expect(throws: EchoError.unreachable(host: "elsewhere.example:4242", reason: reason)) {
            _ = try await transport.connect()
        }
        let request = try #require(proxy.requests.first)
        #expect(request.method == "CONNECT")
        #expect(request.headers["proxy-authorization"] == "Basic bWU6cGFzcw==")
        #expect(request.headers["authorization"] == nil)
        #expect(await eventually { proxy.connections == 0 })
    }

    @Test func `is not waited for without end`() async throws {
        let proxy = PuppetHTTPServer { _ in [] }
        let transport = try transport(through: try await proxy.start(), patience: .milliseconds(200))
        await #expect(throws: EchoError.connectionTimedOut(host: "elsewhere.example:4242")) {
            _ = try await transport.connect()
        }
        #expect(await eventually { proxy.connections == 0 })
    }
}
