import Foundation

/// A token that does not show itself.
public struct HomeAssistantToken: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    let value: String
    /// It ends within the hour, and another one is to be had.
    let isShortLived: Bool

    /// - Parameters:
    ///   - text: an access token; white space around it is left out. Nil for nothing but that.
    ///   - isShortLived: false for one that a person made in Home Assistant.
    public init?(_ text: String, isShortLived: Bool = false) {
        value = text.trimmingCharacters(in: .whitespacesAndNewlines)
        self.isShortLived = isShortLived
        if value.isEmpty { return nil }
    }

    private init() { (value, isShortLived) = ("none", true) }

    /// Where none could be asked for: the house is found to be out of reach by whoever tries it.
    static let unknown = HomeAssistantToken()

    public var description: String { "‹token›" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
