import Echo
import EchoPresentation

/// What both sound checkups say of a device that does not work.
enum SoundWords {
    static func finding(
        _ subject: String, _ error: AudioDeviceError, of device: TestedDevice = TestedDevice()
    ) -> Finding {
        let of = device.name.map { "\($0): " } ?? ""
        return switch error {
        case .noDevice: .bad(subject, "there is none", advice: "Plug one in, or choose one in your sound settings.")
        case .noSoundServer:
            .bad(subject, "the sound server is not running", advice: "Start PipeWire or PulseAudio.")
        case .busy: .bad(subject, "\(of)another program holds it", advice: "Close that program and try again.")
        case .permissionDenied:
            .bad(subject, "\(of)this user may not use it", advice: "Join the group “audio” and log in again.")
        case .stalled:
            .bad(
                subject, "\(of)opens, but nothing moves",
                advice: "Restart the sound server, or plug the device in again.")
        case .replaced:
            .bad(subject, "the chosen one is gone", advice: "Plug it in, or choose another in the settings.")
        case .failed(_, let reason):
            .bad(subject, "\(of)fails: \(reason)", advice: "Try “aplay -l” and “arecord -l”: do they know it?")
        }
    }
}
