import EchoAudio
import EchoText

/// Two recordings as pictures, and the settings that are tried on them, as a form.
extension FormViewState {
    /// Adds what the settings make of the recordings.
    mutating func show(_ tuning: VoiceTuning, _ settings: TunedVoiceDetection, _ knob: TunerPresenter.Knob) {
        let turns = tuning.speech.turns(settings)
        let samples = Double(max(1, tuning.speech.sound.samples.count))
        histograms = HistogramsViewState(
            rows: [
                HistogramsViewState.Row(
                    label: "room", bars: Self.scaled(tuning.room.histogram(HistogramsViewState.steps)),
                    caption: NumberWording.decibels(tuning.roomLevel), belongsOver: false),
                HistogramsViewState.Row(
                    label: "you", bars: Self.scaled(tuning.speech.histogram(HistogramsViewState.steps)),
                    caption: NumberWording.decibels(tuning.voiceLevel), belongsOver: true),
            ], threshold: settings.threshold, low: "noise", high: "speech")
        timeline = TimelineViewState(
            label: "turns", loudness: tuning.speech.levels.map(MeterScale.position),
            stretches: turns.map { TimelineViewState.Stretch($0, settings, of: samples) },
            seconds: Int((samples / Double(PCM16.sampleRate)).rounded()))
        fields = TunerPresenter.Knob.allCases.map {
            FieldViewState($0, settings, tuning.best, isSelected: $0 == knob)
        }
        verdict = TunerWording.verdict(tuning, settings, turns)
    }

    /// What is rare is still seen: the root of its share.
    private static func scaled(_ shares: [Double]) -> [Double] { shares.map { $0.squareRoot() } }
}

extension TimelineViewState.Stretch {
    fileprivate init(_ turn: VoiceTurn, _ settings: TunedVoiceDetection, of samples: Double) {
        let silence = Int(settings.silence / .microseconds(1)) * PCM16.sampleRate / 1_000_000
        let heard = Double(turn.heard) / samples
        self.init(
            start: Double(turn.start) / samples, heard: heard,
            quiet: turn.end.map { max(heard, Double($0 - silence) / samples) } ?? 1,
            end: min(1, turn.end.map { Double($0) / samples } ?? 1))
    }
}

extension FieldViewState {
    fileprivate init(
        _ knob: TunerPresenter.Knob, _ settings: TunedVoiceDetection, _ best: TunedVoiceDetection, isSelected: Bool
    ) {
        let (value, best) = (TunerWording.value(knob, settings), TunerWording.value(knob, best))
        self.init(
            label: TunerWording.label(knob), value: value, note: best == value ? "best fit" : "best fit \(best)",
            isSelected: isSelected)
    }
}
