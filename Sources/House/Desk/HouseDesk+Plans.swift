import Foundation

/// Carrying out what was understood.
extension HouseDesk {
    /// Carries a plan out, or asks first where it is risky.
    public func take(_ plan: HousePlan) async -> HouseSpoken {
        mention(plan.devices)
        hearSpeaker()
        let all = plan
        let plan = permitted(all)
        if let refusal = refusal(of: all, permitted: plan) {
            question = nil
            return refusal
        }
        if plan.devices.contains(where: { picture.devices[$0].map(planRules.takesPIN) ?? false }) {
            asking.stray.guardedAt = now
        }
        guard plan.risk.needsYes, !plan.steps.isEmpty, !cannotCome(plan) else {
            question = nil
            return await carryOut(plan)
        }
        return ask(plan, answer.question(of: plan))
    }

    /// The house is away, and nothing of the plan would wait for it: there is nothing to say yes to.
    private func cannotCome(_ plan: HousePlan) -> Bool {
        picture.absence != nil
            && plan.steps.allSatisfy { step in
                guard let device = picture.devices[step.device], step.due == nil else { return false }
                return WaitingTimes.seconds(step.to, PlanRules.strictKind(of: device)) == nil
            }
    }

    /// - Parameters:
    ///   - isByRule: nobody said it now.
    ///   - said: what it belongs to, where it was said before.
    ///   - code: of the locks and alarms in it.
    func carryOut(
        _ plan: HousePlan, isByRule: Bool = false, said: SaidJournal.Number? = nil,
        code: HousePIN? = nil
    ) async -> HouseSpoken {
        if let changes = plan.describes { return await remember(changes) }
        listener.onChange()
        guard !plan.steps.isEmpty else { return HouseSpoken(answer.nothingToDo(plan)) }
        if code == nil, !isByRule, let asked = askForCode(plan) { return asked }
        let id = deeds.begin(plan)
        let isUndo = deeds.actions.isUndoing(plan)
        await catchUp()
        let link = link
        let outcome = await withScenes(await link.performer.carryOut(isUndo ? plan : numbered(plan, said), code: code))
        guard isWith(link) else {
            return HouseSpoken("Another house was chosen meanwhile, so it is not known whether that was done.")
        }
        deeds.end(plan, outcome)
        if isByRule { noteRule(outcome) }
        defer { tell(late: deeds.tell(outcome, of: id)) }
        listener.onChange()
        let waits = outcome.steps.contains { step in
            if case .waits = step.outcome { true } else { step.outcome == .houseAway }
        }
        let text = [told(outcome, isUndo: isUndo), waits ? remedy : nil].compactMap(\.self).joined(separator: " ")
        return HouseSpoken(text, hasActed: true)
    }

    /// With the number of what was said, so that all of it can be taken back together.
    private func numbered(_ plan: HousePlan, _ said: SaidJournal.Number?) -> HousePlan {
        let known = said.flatMap { journal.has($0) ? $0 : nil }
        let number = known ?? journal.note(.order(Set(plan.steps.map(\.device))), at: now)
        var plan = plan
        for index in plan.steps.indices { plan.steps[index].said = number }
        return plan
    }

    /// What it changed is told as the rule's doing.
    private func noteRule(_ outcome: PlanOutcome) {
        var authors = memory.authors
        for step in outcome.steps { step.after.map { authors.noteRule($0.cause) } }
        guard authors != memory.authors else { return }
        memory.authors = authors
        memoryChanged()
    }

    func tell(late steps: [PlanOutcome.Step]) {
        if !steps.isEmpty { listener.onRemark(answer.text(of: PlanOutcome(steps: steps))) }
    }

    /// Seconds that are waited for what a scene changes: the house may say that it is done before that is seen.
    private static let sceneSeconds = 0.5

    private func withScenes(_ outcome: PlanOutcome) async -> PlanOutcome {
        let end = now.addingTimeInterval(Self.sceneSeconds)
        while outcome.steps.contains(where: { !missing($0).isEmpty }), now < end, !Task.isCancelled {
            await clock.wait(for: news, atMost: end.timeIntervalSince(now))
        }
        var outcome = outcome
        for index in outcome.steps.indices {
            let step = outcome.steps[index]
            noteScene(step)
            let brought = brought(step)
            let told = (step.step.brings ?? []).map(\.device).filter(brought.contains)
            let others = picture.inventory.devices.map(\.id).filter { brought.contains($0) && !told.contains($0) }
            outcome.steps[index].changed = told + others
            let known = Set((step.step.brings ?? []).filter { $0.action != nil }.map(\.device))
            outcome.steps[index].missed = missing(step).filter(known.contains)
        }
        return outcome
    }

    private func noteScene(_ step: PlanOutcome.Step) {
        guard step.outcome == .changed, let brings = step.step.brings, !brings.isEmpty else { return }
        deeds.scenes.note(step.step.device, brings.compactMap { picture.readings[$0.device] })
    }

    /// What a scene or a script was seen to change.
    private func brought(_ step: PlanOutcome.Step) -> Set<DeviceID> {
        guard step.outcome == .changed, step.step.to == .activate, let mark = step.after?.cause.context else {
            return []
        }
        return deeds.actions.changed(by: mark).subtracting([step.step.device])
    }

    private func missing(_ step: PlanOutcome.Step) -> [DeviceID] {
        guard step.outcome == .changed, let brings = step.step.brings else { return [] }
        let brought = brought(step)
        return brings.filter { member in
            !brought.contains(member.device) && !isUnderWay(member) && !isAsBefore(member, step.step.device)
        }.map(\.device)
    }

    /// It is as the scene has left it before, and what the scene makes of it the house does not say.
    private func isAsBefore(_ member: SceneMember, _ scene: DeviceID) -> Bool {
        guard member.action == nil, let reading = picture.readings[member.device] else { return false }
        return deeds.scenes.isAsAfter(scene, reading)
    }

    /// An order before has done it, or is about to.
    private func isUnderWay(_ member: SceneMember) -> Bool {
        guard let action = member.action, let reading = picture.readings[member.device] else { return false }
        let arrival = ArrivalRules.arrival(action, picture.devices[member.device]?.kind, reading)
        return arrival == .arrived || arrival == .onTheWay
    }

    /// What was done as it was asked for may be said shortly; anything else, and what is risky, is said whole.
    private func told(_ outcome: PlanOutcome, isUndo: Bool) -> String {
        let isDone = outcome.leftOut.isEmpty && outcome.steps.allSatisfy { $0.outcome == .changed && $0.missed.isEmpty }
        let isHarmless = planRules.risk(of: outcome.steps.map(\.step), picture.devices) == .none
        guard replies != .sentences, isDone, isHarmless else {
            return isUndo ? answer.text(ofUndone: outcome) : answer.text(of: outcome)
        }
        if replies == .tone { listener.onDone() }
        return Self.done
    }

    /// What is said where sentences are not wanted.
    nonisolated static let done = "Done."

    /// Takes back an order that waits for the house.
    public func dropWaiting(_ id: WaitingOrder.ID) async { await performer.dropWaiting(id) }
}
