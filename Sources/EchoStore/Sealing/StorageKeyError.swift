/// Why there is no key to what is encrypted.
public enum StorageKeyError: Error, Sendable, Hashable {
    /// What lies there is no key.
    case damaged(path: String)
    /// Others than its owner may read it, or own it.
    case notPrivate(SecretFileError)
    /// It cannot be read or written.
    case inaccessible(path: String, reason: String)
    /// It lies in the keyring, which gives nothing now.
    case unreachable(KeyringError)
    /// Nothing says where it was put, and something is encrypted with it.
    case missing(folder: String)
    /// It is not where it was put.
    case lost(StorageKeyPlace)
    /// Where it was put lies another one.
    case replaced(StorageKeyPlace)
    /// Nobody has given the passphrase yet.
    case passphraseNeeded
    /// - Parameter delay: how long to wait before the next try.
    case wrongPassphrase(delay: Duration)
    /// There was a wrong one too often: the next try is not looked at before then.
    case tooSoon(delay: Duration)
}
