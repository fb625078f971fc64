import EchoScreen
import EchoText

extension [TextSpan] {
    /// What comes after so many characters was not heard; nil when all was.
    func unheard(after heard: Int?) -> [TextSpan] {
        guard var left = heard else { return self }
        return reduce(into: []) { result, span in
            let said = span.text.prefix(left)
            left -= said.count
            result.add(String(said), span.role, link: span.link)
            let rest = span.text.dropFirst(said.count)
            if !rest.isEmpty { result.append(TextSpan(String(rest), .unheard, link: span.link)) }
        }
    }
}

extension [[TextSpan]] {
    /// Lines of code, which count their ends.
    func unheard(after heard: Int?) -> [[TextSpan]] {
        guard var left = heard else { return self }
        return map { line in
            defer { left = Swift.max(0, left - line.text.count - 1) }
            return line.unheard(after: left)
        }
    }
}

extension TextTable {
    func unheard(after heard: Int?) -> TextTable {
        guard var left = heard else { return self }
        func take(_ cell: [TextSpan]) -> [TextSpan] {
            defer { left = max(0, left - cell.text.count) }
            return cell.unheard(after: left)
        }
        return TextTable(alignments: alignments, head: head.map(take), rows: rows.map { $0.map(take) })
    }
}
