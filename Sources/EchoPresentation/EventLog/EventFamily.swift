import EchoText

/// Events that belong together, by the names a filter has for them.
enum EventFamily: String, Sendable, Hashable, CaseIterable {
    case session, input, conversation, response, output, limits, other, error
    /// What the house was told, and what it told: its failures are errors as well.
    case house

    /// Whether an event of this type belongs to it.
    func holds(_ type: String) -> Bool {
        self == .house ? Self.isOfHouse(type) : self == Self.ofWire(type)
    }

    private static func isOfHouse(_ type: String) -> Bool { type.hasPrefix("house.") }

    private static func ofWire(_ type: String) -> Self? {
        switch EventWording.role(ofType: type) {
        case .eventSession: .session
        case .eventInput: .input
        case .eventConversation: .conversation
        case .eventResponse: .response
        case .eventOutput: .output
        case .eventLimits: .limits
        case .eventFailure: .error
        default: isOfHouse(type) ? nil : .other
        }
    }
}
