import Echo

/// The devices for sound there are, and which are used.
public protocol SoundDevicesProtocol: Sendable {
    /// Both directions; asks the sound system each time.
    func devices() async -> [AudioDevice]
    /// Goes on with another device, also while it sounds; nil for the default one.
    func use(_ deviceID: String?, for direction: AudioDevice.Direction) async
    func use(_ protection: EchoProtection) async
}
