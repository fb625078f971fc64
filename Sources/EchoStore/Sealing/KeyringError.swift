/// Why the keyring gives or takes nothing.
public enum KeyringError: Error, Sendable, Hashable, CaseIterable {
    /// There is no Secret Service here: no desktop session, no bus, no libsecret.
    case absent
    /// It does not answer in time.
    case timedOut
    /// It is locked, and nobody unlocked it.
    case locked
    /// It answers that it cannot, or forgets what it was given.
    case failed

    /// The problem, as the end of a sentence.
    public var text: String {
        switch self {
        case .absent: "the desktop's Secret Service is not available"
        case .timedOut: "the desktop's Secret Service does not answer"
        case .locked: "the desktop's keyring is locked"
        case .failed: "the desktop's Secret Service failed"
        }
    }
}
