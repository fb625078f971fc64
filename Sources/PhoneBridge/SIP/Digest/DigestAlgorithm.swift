import EchoCrypto
import EchoText
import Foundation

/// The digests with which a password is proved.
enum DigestAlgorithm: String, Sendable, Hashable, CaseIterable {
    case sha256 = "SHA-256"
    /// Broken as a hash, and the only one most telephones know.
    case md5 = "MD5"

    func hash(_ text: String) -> String {
        switch self {
        case .sha256: SHA256.hash(data: Data(text.utf8)).hexadecimal
        case .md5: Insecure.MD5.hash(data: Data(text.utf8)).hexadecimal
        }
    }
}
