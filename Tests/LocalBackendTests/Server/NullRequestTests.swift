import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

/// Clients of typed languages write out every field of the published types, with null for what was not set.
@Suite struct `A field of a request that is null is a field that is not there` {
    private static let chat = "chat-completions"
    private static let responses = "responses-stream"

    /// The optional fields of a published type, and of the type for streams besides.
    private static func optional(_ definitions: String..., of schema: String) throws -> [String] {
        let file = WireExamples.fixtures.appending(path: "\(schema).schema.json")
        let schema = try JSONValue(parsing: Data(contentsOf: file))
        var names: Set<String> = []
        for name in definitions {
            let definition = try #require(schema["$defs"]?[name])
            let required = (definition["required"]?.array ?? []).compactMap(\.string)
            names.formUnion((definition["properties"]?.object ?? [:]).keys.filter { !required.contains($0) })
        }
        return names.sorted()
    }

    /// What is complained of, field by field and with all of them together.
    private func complaints(
        _ path: String, _ request: JSONObject, nulls: [String], at place: (JSONObject) -> JSONObject = { $0 }
    ) async throws -> [String] {
        let bodies =
            nulls.map { request.merging(place([$0: .null])) { $1 } } + [
                request.merging(place(Dictionary(uniqueKeysWithValues: nulls.map { ($0, .null) }))) { $1 }
            ]
        return try await RESTClient.talk(LoopbackServer.configuration()) { client in
            var complaints: [String] = []
            for body in bodies {
                let answer = try await client.post(path, .object(body))
                if answer.status != 200 { complaints.append(answer.json["error"]?["message"]?.string ?? answer.text) }
            }
            return complaints
        }
    }

    private static let question: JSONObject = ["model": "gpt-5", "input": "Hi."]
    private static let messages: JSONObject = ["model": "gpt-5", "messages": [["role": "user", "content": "Hi."]]]

    @Test func `in Responses`() async throws {
        let nulls = try Self.optional(
            "ResponseCreateParamsNonStreaming", "ResponseCreateParamsStreaming", of: Self.responses
        ).filter { !["input", "model"].contains($0) }

        #expect(nulls.contains("prompt") && nulls.contains("conversation") && nulls.contains("stream"))
        let asked = try await complaints("/v1/responses", Self.question, nulls: nulls)
        #expect(asked == [])
        let counted = nulls.filter { $0 != "stream" }
        let counting = try await complaints("/v1/responses/input_tokens", Self.question, nulls: counted)
        #expect(counting == [])
    }

    @Test(arguments: [
        ("reasoning", "Reasoning_Reasoning2"), ("text", "ResponseTextConfigParam"), ("stream_options", "StreamOptions"),
        ("prompt_cache_options", "ResponseCreateParams_PromptCacheOptions"),
    ])
    func `in what Responses has within`(field: String, type: String) async throws {
        let nulls = try Self.optional(type, of: Self.responses)
        let request = Self.question.merging(field == "stream_options" ? ["stream": true] : [:]) { $1 }

        #expect(!nulls.isEmpty)
        let complaints = try await complaints("/v1/responses", request, nulls: nulls) { [field: .object($0)] }
        #expect(complaints == [])
    }

    @Test func `in the tools and messages of Responses`() async throws {
        let parameters: JSONValue = ["type": "object", "properties": [:]]
        let tool: JSONObject = ["type": "function", "name": "f", "parameters": parameters, "strict": false]
        let message: JSONObject = ["role": "user", "content": "Hi."]
        let ofTool = try Self.optional("FunctionToolParam", of: Self.responses)
        let ofMessage = try Self.optional("EasyInputMessageParam", of: Self.responses).filter { $0 != "type" }

        let tools = try await complaints("/v1/responses", Self.question, nulls: ofTool + ["parameters", "strict"]) {
            ["tools": [.object(tool.merging($0) { $1 })]]
        }
        let messages = try await complaints("/v1/responses", Self.question, nulls: ofMessage) {
            ["input": [.object(message.merging($0) { $1 })]]
        }
        #expect(tools == [])
        #expect(messages == [])
    }

