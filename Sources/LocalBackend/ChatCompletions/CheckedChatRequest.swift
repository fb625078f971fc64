import EchoWire
import Foundation

/// A request of Chat Completions, checked.
struct CheckedChatRequest: Sendable {
    let request: ChatRequest

    /// A null stands for absence.
    static let shape = JSONShape.object(
        [
            "model": .string, "messages": .array(message), "stream": .bool,
            "stream_options": .object(["include_usage": .bool, "include_obfuscation": .bool]), "tools": .array(tool),
            "tool_choice": .either([.map(.any), .oneOf(["auto", "none", "required"])]), "parallel_tool_calls": .bool,
            "response_format": format, "max_completion_tokens": .integer(1...Int(Int32.max)),
            "max_tokens": .integer(1...Int(Int32.max)), "temperature": .number(0...2), "top_p": .number(0...1),
            "presence_penalty": .number(-2...2), "frequency_penalty": .number(-2...2),
            "stop": .either([.array(.string), .string]), "seed": .integer(.min ... .max), "n": .integer(1...1),
            "reasoning_effort": .string, "verbosity": .oneOf(["low", "medium", "high"]), "store": .bool,
            "metadata": .map(.text(maximum: 512)),
            "service_tier": .oneOf(ServedTier.all), "safety_identifier": .string, "prompt_cache_key": .string,
            "prompt_cache_retention": .string, "user": .string, "logit_bias": .map(.any), "logprobs": .bool,
            "top_logprobs": .integer(0...20), "modalities": .array(.oneOf(["text"])),
            "moderation": .map(.any), "prompt_cache_options": .map(.any), "audio": .absent, "prediction": .absent,
            "function_call": .absent, "functions": .absent, "web_search_options": .absent,
        ], required: ["model", "messages"])
    private static let message = JSONShape.tagged(
        "role",
        [
            "system": anyMessage, "developer": anyMessage, "user": anyMessage, "assistant": anyMessage,
            "tool": .object(
                ["role": .string, "content": .any, "tool_call_id": .string], required: ["content", "tool_call_id"]),
        ])
    private static let anyMessage = JSONShape.map(.any)
    private static let tool = JSONShape.tagged(
        "type",
        [
            "function": .object(
                [
                    "type": .string,
                    "function": .object(
                        [
                            "name": .string, "description": .nullable(.string), "parameters": .nullable(.map(.any)),
                            "strict": .nullable(.bool),
                        ], required: ["name"]),
                ], required: ["function"])
        ])
    private static let format = JSONShape.tagged(
        "type",
        [
            "text": .object(["type": .string]), "json_object": .object(["type": .string]),
            "json_schema": .object(
                [
                    "type": .string,
                    "json_schema": .object(
                        [
                            "name": .text(maximum: 64), "schema": .map(.any), "description": .nullable(.string),
                            "strict": .nullable(.bool),
                        ], required: ["name"]),
                ], required: ["json_schema"]),
        ])

    init(_ fields: JSONObject) throws(SessionProblem) {
        if fields["web_search_options"]?.isNull == false { throw .noWebSearch("web_search_options") }
        let fields = try Self.shape.reading(fields)
        do throws(WireError) { request = try ChatRequest(fields: fields) } catch {
            throw .invalid(nil, "Invalid request: \(error).")
        }
        guard !request.messages.isEmpty else {
            throw .invalid("messages", "Invalid 'messages': empty array. Expected an array with minimum length 1.")
        }
        if request.stops.count > 4 {
            throw .invalid("stop", "Invalid 'stop': array too long. Expected an array with maximum length 4.")
        }
        if fields["logprobs"] == true { throw .unsupported("logprobs") }
        if fields["top_logprobs"]?.integer ?? 0 > 0 { throw .unsupported("top_logprobs") }
        try checkModel(fields)
        try checkContents()
        try checkCalls()
        if case .function(let name)? = request.toolChoice, !tools.contains(where: { $0.name == name }) {
            throw .invalid("tool_choice", "Tool choice '\(name)' not found in 'tools' parameter.")
        }
    }

    /// Estimated, by the published rates.
    var tokens: Int {
        request.messages.reduce(0) { sum, message in
            let calls = message.toolCalls?.reduce(0) { $0 + TokenEstimate.text($1.json.text) } ?? 0
            return sum + TokenEstimate.text(message.content?.words ?? "") + calls
        }
    }

    func brainPrompt(now: Date, timeZone: TimeZone, seed: UInt64) -> BrainPrompt {
        BrainPrompt(
            items: request.messages.flatMap(Self.brainItems), tools: tools, toolChoice: choice, now: now,
            timeZone: timeZone, seed: seed, format: brainFormat,
            maximumTokens: request.maxCompletionTokens ?? request.maxTokens, canAnnounce: false)
    }

    private var tools: [BrainTool] {
        (request.tools ?? []).compactMap { tool in
            guard case .function(let function) = tool else { return nil }
            return BrainTool(
                name: function.name, description: function.description ?? "",
                parameters: function.parameters ?? .object([:]))
        }
    }

    private var choice: BrainToolChoice {
        switch request.toolChoice {
        case .noTools: .none
        case .required: .required
        case .function(let name): .function(name: name)
        default: .auto
        }
    }

    private var brainFormat: BrainFormat? {
        switch request.responseFormat {
        case .jsonSchema(let format): .schema(name: format.name, format.schema ?? .object([:]))
        case .jsonObject: .object
        default: nil
        }
    }

    private func checkModel(_ fields: JSONObject) throws(SessionProblem) {
        let rules = TextModelRules(model: request.model)
        let effort = request.reasoningEffort
        try rules.check(effort: effort, at: "reasoning_effort")
        try rules.check(
            sampling: ["temperature", "top_p", "logprobs", "top_logprobs"].filter { fields[$0] != nil }, effort: effort)
        if request.tools?.isEmpty == false { try rules.checkChatTools(effort: effort) }
    }

    private func checkContents() throws(SessionProblem) {
        for (index, message) in request.messages.enumerated() {
            guard case .parts(let parts)? = message.content else { continue }
            for (place, part) in parts.enumerated() where part.words == nil {
                let path = "messages[\(index)].content[\(place)]"
                throw .invalid(path, "Invalid '\(path)': this assistant reads text only.")
            }
        }
    }

    private func checkCalls() throws(SessionProblem) {
        var called: Set<String> = []
        for (index, message) in request.messages.enumerated() {
            for case .function(let call) in message.toolCalls ?? [] { called.insert(call.id) }
            guard message.role == "tool", !called.contains(message.toolCallID ?? "") else { continue }
            throw .invalid(
                "messages[\(index)].tool_call_id",
                "Messages with role 'tool' must be a response to a preceding message with 'tool_calls'.")
        }
    }

    private static func brainItems(_ message: ChatMessage) -> [BrainItem] {
        let words = message.content?.words ?? ""
        switch message.role {
        case "user": return [.user(words)]
        case "tool": return [.callOutput(id: message.toolCallID ?? "", output: words)]
        case "assistant":
            let calls = (message.toolCalls ?? []).compactMap { call -> BrainItem? in
                guard case .function(let call) = call else { return nil }
                return .call(id: call.id, name: call.function.name, arguments: call.function.arguments)
            }
            return (words.isEmpty ? [] : [.assistant(words)]) + calls
        default: return [.system(words)]
        }
    }
}
