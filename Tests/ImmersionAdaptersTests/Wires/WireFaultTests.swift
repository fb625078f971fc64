import Echo
import EchoTestKit
import Foundation
import Immersion
import ServerTestKit
import Testing

@testable import ImmersionAdapters

@Suite struct `A provider on the network that fails` {
    @Test(arguments: KnownWire.allCases, WireFault.allCases)
    func `Each failure of each provider is called by its name`(wire: KnownWire, fault: WireFault) async throws {
        let server = try await WireServer { _ in fault.steps }
        let error = await #expect(throws: ProviderError.self) { try await wire.ask(server.wire, server.address) }
        let found = try #require(error)
        #expect(fault.isRight(found), "\(found)")
        #expect(!"\(found)".contains("secret") && !"\(found)".contains("Hola"))
        #expect(server.puppet.requests.count == 1)
    }

    @Test(arguments: KnownWire.json)
    func `An answer of success with an error inside is an error`(wire: KnownWire) async throws {
        let server = try await WireServer { _ in
            PuppetHTTPStep.answer(200, #"{"error":{"code":"insufficient_quota","message":"x"}}"#)
        }
        await #expect(throws: ProviderError.quotaExceeded) { try await wire.ask(server.wire, server.address) }
    }

    @Test(arguments: [("overloaded", "answered with the error “overloaded”"), ("", "answered with an error")])
    func `An error inside a success is not called a refusal`(type: String, words: String) async throws {
        let server = try await WireServer { _ in PuppetHTTPStep.answer(200, #"{"error":{"type":"\#(type)"}}"#) }
        let error = await #expect(throws: ProviderError.self) {
            try await KnownWire.google.ask(server.wire, server.address)
        }
        #expect(error?.happened == words)
    }

    @Test(arguments: KnownWire.json)
    func `JSON of another shape is no answer`(wire: KnownWire) async throws {
        for body in ["[]", "{}", "null", #"{"data":7,"choices":"x","matches":{},"text":1}"#, "{", ""] {
            let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
            let error = await #expect(throws: ProviderError.self) { try await wire.ask(server.wire, server.address) }
            guard case .invalidAnswer? = error else {
                Issue.record("\(body): \(String(describing: error))")
                continue
            }
        }
    }

    @Test(arguments: KnownWire.allCases)
    func `Who is not there is unreachable`(wire: KnownWire) async throws {
        let port = try ClosedPort()
        let address = ProviderAddress("http://127.0.0.1:\(port.number)/v1/")
        let away = ProviderWire(transport: HTTPTransport(), timeout: .seconds(30))
        let error = await #expect(throws: ProviderError.self) { try await wire.ask(away, address) }
        guard case .unreachable(let host)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(host == "127.0.0.1:\(port.number)")
    }

    @Test(
        arguments: KnownWire.allCases,
        [
            (TestCertificates.valid, "its certificate is not trusted by this machine"),
            (TestCertificates.expired, "its certificate expired on 2021-01-01"),
        ])
    func `Who signed its certificate itself is told nothing, and what to do is said`(
        wire: KnownWire, certificate: (pem: String, reason: String)
    ) async throws {
        let puppet = try TestCertificates.httpServer(certificate.pem) { _ in PuppetHTTPStep.answer(200, "{}") }
        let address = ProviderAddress("https://localhost:\(try await puppet.start())/v1/")
        let transport = HTTPTransport()
        let asking = ProviderWire(transport: transport, timeout: .seconds(30))

        let error = await #expect(throws: ProviderError.self) { try await wire.ask(asking, address) }

        #expect(error == .untrusted(reason: certificate.reason))
        #expect(puppet.requests.isEmpty)
        await transport.shutdown()
    }

    @Test(arguments: ["its certificate is not trusted by this machine", "its certificate expired on 2026-01-01"])
    func `Whose certificate is not accepted is told from who is not there`(reason: String) {
        let error = ProviderWire.providerError(EchoError.unreachable(host: "127.0.0.1:8443", reason: reason))

        #expect(error == .untrusted(reason: reason) && !error.isPassing)
        #expect(error.happened == "was not asked: \(reason)")
        #expect((error.remedy?.contains("SSL_CERT_FILE") == true) == reason.contains("trusted"))
    }

    @Test(arguments: KnownWire.allCases)
    func `Who says nothing is given up`(wire: KnownWire) async throws {
        let server = try await WireServer(timeout: .milliseconds(300)) { _ in [] }
        await #expect(throws: ProviderError.timedOut) { try await wire.ask(server.wire, server.address) }
    }

    @Test(arguments: KnownWire.allCases)
    func `Who stops behind the head is given up`(wire: KnownWire) async throws {
        let type = [.elevenLabs, .azureVoice, .openAIVoice].contains(wire) ? "audio/mpeg" : "application/json"
        let server = try await WireServer(timeout: .milliseconds(500)) { _ in
            [.head(200, ["content-type": wire == .anthropic ? "text/event-stream" : type])]
        }
        // A busy machine may be as late with the head.
        let error = await #expect(throws: ProviderError.self) { try await wire.ask(server.wire, server.address) }
        #expect(error == .brokenOff || error == .timedOut)
    }

    @Test(arguments: [KnownWire.google, .elevenLabs, .anthropic])
    func `A flood is not read to its end`(wire: KnownWire) async throws {
        let type = ["google": "application/json", "elevenLabs": "audio/mpeg"][wire.rawValue] ?? "text/event-stream"
        // However long a busy machine reads as far as that.
        let server = try await WireServer(timeout: .seconds(600)) { _ in
            [.head(200, ["content-type": type]), .flood(200 << 20), .end]
        }
        let error = await #expect(throws: ProviderError.self) { try await wire.ask(server.wire, server.address) }
        #expect(error?.mayHaveBeenDone == true && error != .timedOut && error != .brokenOff)
        #expect(server.puppet.flooded < 100 << 20)
    }

    @Test func `Cancelling closes the request`() async throws {
        let server = try await WireServer { _ in [] }
        let task = Task { () -> ProviderError? in
            do throws(ProviderError) {
                try await KnownWire.google.ask(server.wire, server.address)
                return nil
            } catch {
                return error
            }
        }
        #expect(await eventually { server.puppet.requests.count == 1 })
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(await eventually { server.puppet.connections == 0 })
    }
}
