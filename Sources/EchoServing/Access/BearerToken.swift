import EchoCrypto
import Foundation

/// The secret a client shows to be let in.
public struct BearerToken: Sendable, Hashable {
    public let text: String

    public init(_ text: String) { self.text = text }

    /// 192 random bits.
    public static func random() -> BearerToken {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var generator = SystemRandomNumberGenerator()
        return BearerToken("local-" + String((0..<32).map { _ in alphabet[Int(generator.next() & 63)] }))
    }

    /// Takes as long for a near miss as for a wild guess: what is compared are hashes, of one length.
    public func admits(_ offered: String) -> Bool {
        SHA256.hash(data: Data(text.utf8)) == SHA256.hash(data: Data(offered.utf8))
    }
}

extension BearerToken: CustomStringConvertible {
    public var description: String { "BearerToken(…)" }
}
