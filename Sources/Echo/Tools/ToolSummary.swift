/// A tool as a person chooses among them.
public struct ToolSummary: Sendable, Hashable, Identifiable {
    public var name: String
    public var description: String
    public var permission: ToolPermission
    /// The MCP server that offers it; nil for the program's own.
    public var server: String?

    public var id: String { name }

    public init(name: String, description: String, permission: ToolPermission, server: String? = nil) {
        self.name = name
        self.description = description
        self.permission = permission
        self.server = server
    }
}
