import EchoAudio

/// Words for a microphone that works and does not hear well.
enum SignalWording {
    /// For beside the meter.
    static func brief(_ problem: SignalProblem) -> String {
        switch problem {
        case .mutedBySystem: "muted by system"
        case .noSignal: "no signal"
        case .clipping: "clipping"
        case .tooQuiet: "too quiet"
        }
    }

    /// The loudspeaker works, and nobody hears it.
    static let mutedLoudspeaker = ErrorWording(
        "The system has muted the loudspeaker: answers are not heard.",
        "Unmute it in the sound settings of your desktop.")

    /// What is wrong, and what to do.
    static func present(_ problem: SignalProblem) -> ErrorWording {
        switch problem {
        case .mutedBySystem:
            ErrorWording("The system has muted the microphone.", "Unmute it in the sound settings of your desktop.")
        case .noSignal:
            ErrorWording(
                "Nothing comes from the microphone, not even noise.",
                "Is it switched off, or another one meant? \(key: .focus(.settings)) shows them all.")
        case .clipping:
            ErrorWording(
                "The microphone is too loud: its sound is cut off.",
                "Lower its level in your sound settings, or go farther from it.")
        case .tooQuiet:
            ErrorWording(
                "You are hardly heard.", "Come closer, or raise the microphone's gain: \(key: .focus(.settings)).")
        }
    }
}
