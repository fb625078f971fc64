import Foundation

/// A tag of HTML, as far as it matters to a text without tags.
struct CardTag {
    private static let blocks: Set<String> = [
        "div", "p", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre", "hr",
        "section", "article", "dl", "dt", "dd",
    ]
    /// What stands between these is not shown; what browsers without ruby would show is not either.
    private static let unseen: Set<String> = ["style", "script", "title", "head", "rp"]

    private let name: String
    private let isEnd: Bool
    private let isComment: Bool

    /// What stands between `<` and `>`.
    init(_ text: Substring) {
        isEnd = text.first == "/"
        isComment = text.hasPrefix("!--")
        name = text.dropFirst(isEnd ? 1 : 0).prefix { $0.isLetter || $0.isNumber }.lowercased()
    }

    var isUnseen: Bool { isComment || (!isEnd && Self.unseen.contains(name)) }

    /// What is left behind all that is not seen; nothing when it has no end.
    func end(in text: Substring) -> Substring {
        let closing = isComment ? "-->" : "</\(name)"
        guard let found = text.range(of: closing, options: .caseInsensitive) else { return "" }
        if isComment { return text[found.upperBound...] }
        guard let end = text[found.upperBound...].firstIndex(of: ">") else { return "" }
        return text[text.index(after: end)...]
    }

    /// What stands in its place. Readings above characters are written as Anki writes them elsewhere.
    func text(after plain: String) -> String {
        switch name {
        case _ where isUnseen: ""
        case "br": "\n"
        case "rt": isEnd ? "]" : "["
        case "td", "th": isEnd ? " " : ""
        case _ where Self.blocks.contains(name): plain.isEmpty || plain.hasSuffix("\n") ? "" : "\n"
        default: ""
        }
    }
}
