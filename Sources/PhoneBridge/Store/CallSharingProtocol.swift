public import EchoWire
public import Foundation

/// Keeps what all bridges share besides the calls: settings that hold for calls to come, and who uses the bridges.
public protocol CallSharingProtocol: Sendable {
    /// Nil for one that was never set, or was taken back.
    func setting(_ name: String) async throws(CallStoreError) -> JSONValue?
    /// - Parameter value: nil takes it back.
    func set(_ name: String, to value: JSONValue?) async throws(CallStoreError)
    /// One that is known already was active again.
    func see(_ user: CallUser) async throws(CallStoreError)
    /// Calls that were held by it stay.
    ///
    /// - Returns: whether there was one.
    func delete(prompt: UUID) async throws(CallStoreError) -> Bool
    /// Those with a person, newest first.
    ///
    /// - Parameter number: as it stands in the records.
    func calls(with number: String) async throws(CallStoreError) -> [CallRecord]
}

/// Who uses a bridge, told apart by the device: a client's own name for itself.
public struct CallUser: Sendable, Hashable, Identifiable {
    public var device: String
    public var seen: Date

    public init(device: String, seen: Date) { (self.device, self.seen) = (device, seen) }

    /// The same whichever bridge asks.
    public var id: UUID { Self.id(of: device) }

    public static func id(of device: String) -> UUID { UUID(ofCall: "device \(device)") }
}
