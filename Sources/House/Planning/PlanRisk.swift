/// What has to be said before a plan is carried out.
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
        /// More devices at once than the rules let pass; how many.
        case many(Int)
        /// A script or an automation of the house: what it does is not seen from here.
        case unseen
    }

    public var needsYes: Bool { self != .none }
}
