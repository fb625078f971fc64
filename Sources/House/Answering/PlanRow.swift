/// One line of a plan as it is shown: which device, how it is, how it is to be.
public struct PlanRow: Hashable, Sendable {
    public var device: String
    /// "not known yet" when nothing was read.
    public var from: String
    public var to: String
    /// "at 19:00"; nil for at once.
    public var due: String?
    public var isRisky: Bool

    /// What is risky is never among those that are only counted.
    static func riskyFirst(_ rows: [PlanRow]) -> [PlanRow] { rows.filter(\.isRisky) + rows.filter { !$0.isRisky } }
}
