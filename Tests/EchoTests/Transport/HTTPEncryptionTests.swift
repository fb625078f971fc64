import EchoTestKit
import Foundation
import NIOCore
import ServerTestKit
import Testing

@testable import Echo

@Suite struct `Encrypted requests` {
    private func server(_ certificate: String) throws -> PuppetHTTPServer {
        try TestCertificates.httpServer(certificate) { _ in PuppetHTTPStep.answer(200, "{}") }
    }

    private func send(to server: PuppetHTTPServer, trusting certificate: String?) async throws -> Int {
        let file = try certificate.map(TestCertificates.file)
        defer { if let file { try? FileManager.default.removeItem(atPath: file) } }
        let transport = HTTPTransport(environment: file.map { ["SSL_CERT_FILE": $0] } ?? [:])
        let url = "https://localhost:\(try await server.start())/v1/models"
        let result: Result<Int, any Error>
        do {
            result = .success(try await transport.send(HTTPRequest(url: url)).status)
        } catch {
            result = .failure(error)
        }
        await transport.shutdown()
        return try result.get()
    }

    @Test func `go to a server that is trusted`() async throws {
        #expect(try await send(to: try server(TestCertificates.valid), trusting: TestCertificates.valid) == 200)
    }

    @Test(arguments: [
        (TestCertificates.forAnotherName, "its certificate is for another host name"),
        (TestCertificates.expired, "its certificate expired on 2021-01-01"),
        (
            TestCertificates.notYetValid,
            "its certificate is not valid before 2100-01-01 (check this machine's clock)"
        ),
    ])
    func `say what is wrong with a certificate`(certificate: String, reason: String) async throws {
        let server = try server(certificate)
        await #expect {
            try await send(to: server, trusting: certificate)
        } throws: { $0.isUnreachable("localhost", reason: reason) }
        #expect(server.requests.isEmpty)
        #expect(await eventually { server.connections == 0 })
    }

    @Test func `say that a certificate is from nobody who is trusted`() async throws {
        let server = try server(TestCertificates.valid)
        let reason = "its certificate is not trusted by this machine"
        await #expect {
            try await send(to: server, trusting: nil)
        } throws: { $0.isUnreachable("localhost", reason: reason) }
        #expect(server.requests.isEmpty)
    }

    @Test func `say that a server does not speak TLS`() async throws {
        // A plain server takes the greeting of TLS for a bad request.
        let server = PuppetHTTPServer { channel in
            channel.writeAndFlush(ByteBuffer(string: "HTTP/1.1 400 Bad Request\r\n\r\n"), promise: nil)
        } script: { _ in
            []
        }
        let transport = HTTPTransport()
        let url = "https://127.0.0.1:\(try await server.start())/"
        let host = url.dropFirst("https://".count).dropLast()
        await #expect(throws: EchoError.unreachable(host: String(host), reason: "it does not support TLS")) {
            try await transport.send(HTTPRequest(url: url))
        }
        await transport.shutdown()
    }
}
