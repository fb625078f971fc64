import Foundation
import House

/// An order of which nobody knows whether it was carried out: the house hung, or the connection broke.
struct UnansweredOrder: Sendable, Hashable {
    let action: DeviceAction
    let sentAt: Date
}
