import EchoWire

/// The tools of a conversation as a server takes them: so many, each described so briefly.
struct ToolTrim: Sendable, Hashable {
    private(set) var tools: [ToolDefinition]
    /// Names of those that are left out: the last ones.
    private(set) var leftOut: [String] = []
    /// Names of those whose description is cut, which its last character says.
    private(set) var cut: [String] = []

    init(_ tools: [ToolDefinition], by refused: Refused = Refused()) {
        self.tools = tools
        if let most = refused.mostTools, tools.count > most {
            self.tools = Array(tools.prefix(most))
            leftOut = tools.dropFirst(most).map(Self.name)
        }
        let keywords = refused.schemaKeywords
        if !keywords.isEmpty { self.tools = self.tools.map { Self.pruned($0, of: keywords) } }
        if let longest = refused.longestDescription {
            self.tools = self.tools.map { shortened($0, to: longest) }
        }
    }

    /// Of the tools that are run here.
    var functionNames: Set<String> {
        Set(tools.compactMap { if case .function(let function) = $0 { function.name } else { nil } })
    }

    /// In Unicode scalars.
    var longestDescription: Int {
        tools.reduce(0) { longest, tool in
            guard case .function(let function) = tool else { return longest }
            return max(longest, function.description?.unicodeScalars.count ?? 0)
        }
    }

    /// How much a server takes that refused these tools: what it says, else, where that would change nothing, half.
    ///
    /// - Returns: nil for an option that has no limit.
    func limit(of option: RequestOption, refused words: String) -> Int? {
        let (sent, usual): (Int, Int)
        switch option {
        case .toolCount: (sent, usual) = (tools.count, RefusalWords.usualToolCount)
        case .toolDescriptions: (sent, usual) = (longestDescription, RefusalWords.usualDescription)
        default: return nil
        }
        let told = RefusalWords(words).limit ?? usual
        return told < sent ? told : max(1, sent / 2)
    }

    private mutating func shortened(_ tool: ToolDefinition, to longest: Int) -> ToolDefinition {
        guard case .function(var function) = tool, let text = function.description, text.unicodeScalars.count > longest
        else { return tool }
        var words = String.UnicodeScalarView(text.unicodeScalars.prefix(max(0, longest - 1)))
        words.append("…")
        function.description = String(words)
        cut.append(function.name)
        return .function(function)
    }

    /// The words of JSON Schema that say what the tools take.
    var schemaKeywords: Set<String> {
        tools.reduce(into: []) { all, tool in
            guard case .function(let function) = tool, let schema = function.parameters else { return }
            all.formUnion(SchemaKeywords.all(in: schema))
        }
    }

    private static func pruned(_ tool: ToolDefinition, of keywords: Set<String>) -> ToolDefinition {
        guard case .function(var function) = tool, let schema = function.parameters else { return tool }
        function.parameters = SchemaKeywords.removing(keywords, from: schema)
        return .function(function)
    }

    static func name(_ tool: ToolDefinition) -> String {
        switch tool {
        case .function(let tool): tool.name
        case .mcp(let tool): tool.serverLabel
        case .unknown(let fields): fields["name"]?.string ?? "unnamed"
        }
    }
}
