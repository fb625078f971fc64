import EchoCrypto
import Foundation

/// The secret a client shows to be let in.
public struct BearerToken: Sendable, Hashable {
    public let text: String

    /// Those that are let in besides, while one is being replaced by another.
    private var others: [String] = []

    public init(_ text: String) { self.text = text }

    /// Lets this one in, too.
    public func or(_ other: BearerToken?) -> BearerToken {
        var token = self
        if let other { token.others += [other.text] + other.others }
        return token
    }

    /// 192 random bits.
    public static func random() -> BearerToken {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        var generator = SystemRandomNumberGenerator()
        return BearerToken("local-" + String((0..<32).map { _ in alphabet[Int(generator.next() & 63)] }))
    }

    /// Takes as long for a near miss as for a wild guess: what is compared are hashes, of one length.
    public func admits(_ offered: String) -> Bool {
        let hash = SHA256.hash(data: Data(offered.utf8))
        // All of them, whichever it is.
        return ([text] + others).map { SHA256.hash(data: Data($0.utf8)) == hash }.contains(true)
    }
}

extension BearerToken: CustomStringConvertible {
    public var description: String { "BearerToken(…)" }
}
