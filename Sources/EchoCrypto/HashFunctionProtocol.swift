public import Foundation

/// A hash function by its type, so that a code that is made with one is not taken for another's.
public protocol HashFunctionProtocol: Sendable {
    static var algorithm: HashAlgorithm { get }
}

extension HashFunctionProtocol {
    public static func hash(data: some ContiguousBytes) -> Digest { algorithm.hash(data) }
}

/// SHA-256 (FIPS 180-4).
public enum SHA256: HashFunctionProtocol {
    public static let algorithm = HashAlgorithm("SHA2-256", byteCount: 32)
}

/// Hash functions that are broken, for protocols that know no better ones.
public enum Insecure {
    /// SHA-1 (FIPS 180-4).
    public enum SHA1: HashFunctionProtocol {
        public static let algorithm = HashAlgorithm("SHA1", byteCount: 20)
    }

    /// MD5 (RFC 1321).
    public enum MD5: HashFunctionProtocol {
        public static let algorithm = HashAlgorithm("MD5", byteCount: 16)
    }
}
