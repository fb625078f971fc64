public import Foundation

/// An order that was given while the house was out of reach.
public struct WaitingOrder: Hashable, Sendable, Codable, Identifiable {
    public let id: Int
    public let order: DeviceOrder
    public let askedAt: Date
    /// Then it is not given any more.
    public let expires: Date
}
