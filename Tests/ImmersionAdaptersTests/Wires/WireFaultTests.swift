import EchoTestKit
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite("A provider on the network that fails")
struct WireFaultTests {
    /// A way to fail, and what it has to be called.
    enum Fault: String, CaseIterable, Sendable {
        case badKey, forbidden, noQuota, tooOften, broken, overloaded, bad, redirect, webPage, otherType, empty
        case half, cutBeforeHead, noHTTP

        var steps: [PuppetHTTPStep] {
            switch self {
            case .badKey: PuppetHTTPStep.answer(401, #"{"error":{"code":"invalid_api_key","message":"secret-key"}}"#)
            case .forbidden: PuppetHTTPStep.answer(403, "")
            case .noQuota: PuppetHTTPStep.answer(401, #"{"detail":{"status":"quota_exceeded","message":"x"}}"#)
            case .tooOften:
                PuppetHTTPStep.answer(
                    429, "{}", headers: ["retry-after": "7", "content-type": "application/json"])
            case .broken: PuppetHTTPStep.answer(503, "<html>", headers: ["content-type": "text/html"])
            case .overloaded: PuppetHTTPStep.answer(529, #"{"type":"error","error":{"type":"overloaded_error"}}"#)
            case .bad: PuppetHTTPStep.answer(400, #"{"error":{"code":"bad_text","message":"the learner said Hola"}}"#)
            case .redirect: PuppetHTTPStep.answer(302, "", headers: ["location": "http://127.0.0.1:1/"])
            case .webPage: PuppetHTTPStep.answer(200, "<html>Sign in</html>", headers: ["content-type": "text/html"])
            case .otherType: PuppetHTTPStep.answer(200, "%PDF", headers: ["content-type": "application/pdf"])
            case .empty: PuppetHTTPStep.answer(200, "", headers: [:])
            case .half:
                [.head(200, ["content-type": "application/json", "content-length": "99"]), .body("{\"a"), .cut]
            case .cutBeforeHead: [.cut]
            case .noHTTP: [.bytes(Data("SSH-2.0-OpenSSH\r\n\r\n".utf8)), .cut]
            }
        }

        func isRight(_ error: ProviderError) -> Bool {
            switch (self, error) {
            case (.badKey, .unauthorized), (.forbidden, .unauthorized), (.noQuota, .quotaExceeded),
                (.tooOften, .rateLimited(.seconds(7))), (.broken, .serverFailed(503)),
                (.overloaded, .serverFailed(529)),
                (.bad, .rejected(400, "bad_text")), (.redirect, .rejected(302, "")), (.webPage, .invalidAnswer),
                (.otherType, .invalidAnswer), (.empty, .invalidAnswer), (.half, .brokenOff), (.half, .invalidAnswer),
                (.cutBeforeHead, .brokenOff), (.noHTTP, .invalidAnswer), (.noHTTP, .brokenOff):
                true
            default: false
            }
        }
    }

    @Test("Each failure of each provider is called by its name", arguments: KnownWire.allCases, Fault.allCases)
    func faults(wire: KnownWire, fault: Fault) async throws {
        let server = try await WireServer { _ in fault.steps }
        let error = await #expect(throws: ProviderError.self) { try await wire.ask(server.wire, server.address) }
        let found = try #require(error)
        #expect(fault.isRight(found), "\(found)")
        #expect(!"\(found)".contains("secret") && !"\(found)".contains("Hola"))
        #expect(server.puppet.requests.count == 1)
    }

    @Test("An answer of success with an error inside is an error", arguments: KnownWire.json)
    func errorInside(wire: KnownWire) async throws {
        let server = try await WireServer { _ in
            PuppetHTTPStep.answer(200, #"{"error":{"code":"insufficient_quota","message":"x"}}"#)
        }
        await #expect(throws: ProviderError.quotaExceeded) { try await wire.ask(server.wire, server.address) }
    }

    @Test("JSON of another shape is no answer", arguments: KnownWire.json)
    func otherShape(wire: KnownWire) async throws {
        for body in ["[]", "{}", "null", #"{"data":7,"choices":"x","matches":{},"text":1}"#, "{", ""] {
            let server = try await WireServer { _ in PuppetHTTPStep.answer(200, body) }
            let error = await #expect(throws: ProviderError.self) { try await wire.ask(server.wire, server.address) }
            guard case .invalidAnswer? = error else {
                Issue.record("\(body): \(String(describing: error))")
                continue
            }
        }
    }

    @Test("Who is not there is unreachable", arguments: KnownWire.allCases)
    func refused(wire: KnownWire) async throws {
        let server = try await WireServer { _ in [] }
        await server.puppet.stop()
        let error = await #expect(throws: ProviderError.self) { try await wire.ask(server.wire, server.address) }
        guard case .unreachable(let host)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(host.hasPrefix("127.0.0.1:"))
    }

    @Test("Who says nothing is given up", arguments: KnownWire.allCases)
    func silent(wire: KnownWire) async throws {
        let server = try await WireServer(timeout: .milliseconds(300)) { _ in [] }
        await #expect(throws: ProviderError.timedOut) { try await wire.ask(server.wire, server.address) }
    }

    @Test("Who stops behind the head is given up", arguments: KnownWire.allCases)
    func hangs(wire: KnownWire) async throws {
        let type = [.elevenLabs, .azureVoice, .openAIVoice].contains(wire) ? "audio/mpeg" : "application/json"
        let server = try await WireServer(timeout: .milliseconds(500)) { _ in
            [.head(200, ["content-type": wire == .anthropic ? "text/event-stream" : type])]
        }
        await #expect(throws: ProviderError.brokenOff) { try await wire.ask(server.wire, server.address) }
    }

    @Test("A flood is not read to its end", arguments: [KnownWire.google, .elevenLabs, .anthropic])
    func flood(wire: KnownWire) async throws {
        let type = ["google": "application/json", "elevenLabs": "audio/mpeg"][wire.rawValue] ?? "text/event-stream"
        let server = try await WireServer { _ in
            [.head(200, ["content-type": type]), .flood(200 << 20), .end]
        }
        let error = await #expect(throws: ProviderError.self) { try await wire.ask(server.wire, server.address) }
        #expect(error?.mayHaveBeenDone == true && error != .timedOut && error != .brokenOff)
        #expect(server.puppet.flooded < 100 << 20)
    }

    @Test("Cancelling closes the request")
    func cancelling() async throws {
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
