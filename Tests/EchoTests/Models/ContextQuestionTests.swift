import EchoWire
import Foundation
import Synchronization
import Testing

@testable import Echo

@Suite struct `The context of a model that the list does not tell` {
    /// Composed from Ollama's published answers.
    private static let ollama: JSONValue = [
        "data": [["id": "llama3.2:latest", "object": "model", "owned_by": "library"]]
    ]

    private func window(
        of model: String = "llama3.2", list: JSONValue = ollama, _ answers: [String: JSONValue]
    ) async -> (window: ContextWindow, asked: [String]) {
        let asked = Mutex<[String]>([])
        let inquire: ModelBook.Inquiry = { (request: RESTRequest) async throws(EchoError) -> JSONValue in
            asked.withLock { $0.append(request.path) }
            guard let answer = answers[request.path] else { throw .rejected(status: 404, message: "") }
            return answer
        }
        let book = ModelBook(windows: .published, inquire: inquire) { (_) async throws(EchoError) -> JSONValue in list }
        return (await book.window(of: model), asked.withLock { $0 })
    }

    @Test func `is what Ollama's model file sets`() async {
        let show: JSONValue = [
            "parameters": "stop                           \"<|eot_id|>\"\nnum_ctx                        16384",
            "model_info": ["llama.context_length": 131_072],
        ]
        let found = await window(["api/show": show])

        #expect(found.window == ContextWindow(size: 16_384))
        #expect(found.asked == ["props", "api/show"])
    }

    @Test func `is what Ollama gave the model when it loaded it`() async {
        let found = await window([
            "api/show": ["model_info": ["llama.context_length": 131_072]],
            "api/ps": ["models": [["name": "llama3.2:latest", "context_length": 4096]]],
        ])

        #expect(found.window == ContextWindow(size: 4096))
    }

    @Test func `is a guess where only the most is told that the model could take`() async {
        let found = await window(["api/show": ["model_info": ["llama.context_length": 131_072]]])
        #expect(found.window == ContextWindows.published.standard)

        let small = await window(["api/show": ["model_info": ["bert.context_length": 512]]])
        #expect(small.window == .guess(size: 512))
    }

    @Test func `is what llama.cpp was started with, not what the model was trained with`() async {
        let list: JSONValue = [
            "data": [["id": "qwen", "owned_by": "llamacpp", "meta": ["n_ctx_train": 32_768]]]
        ]
        let found = await window(
            of: "qwen", list: list, ["props": ["default_generation_settings": ["n_ctx": 4096]]])
        #expect(found.window == ContextWindow(size: 4096))
        #expect(found.asked == ["props"])

        #expect(await window(of: "qwen", list: list, [:]).window == ContextWindow(size: 32_768))
    }

