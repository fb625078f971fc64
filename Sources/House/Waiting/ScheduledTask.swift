/// A task for later.
public enum ScheduledTask: Hashable, Sendable, Codable {
    case timer(HouseTimer)
    /// Steps that were confirmed when they were asked for.
    case steps([PlanStep])
    case watch(HouseWatch)
}
