import EchoText

/// Words for MCP servers that take their time.
public enum ToolServerWording {
    /// They have not told their tools in time.
    public static func late(_ names: [String]) -> Wording {
        let (their, them) = names.count == 1 ? ("its", "it is") : ("their", "they are")
        return Wording(
            """
            Still starting: \(named(names)). Answers come without \(their) tools until \(them) ready; /mcp shows how \
            \(them).
            """)
    }

    /// What a pipe is told while its first line waits.
    static func awaited(_ names: [String]) -> String { "Waiting for \(named(names)) to start." }

    private static func named(_ names: [String]) -> String {
        "\(names.count == 1 ? "the MCP server" : "the MCP servers") "
            + names.map { Sanitizer.line($0) }.joined(separator: ", ")
    }
}
