/// The sound of a call as it was kept.
public struct CallSoundKept: Sendable, Hashable {
    /// As the vault knows it.
    public var path: String
    public var duration: Duration
    /// As a client gets it.
    public var bytes: Int

    public init(path: String, duration: Duration, bytes: Int) {
        (self.path, self.duration, self.bytes) = (path, duration, bytes)
    }
}
