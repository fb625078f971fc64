/// What the loudspeaker played, on the microphone's clock: each sample stands where it was heard.
///
/// Devices tell their delay with a few milliseconds of jitter. Samples therefore follow one another without a gap as long
/// as what is told differs little; only a jump (the device stopped, was changed, or threw sound away) leaves a gap or
/// takes back what was never heard.
public struct EchoReference: Sendable {
    /// A span of it.
    public struct Heard: Sendable, Hashable {
        public var samples: [Int16]
        /// Whether the loudspeaker left something out in it: where exactly nobody knows.
        public var isTorn = false
    }

    /// A power of two: 5.4 s.
    private static let capacity = 1 << 17

    private var timeline = SampleTimeline()
    private var ring = [Int16](repeating: 0, count: Self.capacity)
    private var end = 0
    /// Of the microphone's clock against the room's, in samples.
    private var offset = 0
    /// Where it left something out the last time.
    private var tear = -1

    public init() {}

    /// - Parameter lastHeardAt: when the last of these samples leaves the loudspeaker.
    public mutating func append(_ samples: ArraySlice<Int16>, lastHeardAt: ContinuousClock.Instant) {
        let start = timeline.place(samples.count, lastAt: lastHeardAt, offset: -offset)
        if start != end { leap(by: start - end) }
        for (offset, sample) in samples.enumerated() { self[start + offset] = sample }
        end = start + samples.count
    }

    /// What was heard then; silence where nothing is known.
    ///
    /// - Parameters:
    ///   - span: on the microphone's clock.
    ///   - offset: of that clock against the room's. Both devices' clocks often go wrong together: what counts is how
    ///     the one differs from the other.
    public mutating func heard(_ span: Range<Int>, offset: Int = 0) -> Heard {
        self.offset = offset
        let samples = span.map { $0 < end && $0 >= end - Self.capacity && $0 >= 0 ? self[$0] : 0 }
        return Heard(samples: samples, isTorn: span.contains(tear))
    }

    /// What the device left out it left out before all that was told to be later, and so it was with what came too soon.
    private mutating func leap(by gap: Int) {
        let moved = Array((end - timeline.misplaced..<end).map { self[$0] })
        let start = end - moved.count
        tear = start
        for index in start..<start + min(max(0, gap), Self.capacity) { self[index] = 0 }
        for (offset, sample) in moved.enumerated() { self[start + gap + offset] = sample }
    }

    private subscript(_ index: Int) -> Int16 {
        get { ring[index & (Self.capacity - 1)] }
        set { ring[index & (Self.capacity - 1)] = newValue }
    }
}
