import Echo

/// The devices for sound of this machine, both directions, and who told.
public struct DeviceList: Sendable, Hashable {
    public var devices: [AudioDevice]
    /// A sound server told: without it the same devices have other names, or none.
    public var hasServer: Bool

    public init(_ devices: [AudioDevice], hasServer: Bool = false) {
        self.devices = devices
        self.hasServer = hasServer
    }
}
