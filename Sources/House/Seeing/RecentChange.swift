public import Foundation

/// Something that changed, and who did it.
public struct RecentChange: Hashable, Sendable {
    public var device: DeviceID
    public var from: String?
    public var to: String?
    public var at: Date
    public var cause: ChangeCause
}
