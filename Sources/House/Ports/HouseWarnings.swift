/// Which warnings of the house are told at once.
public enum HouseWarnings: String, Sendable, Hashable, CaseIterable {
    case all, dangers, none

    func tells(_ hazard: HouseHazard) -> Bool {
        switch self {
        case .all: true
        case .dangers: hazard.isDanger
        case .none: false
        }
    }
}
