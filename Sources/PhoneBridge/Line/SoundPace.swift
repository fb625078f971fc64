/// Lets a caller's sound through as fast as time passes, and no faster: networks deliver in bursts, and who floods a
/// line is not heard.
struct SoundPace: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// How far ahead of time sound may be.
    private static let burst = Duration.seconds(2)

    private var since: Instant?
    /// Bytes that were let through since then.
    private var heard = 0

    /// - Parameter bytes: of G.711: 8 a millisecond.
    mutating func admits(_ bytes: Int, at now: Instant) -> Bool {
        guard let since else {
            (self.since, heard) = (now, bytes)
            return true
        }
        // A sender that was silent for long has not saved up anything.
        if Self.duration(of: heard) < now - since { (self.since, heard) = (now, 0) }
        guard Self.duration(of: heard + bytes) <= now - (self.since ?? now) + Self.burst else { return false }
        heard += bytes
        return true
    }

    private static func duration(of bytes: Int) -> Duration { .microseconds(bytes * 125) }
}
