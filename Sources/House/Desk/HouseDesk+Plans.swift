/// Carrying out what was understood.
extension HouseDesk {
    /// Carries a plan out, or asks first where it is risky.
    public func take(_ plan: HousePlan) async -> HouseSpoken {
        mention(plan.devices)
        guard plan.risk.needsYes, !plan.steps.isEmpty, !cannotCome(plan) else {
            (question, promised) = (nil, nil)
            return await carryOut(plan)
        }
        return ask(plan, answer.question(of: plan))
    }

    /// The house is away, and nothing of the plan would wait for it: there is nothing to say yes to.
    private func cannotCome(_ plan: HousePlan) -> Bool {
        picture.absence != nil
            && plan.steps.allSatisfy { step in
                guard let kind = picture.devices[step.device]?.kind, step.due == nil else { return false }
                return WaitingTimes.seconds(step.to, kind) == nil
            }
    }

    func carryOut(_ plan: HousePlan) async -> HouseSpoken {
        listener.onChange()
        guard !plan.steps.isEmpty else { return HouseSpoken(answer.nothingToDo(plan)) }
        underWay += 1
        defer { underWay -= 1 }
        let outcome = await performer.carryOut(plan)
        actions.note(outcome, of: plan)
        listener.onChange()
        let waits = outcome.steps.contains { step in
            if case .waits = step.outcome { true } else { step.outcome == .houseAway }
        }
        let text = [told(outcome), waits ? remedy : nil].compactMap(\.self).joined(separator: " ")
        return HouseSpoken(text, hasActed: true)
    }

    /// What was done as it was asked for may be said shortly; anything else, and what is risky, is said whole.
    private func told(_ outcome: PlanOutcome) -> String {
        let isDone = outcome.leftOut.isEmpty && outcome.steps.allSatisfy { $0.outcome == .changed }
        let isHarmless = planRules.risk(of: outcome.steps.map(\.step), picture.devices) == .none
        guard manner.replies != .sentences, isDone, isHarmless else { return answer.text(of: outcome) }
        if manner.replies == .tone { listener.onDone() }
        return "Done."
    }

    /// Takes back an order that waits for the house.
    public func dropWaiting(_ id: WaitingOrder.ID) async { await performer.dropWaiting(id) }
}
