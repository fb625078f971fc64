import EchoText

extension StorageKeyError {
    /// The problem and the remedy.
    public var text: String {
        switch self {
        case .damaged(let path): "The storage key in \(path) is damaged. Restore the file from a backup."
        case .notPrivate(.readableByOthers(let path)):
            "The storage key is not used: other users can read \(path). Run: chmod 600 \(path)"
        case .notPrivate(.ownedByAnother(let path)), .notPrivate(.notText(let path)):
            "The storage key is not used: \(path) belongs to another user."
        case .inaccessible(let path, let reason): "The storage key in \(path) cannot be used: \(reason)."
        case .unreachable(let error):
            "The storage key is in the desktop's keyring, but \(error.text). Unlock or start it, and try again."
        case .missing(let folder):
            "The storage key is gone from \(folder), and something is encrypted with it. Restore that folder from a backup; "
                + "echo-tui key renew makes a new one, which cannot read what was encrypted before."
        case .lost(let place):
            "The storage key is gone from \(place.name). Restore it from a backup; echo-tui key renew makes a new one, "
                + "which cannot read what was encrypted before."
        case .replaced(let place):
            "The storage key in \(place.name) is not the one that was used. Restore the old one; "
                + "echo-tui key renew uses a new one, which cannot read what was encrypted before."
        case .passphraseNeeded:
            "The storage key needs your passphrase. Start echo-tui again, in a terminal, and type it when you are asked."
        case .wrongPassphrase(.zero): "The passphrase is wrong."
        case .wrongPassphrase(let delay): "The passphrase is wrong. Try again in \(Self.seconds(delay))."
        case .tooSoon(let delay): "The passphrase was wrong too often. Try again in \(Self.seconds(delay))."
        }
    }

    /// Rounded up, so that whoever waits so long has waited long enough.
    private static func seconds(_ delay: Duration) -> String {
        let (seconds, rest) = delay.components
        let count = max(1, rest > 0 ? seconds + 1 : seconds)
        return NumberWording.counted(Int(count), "second")
    }
}

extension StorageKeyPlace {
    /// As part of a sentence.
    var name: String {
        switch self {
        case .keyring: "the desktop's keyring"
        case .passphrase: "the file that your passphrase opens"
        case .file: "its file"
        }
    }
}
