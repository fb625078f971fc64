/// Why a message did not reach its owner.
package struct MessageFailure: Error, Sendable, Hashable {
    /// For people; it names no secret and nothing of the message.
    package let sentence: String
    /// Whether trying again is of no use.
    package let isFinal: Bool
}
