/// Puts the sound of two sides on one timeline, by the time at which its samples were heard.
///
/// Sound is given chunk by chunk, each side's in its order, and taken in order of time, silence where nobody made a sound.
public struct StereoTimeline: Sendable {
    public enum Side: Sendable, Hashable { case left, right }

    /// Clocks of devices tremble: sound that begins within 50 ms of the end of the sound before it joins it.
    static let tolerance = PCM16.sampleRate / 20
    /// They also run apart: what is further off than 15 ms ten chunks long comes nearer by a sample a chunk, which nobody
    /// hears.
    static let slack = PCM16.sampleRate * 15 / 1000
    static let persistence = 10
    /// What claims to lie further ahead than 10 s has a wrong clock and joins the sound before it.
    static let furthest = PCM16.sampleRate * 10

    /// One side: sound from `taken` on.
    private struct Track: Sendable {
        var samples: [Int16] = []
        /// Where its newest sound ended.
        var end: Int?
        /// How many chunks in a row were later, or sooner, than they should be.
        private var apart = 0

        /// Returns the frames for which it is too late: they were taken already, or have another chunk's place.
        mutating func place(_ new: [Int16], endingAt newEnd: Int, after taken: Int) -> Int {
            var (new, start) = (new, newEnd - new.count)
            let before = end ?? .min / 2
            let isJoined = abs(start - before) <= tolerance
            if isJoined { new = slipped(new, by: start - before) }
            if isJoined || start > taken + furthest { start = max(before, taken) }
            let first = max(start, taken + samples.count)
            let lost = min(new.count, first - start)
            samples += Array(repeating: 0, count: first - taken - samples.count) + new.dropFirst(lost)
            end = start + new.count
            return lost
        }

        private mutating func slipped(_ samples: [Int16], by offset: Int) -> [Int16] {
            let side = abs(offset) > slack ? offset.signum() : 0
            apart = apart * side < 0 ? side : side == 0 ? 0 : apart + side
            guard abs(apart) >= persistence else { return samples }
            return side > 0 ? samples + samples.suffix(1) : samples.dropLast()
        }
    }

    private var origin: ContinuousClock.Instant
    private var left = Track()
    private var right = Track()
    /// Frames that were taken.
    public private(set) var taken = 0
    /// Frames of sound that came too late to be placed.
    public private(set) var late = 0

    /// - Parameter origin: when its first frame is.
    public init(origin: ContinuousClock.Instant) { self.origin = origin }

    /// - Parameter lastSampleAt: when the last of these samples was heard.
    public mutating func add(_ samples: [Int16], to side: Side, lastSampleAt: ContinuousClock.Instant) {
        let end = frame(at: lastSampleAt)
        switch side {
        case .left: late += left.place(samples, endingAt: end, after: taken)
        case .right: late += right.place(samples, endingAt: end, after: taken)
        }
    }

    /// A span in which nothing was heard, for the machine slept, is left out: what comes later stands so much earlier.
    public mutating func leaveOut(_ span: Duration) { origin += span }

    /// Everything up to a moment: left and right in turn. Empty for a moment that is over.
    public mutating func take(until moment: ContinuousClock.Instant) -> [Int16] {
        let count = max(0, frame(at: moment) - taken)
        var frames = [Int16](repeating: 0, count: 2 * count)
        for (index, sample) in left.samples.prefix(count).enumerated() { frames[2 * index] = sample }
        for (index, sample) in right.samples.prefix(count).enumerated() { frames[2 * index + 1] = sample }
        left.samples.removeFirst(min(count, left.samples.count))
        right.samples.removeFirst(min(count, right.samples.count))
        taken += count
        return frames
    }

    private func frame(at instant: ContinuousClock.Instant) -> Int { FrameCount.frames(instant - origin) }
}
