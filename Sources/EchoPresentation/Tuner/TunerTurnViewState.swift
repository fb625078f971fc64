import EchoAudio

/// One turn on the strip below the recording: places from its beginning, 0, to its end, 1.
public struct TunerTurnViewState: Sendable, Hashable {
    /// Where the turn begins, with what is kept from before the speech.
    public var start: Double
    /// Where speech was heard.
    public var heard: Double
    /// Where the silence begins that ends it.
    public var quiet: Double
    public var end: Double

    public init(start: Double, heard: Double, quiet: Double, end: Double) {
        (self.start, self.heard, self.quiet, self.end) = (start, heard, quiet, end)
    }

    init(_ turn: VoiceTurn, _ settings: TunedVoiceDetection, of samples: Double) {
        let silence = Int(settings.silence / .microseconds(1)) * PCM16.sampleRate / 1_000_000
        let heard = Double(turn.heard) / samples
        self.init(
            start: Double(turn.start) / samples, heard: heard,
            quiet: turn.end.map { max(heard, Double($0 - silence) / samples) } ?? 1,
            end: min(1, turn.end.map { Double($0) / samples } ?? 1))
    }
}
