/// The voice detection that makes turns out of sound: chosen for one microphone in one room.
public struct TunedVoiceDetection: Sendable, Hashable {
    public static let thresholds: ClosedRange<Double> = 0.05...0.95
    public static let prefixPaddings: ClosedRange<Duration> = .zero...Duration.seconds(2)
    public static let silences: ClosedRange<Duration> = .milliseconds(100)...Duration.seconds(5)

    /// How probable speech must be to begin, 0–1.
    public var threshold: Double { didSet { threshold = Self.bounded(threshold) } }
    /// How much of the sound before the first word belongs to it.
    public var prefixPadding: Duration { didSet { prefixPadding = Self.bounded(prefixPadding, Self.prefixPaddings) } }
    /// How long it must be quiet before speech has ended.
    public var silence: Duration { didSet { silence = Self.bounded(silence, Self.silences) } }

    /// Values beyond the bounds are brought within them.
    public init(
        threshold: Double = 0.5, prefixPadding: Duration = .milliseconds(300), silence: Duration = .milliseconds(500)
    ) {
        self.threshold = Self.bounded(threshold)
        self.prefixPadding = Self.bounded(prefixPadding, Self.prefixPaddings)
        self.silence = Self.bounded(silence, Self.silences)
    }

    /// The segmenter that cuts sound into turns this way.
    public var segmenter: SpeechSegmenter {
        SpeechSegmenter(threshold: Float(threshold), prefixPadding: prefixPadding, silence: silence)
    }

    /// To a hundredth, as it is shown and kept.
    private static func bounded(_ threshold: Double) -> Double {
        guard threshold.isFinite else { return 0.5 }
        return (min(thresholds.upperBound, max(thresholds.lowerBound, threshold)) * 100).rounded() / 100
    }

    private static func bounded(_ duration: Duration, _ range: ClosedRange<Duration>) -> Duration {
        min(range.upperBound, max(range.lowerBound, duration))
    }
}
