import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `A kind of server is known by what it answers` {
    /// What each entry of the table is for, as the kind of server shows itself.
    private static let seen: [(name: String, headers: [String: String], owner: String)] = [
        ("OpenAI", ["openai-version": "2020-10-01"], ""), ("Azure OpenAI", ["apim-request-id": "1"], ""),
        ("Groq", ["x-groq-region": "us-west-1"], ""), ("Mistral", [:], "mistralai"),
    ]
    private static let refusals: [(name: String, words: String, option: RequestOption)] = [
        (
            "vLLM", "\"auto\" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set", .tools
        ),
        ("llama.cpp", "tools param requires --jinja flag", .tools),
        ("Ollama", "registry.ollama.ai/library/smollm2:360m does not support tools", .tools),
        ("Gemini", "Developer instruction is not enabled for models/gemma-3", .systemRole),
        (
            "OpenAI and those that copy its words", "Your organization must be verified to stream this model.",
            .streaming
        ),
        (
            "Cloudflare Workers AI",
            "AiError: Bad input: Error: oneOf at '/' not met, 0 matches: required properties at '/' are 'prompt', "
                + "required properties at '/tools/0/function' are 'name', Type mismatch of '/tool_choice', 'string'",
            .tools
        ),
        ("OpenRouter", "No endpoints found that support tool use.", .tools),
    ]

    private func refused(_ headers: [String: String], owner: String) async -> Refused {
        let memory = RefusalMemory()
        await memory.saw(headers: headers)
        await memory.saw(list: ["data": [["id": "m", "owned_by": .string(owner)]]])
        return await memory.refused(of: "m")
    }

    @Test(arguments: seen)
    func `and spared what it does not need`(name: String, headers: [String: String], owner: String) async throws {
        let quirk = try #require(ServerQuirk.table.first { $0.name == name })
        let refused = await refused(headers, owner: owner)
        #expect(refused.options == quirk.spares)
        #expect(refused.mostTools == quirk.mostTools)
    }

    @Test(arguments: refusals)
    func `and its words are understood`(name: String, words: String, option: RequestOption) throws {
        #expect(try #require(ServerQuirk.table.first { $0.name == name }).words.values.contains(option))
        #expect(ServerQuirk.option(in: RefusalWords(words)) == option)
        #expect(RequestOption.refused(by: .rejected(status: 500, message: words), of: [option]) == [option])
    }

    @Test(arguments: [
        "Unexpected endpoint or method. (POST /v1/responses)", "Unknown URL", "Invalid URL (POST /x)",
        "NotImplementedError", "Unknown endpoint: /v1/responses", "Unsupported endpoint", "Endpoint not found",
    ])
    func `and is understood when it does not have an API`(words: String) {
        #expect(ServerQuirk.saysUnknownAPI(words))
        #expect(AutomaticService.isUnknownAPI(.server(code: nil, message: words, parameter: nil)))
    }

    @Test(arguments: ["Loading model", "Model m is currently loading"])
    func `and is understood when it loads its model`(words: String) {
        #expect(ServerQuirk.saysLoading(words))
        #expect(!ServerQuirk.saysLoading("The model failed to load"))
    }

    @Test func `and every entry is tried here`() {
        let tried = Set(Self.seen.map(\.name) + Self.refusals.map(\.name))
        let others: Set = ["LM Studio", "Hugging Face", "Text Generation Inference"]
        #expect(Set(ServerQuirk.table.map(\.name)) == tried.union(others))
        #expect(ContextQuestion.all == [.props, .show, .running, .loaded, .info])
        #expect(ServerQuirk.table.flatMap(\.words.keys).allSatisfy { $0 == $0.lowercased() })
        #expect(ServerQuirk.table.flatMap(\.unknownAPI).allSatisfy { $0 == $0.lowercased() })
    }

    @Test func `and one that nobody knows is asked for everything`() async {
        #expect(await refused(["server": "uvicorn"], owner: "somebody") == Refused())
    }

    @Test func `from its first answer on: the second says the limit by the name that it takes`() async throws {
        let answer = String(decoding: try WireExamples.data("chat-stream.sse"), as: UTF8.self)
        let bench = try await RESTBench { request in
            request.method == "GET"
                ? PuppetHTTPStep.answer(200, #"{"data":[{"id":"mistral-small","owned_by":"mistralai"}]}"#)
                : PuppetHTTPStep.events([answer])
        }
        _ = try await bench.client.inquire(.get("models"))
        var prompt = AnswerPrompt.hello
        prompt.maximumOutputTokens = 99
        _ = try await bench.parts(bench.remembering, prompt)

        let asked = bench.server.requests.last?.json
        #expect(asked?["max_tokens"] == 99)
        #expect(asked?["max_completion_tokens"] == nil)
        #expect(asked?["stream_options"] == nil)
        await bench.transport.shutdown()
    }
}
