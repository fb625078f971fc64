/// Names the tools of MCP servers so that models may call them and no two are the same: `server__tool`.
enum MCPToolNames {
    /// One name for each tool, in their order. Names that are too long end in a mark of the whole, so that the same
    /// tool has the same name tomorrow.
    static func names(of tools: [String], server: String) -> [String] {
        var taken: Set<String> = []
        return tools.map { tool in
            let name = fit(JSONSchema.sanitizedName, "\(server)__\(tool)")
            let free = taken.contains(name) ? (2...).lazy.map { variant(name, $0) }.first { !taken.contains($0) } : name
            taken.insert(free ?? name)
            return free ?? name
        }
    }

    private static func fit(_ sanitize: (String) -> String, _ name: String) -> String {
        guard name.unicodeScalars.count > JSONSchema.maximumNameLength else { return sanitize(name) }
        let mark = String(checksum(name), radix: 36)
        return String(sanitize(name).prefix(JSONSchema.maximumNameLength - mark.count - 1)) + "_" + mark
    }

    private static func variant(_ name: String, _ number: Int) -> String {
        let ending = "_\(number)"
        return String(name.prefix(JSONSchema.maximumNameLength - ending.count)) + ending
    }

    /// FNV-1a of 32 bits.
    private static func checksum(_ text: String) -> UInt32 {
        text.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
