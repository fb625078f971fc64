import Echo

/// Words for devices that come and go.
enum DeviceWording {
    /// Nil for what is nobody's business.
    static func words(_ change: DeviceChange) -> Wording? {
        switch change {
        case .removed(let device, let now?): "\(device.name) removed: now \(now.name)."
        case .removed(let device, nil): "\(device.name) removed: no \(kind(device.direction)) is left. \(rest(device))"
        case .returned(let device): "\(device.name) is back and in use again."
        case .resumed: nil
        case .changed(let device): "The \(kind(device.direction)) is now \(device.name)."
        }
    }

    static func kind(_ direction: AudioDevice.Direction) -> String {
        direction == .input ? "microphone" : "loudspeaker"
    }

    private static func rest(_ device: AudioDevice) -> String {
        device.direction == .input
            ? "Plug one in: it is found by itself. You can type meanwhile."
            : "Plug one in: it is found by itself. Answers can be read meanwhile."
    }
}
