import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import Echo

/// Bodies with which real servers refuse, as people reported them.
private enum Refusals {
    static let bothLimits = #"""
        {"error":{"message":"Setting 'max_tokens' and 'max_completion_tokens' at the same time is not supported.","type":"invalid_request_error","code":"invalid_parameter_combination","param":"max_tokens"}}
        """#
    static let bothLimitsElsewhere = #"""
        {"error":{"code":"InvalidParameter","message":"The parameter max_tokens specified in the request are not valid: max_tokens and max_completion_tokens cannot be set at the same time.","param":"max_tokens","type":"BadRequest"}}
        """#
    static let newLimit = #"""
        {"error":{"message":"Unrecognized request argument supplied: max_completion_tokens","type":"invalid_request_error","param":null,"code":null}}
        """#
    static let newLimitExtra = #"""
        {"object":"error","message":"[{'type': 'extra_forbidden', 'loc': ('body', 'max_completion_tokens'), 'msg': 'Extra inputs are not permitted', 'input': 8192}]","type":"BadRequestError","param":null,"code":400}
        """#
    static let oldLimit = #"""
        {"error":{"message":"Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.","type":"invalid_request_error","param":"max_tokens","code":"unsupported_parameter"}}
        """#
    static let streamOptions = #"""
        {"object":"error","detail":[{"type":"extra_forbidden","loc":["body","stream_options"],"msg":"Extra inputs are not permitted","input":{"include_usage":true}}],"type":"invalid_request_error","code":3001}
        """#
    static let streamOptionsUnknown = #"""
        {"error":{"message":"Unknown parameter: 'stream_options'.","type":"invalid_request_error","param":"stream_options","code":"unknown_parameter"}}
        """#
    static let effortValue =
        #"{"error":{"message":"`reasoning_effort` must be one of `none` or `default`","type":"invalid_request_error"}}"#
    static let effortArgument =
        #"{"code":"Client specified an invalid argument","error":"Model grok-4 does not support parameter reasoningEffort."}"#
    static let effortThinking =
        #"{"error":{"message":"\"gemma3\" does not support thinking","type":"api_error","param":null,"code":null}}"#
    static let effortByProxy = #"""
        {"error":{"message":"litellm.UnsupportedParamsError: ollama does not support parameters: ['reasoning_effort'], for model=gemma3. To drop these, set `litellm.drop_params=True`","type":"None","param":"None","code":"400"}}
        """#
    static let noTools = #"""
        {"error":{"message":"registry.ollama.ai/library/gemma3:4b does not support tools","type":"api_error","param":null,"code":null}}
        """#
    static let noToolParser = #"""
        {"object":"error","message":"\"auto\" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set","type":"BadRequestError","param":null,"code":400}
        """#
    static let noToolTemplate =
        #"{"error":{"code":500,"message":"tools param requires --jinja flag","type":"server_error"}}"#
    static let noToolRoute =
        #"{"error":{"message":"No endpoints found that support tool use. To learn more, read the documentation.","code":404}}"#
    static let noToolField = #"""
        {"object":"Error","detail":[{"type":"extra_forbidden","loc":["body","tools"],"msg":"Extra inputs are not permitted","input":[]}],"message":[{"type":"extra_forbidden","loc":["body","tools"],"msg":"Extra inputs are not permitted","input":[]}],"type":"invalid_request_error","code":3001}
        """#
    static let noSystem =
        #"{"error":{"code":400,"message":"System role not supported","type":"invalid_request_error"}}"#
    static let alternation = #"""
        {"object":"error","message":"After the optional system message, conversation roles must alternate user/assistant/user/assistant/...","type":"BadRequestError","code":400}
        """#
    static let alternationInWords = #"""
        {"error":{"message":"Last message must have role `user`, and user and assistant messages should alternate","type":"invalid_message","code":400}}
        """#
    static let manyTools = #"""
        {"error":{"message":"Invalid 'tools': array too long. Expected an array with maximum length 128, but got an array with length 133 instead.","type":"invalid_request_error","param":"tools","code":"array_above_max_length"}}
        """#
    static let longDescription = #"""
        {"error":{"message":"Invalid 'tools[2].function.description': string too long. Expected a string with maximum length 1024, but got a string with length 4394 instead.","type":"invalid_request_error","param":"tools[2].function.description","code":"string_above_max_length"}}
        """#
}

@Suite struct `The person writes to a server that refuses a parameter` {
    private func tools(_ count: Int, words: Int = 8) -> [ToolDefinition] {
        (0..<count).map {
            .function(FunctionTool(name: "tool\($0)", description: String(repeating: "a", count: words)))
        }
    }

    private func prompt(_ tools: [ToolDefinition] = []) -> AnswerPrompt {
        var settings = SessionSettings()
        settings.textEffort = .high
        var prompt = AnswerPrompt(
            model: "llama", instructions: "Be brief.", entries: [.message(id: nil, role: .user, text: "Hello")],
            tools: tools, options: AnswerOptions(settings))
        prompt.maximumOutputTokens = 512
        return prompt
    }

    /// The answer comes when nothing of the request is refused any more.
    private func bench(
        _ refusal: String, status: Int = 400, while isRefused: @escaping @Sendable (JSONValue) -> Bool
    ) async throws -> RESTBench {
        let answer = String(decoding: try WireExamples.data("chat-stream.sse"), as: UTF8.self)
        return try await RESTBench { request in
            isRefused(request.json ?? .null) ? PuppetHTTPStep.answer(status, refusal) : PuppetHTTPStep.events([answer])
        }
    }

    private func left(_ parts: [AnswerPart]) -> [LeftOutOption] {
        parts.compactMap { if case .leftOut(let option) = $0 { option } else { nil } }
    }

    private static let fields: [(String, Int, String, RequestOption)] = [
        (Refusals.bothLimits, 400, "max_tokens", .olderOutputLimit),
        (Refusals.bothLimitsElsewhere, 400, "max_tokens", .olderOutputLimit),
        (Refusals.oldLimit, 400, "max_tokens", .olderOutputLimit),
        (Refusals.newLimit, 400, "max_completion_tokens", .outputLimit),
        (Refusals.newLimitExtra, 400, "max_completion_tokens", .outputLimit),
        (Refusals.streamOptions, 422, "stream_options", .usage),
        (Refusals.streamOptionsUnknown, 400, "stream_options", .usage),
        (Refusals.effortValue, 400, "reasoning_effort", .effort),
        (Refusals.effortArgument, 400, "reasoning_effort", .effort),
        (Refusals.effortThinking, 400, "reasoning_effort", .effort),
        (Refusals.effortByProxy, 400, "reasoning_effort", .effort),
        (Refusals.noTools, 400, "tools", .tools),
        (Refusals.noToolParser, 400, "tools", .tools),
        (Refusals.noToolTemplate, 500, "tools", .tools),
        (Refusals.noToolRoute, 404, "tools", .tools),
        (Refusals.noToolField, 422, "tools", .tools),
    ]

    @Test(arguments: fields)
    func `and reads the answer, is told once, and never waits for a refusal again`(
        refusal: String, status: Int, field: String, option: RequestOption
    ) async throws {
        let bench = try await bench(refusal, status: status) { $0[field] != nil }
        let service = bench.chat

        let first = try await bench.parts(service, prompt(tools(2)))
        let second = try await bench.parts(service, prompt(tools(2)))

        #expect(AnswerSummary(first).end == .completed)
        #expect(left(first).map(\.option) == [option])
        #expect(left(first).first?.reason?.isEmpty == false)
        #expect(left(second).isEmpty)
        #expect(bench.server.requests.map { $0.json?[field] != nil } == [true, false, false])
        await bench.transport.shutdown()
    }

    @Test func `and what a title found out is told with the next answer that is seen`() async throws {
        let bench = try await bench(Refusals.noTools) { $0["tools"] != nil }
        let service = bench.chat
        var quiet = prompt(tools(1))
        quiet.options = quiet.options.quiet

        #expect(left(try await bench.parts(service, quiet)).isEmpty)
        #expect(left(try await bench.parts(service, prompt(tools(1)))).map(\.option) == [.tools])
        #expect(left(try await bench.parts(service, prompt(tools(1)))).isEmpty)
        await bench.transport.shutdown()
    }

    @Test func `and the limit of the answer is still told, by its other name`() async throws {
        let bench = try await bench(Refusals.newLimit) { $0["max_completion_tokens"] != nil }
        _ = try await bench.parts(bench.chat, prompt())
        #expect(bench.server.requests.last?.json?["max_tokens"] == 512)
        await bench.transport.shutdown()
    }

    @Test func `and several of them, one after the other`() async throws {
        let bench = try await RESTBench { request in
            let json = request.json ?? .null
            if json["stream_options"] != nil { return PuppetHTTPStep.answer(422, Refusals.streamOptions) }
            if json["tools"] != nil { return PuppetHTTPStep.answer(400, Refusals.noTools) }
            let answer = try? WireExamples.data("chat-stream.sse")
            return PuppetHTTPStep.events([String(decoding: answer ?? Data(), as: UTF8.self)])
        }
        let parts = try await bench.parts(bench.chat, prompt(tools(1)))
        #expect(left(parts).map(\.option) == [.usage, .tools])
        #expect(AnswerSummary(parts).end == .completed)
        await bench.transport.shutdown()
    }

    @Test func `and the instructions stand before the first message where there is no role for them`() async throws {
        let bench = try await bench(Refusals.noSystem) { $0["messages"]?[0]?["role"] == "system" }
        let parts = try await bench.parts(bench.chat, prompt())
        #expect(left(parts).map(\.option) == [.systemRole])
        #expect(bench.server.requests.last?.json?["messages"] == [["role": "user", "content": "Be brief.\n\nHello"]])
        await bench.transport.shutdown()
    }

    @Test(arguments: [Refusals.alternation, Refusals.alternationInWords])
    func `and messages of one role are one message where roles have to alternate`(refusal: String) async throws {
        let bench = try await bench(refusal) { body in
            let roles = body["messages"]?.array?.map { $0["role"] } ?? []
            return zip(roles, roles.dropFirst()).contains { $0 == $1 }
        }
        var prompt = prompt()
        prompt.entries = [
            .message(id: nil, role: .user, text: "One"), .message(id: nil, role: .user, text: "Two"),
            .message(id: nil, role: .system, text: "Three"),
        ]
        let service = bench.chat
        let parts = try await bench.parts(service, prompt)
        _ = try await bench.parts(service, prompt)
        #expect(left(parts).map(\.option) == [.repeatedRoles])
        #expect(AnswerSummary(parts).end == .completed)
        let messages: JSONValue = [
            ["role": "system", "content": "Be brief."], ["role": "user", "content": "One\n\nTwo\n\nThree"],
        ]
        #expect(bench.server.requests.map { $0.json?["messages"] == messages } == [false, true, true])
        await bench.transport.shutdown()
    }

    @Test func `and of 133 tools the last five are left out, and named once`() async throws {
        let bench = try await bench(Refusals.manyTools) { ($0["tools"]?.array?.count ?? 0) > 128 }
        let service = bench.chat
        let first = try await bench.parts(service, prompt(tools(133)))
        let second = try await bench.parts(service, prompt(tools(133)))

        #expect(left(first).map(\.option) == [.toolCount])
        #expect(left(first).first?.tools == ["tool128", "tool129", "tool130", "tool131", "tool132"])
        #expect(left(first).first?.reason?.contains("maximum length 128") == true)
        #expect(left(second).isEmpty)
        #expect(bench.server.requests.map { $0.json?["tools"]?.array?.count } == [133, 128, 128])
        await bench.transport.shutdown()
    }

    @Test func `and descriptions that are too long for it are cut, and marked`() async throws {
        let bench = try await bench(Refusals.longDescription) { json in
            json["tools"]?.array?.contains { ($0["function"]?["description"]?.string?.count ?? 0) > 1024 } ?? false
        }
        let parts = try await bench.parts(bench.chat, prompt(tools(3, words: 4394)))

        #expect(left(parts).map(\.option) == [.toolDescriptions])
        #expect(left(parts).first?.tools == ["tool0", "tool1", "tool2"])
        let told = bench.server.requests.last?.json?["tools"]?[0]?["function"]?["description"]?.string
        #expect(told?.count == 1024)
        #expect(told?.hasSuffix("a…") == true)
        await bench.transport.shutdown()
    }

    @Test func `and that refuses whatever it is asked is asked a few times, and then its words are shown`() async throws
    {
        let bench = try await bench(Refusals.manyTools) { _ in true }
        let (service, prompt) = (bench.chat, prompt(tools(200)))
        await #expect(throws: EchoError.self) { try await bench.parts(service, prompt) }
        #expect(bench.server.requests.count < 12)
        await bench.transport.shutdown()
    }

    private static let others = [
        #"{"error":{"message":"This model's maximum context length is 8192 tokens. However, you requested 9000 tokens (500 in the tools).","param":"messages","code":"context_length_exceeded"}}"#,
        #"{"error":{"message":"'max_tokens' or 'max_completion_tokens' is too large: 512. This model's maximum context length is 400 tokens."}}"#,
        #"{"error":{"message":"Invalid schema for function 'tool0': schema must have a type.","param":"tools[0].function.parameters"}}"#,
    ]

    @Test(arguments: others)
    func `but a request that is wrong in itself is not asked again`(refusal: String) async throws {
        let bench = try await bench(refusal) { _ in true }
        let (service, prompt) = (bench.chat, prompt(tools(2)))
        await #expect(throws: EchoError.self) { try await bench.parts(service, prompt) }
        #expect(bench.server.requests.count == 1)
        await bench.transport.shutdown()
    }
}
