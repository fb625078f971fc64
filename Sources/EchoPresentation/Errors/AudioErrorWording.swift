import Echo
import EchoText

/// Words for what a microphone or loudspeaker can refuse.
enum AudioErrorWording {
    static func present(_ error: AudioDeviceError) -> ErrorWording {
        let name = name(error.direction)
        return switch error {
        case .noDevice: ErrorWording("There is no \(name).", "Plug one in: it is found by itself. \(meanwhile(error))")
        case .noSoundServer:
            ErrorWording(
                "The sound server is not running, so there is no \(name).",
                "Start PipeWire or PulseAudio: it is found by itself. \(meanwhile(error))")
        case .busy:
            ErrorWording(
                "Another program holds the \(name).", "Close it there: it is tried again by itself. \(meanwhile(error))"
            )
        case .permissionDenied:
            ErrorWording(
                "This user may not use the \(name).", "Join the group “audio” and log in again. \(meanwhile(error))")
        case .stalled: ErrorWording("The \(name) stopped answering.", "It is being opened again. \(meanwhile(error))")
        case .replaced:
            ErrorWording(
                "The chosen \(name) is gone.", "The default one goes on in its place; choose another in the settings.")
        case .failed(_, let reason):
            ErrorWording(
                "The \(name) failed: \(reason).",
                "Run “echo-tui doctor” to test it. \(meanwhile(error))")
        }
    }

    /// No device has failed by it yet.
    static let serverGone = ErrorWording(
        "The sound server has stopped, so there is no microphone and no loudspeaker.",
        "When it runs again it is found by itself. You can type meanwhile.")

    /// For beside the meter.
    static func brief(_ error: AudioDeviceError) -> String {
        let name = name(error.direction)
        return switch error {
        case .noDevice: "no \(name)"
        case .noSoundServer: "no \(name): no sound server"
        case .busy: "\(name) in use elsewhere"
        case .permissionDenied: "\(name) not permitted"
        case .stalled: "\(name) not answering"
        case .replaced: "default \(name): the chosen one is gone"
        case .failed(_, let reason): "\(name) failed: \(Sanitizer.line(reason))"
        }
    }

    private static func name(_ direction: AudioDeviceError.Direction) -> String {
        direction == .capture ? "microphone" : "loudspeaker"
    }

    /// What goes on working without it.
    private static func meanwhile(_ error: AudioDeviceError) -> Wording {
        error.direction == .capture ? "You can type meanwhile." : "Answers can be read meanwhile."
    }
}
