public import EchoPresentation
public import EchoText

/// Why the telephone does not do what it was asked for.
public struct PhoneError: WordedErrorProtocol, Sendable, Hashable {
    /// A sentence, and what to do about it.
    public let sentence: String

    public init(_ sentence: String) { self.sentence = sentence }

    public var wording: Wording { Wording(sentence) }
    public var role: TextRole { .warning }
}
