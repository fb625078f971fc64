/// What is told of a schedule that runs.
public enum ScheduleReport: Hashable, Sendable {
    case happened(HouseSchedule.Effect)
    /// All that waits, after a change of it.
    case items([ScheduledItem])
}
