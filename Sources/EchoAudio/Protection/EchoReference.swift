/// What the loudspeaker played, on the clock of the room: each sample stands where it was heard.
///
/// Devices tell their delay with a few milliseconds of jitter, and their clocks drift. Samples therefore follow one
/// another without a gap as long as what is told differs little, and slip by one at a time towards what is told on
/// average; only a jump (the device stopped, was changed, or threw sound away) leaves a gap or takes back what was
/// never heard.
public struct EchoReference: Sendable {
    /// A power of two: 5.4 s.
    private static let capacity = 1 << 17

    private var timeline = SampleTimeline()
    private var ring = [Int16](repeating: 0, count: Self.capacity)
    private var end = 0
    /// Of the microphone's clock against the room's, in samples.
    private var offset = 0

    public init() {}

    /// - Parameter lastHeardAt: when the last of these samples leaves the loudspeaker.
    public mutating func append(_ samples: ArraySlice<Int16>, lastHeardAt: ContinuousClock.Instant) {
        let start = timeline.place(samples.count, lastAt: lastHeardAt, offset: -offset)
        if start > end { clear(max(end, start - Self.capacity)..<start) }
        for (offset, sample) in samples.enumerated() { ring[(start + offset) & (Self.capacity - 1)] = sample }
        end = start + samples.count
    }

    /// What was heard then; silence where nothing is known.
    ///
    /// - Parameters:
    ///   - span: on the microphone's clock.
    ///   - offset: of that clock against the room's. Both devices' clocks often go wrong together: what counts is how
    ///     the one differs from the other.
    public mutating func samples(_ span: Range<Int>, offset: Int = 0) -> [Int16] {
        self.offset = offset
        return span.map { $0 < end && $0 >= end - Self.capacity && $0 >= 0 ? ring[$0 & (Self.capacity - 1)] : 0 }
    }

    private mutating func clear(_ span: Range<Int>) {
        for index in span { ring[index & (Self.capacity - 1)] = 0 }
    }
}
