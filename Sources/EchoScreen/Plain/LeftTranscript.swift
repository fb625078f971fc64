import EchoText

/// The conversation as text that stays: what is left in the scrollback at the end.
public enum LeftTranscript {
    /// Each message with its author; lines that belong to one stand indented below it. Safe to print.
    public static func lines(_ state: ConversationViewState) -> [String] {
        state.rows.flatMap { row in
            [row.lead, head(row)].compactMap(\.self) + body(row).map { "  " + $0 }
        }.map(Sanitizer.line)
    }

    private static func head(_ row: MessageRowViewState) -> String {
        let author = row.tool.map { "tool \($0.name)" } ?? row.author.text
        return ([author, row.time] + row.facts).filter { !$0.isEmpty }.joined(separator: "  ")
    }

    private static func body(_ row: MessageRowViewState) -> [String] {
        let text =
            row.text.isEmpty
            ? [] : row.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let tool = row.tool.map { [$0.arguments, $0.outcome.text, $0.output.text].filter { !$0.isEmpty } } ?? []
        return text + tool + [row.mark?.text].compactMap(\.self)
    }
}
