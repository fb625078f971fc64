import EchoAudio

/// A setting that is tried.
public struct TunerKnobViewState: Sendable, Hashable {
    public var label: String
    public var value: String
    /// "best 0.50", "the best".
    public var best: String
    public var isSelected: Bool

    public init(label: String, value: String, best: String, isSelected: Bool = false) {
        self.label = label
        self.value = value
        self.best = best
        self.isSelected = isSelected
    }

    init(
        _ knob: TunerPresenter.Knob, _ settings: TunedVoiceDetection, _ best: TunedVoiceDetection, isSelected: Bool
    ) {
        label = TunerWording.label(knob)
        value = TunerWording.value(knob, settings)
        let words = TunerWording.value(knob, best)
        self.best = words == value ? "best fit" : "best fit \(words)"
        self.isSelected = isSelected
    }
}
