/// The ends that come later than expected: all that one plan had under way is told when the last of it has come.
struct LateEnds: Sendable {
    typealias ID = Int

    private struct Plan: Sendable {
        var open: Set<DeviceID>
        var ended: [PlanOutcome.Step] = []
        /// What became of it was told: what was still under way then comes later.
        var isTold = false
    }

    private var plans: [ID: Plan] = [:]
    private var lastID = 0

    mutating func begin(_ plan: HousePlan) -> ID {
        lastID += 1
        plans[lastID] = Plan(open: Set(plan.steps.map(\.device)))
        return lastID
    }

    /// - Returns: what is told at once; empty for nothing.
    mutating func tell(_ outcome: PlanOutcome, of id: ID) -> [PlanOutcome.Step] {
        guard var plan = plans[id] else { return [] }
        plan.open = Set(outcome.steps.filter { $0.outcome == .moving }.map(\.step.device))
        plan.open.subtract(plan.ended.map(\.step.device))
        plan.isTold = true
        plans[id] = plan
        return close(id)
    }

    /// What has gone wrong is not kept back.
    ///
    /// - Returns: what is told now; nil where the step belongs to no plan that is waited for.
    mutating func receive(_ step: PlanOutcome.Step) -> [PlanOutcome.Step]? {
        let device = step.step.device
        guard let id = plans.keys.sorted().first(where: { plans[$0]?.open.contains(device) == true }) else {
            return nil
        }
        if step.outcome == .moving { return [] }
        guard step.outcome == .changed else {
            plans[id]?.open.remove(device)
            return [step] + close(id)
        }
        plans[id]?.open.remove(device)
        plans[id]?.ended.append(step)
        return close(id)
    }

    private mutating func close(_ id: ID) -> [PlanOutcome.Step] {
        guard let plan = plans[id], plan.isTold, plan.open.isEmpty else { return [] }
        plans[id] = nil
        return plan.ended
    }
}
