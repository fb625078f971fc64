import EchoScreen
import EchoText

/// Why the telephone does not do what it was asked for.
package struct PhoneError: WordedErrorProtocol, Sendable, Hashable, CustomStringConvertible {
    /// A sentence, and what to do about it.
    package let sentence: String

    package init(_ sentence: String) { self.sentence = sentence }

    package var wording: Wording { Wording(sentence) }
    package var role: TextRole { .warning }
    /// On the command line.
    package var description: String { sentence }
}
