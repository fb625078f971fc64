/// Where the key lies that kept sound and texts are encrypted with.
public enum StorageKeyPlace: String, Sendable, Hashable, Codable, CaseIterable {
    case keyring
    case passphrase
    case file

    /// Which it is, and what that protects against.
    public var text: String {
        switch self {
        case .keyring:
            "The storage key is in the desktop's keyring: whoever takes the disk or a copy of the files cannot read what "
                + "is encrypted; programs that run as you while the keyring is unlocked can."
        case .passphrase:
            "The storage key is protected by your passphrase: whoever takes the disk or the files cannot read what is "
                + "encrypted without guessing it; programs that watch you type it can."
        case .file:
            "The storage key is in a file that only you can read: other users of this machine cannot read what is "
                + "encrypted; whoever takes the disk or all the files can."
        }
    }
}
