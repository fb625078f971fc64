/// The risk that has to be named before a plan is carried out.
public enum PlanRisk: Hashable, Sendable, Codable {
    case none
    /// A yes, by key or word.
    case needsYes(Set<Reason>)
    /// A yes and the PIN.
    case needsPIN(Set<Reason>)

    public enum Reason: Hashable, Sendable, Codable {
        case unlocks
        case opensGarage
        case disarms
        case heatsOven
        /// It turns on something that heats and does not look after itself.
        case heats
        /// What a person said of a device is to be forgotten, and it would be switched without a yes from then on.
        case unguards
        /// More devices at once than the rules let pass; how many.
        case many(Int)
        /// Everything of a place is to be turned off.
        case sweep
        /// A script or an automation of the house: what it does is not seen from here.
        case unseen
    }

    public var needsYes: Bool { self != .none }

    /// The same with one reason more.
    func with(_ reason: Reason) -> PlanRisk {
        switch self {
        case .none: .needsYes([reason])
        case .needsYes(let reasons): .needsYes(reasons.union([reason]))
        case .needsPIN(let reasons): .needsPIN(reasons.union([reason]))
        }
    }
}
