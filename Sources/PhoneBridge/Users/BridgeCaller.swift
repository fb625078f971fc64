import Foundation

/// The client or user that asks a bridge.
enum BridgeCaller: Sendable, Hashable {
    /// Whoever has the bridge's own token.
    case owner
    case user(BridgeUser)

    func may(_ rights: UserRights) -> Bool {
        switch self {
        case .owner: true
        case .user(let user): user.rights >= rights
        }
    }

    /// Nil where it is said otherwise, or not at all.
    func user(at now: Date) -> CallUser? {
        switch self {
        case .owner: nil
        case .user(let user): CallUser(device: user.device, seen: now)
        }
    }
}
