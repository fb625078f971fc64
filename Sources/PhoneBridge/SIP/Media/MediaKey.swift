import EchoCrypto
import Foundation

/// The key of one direction of a call's sound, as both sides tell each other (RFC 4568).
struct MediaKey: Sendable, Hashable {
    private static let (masterBytes, saltBytes) = (16, 14)

    let master: [UInt8]
    let salt: [UInt8]

    /// - Returns: nil where there are not 30 bytes.
    init?(_ bytes: [UInt8]) {
        guard bytes.count == Self.masterBytes + Self.saltBytes else { return nil }
        (master, salt) = (Array(bytes.prefix(Self.masterBytes)), Array(bytes.suffix(Self.saltBytes)))
    }

    /// A new one, from the system's source of random numbers.
    static func random() -> MediaKey? {
        let size = SymmetricKeySize(bitCount: 8 * (masterBytes + saltBytes))
        return MediaKey(SymmetricKey(size: size).withUnsafeBytes { Array($0) })
    }

    /// As `a=crypto` has it.
    var text: String { Data(master + salt).base64EncodedString() }
}

extension MediaKey: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    var description: String { "MediaKey(…)" }
    var debugDescription: String { description }
    var customMirror: Mirror { Mirror(self, children: []) }
}

/// A line `a=crypto` that can be used: `1 AES_CM_128_HMAC_SHA1_80 inline:…`.
struct MediaCrypto: Sendable, Hashable {
    private static let suite = "AES_CM_128_HMAC_SHA1_80"

    let tag: Int
    let key: MediaKey

    init(tag: Int, key: MediaKey) { (self.tag, self.key) = (tag, key) }

    /// - Returns: nil for another suite, and for what would change the packets in a way that is not done here.
    init?(_ value: Substring) {
        let words = value.split(separator: " ")
        guard words.count >= 3, let tag = Int(words[0]), (0...999_999_999).contains(tag), words[1] == Self.suite,
            words[2].hasPrefix("inline:"), words.dropFirst(3).allSatisfy({ $0.hasPrefix("-") })
        else { return nil }
        // A lifetime may stand behind the key; a name of the key, which each packet would have in it, may not.
        let parts = words[2].dropFirst("inline:".count).split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count <= 2, parts.count < 2 || !parts[1].contains(":"),
            let bytes = Data(base64Encoded: String(parts[0])), let key = MediaKey(Array(bytes))
        else { return nil }
        self.init(tag: tag, key: key)
    }

    var line: String { "a=crypto:\(tag) \(Self.suite) inline:\(key.text)" }
}

/// The keys with which both sides encrypt a call's sound.
struct MediaSecurity: Sendable, Hashable {
    /// Of the line that was chosen.
    let tag: Int
    let own: MediaKey
    let theirs: MediaKey
}
