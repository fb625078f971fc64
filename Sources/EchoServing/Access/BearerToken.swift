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

    /// Takes as long for a near miss as for a wild guess.
    public func admits(_ offered: String) -> Bool {
        let own = Array(text.utf8)
        let other = Array(offered.utf8)
        var difference = own.count ^ other.count
        for index in own.indices {
            difference |= Int(own[index] ^ (index < other.count ? other[index] : 0))
        }
        return difference == 0
    }
}

extension BearerToken: CustomStringConvertible {
    public var description: String { "BearerToken(…)" }
}
