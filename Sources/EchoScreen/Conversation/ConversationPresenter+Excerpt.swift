import Echo
import EchoText

/// What was said, as it was written.
extension ConversationPresenter {
    /// The selection, else the last answer; nil when there is nothing.
    public var excerpt: Excerpt? {
        guard let selected = state.selection else { return lastAnswer }
        let rows = selected.rows.filter(state.rows.indices.contains).map { state.rows[$0] }
        guard let first = rows.first else { return nil }
        if let code = selected.source { return self.code(in: first, at: code) }
        guard rows.count > 1 else { return Excerpt(text: source(of: first), name: Self.name(first)) }
        return Excerpt(text: rows.map(headed).joined(separator: "\n"), name: "\(rows.count) messages")
    }

    private var lastAnswer: Excerpt? {
        state.rows.last { $0.author.role == .assistant && !$0.text.isEmpty && !$0.isCommentary }
            .map { Excerpt(text: source(of: $0), name: "the last answer") }
    }

    /// As it came, apart from what commands a terminal.
    func source(of row: MessageRowViewState) -> String {
        guard row.tool != nil else { return Sanitizer.harmless(sources[row.id] ?? row.text) }
        let activity = toolMessages.values.first { $0.id == row.id }?.tool
        return Sanitizer.harmless(activity?.output ?? activity?.call.arguments ?? "")
    }

    /// Tabs are blanks on the screen: the code is taken from what was written.
    private func code(in row: MessageRowViewState, at range: Range<Int>) -> Excerpt? {
        let shown = MarkdownStream(row.text).blocks
        guard let start = shown.firstIndex(where: { $0.code != nil && $0.source.overlaps(range) }) else { return nil }
        let written = sources[row.id].map { MarkdownStream($0).blocks } ?? shown
        let blocks = written.count == shown.count ? written : shown
        let pieces = blocks[start...].prefix { $0.code != nil && ($0 == blocks[start] || $0.isContinuation) }
        guard case .code(_, let language) = shown[start].content else { return nil }
        return Excerpt(
            text: Sanitizer.harmless(pieces.compactMap(\.code).joined(separator: "\n")),
            name: language.isEmpty ? "the code" : "the \(language) code")
    }

    private func headed(_ row: MessageRowViewState) -> String {
        let name = row.tool.map { "\(row.author.text) \($0.name)" } ?? row.author.text
        return "## \(name)\(row.time.isEmpty ? "" : " · \(row.time)")\n\n\(source(of: row))\n"
    }

    private static func name(_ row: MessageRowViewState) -> String {
        switch row.author.role {
        case .user: "your message"
        case .assistant: "the answer"
        case .tool: "the output of \(row.tool?.name ?? "the tool")"
        default: "the message"
        }
    }
}

/// A part of the conversation as it was written, to be copied, read elsewhere or spoken.
public struct Excerpt: Sendable, Hashable {
    public let text: String
    /// "the last answer", "code in swift", "3 messages".
    public let name: String

    /// "312 characters".
    public var size: String { NumberWording.counted(text.count, "character") }
}
