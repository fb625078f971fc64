import EchoWire

/// An `AnswerPrompt` as Chat Completions is asked it. Thoughts are left out: the dialect knows none.
enum ChatPrompt {
    /// - Parameter oldNames: say the limit of tokens by its older name too, which compatible servers may know alone.
    static func request(_ prompt: AnswerPrompt, oldNames: Bool) -> ChatRequest {
        let tools = prompt.tools.compactMap(tool)
        return ChatRequest(
            model: prompt.model, messages: messages(prompt), stream: true,
            streamOptions: ChatStreamOptions(includeUsage: true), tools: tools.isEmpty ? nil : tools,
            toolChoice: tools.isEmpty ? nil : prompt.toolChoice.flatMap(choice),
            responseFormat: prompt.format.map { .jsonSchema(ResponsesPrompt.format($0)) },
            maxCompletionTokens: prompt.maximumOutputTokens, maxTokens: oldNames ? prompt.maximumOutputTokens : nil)
    }

    private static func messages(_ prompt: AnswerPrompt) -> [ChatMessage] {
        var messages: [ChatMessage] = []
        if !prompt.instructions.isEmpty {
            messages.append(ChatMessage(role: "system", content: .text(prompt.instructions)))
        }
        for entry in PromptEntries.tidy(prompt.entries) { append(entry, to: &messages) }
        return messages
    }

    private static func append(_ entry: PromptEntry, to messages: inout [ChatMessage]) {
        switch entry {
        case .message(_, let role, let text):
            let role = role == .tool ? "user" : role.rawValue
            messages.append(ChatMessage(role: role, content: .text(text)))
        case .call(let call):
            let call = ChatToolCall.function(
                ChatFunctionToolCall(
                    id: call.id, function: ChatFunctionCall(name: call.name, arguments: call.arguments)))
            // Calls that were made together, and the words before them, are one message.
            if messages.last?.role == "assistant" {
                messages[messages.count - 1].toolCalls = (messages[messages.count - 1].toolCalls ?? []) + [call]
            } else {
                messages.append(ChatMessage(role: "assistant", toolCalls: [call]))
            }
        case .result(let result):
            messages.append(ChatMessage(role: "tool", content: .text(result.output), toolCallID: result.callID))
        case .reasoning: break
        }
    }

    /// Tools that the server runs by itself do not exist in this dialect.
    private static func tool(_ tool: ToolDefinition) -> ChatTool? {
        guard case .function(let tool) = tool else { return nil }
        let parameters = tool.parameters ?? FunctionTool.noParameters
        return .function(
            ChatFunction(
                name: tool.name, description: tool.description, parameters: parameters,
                strict: StrictSchema.allows(parameters) ? true : nil))
    }

    private static func choice(_ choice: ToolChoice) -> ChatToolChoice? {
        switch choice {
        case .auto: .auto
        case .noTools: .noTools
        case .required: .required
        case .function(let name): .function(name: name)
        case .mcp: nil
        case .unknown(let json): .unknown(json)
        }
    }
}
