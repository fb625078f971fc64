/// Breaks a line of several styles at `width` columns; what continues is indented as its line was, or stands below its
/// text, where a name stands apart in front of that.
enum WrappedSpans {
    /// - Parameter further: how much further in than the line what continues stands.
    static func lines(_ spans: [Span], width: Int, further: Int = 2) -> [[Span]] {
        guard width > 0 else { return [] }
        guard spans.columns > width else { return [spans] }
        let indent = column(spans, within: width / 3) ?? min(width / 2, blanks(spans) + further)
        var (lines, line, used) = ([[Span]](), [Span](), 0)
        for piece in pieces(spans) {
            let columns = piece.columns
            // A word that fits nowhere is broken where the line ends.
            if used + columns > width, columns <= width - indent, used > indent, piece.first?.text.first != " " {
                lines.append(line)
                (line, used) = ([Span(String(repeating: " ", count: indent))], indent)
            }
            for span in piece {
                for character in span.text {
                    let columns = TextWidth.columns(of: character)
                    if used + columns > width {
                        lines.append(line)
                        (line, used) = ([Span(String(repeating: " ", count: indent))], indent)
                        if character == " " { continue }
                    }
                    append(character, of: span, to: &line)
                    used += columns
                }
            }
        }
        return lines + [line]
    }

    /// Words and blanks, each in the spans it belongs to.
    private static func pieces(_ spans: [Span]) -> [[Span]] {
        var (pieces, isBlank) = ([[Span]](), false)
        for span in spans {
            for character in span.text {
                if pieces.isEmpty || (character == " ") != isBlank {
                    pieces.append([])
                    isBlank = character == " "
                }
                append(character, of: span, to: &pieces[pieces.count - 1])
            }
        }
        return pieces
    }

    /// Where the text begins behind a name and two blanks or more; nil where there is no name so short.
    private static func column(_ spans: [Span], within most: Int) -> Int? {
        var (columns, gap, hasName) = (0, 0, false)
        for character in spans.lazy.flatMap(\.text) {
            guard character != " " else {
                (columns, gap) = (columns + 1, gap + 1)
                continue
            }
            if hasName, gap >= 2 { return columns <= most ? columns : nil }
            (columns, gap, hasName) = (columns + TextWidth.columns(of: character), 0, true)
            guard columns <= most else { return nil }
        }
        return nil
    }

    private static func blanks(_ spans: [Span]) -> Int {
        spans.lazy.flatMap(\.text).prefix { $0 == " " }.count
    }

    private static func append(_ character: Character, of span: Span, to line: inout [Span]) {
        if let last = line.last, last.style == span.style, last.link == span.link {
            line[line.count - 1].text.append(character)
        } else {
            var piece = span
            piece.text = String(character)
            line.append(piece)
        }
    }
}
