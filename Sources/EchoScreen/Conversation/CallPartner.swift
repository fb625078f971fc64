/// The person who talks with the assistant in a telephone call.
public enum CallPartner: Sendable, Hashable {
    case caller
    /// Somebody whom the assistant called.
    case called

    public init(isIncoming: Bool) { self = isIncoming ? .caller : .called }

    /// Before what they say.
    package var name: String { self == .caller ? "caller" : "they" }

    /// Within a sentence.
    package var subject: String { self == .caller ? "the caller" : "they" }

    /// - Parameters:
    ///   - one: what the caller does: "presses 1.".
    ///   - several: the same of who was called: "press 1.".
    public func sentence(_ one: String, _ several: String) -> String {
        self == .caller ? "The caller \(one)" : "They \(several)"
    }
}
