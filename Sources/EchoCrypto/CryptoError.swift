/// Why something cannot be sealed or opened.
public enum CryptoError: Error, Sendable, Hashable {
    /// A key, nonce, tag or box of a length that there is not.
    case wrongSize
    /// It was sealed with another key, for another place, or was changed since.
    case notAuthentic
    /// It is longer than 2 GiB, or there is no memory for it.
    case failed
}
