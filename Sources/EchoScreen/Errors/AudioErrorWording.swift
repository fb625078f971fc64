import Echo
import EchoText

/// Words for what a microphone or loudspeaker can refuse.
package enum AudioErrorWording {
    static func present(_ error: AudioDeviceError) -> ErrorWording {
        let name = name(error.direction)
        return switch error {
        case .noDevice:
            ErrorWording("No \(name) found.", "Plug one in; it is detected automatically. \(meanwhile(error))")
        case .noSoundServer:
            ErrorWording(
                "The sound server is not running, so there is no \(name).",
                "Start PipeWire or PulseAudio; it is detected automatically. \(meanwhile(error))")
        case .busy:
            ErrorWording(
                "The \(name) is in use by another program.",
                "Close that program; echo retries automatically. \(meanwhile(error))"
            )
        case .permissionDenied:
            ErrorWording(
                "You do not have permission to use the \(name).",
                "Add your user to the “audio” group and log in again. \(meanwhile(error))")
        case .stalled: ErrorWording("The \(name) stopped responding.", "It is being reopened. \(meanwhile(error))")
        case .replaced:
            ErrorWording(
                "The selected \(name) was disconnected.",
                "The default one is used instead; choose another in the settings.")
        case .failed(_, let reason):
            ErrorWording(
                "The \(name) failed: \(reason).",
                "Run “echo-tui doctor” to test it. \(meanwhile(error))")
        }
    }

    /// No device has failed by it yet.
    static let serverGone = ErrorWording(
        "The sound server has stopped: the microphone and the speaker are unavailable.",
        "Restart it; it is detected automatically. You can still type.")

    /// For beside the meter.
    package static func brief(_ error: AudioDeviceError) -> String {
        let name = name(error.direction)
        return switch error {
        case .noDevice: "no \(name)"
        case .noSoundServer: "no \(name): no sound server"
        case .busy: "\(name) in use by another program"
        case .permissionDenied: "\(name): permission denied"
        case .stalled: "\(name) not responding"
        case .replaced: "default \(name): the selected one was disconnected"
        case .failed(_, let reason): "\(name) failed: \(Sanitizer.line(reason))"
        }
    }

    private static func name(_ direction: AudioDeviceError.Direction) -> String {
        direction == .capture ? "microphone" : "speaker"
    }

    /// What goes on working without it.
    private static func meanwhile(_ error: AudioDeviceError) -> Wording {
        error.direction == .capture ? "You can still type." : "You can still read answers."
    }
}
