/// The work in the house: under way, waiting, planned for later, and ready to be undone. A value.
struct HouseDeeds: Sendable {
    /// The news of a report, or the work that follows from it.
    enum News: Hashable, Sendable {
        case nothing
        /// Steps that came out after their plan was told.
        case late([PlanOutcome.Step])
        case replayed(PlanOutcome)
        case expired([WaitingOrder])
        case putOff(PlanStep)
    }

    var actions = ActionHistory()
    var scenes = SceneMemory()
    /// Waits until the house is back.
    private(set) var waiting: [WaitingOrder] = []
    private var lateEnds = LateEnds()
    private var plans = 0
    /// What devices are told to do by the plans under way.
    private(set) var ordered: [DeviceID: DeviceAction] = [:]

    /// A plan is being carried out.
    var isUnderWay: Bool { plans > 0 }

    mutating func begin(_ plan: HousePlan) -> LateEnds.ID {
        plans += 1
        for step in plan.steps where step.due == nil { ordered[step.device] = step.to }
        return lateEnds.begin(plan)
    }

    mutating func end(_ plan: HousePlan, _ outcome: PlanOutcome) {
        plans -= 1
        if plans == 0 { ordered = [:] }
        actions.note(outcome, of: plan)
    }

    /// What became of a plan is told now.
    ///
    /// - Returns: steps that have come out meanwhile.
    mutating func tell(_ outcome: PlanOutcome, of id: LateEnds.ID) -> [PlanOutcome.Step] {
        lateEnds.tell(outcome, of: id)
    }

    mutating func receive(_ report: OrderReport) -> News {
        switch report {
        case .waiting(let orders):
            waiting = orders
            return .nothing
        case .later(let step): return .late(late(step))
        case .replayed(let outcome):
            return .replayed(outcome)
        case .expired(let orders): return .expired(orders)
        case .scheduled(let step): return .putOff(step)
        }
    }

    private mutating func late(_ step: PlanOutcome.Step) -> [PlanOutcome.Step] {
        actions.correct(step)
        let ended = lateEnds.receive(step)
        // Whoever gave the later order knows.
        if case .overtaken(.us) = step.outcome { return (ended ?? []).filter { $0 != step } }
        return ended ?? [step]
    }
}
