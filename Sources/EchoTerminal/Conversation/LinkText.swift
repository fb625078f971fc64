import EchoScreen
import EchoText

/// Says where a link leads, once, where neither its label nor the terminal does.
enum LinkText {
    /// `takesLinks`: the terminal leads there by itself, wherever a link may lead at all.
    static func spans(_ spans: [TextSpan], takesLinks: Bool) -> [TextSpan] {
        guard spans.contains(where: { $0.link != nil }) else { return spans }
        var result: [TextSpan] = []
        for (index, span) in spans.enumerated() {
            result.append(span)
            guard let link = span.link, index + 1 == spans.count || spans[index + 1].link != link else { continue }
            let label = spans[...index].reversed().prefix { $0.link == link }.reversed().map(\.text).joined()
            let isTaken = takesLinks && LinkTarget(link) != nil
            if !isTaken, !link.isEmpty, !link.hasSuffix(label) { result.append(TextSpan(" (\(link))", .faint)) }
        }
        return result
    }

    static func table(_ table: TextTable, takesLinks: Bool) -> TextTable {
        var table = table
        table.head = table.head.map { spans($0, takesLinks: takesLinks) }
        table.rows = table.rows.map { $0.map { spans($0, takesLinks: takesLinks) } }
        return table
    }
}
