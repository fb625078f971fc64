/// A piece of a text in one role, perhaps the label of a link.
public struct TextSpan: Sendable, Hashable {
    public var text: String
    public var role: TextRole
    /// Where the link leads; safe to draw.
    public var link: String?

    public init(_ text: String, _ role: TextRole = .plain, link: String? = nil) {
        self.text = text
        self.role = role
        self.link = link
    }
}

extension [TextSpan] {
    /// The plain text, without its looks.
    public var text: String { count == 1 ? self[0].text : map(\.text).joined() }

    /// Adds a piece; what looks alike becomes one.
    public mutating func add(_ text: String, _ role: TextRole, link: String? = nil) {
        if let last = self.last, last.role == role, last.link == link {
            self[count - 1].text += text
        } else if !text.isEmpty {
            append(TextSpan(text, role, link: link))
        }
    }
}
