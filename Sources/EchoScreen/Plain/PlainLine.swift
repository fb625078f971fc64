/// A line of the plain mode, without its line feed.
public struct PlainLine: Sendable, Hashable {
    /// "echo: Hello."
    public var text: String
    /// The program says it of itself, or why something failed: it is no part of what is said.
    public var isNotice: Bool

    public init(_ text: String, isNotice: Bool = false) {
        self.text = text
        self.isNotice = isNotice
    }

    static func notice(_ words: String) -> PlainLine { PlainLine("notice: " + words, isNotice: true) }
}
