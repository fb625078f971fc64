/// The purpose of a telephone number, and so the cost of calling it.
public enum NumberKind: String, Sendable, Hashable, CaseIterable {
    case fixed
    case mobile
    /// Of a plan that does not tell them apart, as in North America.
    case fixedOrMobile
    case tollFree
    case premiumRate
    case sharedCost
    /// Personal numbers, pagers, voice mail and the like.
    case other
    case emergency
    case shortCode
    case unknown
}
