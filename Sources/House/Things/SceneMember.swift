/// A device that a scene changes, and what the scene does to it.
public struct SceneMember: Hashable, Sendable, Codable {
    public var device: DeviceID
    /// Nil where the house names the device only.
    public var action: DeviceAction?

    public init(device: DeviceID, action: DeviceAction? = nil) {
        self.device = device
        self.action = action
    }
}
