/// The rights of a user of a bridge: each includes those before it.
package enum UserRights: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Reads and hears.
    case watch
    /// Has a say in calls: places them, speaks in them, hands them on, ends them.
    case act
    /// Changes what holds for calls to come, and erases.
    case administer

    package static func < (left: UserRights, right: UserRights) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .watch: 0
        case .act: 1
        case .administer: 2
        }
    }
}
