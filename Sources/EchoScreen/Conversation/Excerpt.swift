import EchoText

/// A part of the conversation as it was written, to be copied, read elsewhere or spoken.
public struct Excerpt: Sendable, Hashable {
    public let text: String
    /// "the last answer", "code in swift", "3 messages".
    public let name: String

    /// "312 characters".
    public var size: String { NumberWording.counted(text.count, "character") }
}
