import EchoWire

/// A brain's prompt, in the words of Chat Completions.
enum ChatServerPrompt {
    static func request(_ prompt: BrainPrompt, model: String) -> ChatRequest {
        ChatRequest(
            model: model, messages: messages(prompt), stream: true,
            tools: prompt.tools.isEmpty ? nil : prompt.tools.map(tool),
            toolChoice: prompt.tools.isEmpty ? nil : choice(prompt.toolChoice), responseFormat: format(prompt.format),
            maxTokens: prompt.maximumTokens)
    }

    private static func messages(_ prompt: BrainPrompt) -> [ChatMessage] {
        let system = prompt.instructions.isEmpty ? [] : [message("system", prompt.instructions)]
        return prompt.items.reduce(into: system) { messages, item in
            switch item {
            case .system(let text): messages.append(message("system", text))
            case .user(let text, _): messages.append(message("user", text))
            case .assistant(let text): messages.append(message("assistant", text))
            case .call(let id, let name, let arguments): add(id, name, arguments, to: &messages)
            case .callOutput(let id, let output):
                messages.append(ChatMessage(role: "tool", content: .text(output), toolCallID: id))
            }
        }
    }

    private static func message(_ role: String, _ text: String) -> ChatMessage {
        ChatMessage(role: role, content: .text(text))
    }

    /// Calls that follow each other are one message's.
    private static func add(_ id: String, _ name: String, _ arguments: String, to messages: inout [ChatMessage]) {
        let call = ChatToolCall.function(
            ChatFunctionToolCall(id: id, function: ChatFunctionCall(name: name, arguments: told(arguments))))
        if messages.last?.role == "assistant" {
            messages[messages.count - 1].toolCalls = (messages[messages.count - 1].toolCalls ?? []) + [call]
        } else {
            messages.append(ChatMessage(role: "assistant", toolCalls: [call], extra: ["content": .null]))
        }
    }

    /// What is no object goes back as none: templates that read it fail over every later message.
    private static func told(_ arguments: String) -> String {
        let json = try? JSONValue(parsing: arguments)
        if json?.object != nil { return arguments }
        let inner = json?.string.flatMap { try? JSONValue(parsing: $0) }
        return inner?.object == nil ? "{}" : inner?.text ?? "{}"
    }

    private static func tool(_ tool: BrainTool) -> ChatTool {
        .function(
            ChatFunction(
                name: tool.name, description: tool.description.isEmpty ? nil : tool.description,
                parameters: tool.parameters.withoutExamples))
    }

    private static func choice(_ choice: BrainToolChoice) -> ChatToolChoice {
        switch choice {
        case .auto: .auto
        case .none: .noTools
        case .required: .required
        case .function(let name): .function(name: name)
        }
    }

    private static func format(_ format: BrainFormat?) -> ChatResponseFormat? {
        switch format {
        case nil: nil
        case .object: .jsonObject
        case .schema(let name, let schema): .jsonSchema(JSONSchemaFormat(name: name, schema: schema, strict: true))
        }
    }
}
