import EchoWire

/// An `AnswerPrompt` as Chat Completions is asked it. Thoughts are left out, but for what a server wants back with a call.
enum ChatPrompt {
    /// As the published catalogue says.
    ///
    /// - Parameter oldNames: say the limit of tokens by its older name too, which compatible servers may know alone.
    static func request(_ prompt: AnswerPrompt, oldNames: Bool) -> ChatRequest {
        request(prompt, AnswerFields(prompt, over: .chatCompletions, oldNames: oldNames))
    }

    /// - Parameter fields: what of the prompt's options is said.
    static func request(_ prompt: AnswerPrompt, _ fields: AnswerFields) -> ChatRequest {
        let tools = fields.trim.tools.compactMap(tool)
        return ChatRequest(
            model: prompt.model, messages: messages(prompt, fields), stream: fields.streams,
            streamOptions: fields.streams && fields.asksUsage ? ChatStreamOptions(includeUsage: true) : nil,
            tools: tools.isEmpty ? nil : tools,
            toolChoice: tools.isEmpty || !fields.choosesTools ? nil : prompt.toolChoice.flatMap(choice),
            responseFormat: prompt.format.map { .jsonSchema(ResponsesPrompt.format($0)) },
            maxCompletionTokens: fields.limits.contains(.outputLimit) ? fields.mostOutput : nil,
            maxTokens: fields.limits.contains(.olderOutputLimit) ? fields.mostOutput : nil,
            reasoningEffort: fields.effort?.rawValue, verbosity: fields.verbosity?.rawValue,
            serviceTier: fields.tier?.rawValue)
    }

    private static func messages(_ prompt: AnswerPrompt, _ fields: AnswerFields) -> [ChatMessage] {
        var messages: [ChatMessage] = []
        if !prompt.instructions.isEmpty {
            let role = fields.hasSystemRole ? "system" : "user"
            messages.append(ChatMessage(role: role, content: .text(prompt.instructions)))
        }
        let groups = PromptEntries.grouped(PromptEntries.tidy(fields.entries(of: prompt)))
        let question = groups.lastIndex { $0.entry.isQuestion } ?? 0
        var returned: [String: ReturnedFields] = [:]
        for (index, group) in groups.enumerated() {
            if let back = group.entry.returnedFields {
                returned[back.callID] = fields.sealsThoughts ? back : nil
            } else if case .call(let call) = group.entry {
                // Thoughts go back as long as the question that they are about is not answered.
                append(call, returned.removeValue(forKey: call.id), isOpen: index > question, to: &messages)
            } else {
                append(group.entry, group.pictures, to: &messages)
            }
        }
        let told = fields.hasSystemRole ? messages : joined(messages)
        return fields.repeatsRoles ? told : alternating(told)
    }

    /// Templates without a system role want turns that alternate: instructions are the beginning of the first.
    private static func joined(_ messages: [ChatMessage]) -> [ChatMessage] {
        guard messages.count > 1, messages[0].role == "user", messages[1].role == "user",
            let instructions = messages[0].content, let words = messages[1].content
        else { return messages }
        var first = messages[1]
        first.content = join(instructions, words)
        return [first] + messages.dropFirst(2)
    }

    /// Neighbours of one role are one message. What the system says within the conversation is said by the user.
    private static func alternating(_ messages: [ChatMessage]) -> [ChatMessage] {
        messages.enumerated().reduce(into: []) { told, next in
            var message = next.element
            if next.offset > 0, message.role == "system" { message.role = "user" }
            guard let last = told.last, last.role == message.role, last.toolCalls == nil, message.role != "tool",
                let before = last.content, let words = message.content
            else { return told.append(message) }
            message.content = join(before, words)
            told[told.count - 1] = message
        }
    }

    private static func join(_ first: ChatContent, _ second: ChatContent) -> ChatContent {
        guard case .text(let one) = first, case .text(let other) = second else {
            return .parts(parts(first) + parts(second))
        }
        return .text(one + "\n\n" + other)
    }

    private static func parts(_ content: ChatContent) -> [ChatPart] {
        switch content {
        case .text(let text): [.text(text: text)]
        case .parts(let parts): parts
        }
    }

    private static func append(_ entry: PromptEntry, _ pictures: [Picture], to messages: inout [ChatMessage]) {
        switch entry {
        case .message(_, let role, let text):
            let role = role == .tool ? "user" : role.rawValue
            messages.append(ChatMessage(role: role, content: content(text, pictures)))
        case .result(let result):
            messages.append(ChatMessage(role: "tool", content: .text(result.output), toolCallID: result.callID))
        // Pictures go with the message before them.
        case .call, .reasoning, .picture: break
        }
    }

    /// - Parameter isOpen: the question that it was made for is not answered yet.
    private static func append(
        _ call: ToolCall, _ returned: ReturnedFields?, isOpen: Bool, to messages: inout [ChatMessage]
    ) {
        let told = call.told
        let made = ChatToolCall.function(
            ChatFunctionToolCall(
                id: told.id, function: ChatFunctionCall(name: told.name, arguments: told.arguments),
                extra: returned?.call ?? [:]))
        // Calls that were made together, and the words before them, are one message.
        if messages.last?.role != "assistant" { messages.append(ChatMessage(role: "assistant")) }
        let last = messages.count - 1
        messages[last].toolCalls = (messages[last].toolCalls ?? []) + [made]
        if isOpen, let fields = returned?.message { messages[last].extra.merge(fields) { $1 } }
    }

    private static func content(_ text: String, _ pictures: [Picture]) -> ChatContent {
        let words = PromptEntries.words(text, with: pictures)
        let shown = pictures.filter(\.isAtHand)
        guard !shown.isEmpty else { return .text(words) }
        return .parts([.text(text: words)] + shown.map { .imageURL(ChatImageURL(url: $0.url, detail: "auto")) })
    }

    /// Tools that the server runs by itself do not exist in this dialect.
    private static func tool(_ tool: ToolDefinition) -> ChatTool? {
        guard case .function(let tool) = tool else { return nil }
        let parameters = tool.parameters?.withoutHeard ?? FunctionTool.noParameters
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

extension PromptEntry {
    fileprivate var isQuestion: Bool { if case .message(_, .user, _) = self { true } else { false } }
}
