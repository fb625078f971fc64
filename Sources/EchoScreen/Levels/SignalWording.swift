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
        "The system has muted the speaker: you cannot hear answers.",
        "Unmute it in your system's sound settings.")

    /// What is wrong, and what to do.
    static func present(_ problem: SignalProblem) -> ErrorWording {
        switch problem {
        case .mutedBySystem:
            ErrorWording("The system has muted the microphone.", "Unmute it in your system's sound settings.")
        case .noSignal:
            ErrorWording(
                "The microphone sends no signal, not even noise.",
                "Check that it is switched on, or choose another in the settings (\(key: .focus(.settings))).")
        case .clipping:
            ErrorWording(
                "The microphone is too loud: it is clipping.",
                "Lower its level in your sound settings, or move farther away.")
        case .tooQuiet:
            ErrorWording(
                "Your voice is too quiet.",
                "Move closer, or raise Microphone gain in the settings (\(key: .focus(.settings))).")
        }
    }
}
