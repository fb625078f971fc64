import Echo

/// Which device is to be used.
public struct DeviceUse: Sendable, Hashable {
    public var direction: AudioDevice.Direction
    /// Nil for the default one.
    public var id: String?
}
