import Foundation

/// A token that does not show itself.
public struct HomeAssistantToken: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    let value: String

    /// - Parameter text: a long-lived access token; white space around it is left out. Nil for nothing but that.
    public init?(_ text: String) {
        value = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if value.isEmpty { return nil }
    }

    public var description: String { "‹token›" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
