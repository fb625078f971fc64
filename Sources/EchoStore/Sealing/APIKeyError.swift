/// Why an API key that is kept cannot be had, or a new one cannot be kept.
public enum APIKeyError: Error, Sendable, Hashable {
    /// The keyring it lies in gives nothing now.
    case unreachable(APIKeyName, KeyringError)
    /// It is not in the keyring any more.
    case lost(APIKeyName)
    /// The configuration names it, and there is none of that name.
    case missing(APIKeyName)
    /// What lies in its file cannot be decrypted with the storage key.
    case unreadable(APIKeyName)
    /// The storage key that it is encrypted with cannot be had.
    case noStorageKey(StorageKeyError)
    /// The file with the names cannot be used.
    case list(StorageKeyError)

    /// The problem and the remedy.
    public var text: String {
        switch self {
        case .unreachable(let name, let error):
            "The key “\(name)” is in the desktop's keyring, but \(error.text). Unlock or start it, and try again."
        case .lost(let name):
            "The key “\(name)” is gone from the desktop's keyring. Set it again with: echo-tui key set \(name)"
        case .missing(let name): "There is no key “\(name)”. Set it with: echo-tui key set \(name)"
        case .unreadable(let name):
            "The key “\(name)” cannot be decrypted. Set it again with: echo-tui key set \(name)"
        case .noStorageKey(let error): error.text
        case .list(.damaged(let path)): "The list of keys, \(path), is damaged. Remove it and set the keys again."
        case .list(.notPrivate(let error)):
            switch error {
            case .readableByOthers(let path):
                "The stored keys are not used: other users can read the file. Run: chmod 600 \(path)"
            case .ownedByAnother(let path), .notText(let path):
                "The stored keys are not used: \(path) belongs to another user."
            }
        case .list(.inaccessible(let path, let reason)): "The list of keys, \(path), cannot be used: \(reason)."
        case .list(let error): error.text
        }
    }
}
