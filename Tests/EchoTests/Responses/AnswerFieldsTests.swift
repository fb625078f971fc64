import EchoWire
import Testing

@testable import Echo

@Suite struct `What a request says of how an answer is made` {
    private static let written = ModelCatalogue.published.models.filter { $0.apis.contains(.responses) }
    private let function = ToolDefinition.function(FunctionTool(name: "add"))

    private func prompt(_ model: String, tools: [ToolDefinition] = []) -> AnswerPrompt {
        var settings = SessionSettings()
        (settings.verbosity, settings.serviceTier, settings.searchesWeb) = (.high, .flex, true)
        var options = AnswerOptions(settings)
        options.compactsAt = 1000
        return AnswerPrompt(
            model: model, instructions: "", entries: [.message(id: nil, role: .user, text: "Hello")], tools: tools,
            options: options)
    }

    /// They are for who listens: a house has thousands of them.
    @Test func `no request that is written carries what a recogniser may expect`() {
        let phrases = JSONValue.array((0..<4_000).map { .string("turn on lamp \($0)") })
        let schema: JSONValue = [
            "type": "object", "required": ["sentence"],
            "properties": [
                "sentence": ["type": "string", "examples": ["turn on lamp 1"], "x-heard": phrases],
                "others": ["type": "array", "items": ["type": "string", "x-heard": phrases]],
            ],
        ]
        let tool = ToolDefinition.function(FunctionTool(name: "house", description: "Acts.", parameters: schema))
        let prompt = prompt("ours", tools: [tool])

        let chat = ChatPrompt.request(prompt, AnswerFields(prompt, over: .chatCompletions))
        let requests = [ResponsesPrompt.request(prompt).json.text, chat.json.text]

        #expect(schema.text.utf8.count > 100_000)
        for request in requests {
            #expect(request.utf8.count < 2_000)
            #expect(request.contains("turn on lamp 1") && !request.contains("x-heard"))
        }
    }

    @Test(arguments: written.map(\.name))
    func `follows the catalogue over Responses`(name: String) throws {
        let model = try #require(ModelCatalogue.published[name])
        let prompt = prompt(name, tools: [function])
        let fields = AnswerFields(prompt, over: .responses, isVendors: true)
        let json = ResponsesPrompt.request(prompt, fields).json

        #expect(json["reasoning"]?["effort"]?.string == model.effort(nearest: .low)?.rawValue)
        #expect(json["reasoning"]?["summary"]?.string == (model.reasons ? "auto" : nil))
        #expect((json["reasoning"] != nil) == model.reasons)
        #expect((json["include"] == ["reasoning.encrypted_content"]) == model.reasons)
        #expect(json["text"]?["verbosity"]?.string == (model.reasons ? "high" : nil))
        #expect((json["context_management"] != nil) == model.reasons)
        #expect(json["service_tier"] == "flex")
        #expect(json["tools"]?.array?.map { $0["type"] } == ["function", "web_search"])
        #expect(json["temperature"] == nil && json["top_p"] == nil)
        #expect(fields.missing.isEmpty)
    }

    @Test(arguments: written.map(\.name))
    func `follows the catalogue over Chat Completions`(name: String) throws {
        let model = try #require(ModelCatalogue.published[name])
        let prompt = prompt(name, tools: [function])
        let fields = AnswerFields(prompt, over: .chatCompletions)
        let json = ChatPrompt.request(prompt, fields).json
        let effort = model.chatTools == .withoutEffort ? Model.Effort.none : model.effort(nearest: .low)

        #expect(json["reasoning_effort"]?.string == effort?.rawValue)
        #expect((json["tools"] == nil) == (model.chatTools == .never))
        #expect(json["verbosity"]?.string == (model.reasons ? "high" : nil))
        #expect(json["service_tier"] == "flex")
        #expect(json["temperature"] == nil && json["top_p"] == nil && json["include"] == nil)
        #expect(fields.missing == (model.chatTools == .never ? [.tools] : []) + [.webSearch])
    }

    @Test func `is the wanted effort without tools over Chat Completions`() {
        for model in Self.written {
            #expect(AnswerFields(prompt(model.name), over: .chatCompletions).effort == model.effort(nearest: .low))
        }
    }

    @Test func `is nothing of thinking for a model that nobody knows, unless somebody asked for it`() {
        var prompt = prompt("llama3.2")
        let fields = AnswerFields(prompt, over: .responses)
        #expect(fields.effort == nil && !fields.tellsThoughts && !fields.sealsThoughts && fields.compactsAt == nil)
        var settings = SessionSettings()
        settings.textEffort = .high
        prompt.options = AnswerOptions(settings)
        #expect(AnswerFields(prompt, over: .responses).effort == .high)
        #expect(AnswerFields(prompt, over: .chatCompletions).effort == .high)
    }

