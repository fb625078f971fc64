import EchoText

/// Events that belong together, by the name a filter has for them.
public struct EventFamily: Sendable, Hashable {
    public let name: String
    /// Of the wire's; nil for what a feature tells.
    fileprivate let role: TextRole?
    /// What the types of a feature's events begin with.
    fileprivate let prefix: String

    /// What a feature tells beside the wire: its failures are errors as well.
    ///
    /// - Parameter prefix: what the types of its events begin with.
    public init(_ name: String, prefix: String) { (self.name, role, self.prefix) = (name, nil, prefix) }

    fileprivate init(_ name: String, _ role: TextRole) { (self.name, self.role, prefix) = (name, role, "") }
}

/// The families there are: those of the wire, then those that features bring.
struct EventFamilies: Sendable, Hashable {
    private static let ofWire = [
        EventFamily("session", .eventSession), EventFamily("input", .eventInput),
        EventFamily("conversation", .eventConversation), EventFamily("response", .eventResponse),
        EventFamily("output", .eventOutput), EventFamily("limits", .eventLimits), EventFamily("other", .eventOther),
        EventFamily("error", .eventFailure),
    ]

    private let ofFeatures: [EventFamily]

    init(ofFeatures: [EventFamily] = []) { self.ofFeatures = ofFeatures }

    var all: [EventFamily] { Self.ofWire + ofFeatures }

    func isOfWire(_ type: String) -> Bool { !ofFeatures.contains { type.hasPrefix($0.prefix) } }

    /// Whether an event of this type belongs to a family.
    func holds(_ type: String, in family: EventFamily) -> Bool {
        guard let role = family.role else { return type.hasPrefix(family.prefix) }
        return EventWording.role(ofType: type) == role && (role == .eventFailure || isOfWire(type))
    }
}
