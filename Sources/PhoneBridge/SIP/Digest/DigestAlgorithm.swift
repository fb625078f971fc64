import Crypto
import Foundation

/// The digests with which a password is proved.
enum DigestAlgorithm: String, Sendable, Hashable, CaseIterable {
    case sha256 = "SHA-256"
    /// Broken as a hash, and the only one most telephones know.
    case md5 = "MD5"

    func hash(_ text: String) -> String {
        switch self {
        case .sha256: Self.hex(SHA256.hash(data: Data(text.utf8)))
        case .md5: Self.hex(Insecure.MD5.hash(data: Data(text.utf8)))
        }
    }

    static func hex(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }
}
