import Echo

/// Words for devices that come and go.
enum DeviceWording {
    /// Nil for what is nobody's business.
    static func words(_ change: DeviceChange) -> Wording? {
        switch change {
        case .removed(let device, let now?): "\(device.name) was disconnected: using \(now.name)."
        case .removed(let device, nil):
            "\(device.name) was disconnected: no \(kind(device.direction)) left. \(rest(device))"
        case .returned(let device): "\(device.name) was reconnected and is in use again."
        case .resumed: nil
        case .changed(let device): "The \(kind(device.direction)) is now \(device.name)."
        }
    }

    static func kind(_ direction: AudioDevice.Direction) -> String {
        direction == .input ? "microphone" : "speaker"
    }

    private static func rest(_ device: AudioDevice) -> String {
        device.direction == .input
            ? "Plug one in; it is detected automatically. You can still type."
            : "Plug one in; it is detected automatically. You can still read answers."
    }
}
