import EchoServing
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `Servers of this machine are found on their usual ports` {
    private static let models = #"{"object":"list","data":[{"id":"nomic-embed-text"},{"id":"llama3.2"}]}"#

    private static func chat(_ words: String) -> [PuppetHTTPStep] {
        PuppetHTTPStep.events([
            "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\(JSONValue.string(words).text)}}]}\r\n\r\n",
            "data: [DONE]\r\n\r\n",
        ])
    }

    /// A server like Ollama's.
    private static func server(_ answer: @escaping @Sendable () -> [PuppetHTTPStep]) -> PuppetHTTPServer {
        PuppetHTTPServer { request in
            request.target == "/v1/models" ? PuppetHTTPStep.answer(200, models) : answer()
        }
    }

    private static func ask(_ client: RESTClient) async throws -> String {
        let answer = try await client.post("/v1/responses", ["model": "m", "input": "Hello."])
        return answer.json["output"]?[0]?["content"]?[0]?["text"]?.string ?? answer.text
    }

    /// Asks again until the answer is one that is waited for.
    private static func ask(_ client: RESTClient, until isWanted: (String) -> Bool) async throws -> String {
        var text = ""
        for _ in 0..<500 {
            text = try await ask(client)
            if isWanted(text) { break }
        }
        return text
    }

    private static func configuration(ports: [Int]) -> LocalServerConfiguration {
        .assistant(
            LocalAssistantParts(brain: .auto), among: ServerPicker(ports: [.brain: ports]),
            token: BearerToken(LoopbackServer.token), builtInRecognizer: ScriptedRecognizer(),
            builtInSynthesizer: ScriptedSynthesizer())
    }

    @Test func `the first that answers thinks, once it is found`() async throws {
        let gone = try await LoopbackServer.run(LoopbackServer.configuration()) { $0 }
        let model = Self.server { Self.chat("I am the model.") }
        let port = try await model.start()
        defer { model.close() }

        let text = try await RESTClient.talk(Self.configuration(ports: [gone, port])) {
            try await Self.ask($0) { $0 == "I am the model." }
        }

        #expect(text == "I am the model.")
        #expect(model.requests.last?.json?["model"] == "llama3.2")
        #expect(model.requests.last?.json?["stream"] == true)
    }

    @Test func `when it goes it is said once, and the skills go on`() async throws {
        let model = Self.server { Self.chat("I am the model.") }
        let port = try await model.start()

        let (last, next) = try await RESTClient.talk(Self.configuration(ports: [port])) { client in
            _ = try await Self.ask(client) { $0 == "I am the model." }
            model.close()
            let last = try await Self.ask(client) { $0 != "I am the model." }
            return (last, try await Self.ask(client))
        }

        #expect(last.contains("I go on with my own skills."))
        #expect(!next.contains("skills."))
        #expect(!next.contains("cannot be reached"))
    }

    @Test func `an answer that is cut fails with the reason`() async throws {
        let half = "data: {\"choices\":[{\"index\":0,\"delta\":{\"content\":\"Half of it. And \"}}]}\n\n"
        let model = Self.server { PuppetHTTPStep.events([half], end: .cut) }
        let port = try await model.start()
        defer { model.close() }

        let text = try await RESTClient.talk(Self.configuration(ports: [port])) {
            try await Self.ask($0) { $0.contains("127.0.0.1") }
        }

        #expect(text.contains("\"error\""))
        #expect(text.contains("127.0.0.1:\(port)"))
    }

    @Test func `where nothing listens, nothing is found, and nobody waits`() async throws {
        let gone = try await LoopbackServer.run(LoopbackServer.configuration()) { $0 }

        #expect(await ServerPicker(ports: [.brain: [gone], .ears: [gone]]).find(.ears) == nil)
        #expect(await ServerPicker(ports: [:]).find(.voice) == nil)
    }
}
