public import Foundation

/// Who uses a bridge, told apart by the device: a client's own name for itself.
public struct CallUser: Sendable, Hashable, Identifiable {
    public var device: String
    public var seen: Date

    public init(device: String, seen: Date) { (self.device, self.seen) = (device, seen) }

    /// The same whichever bridge asks.
    public var id: UUID { Self.id(of: device) }

    public static func id(of device: String) -> UUID { UUID(ofCall: "device \(device)") }
}
