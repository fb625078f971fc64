/// The devices there are to choose from, and who told.
public struct SoundDeviceList: Sendable, Hashable {
    public var devices: [SoundDevice]
    /// A sound server answers: it has all devices there are. Else they are ALSA's.
    public var hasServer: Bool

    public init(_ devices: [SoundDevice], hasServer: Bool) {
        self.devices = devices
        self.hasServer = hasServer
    }
}
