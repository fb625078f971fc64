import EchoWire

/// The function by which the voice gives a request away to whoever can do more.
enum DelegateTool {
    static let name = "delegate"

    static let tool = BrainTool(
        name: name,
        description: """
            Hands the user's request to an assistant with tools, current knowledge and time to think, who sees the whole \
            conversation. Call it, without saying anything, whenever you cannot answer at once by yourself.
            """,
        parameters: ["type": "object", "properties": [:]])
}
