extension Message {
    /// As a model is told it; nothing when there is nothing worth telling.
    var promptEntries: [PromptEntry] {
        if isLocal { return [] }
        if let tool { return Self.entries(of: tool) }
        let text = heardText
        guard isFinal, !text.isEmpty else { return [] }
        return [.message(id: id, role: role, text: text)] + pictures.map { .picture($0, of: id) }
    }

    /// A call without its result would be refused: one that was stopped says so.
    private static func entries(of tool: ToolActivity) -> [PromptEntry] {
        let output = tool.output ?? ToolResult.stopped
        return [.call(tool.call), .result(ToolResult(callID: tool.call.id, output: output))]
    }
}
