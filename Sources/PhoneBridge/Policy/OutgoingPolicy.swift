/// Whom the assistant may call: who has a valid number of a country that is allowed, which costs what usual ones do, and who
/// is listed.
public struct OutgoingPolicy: Sendable, Hashable {
    public var isOn = true
    /// Numbers of emergencies, premium rate and short ones that may be called all the same, as they are dialled:
    /// "+19005551234", "112".
    public var listed: Set<String> = []
    /// Nil: the line's own country.
    public var destinations: [CallDestination]?

    /// The line's own numbers, as they are dialled: it would call itself.
    public var own: Set<String> = []

    public init() {}
}
