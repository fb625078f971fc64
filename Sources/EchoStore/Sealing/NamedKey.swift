/// A value of the configuration that names a stored key instead of holding one: "key:azure", or "Bearer key:azure".
public struct NamedKey: Sendable, Hashable {
    private static let mark = "key:"
    private static let bearer = "Bearer "

    public let name: APIKeyName
    private let prefix: String

    /// Nil for a value that names none.
    public init?(_ text: String) {
        prefix = text.hasPrefix(Self.bearer) ? Self.bearer : ""
        let rest = text.dropFirst(prefix.count)
        guard rest.hasPrefix(Self.mark), let name = APIKeyName(String(rest.dropFirst(Self.mark.count))) else {
            return nil
        }
        self.name = name
    }

    /// The value with the key in it.
    public func value(with key: Secret) -> String { prefix + key.reveal() }
}
