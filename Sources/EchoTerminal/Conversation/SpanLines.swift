import EchoScreen
import EchoText

/// Breaks a text of several roles into rows, between words.
enum SpanLines {
    static func lines(_ spans: [TextSpan], width: Int) -> [BlockLine] {
        let wrapped = Wrap.lines(of: spans.text, width: width)
        if spans.count < 2 {
            let only = spans.first.map { Span($0) } ?? Span("")
            return wrapped.map { line in
                var span = only
                span.text = line.text
                return BlockLine(spans: [span], start: line.start)
            }
        }
        let owners = spans.enumerated().flatMap { [Int](repeating: $0.offset, count: $0.element.text.count) }
        return wrapped.map { line in
            BlockLine(spans: Self.spans(line, owners, spans.map { Span($0) }), start: line.start)
        }
    }

    /// `owners` says of every character which of the spans it is from.
    private static func spans(_ line: WrappedLine, _ owners: [Int], _ all: [Span]) -> [Span] {
        var spans: [Span] = []
        for (offset, character) in line.text.enumerated() {
            let place = line.start + offset
            spans.add(character, like: place < owners.count ? all[owners[place]] : Span(""))
        }
        return spans
    }
}

extension [Span] {
    /// Adds a character that looks and leads as `span` does; what is alike becomes one span.
    mutating func add(_ character: Character, like span: Span) {
        if let last, last.style == span.style, last.link == span.link {
            self[count - 1].text.append(character)
        } else {
            var new = span
            new.text = String(character)
            append(new)
        }
    }
}

extension Span {
    init(_ span: TextSpan) {
        self.init(span.text, span.role)
        link = span.link
    }
}
