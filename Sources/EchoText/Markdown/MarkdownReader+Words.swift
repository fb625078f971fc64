/// What stands within a paragraph.
extension MarkdownReader {
    mutating func add(_ text: String, _ role: TextRole? = nil) {
        spans.add(text, role ?? roles.last ?? .plain, link: links.last?.url)
    }

    mutating func open(_ kind: MarkdownTree.Kind) {
        let outer = roles.last ?? .plain
        let role: TextRole =
            switch (kind, outer) {
            case (_, .heading), (_, .link): outer
            case (.strong, _): .strong
            case (.emph, .strong): .strong
            case (.emph, _): .emphasis
            default: .faint
            }
        roles.append(role)
        if kind == .strikethrough { add("~") }
        struck.append(kind == .strikethrough)
    }

    mutating func close() {
        if struck.popLast() == true { add("~") }
        if roles.count > 1 { roles.removeLast() }
    }

    mutating func openLink(_ node: MarkdownNode) {
        links.append((node.url, spans.text.utf8.count))
        roles.append(.link)
    }

    mutating func closeLink() {
        guard let link = links.popLast() else { return }
        if roles.count > 1 { roles.removeLast() }
        if spans.text.utf8.count == link.label { spans.add(link.url, .link, link: link.url) }
    }
}
