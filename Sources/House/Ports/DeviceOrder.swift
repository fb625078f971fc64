/// The order for one device.
public struct DeviceOrder: Hashable, Sendable, Codable {
    public var device: DeviceID
    public var action: DeviceAction

    public init(device: DeviceID, action: DeviceAction) {
        self.device = device
        self.action = action
    }
}
