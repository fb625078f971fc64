/// Why the sound of a recording cannot be had. It names no path.
public enum RecordingVaultError: Error, Sendable, Hashable {
    /// It is not there, or not any more.
    case notFound
    /// It cannot be read now.
    case unavailable
    /// The store does not accept the key, or does not let it do that.
    case refused
}
