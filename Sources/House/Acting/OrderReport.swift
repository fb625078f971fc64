/// A report on orders beside the outcome that was waited for.
public enum OrderReport: Hashable, Sendable {
    /// A step came out differently than it was told.
    case later(PlanOutcome.Step)
    /// It is to be done at its time.
    case scheduled(PlanStep)
    /// What waits for the house, now.
    case waiting([WaitingOrder])
    /// Waited too long and is not done.
    case expired([WaitingOrder])
    /// The house is here again; what became of what waited.
    case replayed(PlanOutcome)
}
