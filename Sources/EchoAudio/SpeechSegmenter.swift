/// Cuts a stream of speech probabilities into stretches of speech, as a realtime server's turn detection does.
public struct SpeechSegmenter: Sendable {
    /// An event, in frames at 24 kHz since the stream began.
    public enum Event: Sendable, Hashable {
        /// Speech began; the prefix padding is already taken off, but never before the end of the stretch before.
        case started(atFrame: Int)
        /// Speech ended; the silence that proved it is included.
        case stopped(atFrame: Int)
    }

    /// How probable speech must be to begin, 0–1; it goes on while it is no more than 0.15 below.
    public var threshold: Float
    /// How much of the sound before the first word belongs to it.
    public var prefixPadding: Duration
    /// How long it must be quiet before speech has ended.
    public var silence: Duration

    public private(set) var isSpeaking = false
    private var position = 0
    private var quietFrames = 0
    private var awaitsQuiet = false
    private var previousEnd = 0

    /// How probable speech must be to go on.
    var least: Float { max(threshold - 0.15, min(threshold, 0.05)) }

    public init(
        threshold: Float = 0.5, prefixPadding: Duration = .milliseconds(300), silence: Duration = .milliseconds(500)
    ) {
        self.threshold = threshold
        self.prefixPadding = prefixPadding
        self.silence = silence
    }

    /// - Parameters:
    ///   - probability: of speech in the next stretch of the stream.
    ///   - frames: its length.
    public mutating func receive(_ probability: Float, frames: Int = VoiceActivityDetector.frameLength) -> Event? {
        defer { position += frames }
        return isSpeaking ? goOn(probability, frames) : listen(probability)
    }

    /// The stream was cut (committed or cleared by hand): what is running ends without an event, and what is left of
    /// it begins nothing: it must be quiet first.
    public mutating func cut() {
        awaitsQuiet = awaitsQuiet || isSpeaking
        isSpeaking = false
        quietFrames = 0
        previousEnd = position
    }

    private mutating func listen(_ probability: Float) -> Event? {
        guard probability >= threshold else {
            awaitsQuiet = false
            return nil
        }
        guard !awaitsQuiet else { return nil }
        isSpeaking = true
        quietFrames = 0
        return .started(atFrame: max(previousEnd, position - FrameCount.frames(prefixPadding)))
    }

    private mutating func goOn(_ probability: Float, _ frames: Int) -> Event? {
        quietFrames = probability >= least ? 0 : quietFrames + frames
        guard quietFrames > 0, quietFrames >= FrameCount.frames(silence) else { return nil }
        isSpeaking = false
        previousEnd = position + frames
        return .stopped(atFrame: previousEnd)
    }
}
