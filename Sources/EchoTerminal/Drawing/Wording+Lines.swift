import EchoScreen
import EchoText

extension Wording {
    /// The sentence in rows of at most `width` columns, its keys standing out.
    func lines(width: Int, role: TextRole, keyName: (Command) -> String) -> [[Span]] {
        let text = text(keyName: keyName)
        let keys = keyRanges(keyName)
        return Wrap.lines(of: text, width: width).map { spans($0, keys, role) }
    }

    private func keyRanges(_ keyName: (Command) -> String) -> [Range<Int>] {
        var offset = 0
        var ranges: [Range<Int>] = []
        for part in parts {
            let piece = part.text(keyName: keyName)
            if case .key = part { ranges.append(offset..<offset + piece.count) }
            offset += piece.count
        }
        return ranges
    }

    private func spans(_ line: WrappedLine, _ keys: [Range<Int>], _ role: TextRole) -> [Span] {
        var spans: [Span] = []
        for (index, character) in line.text.enumerated() {
            let isKey = keys.contains { $0.contains(line.start + index) }
            let style = Style(isKey ? .key : role)
            if spans.last?.style == style {
                spans[spans.count - 1].text.append(character)
            } else {
                spans.append(Span(String(character), style.role))
            }
        }
        return spans
    }
}
