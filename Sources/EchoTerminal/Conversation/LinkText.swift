import EchoPresentation

/// Says where a link leads, once, where its label does not.
enum LinkText {
    static func spans(_ spans: [TextSpan]) -> [TextSpan] {
        guard spans.contains(where: { $0.link != nil }) else { return spans }
        var result: [TextSpan] = []
        for (index, span) in spans.enumerated() {
            result.append(span)
            guard let link = span.link, index + 1 == spans.count || spans[index + 1].link != link else { continue }
            let label = spans[...index].reversed().prefix { $0.link == link }.reversed().map(\.text).joined()
            if !link.isEmpty, !link.hasSuffix(label) { result.append(TextSpan(" (\(link))", .faint)) }
        }
        return result
    }
}
