import EchoWire
import Foundation

/// A request of the Responses API, checked, and the conversation that it continues.
struct CheckedResponsesRequest: Sendable {
    let request: ResponsesRequest
    let rules: TextModelRules
    /// The whole conversation, the request's own input last.
    let items: [ResponsesItem]

    /// A null stands for absence.
    static let shape = JSONShape.object(
        [
            "model": .string, "input": .either([.array(.map(.any)), .string]), "instructions": .string,
            "previous_response_id": .string, "stream": .bool, "stream_options": .map(.any), "store": .bool,
            "include": .array(.string), "tools": .array(tool),
            "tool_choice": .either([.map(.any), .oneOf(choices)]), "parallel_tool_calls": .bool,
            "max_tool_calls": .integer(1...Int.max),
            "text": .object(["format": format, "verbosity": .oneOf(["low", "medium", "high"])]),
            "reasoning": .map(.any), "max_output_tokens": .integer(16...Int(Int32.max)), "temperature": .number(0...2),
            "top_p": .number(0...1), "top_logprobs": .integer(0...20), "metadata": .map(.text(maximum: 512)),
            "service_tier": .oneOf(ServedTier.all), "truncation": .oneOf(["auto", "disabled"]),
            "safety_identifier": .string,
            "prompt_cache_key": .string, "prompt_cache_retention": .string, "prompt_cache_options": .map(.any),
            "background": .bool, "user": .string, "prompt": .map(.any),
            "conversation": .either([.map(.any), .string]), "moderation": .map(.any),
            "context_management": .array(management), "background_options": .map(.any), "access_programs": .absent,
            "image": .absent,
        ], required: ["model", "input"])
    private static let management = JSONShape.object(
        ["type": .oneOf(["compaction"]), "compact_threshold": .nullable(.integer(1...Int.max))], required: ["type"])
    private static let choices = ["auto", "none", "required"]
    private static let tool = JSONShape.tagged(
        "type",
        [
            "function": .object(
                [
                    "type": .string, "name": .string, "description": .nullable(.string),
                    "parameters": .nullable(.map(.any)), "strict": .nullable(.bool), "async": .absent,
                    "allowed_callers": .absent, "defer_loading": .absent, "output_schema": .absent,
                ], required: ["name"])
        ])
    private static let format = JSONShape.tagged(
        "type",
        [
            "text": .object(["type": .string]), "json_object": .object(["type": .string]),
            "json_schema": .object(
                [
                    "type": .string, "name": .text(maximum: 64), "schema": .map(.any),
                    "description": .nullable(.string), "strict": .nullable(.bool),
                ], required: ["name", "schema"]),
        ])

    /// A request of which only the length is wanted, so that it need not be whole.
    init(counting fields: JSONObject, stored: (String) -> ResponseRun?) throws(SessionProblem) {
        try self.init(["model": "gpt-6.1-terra", "input": []].merging(fields) { $1.isNull ? $0 : $1 }, stored: stored)
    }

    /// - Parameter stored: Finds an answer that was kept.
    init(_ fields: JSONObject, stored: (String) -> ResponseRun?) throws(SessionProblem) {
        try Self.refuseWebSearch(fields["tools"]?.array ?? [])
        let fields = try Self.shape.reading(fields)
        do throws(WireError) { request = try ResponsesRequest(fields: fields) } catch {
            throw .invalid(nil, "Invalid request: \(error).")
        }
        rules = TextModelRules(model: request.model)
        try Self.checkModel(request, rules)
        try Self.refuseWhatIsNotHere(request)
        items = try Self.items(request, stored)
        try Self.checkCalls(items)
        if case .function(let name)? = request.toolChoice, !tools.contains(where: { $0.name == name }) {
            throw .invalid("tool_choice", "Tool choice '\(name)' not found in 'tools' parameter.")
        }
    }

    /// Estimated, by the published rates.
    var tokens: Int {
        let tools = (request.tools ?? []).reduce(0) { $0 + TokenEstimate.tool($1.wire) }
        return items.reduce(tools + TokenEstimate.text(request.instructions ?? "")) { sum, item in
            switch item {
            case .message(let message): sum + TokenEstimate.text(message.content.words)
            case .functionCall(let call): sum + TokenEstimate.text(call.name + call.arguments)
            case .functionCallOutput(let output): sum + TokenEstimate.text(output.output.words)
            case .compaction(let sealed): sum + (SealedConversation(sealed.encryptedContent)?.tokens ?? 0)
            default: sum
            }
        }
    }

    func brainPrompt(now: Date, timeZone: TimeZone, seed: UInt64) -> BrainPrompt {
        BrainPrompt(
            instructions: request.instructions ?? "", items: brainItems, tools: tools,
            toolChoice: BrainToolChoice(request.toolChoice), now: now, timeZone: timeZone, seed: seed,
            format: brainFormat,
            maximumTokens: request.maxOutputTokens, canAnnounce: false)
    }

    /// What the conversation is made short to, when it is longer than the client wants it.
    var compaction: SealedConversation? {
        let thresholds = (request.contextManagement ?? []).compactMap(\.compactThreshold)
        guard let threshold = thresholds.min(), tokens > threshold else { return nil }
        return SealedConversation(of: brainItems)
    }

    /// Whether the client wants to read what was thought, and something was.
    var tellsThoughts: Bool {
        guard request.reasoning?.summary ?? request.reasoning?.generateSummary != nil else { return false }
        return rules.effort(request.reasoning?.effort).map { $0 != "none" } ?? false
    }

    private var brainItems: [BrainItem] { items.flatMap(Self.brainItems) }

