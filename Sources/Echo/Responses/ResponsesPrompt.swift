import EchoWire

/// An `AnswerPrompt` as the Responses API is asked it. Nothing is kept by the server, so everything is sent each time.
enum ResponsesPrompt {
    static func request(_ prompt: AnswerPrompt) -> ResponsesRequest {
        let tools = prompt.tools.map(tool)
        return ResponsesRequest(
            model: prompt.model, input: .items(PromptEntries.tidy(prompt.entries).map(item)),
            instructions: prompt.instructions.isEmpty ? nil : prompt.instructions, stream: true,
            streamOptions: ResponsesStreamOptions(includeObfuscation: false), store: false,
            include: ModelTraits(model: prompt.model).thinks ? ["reasoning.encrypted_content"] : nil,
            tools: tools.isEmpty ? nil : tools, toolChoice: tools.isEmpty ? nil : prompt.toolChoice,
            text: prompt.format.map { ResponsesText(format: .jsonSchema(format($0))) },
            maxOutputTokens: prompt.maximumOutputTokens)
    }

    static func format(_ format: AnswerFormat) -> JSONSchemaFormat {
        JSONSchemaFormat(name: format.name, schema: format.schema, strict: true)
    }

    /// The assistant's own words go back as plain text: the form that every server accepts.
    private static func item(_ entry: PromptEntry) -> ResponsesItem {
        switch entry {
        case .message(_, let role, let text):
            .message(ResponsesMessage(type: nil, role: roleName(role), content: .text(text)))
        case .call(let call):
            .functionCall(ResponsesFunctionCall(callID: call.id, name: call.name, arguments: call.arguments))
        case .result(let result):
            .functionCallOutput(ResponsesFunctionCallOutput(callID: result.callID, output: .text(result.output)))
        case .reasoning(let json): (try? ResponsesItem(json)) ?? .unknown(json.object ?? [:])
        }
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
            let parameters = tool.parameters ?? FunctionTool.noParameters
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
