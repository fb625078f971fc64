/// Taking back what was changed last.
extension HouseDesk {
    /// Actions that are remembered.
    private static let most = 20

    public var canUndo: Bool { actions.contains(where: Self.hasChanged) }

    /// What nobody confirmed may yet be seen to change.
    func remember(_ outcome: PlanOutcome) {
        guard Self.hasChanged(outcome) || outcome.steps.contains(where: { $0.outcome == .noAnswer }) else { return }
        actions.append(outcome)
        if actions.count > Self.most { actions.removeFirst() }
    }

    /// A step came out differently than it was told.
    func correct(_ step: PlanOutcome.Step) {
        for action in actions.indices.reversed() {
            guard let place = actions[action].steps.firstIndex(where: { $0.step == step.step }) else { continue }
            actions[action].steps[place] = step
            return
        }
    }

    private static func hasChanged(_ outcome: PlanOutcome) -> Bool {
        outcome.steps.contains { $0.outcome == .changed || $0.outcome == .moving }
    }

    /// Takes back the last action that is not taken back yet; the next time, the one before.
    func undo() async -> HouseSpoken {
        guard let place = actions.lastIndex(where: Self.hasChanged) else {
            return HouseSpoken("There is nothing to take back.")
        }
        let undo = UndoRules.undo(
            actions[place], memory: changes, readings: picture.readings, devices: picture.devices, rules: planRules)
        let kept = undo.kept.map(sentence).joined(separator: " ")
        guard !undo.plan.steps.isEmpty else {
            actions.remove(at: place)
            return HouseSpoken(kept.isEmpty ? "There is nothing to take back." : kept)
        }
        // What asks first is not taken back yet.
        undoing = (undo.plan, actions[place])
        var spoken = await take(undo.plan)
        if !kept.isEmpty { spoken.text += " " + kept }
        return spoken
    }

    /// Notes what became of a plan: it can be taken back, unless it took back something itself.
    func note(_ outcome: PlanOutcome, of plan: HousePlan) {
        guard let undoing, undoing.plan == plan else { return remember(outcome) }
        self.undoing = nil
        if let place = actions.lastIndex(of: undoing.action) { actions.remove(at: place) }
        for step in outcome.steps where step.outcome == .changed || step.outcome == .moving { settle(step) }
    }

    /// A device is as an earlier action left it, by another order of ours: nobody has changed it since.
    private func settle(_ undone: PlanOutcome.Step) {
        for action in actions.indices.reversed() {
            guard let place = actions[action].steps.lastIndex(where: { $0.step.device == undone.step.device }) else {
                continue
            }
            actions[action].steps[place].after = undone.after
            return
        }
    }

    private func sentence(_ kept: UndoPlan.Kept) -> String {
        let name = answer.name(kept.device)
        let why =
            switch kept.reason {
            case .changedSince(.automation): "an automation has changed \(name) since, and that holds"
            case .changedSince: "somebody has changed \(name) since, and that holds"
            case .unknownBefore: "how \(name) was before is not known"
            case .irreversible: "\(name) cannot be taken back"
            case .unavailable: "\(name) cannot be reached"
            }
        return HouseAnswer.sentence(why)
    }
}
