/// A model's request to the house, checked, and not carried out.
public enum HouseToolCall: Hashable, Sendable {
    /// The devices that were found.
    case find([DeviceID])
    case read([DeviceID])
    /// Orders, at once or later, with the risk they have.
    case plan(HousePlan)
    /// A sentence by what it means. Only a plan of it acts.
    case sentence(HouseUnderstanding)
    case undo
}
