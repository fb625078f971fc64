import Echo

/// The devices for sound there are, and which are used.
public protocol SoundDevicesProtocol: Sendable {
    /// Both directions; asks the sound system each time. Nil while it does not answer.
    func devices() async -> DeviceList?
    /// Both directions, soon and then whenever they have changed, until nobody listens any more.
    var changes: AsyncStream<DeviceList> { get }
    /// Goes on with another device, also while it sounds; nil for the default one.
    func use(_ deviceID: String?, for direction: AudioDevice.Direction) async
    func use(_ protection: EchoProtection) async
    /// - Parameters:
    ///   - gain: added to what the device in use gives or takes, dB.
    ///   - latency: how much later it sounds than it tells.
    func tune(_ direction: AudioDevice.Direction, gain: Double, latency: Duration) async
    func use(_ conditioning: SoundConditioning) async
    /// What is done about the echo and what comes of it: when it changes, every ten seconds at most. One listener.
    var protection: AsyncStream<ProtectionStatus> { get }
}