    private var tools: [BrainTool] {
        (request.tools ?? []).compactMap { tool in
            guard case .function(let function) = tool else { return nil }
            return BrainTool(
                name: function.name, description: function.description ?? "",
                parameters: function.parameters ?? .object([:]))
        }
    }

    private var brainFormat: BrainFormat? {
        switch request.text?.format {
        case .jsonSchema(let format): .schema(name: format.name, format.schema ?? .object([:]))
        case .jsonObject: .object
        default: nil
        }
    }

    private static func refuseWebSearch(_ tools: [JSONValue]) throws(SessionProblem) {
        for (index, tool) in tools.enumerated() where tool["type"]?.string?.hasPrefix("web_search") == true {
            throw .noWebSearch("tools[\(index)].type")
        }
    }

    private static func checkModel(_ request: ResponsesRequest, _ rules: TextModelRules) throws(SessionProblem) {
        let effort = request.reasoning?.effort
        try rules.check(effort: effort, at: "reasoning.effort")
        let given = [
            ("temperature", request.temperature != nil), ("top_p", request.topP != nil),
            ("top_logprobs", request.topLogprobs != nil),
        ]
        try rules.check(sampling: given.filter(\.1).map(\.0), effort: effort)
    }

    private static func refuseWhatIsNotHere(_ request: ResponsesRequest) throws(SessionProblem) {
        if request.isBackground == true, request.store == false {
            throw .invalid("background", "Background responses must be stored: set 'store' to true.")
        }
        if request.topLogprobs ?? 0 > 0 { throw .unsupported("top_logprobs") }
        if request.include?.contains("message.output_text.logprobs") == true {
            throw SessionProblem(
                code: "unsupported_parameter",
                message:
                    "Unsupported value: 'include' asks for 'message.output_text.logprobs', which there is not here.",
                parameter: "include")
        }
        if request.prompt != nil { throw .unsupported("prompt") }
        if request.conversation != nil { throw .unsupported("conversation") }
    }

    private static func items(
        _ request: ResponsesRequest, _ stored: (String) -> ResponseRun?
    ) throws(SessionProblem) -> [ResponsesItem] {
        var items: [ResponsesItem] = []
        if let id = request.previousResponseID {
            guard let previous = stored(id) else {
                throw SessionProblem(
                    code: "previous_response_not_found", message: "Previous response with id '\(id)' not found.",
                    parameter: "previous_response_id")
            }
            guard previous.isOver else {
                throw .invalid("previous_response_id", "Response with id '\(id)' is still being made.")
            }
            items = previous.input + previous.response.output
        }
        for (index, item) in (request.input?.items ?? []).enumerated() {
            items.append(try checked(item, "input[\(index)]", among: items))
        }
        // What was made short stands for all that was before it.
        if let short = items.lastIndex(where: { if case .compaction = $0 { true } else { false } }) {
            items.removeFirst(short)
        }
        return items
    }

    private static func checked(
        _ item: ResponsesItem, _ path: String, among earlier: [ResponsesItem]
    ) throws(SessionProblem) -> ResponsesItem {
        switch item {
        case .message(let message):
            guard ["user", "assistant", "system", "developer"].contains(message.role) else {
                throw .invalid(
                    path + ".role",
                    "Invalid value: '\(message.role.prefix(80))'. Supported values are: 'assistant', 'system', "
                        + "'developer', and 'user'.")
            }
            try checkParts(message.content.parts, path + ".content")
            return item
        case .functionCall, .reasoning, .webSearchCall, .configurationUpdate: return item
        case .compaction(let sealed):
            guard SealedConversation(sealed.encryptedContent) != nil else {
                throw SessionProblem(
                    code: "invalid_encrypted_content",
                    message: "The encrypted content of '\(path)' could not be verified: it was not made here.",
                    parameter: path + ".encrypted_content")
            }
            return item
        case .functionCallOutput(let output):
            try checkParts(output.output.parts, path + ".output")
            return item
        case .reference(let reference):
            guard let found = earlier.first(where: { $0.id == reference.id }) else {
                throw .invalid(path + ".id", "Item with id '\(reference.id)' not found.")
            }
            return found
        default: throw .invalid(path, "Invalid '\(path)': items of this type are not understood here.")
        }
    }

    private static func checkParts(_ parts: [ResponsesPart], _ path: String) throws(SessionProblem) {
        for (index, part) in parts.enumerated() where part.words == nil {
            throw .invalid("\(path)[\(index)]", "Invalid '\(path)[\(index)]': this assistant reads text only.")
        }
    }

    private static func checkCalls(_ items: [ResponsesItem]) throws(SessionProblem) {
        var called: Set<String> = []
        for item in items {
            if case .functionCall(let call) = item { called.insert(call.callID) }
            guard case .functionCallOutput(let output) = item else { continue }
            let id = output.callID ?? ""
            guard called.contains(id) else {
                throw .invalid("input", "No tool call found for function call output with call_id \(id).")
            }
        }
    }

    private static func brainItems(_ item: ResponsesItem) -> [BrainItem] {
        switch item {
        case .message(let message):
            switch message.role {
            case "assistant": [.assistant(message.content.words)]
            case "user": [.user(message.content.words)]
            default: [.system(message.content.words)]
            }
        case .functionCall(let call): [.call(id: call.callID, name: call.name, arguments: call.arguments)]
        case .functionCallOutput(let output): [.callOutput(id: output.callID ?? "", output: output.output.words)]
        case .compaction(let sealed): SealedConversation(sealed.encryptedContent)?.items ?? []
        default: []
        }
    }
}
