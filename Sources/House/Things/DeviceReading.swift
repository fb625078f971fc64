public import Foundation

/// How a device was at one moment, as the house said.
public struct DeviceReading: Hashable, Sendable, Codable {
    public let device: DeviceID
    /// The state by the house's word ("on", "locked", "jammed", "21.5"); nil while the device cannot be reached.
    public var state: String?
    /// What else is known, by standard names.
    public var details: DeviceDetails
    /// When it became so.
    public var since: Date
    /// What made it so.
    public var cause: ChangeCause

    public init(
        device: DeviceID, state: String?, details: DeviceDetails = DeviceDetails(), since: Date,
        cause: ChangeCause = ChangeCause()
    ) {
        self.device = device
        self.state = state
        self.details = details
        self.since = since
        self.cause = cause
    }

    public var isAvailable: Bool { state != nil }
}
