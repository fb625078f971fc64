import EchoText

/// One call of a tool, as its line in the conversation shows it.
public struct ToolRowViewState: Sendable, Hashable {
    /// "✓", "✗", "?".
    public var sign: StyledText
    public var name: String
    /// The MCP server that offers it; empty for the program's own.
    public var server: String
    /// "city: Lisbon, unit: C", on one line.
    public var arguments: String
    /// 0–1; nil when nobody knows how much there is to do.
    public var progress: Double?
    /// "3 of 10", "reading page 3".
    public var progressText: String
    /// "0.31 s", "timed out", "denied"; empty while it runs.
    public var outcome: StyledText
    /// The result, on one line; empty when there is none.
    public var output: StyledText
    /// The same in lines, as many as are shown; empty where one line says it all.
    public var lines: [[StyledText]] = []
    /// "… 42 more lines"; empty when nothing is folded away.
    public var hidden = ""
    /// The question to the person; its keys decide now.
    public var question: Wording?
    /// Another call stands right below it.
    public var isFollowed: Bool

    public init(
        sign: StyledText, name: String, server: String = "", arguments: String = "", progress: Double? = nil,
        progressText: String = "", outcome: StyledText = StyledText(""), output: StyledText = StyledText(""),
        question: Wording? = nil, isFollowed: Bool = false
    ) {
        self.sign = sign
        self.name = name
        self.server = server
        self.arguments = arguments
        self.progress = progress
        self.progressText = progressText
        self.outcome = outcome
        self.output = output
        self.question = question
        self.isFollowed = isFollowed
    }
}
