/// Lays JSON text out to be read, a member a line, in the order it was written. What is no JSON is still shown whole.
public enum JSONLines {
    public static func lines(_ json: String) -> [[StyledText]] {
        var writer = JSONLineWriter()
        var rest = Substring(json)
        while let first = rest.first {
            switch first {
            case "\"": writer.string(takeString(&rest), isKey: rest.drop(while: \.isWhitespace).first == ":")
            case "{", "[": writer.open(rest.removeFirst(), isEmpty: skipsToClose(&rest))
            case "}", "]": writer.close(rest.removeFirst())
            case ",": writer.comma(rest.removeFirst())
            case ":": writer.colon(rest.removeFirst())
            case _ where first.isWhitespace: rest.removeFirst()
            default: writer.literal(takeLiteral(&rest))
            }
        }
        return writer.finished
    }

    private static func takeString(_ rest: inout Substring) -> Substring {
        var isEscaped = false
        var end = rest.index(after: rest.startIndex)
        while end < rest.endIndex {
            let character = rest[end]
            end = rest.index(after: end)
            if character == "\"", !isEscaped { break }
            isEscaped = character == "\\" && !isEscaped
        }
        defer { rest = rest[end...] }
        return rest[..<end]
    }

    private static func takeLiteral(_ rest: inout Substring) -> Substring {
        let literal = rest.prefix { !"\"{}[],:".contains($0) && !$0.isWhitespace }
        rest = rest[literal.endIndex...]
        return literal
    }

    /// Whether what was opened is closed at once; the blanks between are skipped.
    private static func skipsToClose(_ rest: inout Substring) -> Bool {
        let next = rest.drop(while: \.isWhitespace)
        guard next.first == "}" || next.first == "]" else { return false }
        rest = next
        return true
    }
}