    @Test func `is what LM Studio loaded the model with, else a guess`() async {
        let list: JSONValue = ["data": [["id": "qwen3", "object": "model", "owned_by": "organization_owner"]]]
        func told(_ fields: JSONObject) async -> ContextWindow {
            let entry = fields.merging(["id": "qwen3", "type": "llm"]) { $1 }
            return await window(of: "qwen3", list: list, ["api/v0/models": ["data": [["id": "x"], .object(entry)]]])
                .window
        }
        #expect(
            await told(["state": "loaded", "max_context_length": 131_072, "loaded_context_length": 16_384])
                == ContextWindow(size: 16_384))
        let unloaded = await told(["state": "not-loaded", "max_context_length": 131_072])
        #expect(unloaded == ContextWindows.published.standard)
    }

    @Test(
        arguments: [
            (["max_input_tokens": 4095, "max_total_tokens": 4096], 4096), (["max_input_length": 2048], 2048),
        ] as [(JSONValue, Int)])
    func `is what Text Generation Inference was started with`(info: JSONValue, size: Int) async {
        let list: JSONValue = ["object": "list", "data": [["id": "tgi", "object": "model", "owned_by": "tgi"]]]
        #expect(await window(of: "tgi", list: list, ["info": info]).window == ContextWindow(size: size))
    }

    @Test func `is not asked for where the list tells it`() async {
        let found = await window(of: "m", list: ["data": [["id": "m", "max_model_len": 32_768]]], [:])

        #expect(found.window == ContextWindow(size: 32_768))
        #expect(found.asked == [])
    }

    @Test func `is told on once the server has told what it gives, and not what the model could take`() async {
        let props: JSONValue = ["default_generation_settings": ["n_ctx": 9216]]
        let inquire: ModelBook.Inquiry = { (request: RESTRequest) async throws(EchoError) -> JSONValue in
            guard request.path == "props" else { throw .rejected(status: 404, message: "") }
            return props
        }
        let book = ModelBook(windows: .published, inquire: inquire) { (_) async throws(EchoError) -> JSONValue in
            Self.ollama
        }
        #expect(await book.toldContexts.isEmpty)
        _ = await book.window(of: "m")
        #expect(await book.toldContexts == ["m": 9216])

        let most: ModelBook.Inquiry = { (request: RESTRequest) async throws(EchoError) -> JSONValue in
            guard request.path == "api/show" else { throw .rejected(status: 404, message: "") }
            return ["model_info": ["llama.context_length": 131_072]]
        }
        let unsure = ModelBook(windows: .published, inquire: most) { (_) async throws(EchoError) -> JSONValue in
            Self.ollama
        }
        _ = await unsure.window(of: "m")
        #expect(await unsure.toldContexts.isEmpty)
    }

    @Test func `is a guess where nobody tells it, and that server is not asked again`() async {
        let asked = Mutex(0)
        let inquire: ModelBook.Inquiry = { (_: RESTRequest) async throws(EchoError) -> JSONValue in
            asked.withLock { $0 += 1 }
            throw .rejected(status: 404, message: "")
        }
        let book = ModelBook(windows: .published, inquire: inquire) { (_) async throws(EchoError) -> JSONValue in
            Self.ollama
        }
        #expect(await book.window(of: "m").isGuess)
        #expect(await book.window(of: "m").isGuess)
        #expect(asked.withLock { $0 } == 4)
    }

    @Test(arguments: [
        #"{"default_generation_settings":{"n_ctx":0}}"#, #"{"default_generation_settings":[]}"#, "[]", "null", "7",
        #"{"parameters":7,"model_info":[1]}"#, #"{"parameters":"num_ctx\nnum_ctx many\nnum_ctx -1"}"#,
        #"{"models":{"name":"m"}}"#, #"{"models":[null,{"name":7,"context_length":"x"}]}"#,
    ])
    func `is not read from answers of another shape`(json: String) throws {
        let answer = try JSONValue(parsing: Data(json.utf8))
        for question in ContextQuestion.all { #expect(question.reading(answer, "m") == nil) }
    }

    @Test(arguments: [
        ("http://127.0.0.1:11434/v1", "http://127.0.0.1:11434/api/show"),
        ("http://127.0.0.1:11434", "http://127.0.0.1:11434/api/show"),
        ("https://host/ollama/v1?k=1", "https://host/ollama/api/show?k=1"),
    ])
    func `is asked for beside the API`(address: String, url: String) throws {
        let endpoint = try RESTEndpoint(baseURL: address)
        #expect(endpoint.url(of: ContextQuestion.show.request(of: "m")) == url)
    }

    @Test func `that is guessed keeps no message from being sent, and is told of once`() async throws {
        let long = PromptEntry.message(id: "b", role: .user, text: String(repeating: "word ", count: 9000))
        let old = PromptEntry.message(id: "a", role: .user, text: "Hello")
        let prompt = AnswerPrompt(model: "m", instructions: "", entries: [old, long])
        let fit = FitContext(
            fitting: ContextFitting(window: .guess(size: 8192), policy: .drop), service: CannedAnswers())

        let first = try await fit.fit(prompt, memory: ContextMemory())
        let second = try await fit.fit(prompt, memory: first.memory)

        #expect(first.prompt.entries == [long] && second.prompt.entries == [long])
        #expect(first.trim?.means == .exceeded && first.trim?.guess == 6144)
        #expect(first.trim?.messageIDs == ["a"])
        #expect(first.trim.map { $0.tokensAfter > 6144 } == true)
        #expect(second.trim == nil)
    }

    @Test func `that is guessed is not to blame for a limit of the person's own`() {
        let prompt = AnswerPrompt(
            model: "m", instructions: "",
            entries: [.message(id: "a", role: .user, text: String(repeating: "word ", count: 900))])
        let fitting = ContextFitting(window: .guess(size: 8192), policy: .drop, maximum: 300)
        do throws(EchoError) {
            _ = try fitting.plan(prompt)
            Issue.record("it fits")
        } catch {
            guard case .tooLong(_, limit: 300) = error else {
                Issue.record("\(error)")
                return
            }
        }
    }
}
