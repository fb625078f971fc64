import Echo

/// A sound server's answer when asked for its devices.
struct PulseDirectory: Sendable, Hashable {
    var defaultSink: String?
    var defaultSource: String?
    var devices: [PulseDevice] = []

    func isDefault(_ device: PulseDevice) -> Bool {
        device.name == (device.direction == .output ? defaultSink : defaultSource)
    }
}
