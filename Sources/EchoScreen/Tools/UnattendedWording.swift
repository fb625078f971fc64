import EchoText

/// Words for calls of tools that wait for a yes where nobody can give it.
enum UnattendedWording {
    /// - Parameter tool: nil where it is not shown.
    static func denied(_ tool: ToolRowViewState?) -> String {
        let name = tool.map { " " + $0.name } ?? " it"
        return """
            Tool call denied: nobody is here to approve\(name). Write y as the line after the question, or allow it in \
            config.toml: permission = "always" in [\(section(tool))].
            """
    }

    static func unapproved(_ count: Int) -> String {
        let (calls, them) = count == 1 ? ("call was", "it") : ("calls were", "them")
        return "\(count) tool \(calls) denied: nobody was here to approve \(them)."
    }

    /// Of the configuration file.
    private static func section(_ tool: ToolRowViewState?) -> String {
        guard let server = tool?.server, !server.isEmpty else { return "tools" }
        return server.allSatisfy(isBare) ? "mcp.\(server)" : "mcp.\"\(server)\""
    }

    private static func isBare(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == "_")
    }
}
