/// Taking back what was changed last.
extension HouseDesk {
    public var canUndo: Bool {
        deeds.canUndo || talk.isLastByAssistant || talk.deletedRule != nil || talk.describedBefore != nil
    }

    /// Takes back the last action that is not taken back yet; the next time, the one before.
    func undo() async -> HouseSpoken {
        if let spoken = await undescribe() { return spoken }
        if let rule = restoreRule() {
            return HouseSpoken("The rule is back: \(rule.rhythm) \(answer.orders(rule.orders)).")
        }
        if let newest = waiting.last { return await takeBack(waiting.filter { $0.askedAt == newest.askedAt }) }
        if talk.isLastByAssistant {
            talk.isLastByAssistant = false
            return HouseSpoken("Home Assistant's own assistant did that, and it cannot be taken back here.")
        }
        guard let undo = deeds.actions.undo(readings: picture.readings, devices: picture.devices, rules: planRules)
        else {
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

    /// What waits for the house was asked for last, and never comes to it.
    private func takeBack(_ orders: [WaitingOrder]) async -> HouseSpoken {
        for order in orders { await dropWaiting(order.id) }
        let names = answer.names(orders.map(\.order.device))
        let stays = answer.areOrIs(orders.map(\.order.device)) == "is" ? "stays" : "stay"
        let kept = HouseAnswer.sentence("\(names) \(stays) as before")
        return HouseSpoken("Taken back: what waited for the house. \(kept)")
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
