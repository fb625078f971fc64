/// Why there is no key to what is encrypted.
public enum StorageKeyError: Error, Sendable, Hashable {
    /// What lies there is no key.
    case damaged(path: String)
    /// Others than its owner may read it, or own it.
    case notPrivate(SecretFileError)
    /// It cannot be read or written.
    case inaccessible(path: String, reason: String)
}
