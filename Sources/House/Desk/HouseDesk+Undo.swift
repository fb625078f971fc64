/// Taking back what was changed last.
extension HouseDesk {
    public var canUndo: Bool { actions.canUndo }

    /// Takes back the last action that is not taken back yet; the next time, the one before.
    func undo() async -> HouseSpoken {
        guard let undo = actions.undo(readings: picture.readings, devices: picture.devices, rules: planRules) else {
            return HouseSpoken("There is nothing to take back.")
        }
        let kept = undo.kept.map(sentence).joined(separator: " ")
        guard !undo.plan.steps.isEmpty else {
            return HouseSpoken(kept.isEmpty ? "There is nothing to take back." : kept)
        }
        var spoken = await take(undo.plan)
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
