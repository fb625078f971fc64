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
        let answer = try await client.post("/v1/responses", ["model": "gpt-6.1-terra", "input": "Hello."])
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

    @Test func `one that this program runs thinks with the first question, and is shown a key`() async throws {
        let model = Self.server { Self.chat("I am your own.") }
        let port = try await model.start()
        defer { model.close() }
        let told = "{\"url\": \"http://127.0.0.1:\(port)/v1\", \"model\": \"own\"}"
        let own = OwnPart(.brain, title: "Own", model: "own", words: ["/bin/sh", "-c", "echo '\(told)'; read nothing"])
        let configuration = LocalServerConfiguration.assistant(
            LocalAssistantParts(brain: .auto), own: { [own] }, among: ServerPicker(ports: [:]),
            token: BearerToken(LoopbackServer.token), builtInRecognizer: ScriptedRecognizer(),
            builtInSynthesizer: ScriptedSynthesizer())

        let text = try await RESTClient.talk(configuration) { try await Self.ask($0) }

        #expect(text == "I am your own.")
        #expect(model.requests.last?.json?["model"] == "own")
        #expect((model.requests.last?.headers["authorization"]?.count ?? 0) > 20)
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

    @Test func `all that have a model for a part are offered, each by what it is chosen by`() async throws {
        let (first, second) = (Self.server { [] }, Self.server { [] })
        let (one, other) = (try await first.start(), try await second.start())
        defer {
            first.close()
            second.close()
        }

        let offers = await ServerPicker(ports: [.brain: [one, other], .ears: [one]]).offers()

        #expect(offers.map(\.role) == [.brain, .brain])
        #expect(offers.map(\.model) == ["llama3.2", "llama3.2"])
        #expect(offers.map(\.address) == [one, other].map { "http://127.0.0.1:\($0)#llama3.2" })
        #expect(try PartServer(offers[1].address).baseURL == "http://127.0.0.1:\(other)/v1")
    }

    @Test func `where nothing listens, nothing is found, and nobody waits`() async throws {
        let gone = try await LoopbackServer.run(LoopbackServer.configuration()) { $0 }

        #expect(await ServerPicker(ports: [.brain: [gone], .ears: [gone]]).find(.ears) == nil)
        #expect(await ServerPicker(ports: [:]).find(.voice) == nil)
        #expect(await ServerPicker(ports: [.brain: [gone]]).survey(.brain).isEmpty)
    }
}

@Suite struct `Each kind of server is found by its list of models` {
    private static func list(_ models: String) -> String { #"{"object":"list","data":[\#(models)]}"# }

    @Test(arguments: [
        // As their documents and sources have it.
        (
            "Ollama", #"{"id":"llama3.2:latest","object":"model","created":1,"owned_by":"library"}"#,
            PartRole.brain
        ),
        ("llama.cpp", #"{"id":"qwen.gguf","object":"model","owned_by":"llamacpp","meta":{"n_ctx":4096}}"#, .brain),
        ("LM Studio", #"{"id":"qwen2.5-7b-instruct","object":"model","owned_by":"organization_owner"}"#, .brain),
        ("vLLM", #"{"id":"Qwen/Qwen2.5-1.5B","object":"model","owned_by":"vllm","root":"x","permission":[]}"#, .brain),
        ("Jan", #"{"id":"llama3.2-1b-instruct","object":"model"}"#, .brain),
        ("LocalAI", #"{"id":"gpt-4","object":"model"}"#, .brain),
        ("LocalAI", #"{"id":"whisper-1","object":"model"}"#, .ears),
        ("LocalAI", #"{"id":"tts-1","object":"model"}"#, .voice),
        ("speaches", #"{"id":"Systran/faster-whisper-base","object":"model","owned_by":"Systran"}"#, .ears),
        ("speaches", #"{"id":"speaches-ai/Kokoro-82M-v1.0-ONNX","object":"model","owned_by":"speaches-ai"}"#, .voice),
        ("Kokoro-FastAPI", #"{"id":"kokoro","object":"model","created":1,"owned_by":"kokoro"}"#, .voice),
    ])
    func `and serves what it can`(name: String, model: String, role: PartRole) async throws {
        let server = PuppetHTTPServer { request in
            request.target == "/v1/models"
                ? PuppetHTTPStep.answer(200, Self.list(#"{"id":"nomic-embed-text","object":"model"},"# + model))
                : PuppetHTTPStep.answer(404)
        }
        let port = try await server.start()
        defer { server.close() }

        let found = await ServerPicker(ports: [role: [port]]).find(role)

        #expect(found?.model == (try JSONValue(parsing: Data(model.utf8))["id"]?.string), "\(name)")
        let known = ["llama.cpp", "LM Studio", "vLLM", "Kokoro-FastAPI"]
        #expect(found?.product == (known.contains(name) ? name : nil))
    }

    @Test(arguments: [(11434, "Ollama"), (1234, "LM Studio"), (1337, "Jan"), (8080, nil)])
    func `and some by their ports`(port: Int, product: String?) {
        #expect(ModelPicker.product(ModelObject(id: "m", created: 0, ownedBy: "somebody"), at: port) == product)
    }

    @Test func `the ports of each are looked at`() {
        let ports = ServerPicker.usual.ports
        #expect(ports[.brain] == [11434, 8080, 1234, 8000, 1337])
        #expect(ports[.ears]?.contains(10300) == true)
        #expect(ports[.voice]?.contains(10200) == true)
        #expect(ServerPicker.usual.wyoming == [10200, 10300])
    }
}
