/// The description to remember of a device.
public struct DescribedDevice: Hashable, Sendable, Codable {
    public var device: DeviceID
    /// Nil to forget what was said of it.
    public var description: DeviceDescription?

    public init(device: DeviceID, description: DeviceDescription?) {
        (self.device, self.description) = (device, description)
    }
}
