public import EchoCrypto
import EchoText
import Foundation

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

extension StorageKey {
    /// A key for one purpose alone, so that nothing that is sealed for one can be passed off as another's.
    func key(for purpose: String) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(
            inputKeyMaterial: symmetric, info: Data("echo-tui \(purpose)".utf8), outputByteCount: 32)
    }

    /// Tells keys apart without telling anything about them.
    var fingerprint: String {
        key(for: "fingerprint").withUnsafeBytes { $0.prefix(8).hexadecimal }
    }
}

extension StorageKey {
    /// - Parameter text: 64 hexadecimal digits; nil for anything else.
    init?(hexadecimal text: String) {
        guard text.utf8.count == 64 else { return nil }
        let digits = text.compactMap(\.hexDigitValue)
        guard digits.count == 64 else { return nil }
        self.init(
            SymmetricKey(data: stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }))
    }

    var hexadecimal: String { symmetric.withUnsafeBytes(\.hexadecimal) }
}
