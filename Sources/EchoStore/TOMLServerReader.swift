import Echo
import TOMLKit

/// Reads how to reach one MCP server, and what its tools may do.
struct TOMLServerReader {
    let name: String
    let secrets: SecretSource

    /// Nil when it cannot be used; the section notes why.
    func read(_ section: inout TOMLSection) -> MCPServer? {
        let (command, url) = (section.text("command"), section.text("url"))
        let arguments = section.texts("args")
        let environment = secrets.values(of: "env", in: &section)
        let headers = secrets.values(of: "headers", in: &section)
        let permission: ToolPermission? = section.choice("permission")
        let permissions = readPermissions(&section)
        guard section.problems.isEmpty else { return nil }
        let connection: MCPServer.Connection
        switch (command, url) {
        case (let command?, nil):
            connection = .program(command: command, arguments: arguments ?? [], environment: environment)
        case (nil, let url?) where Self.isAddress(url): connection = .http(url: url, headers: headers)
        case (nil, _?): return section.refuse("url", "must be an http or https address")
        case (nil, nil):
            return section.refuse(
                "command", "or url is missing: give the program to start, or the address to connect to")
        case (_?, _?): return section.refuse("url", "and command are mutually exclusive")
        }
        return MCPServer(name: name, connection: connection, permission: permission, permissions: permissions)
    }

    private func readPermissions(_ section: inout TOMLSection) -> [String: ToolPermission] {
        guard var tools = section.section("permissions") else { return [:] }
        let permissions = tools.table.keys.compactMap { tool in
            (tools.choice(tool) as ToolPermission?).map { (tool, $0) }
        }
        section.take(tools.problems)
        return Dictionary(uniqueKeysWithValues: permissions)
    }

    private static func isAddress(_ url: String) -> Bool {
        let lower = url.lowercased()
        return ["http://", "https://"].contains { lower.hasPrefix($0) && lower.count > $0.count }
    }
}
