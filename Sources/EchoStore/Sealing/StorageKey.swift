public import EchoCrypto

/// The key that kept sound and texts are encrypted with: 256 bits. Every way of describing it says only that it is there.
public struct StorageKey: Sendable, Equatable {
    public let symmetric: SymmetricKey

    public init(_ symmetric: SymmetricKey) { self.symmetric = symmetric }

    /// A new one, from the system's source of random numbers.
    public static func random() -> StorageKey { StorageKey(SymmetricKey(size: .bits256)) }
}

extension StorageKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    public var description: String { "‹key›" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
