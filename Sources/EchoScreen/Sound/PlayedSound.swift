/// The sound of a message that is being played: how far it is follows from the time. Time is the running time of the program.
public struct PlayedSound: Sendable, Hashable {
    public let message: String
    public let duration: Duration
    /// The loudest sample of each tenth of a second, 0–255.
    public let peaks: [UInt8]
    /// Where it stood when it was paused, or went on.
    public var start = Duration.zero
    /// When it went on; nil while it is paused.
    public var since: Duration?
    /// 2 is twice as fast.
    public var speed = 1.0

    public init(message: String, duration: Duration, peaks: [UInt8]) {
        self.message = message
        self.duration = duration
        self.peaks = peaks
    }

    public var isPaused: Bool { since == nil }

    public func position(at now: Duration) -> Duration {
        min(duration, max(.zero, start + (since.map { (now - $0) * speed } ?? .zero)))
    }

    /// 0 to 1.
    package func share(at now: Duration) -> Double { duration > .zero ? min(1, position(at: now) / duration) : 0 }
}
