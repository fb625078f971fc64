import EchoWire

/// An `AnswerPrompt` as the Responses API is asked it. Nothing is kept by the server, so everything is sent each time.
enum ResponsesPrompt {
    /// - Parameter fields: what of the prompt's options is said; nil for what the published catalogue says.
    static func request(_ prompt: AnswerPrompt, _ fields: AnswerFields? = nil) -> ResponsesRequest {
        let fields = fields ?? AnswerFields(prompt, over: .responses)
        let functions = fields.trim.tools.map(tool)
        let tools: [ResponsesTool] = functions + (fields.searchesWeb ? [.webSearch(ResponsesWebSearchTool())] : [])
        return ResponsesRequest(
            model: prompt.model, input: .items(input(prompt, fields)),
            instructions: prompt.instructions.isEmpty || !fields.hasInstructions ? nil : prompt.instructions,
            stream: fields.streams,
            streamOptions: fields.streams && fields.declinesObfuscation
                ? ResponsesStreamOptions(includeObfuscation: false) : nil,
            store: fields.declinesStoring ? false : nil,
            include: fields.sealsThoughts ? ["reasoning.encrypted_content"] : nil,
            tools: tools.isEmpty ? nil : tools, toolChoice: fields.choosesTools ? prompt.toolChoice : nil,
            text: writing(prompt, fields), reasoning: reasoning(fields),
            maxOutputTokens: fields.limits.contains(.answerLimit) ? fields.mostOutput : nil,
            serviceTier: fields.tier?.rawValue,
            contextManagement: fields.compactsAt.map { [ResponsesContextManagement(compactThreshold: $0)] })
    }

    /// Instructions are the first message where they have no field.
    private static func input(_ prompt: AnswerPrompt, _ fields: AnswerFields) -> [ResponsesItem] {
        let said = items(fields.entries(of: prompt), prompt.phases)
        guard !fields.hasInstructions, !prompt.instructions.isEmpty else { return said }
        let first = ResponsesMessage(type: nil, role: "system", content: .text(prompt.instructions))
        return [.message(first)] + said
    }

    /// - Parameter phases: what parts of answers the assistant's messages are, by their ids.
    static func items(_ entries: [PromptEntry], _ phases: [String: Message.Phase] = [:]) -> [ResponsesItem] {
        // What goes back over Chat Completions is no item.
        PromptEntries.grouped(PromptEntries.tidy(entries.filter { $0.returnedFields == nil })).enumerated()
            .map { item($1.entry, at: $0, $1.pictures, phases) }
    }

    private static func writing(_ prompt: AnswerPrompt, _ fields: AnswerFields) -> ResponsesText? {
        let shape = prompt.format.map { ResponsesTextFormat.jsonSchema(format($0)) }
        guard shape != nil || fields.verbosity != nil else { return nil }
        return ResponsesText(format: shape, verbosity: fields.verbosity?.rawValue)
    }

    private static func reasoning(_ fields: AnswerFields) -> ResponsesReasoningSettings? {
        guard fields.effort != nil || fields.tellsThoughts else { return nil }
        return ResponsesReasoningSettings(
            effort: fields.effort?.rawValue, summary: fields.tellsThoughts ? "auto" : nil)
    }

    static func format(_ format: AnswerFormat) -> JSONSchemaFormat {
        JSONSchemaFormat(name: format.name, schema: format.schema, strict: true)
    }

    private static func item(
        _ entry: PromptEntry, at place: Int, _ pictures: [Picture], _ phases: [String: Message.Phase]
    ) -> ResponsesItem {
        switch entry {
        case .message(let id, .assistant, let text):
            .message(
                said(PromptEntries.words(text, with: pictures), at: place, phase: id.flatMap { phases[$0]?.rawValue }))
        case .message(_, let role, let text):
            .message(ResponsesMessage(type: nil, role: roleName(role), content: content(text, pictures)))
        case .call(let call): .functionCall(function(call.told))
        case .result(let result):
            .functionCallOutput(ResponsesFunctionCallOutput(callID: result.callID, output: .text(result.output)))
        case .reasoning(let json): (try? ResponsesItem(json)) ?? .unknown(json.object ?? [:])
        // Each goes with a message.
        case .picture(let picture, _):
            .message(ResponsesMessage(type: nil, role: "user", content: content("", [picture])))
        }
    }

    private static func function(_ call: ToolCall) -> ResponsesFunctionCall {
        ResponsesFunctionCall(callID: call.id, name: call.name, arguments: call.arguments)
    }

    /// What the model said goes back whole, as it comes: servers that check refuse one without its type, id or status, and
    /// one whose words are called input.
    private static func said(_ text: String, at place: Int, phase: String?) -> ResponsesMessage {
        ResponsesMessage(
            id: "msg_\(place)", status: "completed", role: "assistant", content: .parts([.outputText(text: text)]),
            phase: phase)
    }

    private static func content(_ text: String, _ pictures: [Picture]) -> ResponsesContent {
        let words = PromptEntries.words(text, with: pictures)
        let shown = pictures.filter(\.isAtHand)
        guard !shown.isEmpty else { return .text(words) }
        return .parts(
            [.inputText(text: words)]
                + shown.map { .inputImage(ImageContent(imageURL: $0.url, detail: "auto")) })
    }

    private static func roleName(_ role: Message.Role) -> String {
        switch role {
        case .system: "system"
        case .user, .tool: "user"
        case .assistant: "assistant"
        }
    }

    private static func tool(_ tool: ToolDefinition) -> ResponsesTool {
        switch tool {
        case .function(let tool):
            let parameters = tool.parameters?.withoutHeard ?? FunctionTool.noParameters
            return .function(
                ResponsesFunctionTool(
                    name: tool.name, description: tool.description, parameters: parameters,
                    strict: StrictSchema.allows(parameters)))
        case .mcp(let tool): return .mcp(tool)
        case .unknown(let object): return .unknown(object)
        }
    }
}

extension FunctionTool {
    /// The schema of a function that takes nothing.
    static let noParameters: JSONValue = [
        "type": "object", "properties": [:], "required": [], "additionalProperties": false,
    ]
}
