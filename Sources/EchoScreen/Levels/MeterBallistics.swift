import Echo
import EchoText

/// How a meter moves: up at once, and down no faster than the eye follows, as broadcast meters do.
struct MeterBallistics: Sendable, Hashable {
    /// Decibels per second on the way down: 20 dB in 1.7 s, as IEC 60268-18 asks of digital peak meters and
    /// IEC 60268-10 of its type I. (Its type II, the meter of the EBU and of EBU Tech 3205, takes 2.8 s for 24 dB.)
    static let fall = 20 / 1.7

    private var top: Float = MeterScale.bottom
    private var since = Duration.zero

    /// - Parameter decibels: the loudness of 20 ms: it is as if integrated over that time, of which the norms ask 5 to
    ///   10 ms.
    mutating func receive(_ decibels: Float, at now: Duration) {
        guard decibels.isFinite, decibels >= self.decibels(at: now) else { return }
        top = decibels
        since = now
    }

    /// What the meter reads, dBFS.
    func decibels(at now: Duration) -> Float {
        let fallen = Float(max(0, DurationWording.seconds(now - since)) * Self.fall)
        return max(MeterScale.bottom, top - fallen)
    }
}
