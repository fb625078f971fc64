import Foundation

/// A key that does not show itself.
struct APIKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    let value: String

    /// Nil for a key of nothing but white space.
    init?(_ text: String) {
        value = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if value.isEmpty { return nil }
    }

    var description: String { "‹key›" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}
