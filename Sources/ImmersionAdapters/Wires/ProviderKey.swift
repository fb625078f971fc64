import Foundation

/// A key for a provider, which shows itself to nobody but the wire.
public struct ProviderKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    let value: String

    /// Nil for nothing but white space, or what cannot stand in a header.
    public init?(_ text: String) {
        value = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !value.isEmpty, value.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    }

    /// From the environment, which stands before what is stored: `ELEVENLABS_API_KEY` for "elevenlabs".
    public static func inEnvironment(_ environment: [String: String], named name: String) -> ProviderKey? {
        environment[name.uppercased().replacing("-", with: "_") + "_API_KEY"].flatMap { ProviderKey($0) }
    }

    public var description: String { "‹key›" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
