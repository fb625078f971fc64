/// Taking back what was changed last.
extension HouseDesk {
    /// Actions that are remembered.
    private static let most = 20

    public var canUndo: Bool { !actions.isEmpty }

    func remember(_ outcome: PlanOutcome) {
        guard outcome.steps.contains(where: { $0.outcome == .changed || $0.outcome == .moving }) else { return }
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

    func undo() async -> HouseSpoken {
        guard let last = actions.popLast() else { return HouseSpoken("There is nothing to take back.") }
        let undo = UndoRules.undo(
            last, memory: changes, readings: picture.readings, devices: picture.devices, rules: planRules)
        let kept = undo.kept.map(sentence).joined(separator: " ")
        guard !undo.plan.steps.isEmpty else {
            return HouseSpoken(kept.isEmpty ? "There is nothing to take back." : kept)
        }
        var spoken = await take(undo.plan)
        // What asks first has not been taken back yet.
        if spoken.asks != nil { actions.append(last) }
        if !kept.isEmpty { spoken.text += " " + kept }
        return spoken
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
