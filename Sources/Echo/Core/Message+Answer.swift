/// What a written answer may have besides its words.
extension Message {
    /// The model's account of its thinking before an answer: a summary, in Markdown, which is no part of the answer.
    public struct Thoughts: Sendable, Hashable {
        public var text: String
        /// Bytes of text after which nothing more is taken down.
        static let most = 256 << 10

        /// From the request until the first word that came of it.
        public var duration: Duration?

        public init(text: String, duration: Duration? = nil) {
            self.text = text
            self.duration = duration
        }
    }

    /// A server has summarised everything before a message. It is given its summary back in place of what was said.
    public struct Compaction: Sendable, Hashable {
        /// The summary as the server gave it, JSON that only the server can read; nil where it was not kept, and everything
        /// is told again.
        public var sealed: String?

        public init(sealed: String?) { self.sealed = sealed }
    }
}

/// A page that an answer is drawn from.
public struct WebSource: Sendable, Hashable {
    /// As the server gave it: it may be anything.
    public let title: String
    /// Begins with `http://` or `https://`.
    public let url: String

    /// Of one answer; further ones are left out.
    static let mostOfAnAnswer = 100

    /// Nil for what is no page.
    public init?(title: String, url: String) {
        guard ["https://", "http://"].contains(where: { url.lowercased().hasPrefix($0) && url.count > $0.count }),
            url.count <= 4000, !url.unicodeScalars.contains(where: { $0.value <= 0x20 || $0.value == 0x7F })
        else { return nil }
        self.title = title
        self.url = url
    }
}

/// A search of the web that the server makes while it answers. It stands in the conversation as the call of a tool.
public enum WebSearch {
    /// The name of the call.
    public static let toolName = "web_search"
}
