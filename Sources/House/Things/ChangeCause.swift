/// The cause of a state: the house's mark of the order, and who gave it.
public struct ChangeCause: Hashable, Sendable, Codable {
    /// The mark the house gave the order; the same for everything that one order changed. Nil when it gave none.
    public var context: String?
    /// The mark of the order that led to this one: an automation that answered a switch.
    public var parent: String?
    public var origin: Origin

    public enum Origin: String, Hashable, Sendable, Codable {
        /// This program, for whoever speaks to it.
        case us
        /// Somebody at another remote, or at the switch.
        case person
        case automation
        case unknown
    }

    public init(context: String? = nil, parent: String? = nil, origin: Origin = .unknown) {
        self.context = context
        self.parent = parent
        self.origin = origin
    }
}
