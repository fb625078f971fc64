import EchoTestKit
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A model that dies while it answers` {
    @Test func `was there: it stopped in the middle, and what it said stands`() async throws {
        let server = PuppetHTTPServer { request in
            guard request.target != "/v1/models" else { return PuppetHTTPStep.answer(200, #"{"data":[{"id":"m"}]}"#) }
            return PuppetHTTPStep.events(
                ["data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Once upon a time. \"}}]}\n\n"], end: .cut)
        }
        let port = try await server.start()
        defer { server.close() }
        let brain = ChatServerBrain(
            PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "m"), key: nil, phrases: [])
        let prompt = BrainPrompt(items: [.user("Tell me a story.")], now: Date(), timeZone: .gmt, seed: 7)

        var said = ""
        let error = await #expect(throws: RemoteError.self) {
            for try await part in brain.answer(prompt) { if case .text(let text) = part { said += text } }
        }

        #expect(error == .cutOff(server: "127.0.0.1:\(port)"))
        #expect(said.hasPrefix("Once upon a time."))
    }

    @Test func `but not one that has all of its answer in one piece`() async throws {
        let server = PuppetHTTPServer { _ in
            PuppetHTTPStep.answer(200, #"{"choices":[{"message":{"role":"assistant","content":"It is wide."}}]}"#)
        }
        let port = try await server.start()
        defer { server.close() }
        let brain = ChatServerBrain(
            PartServer(baseURL: "http://127.0.0.1:\(port)/v1", model: "m"), key: nil, phrases: [])
        let prompt = BrainPrompt(items: [.user("And the sea?")], now: Date(), timeZone: .gmt, seed: 7)

        let parts: [BrainPart] = try await brain.answer(prompt).reduce(into: []) { $0.append($1) }
        #expect(parts == [.text("It is wide.")])
    }

    @Test(arguments: [(0.42, "0.4"), (9.97, "10"), (49.3, "49")])
    func `or is slow as a snail, in numbers that are not nothing`(rate: Double, text: String) {
        #expect(PartTrial.rate(rate) == text)
    }
}
