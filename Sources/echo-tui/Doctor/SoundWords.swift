import Echo
import EchoScreen

/// The words that both sound checkups have for a device that does not work.
enum SoundWords {
    static func finding(
        _ subject: String, _ error: AudioDeviceError, of device: TestedDevice = TestedDevice()
    ) -> Finding {
        let of = device.name.map { "\($0): " } ?? ""
        return switch error {
        case .noDevice: .bad(subject, "none found", advice: "Plug one in, or choose one in your sound settings.")
        case .noSoundServer:
            .bad(subject, "the sound server is not running", advice: "Start PipeWire or PulseAudio.")
        case .busy: .bad(subject, "\(of)in use by another program", advice: "Close that program and try again.")
        case .permissionDenied:
            .bad(subject, "\(of)permission denied", advice: "Add your user to the “audio” group and log in again.")
        case .stalled:
            .bad(
                subject, "\(of)opens, but no audio flows",
                advice: "Restart the sound server, or plug the device in again.")
        case .replaced:
            .bad(subject, "the selected one was disconnected", advice: "Plug it in, or choose another in the settings.")
        case .failed(_, let reason):
            .bad(subject, "\(of)failed: \(reason)", advice: "Check that “aplay -l” and “arecord -l” list it.")
        }
    }
}