    @Test func `is nothing where nothing was wanted`() {
        var prompt = prompt("gpt-6.1-terra")
        prompt.options = AnswerOptions()
        let fields = AnswerFields(prompt, over: .responses)
        #expect(fields.sent == [.streaming, .sealedThoughts, .obfuscation, .storing] && fields.sealsThoughts)
        #expect(ResponsesPrompt.request(prompt, fields).json["reasoning"] == nil)
    }

    @Test func `leaves out what the server has refused`() {
        let all = AnswerFields(prompt("gpt-6.1-terra"), over: .responses, isVendors: true)
        #expect(
            all.sent == [
                .effort, .thoughts, .verbosity, .tier, .webSearch, .compaction, .sealedThoughts, .obfuscation, .storing,
                .streaming,
            ])
        for option in all.sent {
            let fields = AnswerFields(
                prompt("gpt-6.1-terra"), over: .responses, isVendors: true, without: Refused(options: [option]))
            #expect(fields.sent == all.sent.subtracting([option]))
        }
    }

    @Test func `asks for no compressed memory elsewhere than at the vendor's`() {
        #expect(AnswerFields(prompt("gpt-6.1-terra"), over: .responses).compactsAt == nil)
    }

    @Test func `for what is read by nobody is the effort and the tier alone`() {
        let quiet = prompt("gpt-6.1-terra").options.quiet
        #expect(quiet.effort == .low && quiet.tier == .flex)
        #expect(quiet.verbosity == nil && !quiet.tellsThoughts && !quiet.searchesWeb && quiet.compactsAt == nil)
    }

    private static let refusals: [(EchoError, Set<RequestOption>)] = [
        (.server(code: "unsupported_value", message: "Unsupported: 'max'.", parameter: "reasoning.effort"), [.effort]),
        (.server(code: nil, message: "Unknown parameter: 'reasoning_effort'", parameter: nil), [.effort]),
        (.server(code: nil, message: "Unknown parameter: 'reasoning'.", parameter: "reasoning"), [.effort, .thoughts]),
        (
            .server(
                code: "unsupported_value",
                message: "Your organization must be verified to generate reasoning summaries.",
                parameter: "reasoning.summary"), [.thoughts]
        ),
        (.server(code: nil, message: "Invalid value: 'web_search'.", parameter: "tools[1].type"), [.webSearch]),
        (.server(code: nil, message: "no such tier", parameter: "service_tier"), [.tier]),
        (.responseFailed(code: nil, message: "text.verbosity is not supported"), [.verbosity]),
        (.rejected(status: 403, message: "context_management is not available"), [.compaction]),
        (.rejected(status: 404, message: "web_search"), []),
        (.server(code: nil, message: "too many tokens", parameter: "max_output_tokens"), []),
        (.rateLimited(message: "reasoning.effort"), []),
    ]

    @Test(arguments: refusals)
    func `is found in the words of a refusal`(error: EchoError, options: Set<RequestOption>) {
        let all: Set<RequestOption> = [.effort, .thoughts, .verbosity, .tier, .webSearch, .compaction]
        #expect(RequestOption.refused(by: error, of: all) == options)
        #expect(RequestOption.refused(by: error, of: []) == [])
    }

    @Test func `asks a model of which thinking is not known as one that nobody knows`() {
        var settings = SessionSettings()
        (settings.textEffort, settings.verbosity) = (.high, .high)
        let prompt = AnswerPrompt(
            model: "ours", instructions: "", entries: [.message(id: nil, role: .user, text: "Hello")], tools: [],
            options: AnswerOptions(settings))
        var ours = Model.unknown("ours")
        ours.context = 8192
        let known = ModelCatalogue([ours])

        for dialect in [AnswerDialect.responses, .chatCompletions] {
            let fields = AnswerFields(prompt, over: dialect, by: known)
            #expect(fields == AnswerFields(prompt, over: dialect, by: ModelCatalogue()))
            #expect(fields.effort == .high && fields.verbosity == .high)
        }
    }

    @Test func `tells phases of the assistant's messages with the history`() {
        var prompt = prompt("gpt-6.1-terra")
        prompt.entries = [
            .message(id: "u", role: .user, text: "Hello"), .message(id: "a", role: .assistant, text: "Looking."),
            .message(id: "b", role: .assistant, text: "Hi."),
        ]
        prompt.phases = ["a": .commentary]
        let input = ResponsesPrompt.request(prompt).json["input"]?.array ?? []
        #expect(input.map { $0["phase"] } == [nil, "commentary", nil])
        #expect(input.first == ["role": "user", "content": "Hello"])
    }
}
