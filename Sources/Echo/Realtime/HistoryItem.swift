import EchoWire

/// A message as items that a new session can be given: words and pictures, with the content type of its role.
enum HistoryItem {
    /// Nothing when there is nothing worth telling.
    static func items(of message: Message) -> [ConversationItem] {
        if message.isLocal { return [] }
        if let tool = message.tool { return items(of: tool, id: message.id) }
        let text = message.heardText
        guard message.isFinal, !text.isEmpty, let part = part(text, role: message.role) else { return [] }
        let content = [part] + message.pictures.map(Self.part)
        return [.message(MessageItem(id: message.id, role: message.role.rawValue, content: content))]
    }

    private static func part(_ picture: Picture) -> ContentPart {
        picture.isAtHand && PictureFormat.taken(in: .audio).contains(picture.format)
            ? .inputImage(ImageContent(imageURL: picture.url, detail: "auto")) : .inputText(text: picture.absence)
    }

    private static func part(_ text: String, role: Message.Role) -> ContentPart? {
        switch role {
        case .user, .system: .inputText(TextContent(text: text))
        case .assistant: .outputText(TextContent(text: text))
        case .tool: nil
        }
    }

    /// A call that still runs is told without its result, which follows.
    private static func items(of tool: ToolActivity, id: String) -> [ConversationItem] {
        let told = tool.call.told
        let call = FunctionCallItem(
            id: id, status: "completed", callID: told.id, name: told.name, arguments: told.arguments)
        guard tool.isOver else { return [.functionCall(call)] }
        return [
            .functionCall(call),
            .functionCallOutput(FunctionCallOutputItem(callID: tool.call.id, output: tool.output ?? "")),
        ]
    }
}
