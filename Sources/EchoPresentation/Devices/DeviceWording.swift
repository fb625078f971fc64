import Echo
import EchoText

/// Words for devices that come and go.
enum DeviceWording {
    /// Nil for what is nobody's business.
    static func words(_ change: DeviceChange) -> Wording? {
        switch change {
        case .removed(let device, let now?): "\(name(device)) removed: now \(name(now))."
        case .removed(let device, nil): "\(name(device)) removed: no \(kind(device.direction)) is left. \(rest(device))"
        case .returned(let device): "\(name(device)) is back and in use again."
        case .resumed: nil
        case .changed(let device): "The \(kind(device.direction)) is now \(name(device))."
        }
    }

    static func kind(_ direction: AudioDevice.Direction) -> String {
        direction == .input ? "microphone" : "loudspeaker"
    }

    private static func name(_ device: AudioDevice) -> String { Sanitizer.line(device.name) }

    private static func rest(_ device: AudioDevice) -> String {
        device.direction == .input
            ? "Plug one in: it is found by itself. You can type meanwhile."
            : "Plug one in: it is found by itself. Answers can be read meanwhile."
    }
}
