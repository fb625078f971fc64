import EchoScreen
import EchoText

/// Writes sentences one below the other, what stands before each in a column of its own.
enum ParagraphLayout {
    static func lines(_ paragraphs: [ParagraphViewState], width: Int, keyName: (Command) -> String) -> [[Span]] {
        let widest = paragraphs.map { TextWidth.columns(of: $0.lead.text) }.max() ?? 0
        let column = widest == 0 ? 0 : min(widest + 2, width / 2)
        return paragraphs.flatMap { paragraph in
            let rows = paragraph.wording.lines(
                width: max(1, width - column), role: paragraph.role, keyName: keyName)
            return rows.enumerated().map { index, row in
                let lead = index == 0 ? paragraph.lead : StyledText("")
                let padding = String(repeating: " ", count: max(0, column - TextWidth.columns(of: lead.text)))
                return column == 0 ? row : [Span(lead), Span(padding)] + row
            }
        }
    }
}