    @Test func `in Chat Completions`() async throws {
        let nulls = try Self.optional(
            "CompletionCreateParamsNonStreaming", "CompletionCreateParamsStreaming", of: Self.chat
        ).filter { !["messages", "model"].contains($0) }

        #expect(nulls.contains("functions") && nulls.contains("prediction") && nulls.contains("stream"))
        let chat = try await complaints("/v1/chat/completions", Self.messages, nulls: nulls)
        #expect(chat == [])
    }

    @Test func `in what Chat Completions has within`() async throws {
        let function: JSONObject = ["name": "f", "parameters": ["type": "object", "properties": [:]]]
        let ofStream = try Self.optional("ChatCompletionStreamOptionsParam", of: Self.chat)
        let ofFunction = try Self.optional("FunctionDefinition", of: Self.chat)
        let streamed = Self.messages.merging(["stream": true]) { $1 }

        let options = try await complaints("/v1/chat/completions", streamed, nulls: ofStream) {
            ["stream_options": .object($0)]
        }
        let functions = try await complaints("/v1/chat/completions", Self.messages, nulls: ofFunction) {
            ["tools": [["type": "function", "function": .object(function.merging($0) { $1 })]]]
        }
        #expect(options == [])
        #expect(functions == [])
    }

    @Test(
        arguments: [
            ("ChatCompletionUserMessageParam", "user", ["content": "Hi."]),
            ("ChatCompletionSystemMessageParam", "system", ["content": "Be brief."]),
            ("ChatCompletionDeveloperMessageParam", "developer", ["content": "Be brief."]),
            ("ChatCompletionAssistantMessageParam", "assistant", ["content": "Hi."]),
        ] as [(String, String, JSONObject)])
    func `in the messages of Chat Completions`(type: String, role: String, rest: JSONObject) async throws {
        let nulls = try Self.optional(type, of: Self.chat)
        let message = rest.merging(["role": .string(role)]) { $1 }

        let complaints = try await complaints("/v1/chat/completions", Self.messages, nulls: nulls) {
            ["messages": [.object(message.merging($0) { $1 }), ["role": "user", "content": "Hi."]]]
        }
        #expect(complaints == [])
    }

    @Test func `in embeddings and in speech`() async throws {
        let embedding: JSONObject = ["model": "text-embedding-3-small", "input": "Hi."]
        let speech: JSONObject = ["model": "tts-1", "input": "Hi.", "voice": "alloy", "response_format": "pcm"]
        let ofSpeech = try Self.optional("SpeechCreateParams", of: "audio").filter { $0 != "response_format" }

        let ofEmbedding = try Self.optional("EmbeddingCreateParams", of: "embeddings")
        let vectors = try await complaints("/v1/embeddings", embedding, nulls: ofEmbedding)
        #expect(vectors == [])
        let spoken = try await complaints("/v1/audio/speech", speech, nulls: ofSpeech)
        #expect(spoken == [])
    }

    @Test(
        arguments: [
            ("/v1/responses", ["model": "gpt-5", "input": "Hi.", "flavour": nil], "unknown_parameter", "flavour"),
            ("/v1/responses", ["model": "gpt-5", "input": nil], "invalid_value", "input"),
            ("/v1/chat/completions", ["model": nil, "messages": []], "invalid_value", "model"),
            (
                "/v1/chat/completions", ["model": "gpt-5", "messages": [], "functions": []], "unknown_parameter",
                "functions"
            ),
        ] as [(String, JSONValue, String, String)])
    func `but what must be there must not be null, and what is unknown stays so`(
        path: String, body: JSONValue, code: String, parameter: String
    ) async throws {
        let answer = try await RESTClient.talk(LoopbackServer.configuration()) { try await $0.post(path, body) }

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["code"]?.string == code)
        #expect(answer.json["error"]?["param"]?.string == parameter)
    }
}
