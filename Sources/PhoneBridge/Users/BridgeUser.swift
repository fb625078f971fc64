import EchoCrypto
import EchoServing
package import Foundation

/// Somebody who has a token of their own at the bridges that keep their calls in the same place.
package struct BridgeUser: Sendable, Hashable {
    private static let deviceStart = "user:"
    private static let longestName = 60

    package let name: String
    package var rights: UserRights
    /// SHA-256 of the token, which is kept nowhere.
    var tokenHash: String
    package var expires: Date
    /// When it was taken back.
    package var revoked: Date?
    /// When they asked for something last.
    package var seen: Date?

    /// Nil for what is no name.
    package init?(name: String, rights: UserRights, token: String, expires: Date) {
        self.init(name: name, rights: rights, tokenHash: Self.hash(of: token), expires: expires)
    }

    private init?(name: String, rights: UserRights, tokenHash: String, expires: Date) {
        guard Self.isName(name) else { return nil }
        (self.name, self.rights, self.tokenHash, self.expires) = (name, rights, tokenHash, expires)
    }

    /// Of a row; nil for what is none of a user with a token.
    init?(device: String, rights: String, tokenHash: String, expires: Date, revoked: Date?, seen: Date?) {
        guard device.hasPrefix(Self.deviceStart), let rights = UserRights(rawValue: rights) else { return nil }
        self.init(
            name: String(device.dropFirst(Self.deviceStart.count)), rights: rights, tokenHash: tokenHash,
            expires: expires)
        (self.revoked, self.seen) = (revoked, seen)
    }

    /// A new one that nobody guesses: 192 random bits.
    package static func makeToken() -> String {
        let random = BearerToken.random().text
        return "user-" + (random.firstIndex(of: "-").map { String(random[random.index(after: $0)...]) } ?? random)
    }

    package mutating func renew(token: String, until expires: Date) {
        (tokenHash, self.expires, revoked) = (Self.hash(of: token), expires, nil)
    }

    package func isIn(at now: Date) -> Bool { revoked == nil && expires > now }

    /// Among those who are told apart by their devices; nobody's device is called so.
    var device: String { Self.deviceStart + name }
    var id: UUID { CallUser.id(of: device) }

    static func hash(of token: String) -> String {
        SHA256.hash(data: Data(token.utf8)).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    /// One word, so that it can be written in a line.
    private static func isName(_ text: String) -> Bool {
        (1...longestName).contains(text.utf8.count)
            && text.unicodeScalars.allSatisfy {
                $0.properties.isAlphabetic || "0123456789.-_@+".unicodeScalars.contains($0)
            }
    }
}
