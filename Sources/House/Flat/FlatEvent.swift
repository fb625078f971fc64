import Foundation

/// Something the people who live in the flat do.
struct FlatEvent: Hashable, Sendable {
    var at: Date
    var device: DeviceID
    var state: String
}
