import EchoAudio
import EchoText

/// Two recordings as pictures, and the settings that are tried on them.
public struct TunerReviewViewState: Sendable, Hashable {
    /// Steps of the histograms: a twentieth each.
    public static let steps = 20

    /// How often the room sounds how much like speech, from not at all to surely: 0–1 each.
    public var room: [Double]
    public var voice: [Double]
    /// "−58 dB".
    public var roomCaption: String
    public var voiceCaption: String
    /// Where speech begins, along the histograms.
    public var threshold: Double
    /// How loud the voice's recording is over time, on the meter from 0 to 1.
    public var loudness: [Double]
    public var turns: [TunerTurnViewState]
    /// How long the recording is.
    public var seconds: Int
    public var knobs: [TunerKnobViewState]
    /// What the settings would do.
    public var verdict: [StyledText]

    public init(
        room: [Double], voice: [Double], roomCaption: String, voiceCaption: String, threshold: Double,
        loudness: [Double], turns: [TunerTurnViewState], seconds: Int, knobs: [TunerKnobViewState],
        verdict: [StyledText]
    ) {
        self.room = room
        self.voice = voice
        self.roomCaption = roomCaption
        self.voiceCaption = voiceCaption
        self.threshold = threshold
        self.loudness = loudness
        self.turns = turns
        self.seconds = seconds
        self.knobs = knobs
        self.verdict = verdict
    }

    init(_ tuning: VoiceTuning, _ settings: TunedVoiceDetection, _ knob: TunerPresenter.Knob) {
        let best = tuning.best
        let turns = tuning.speech.turns(settings)
        let samples = Double(max(1, tuning.speech.sound.samples.count))
        room = Self.scaled(tuning.room.histogram(Self.steps))
        voice = Self.scaled(tuning.speech.histogram(Self.steps))
        roomCaption = NumberWording.decibels(tuning.roomLevel)
        voiceCaption = NumberWording.decibels(tuning.voiceLevel)
        threshold = settings.threshold
        loudness = tuning.speech.levels.map(MeterScale.position)
        self.turns = turns.map { TunerTurnViewState($0, settings, of: samples) }
        seconds = Int((samples / Double(PCM16.sampleRate)).rounded())
        knobs = TunerPresenter.Knob.allCases.map { TunerKnobViewState($0, settings, best, isSelected: $0 == knob) }
        verdict = TunerWording.verdict(tuning, settings, turns)
    }

    /// What is rare is still seen: the root of its share.
    private static func scaled(_ shares: [Double]) -> [Double] { shares.map { $0.squareRoot() } }
}
