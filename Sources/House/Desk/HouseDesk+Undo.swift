import Foundation

/// Taking back what was said last.
extension HouseDesk {
    public var canUndo: Bool { journal.entries.contains(where: isLeft) }

    /// Whether there is anything to take back of it: what was planned may have come, what was done been changed.
    private func isLeft(_ entry: SaidJournal.Entry) -> Bool {
        switch entry.deed {
        case .order(let devices):
            deeds.actions.canUndo(entry.number) || !planned(by: entry.number).isEmpty
                || !waiting(for: devices, since: entry.at).isEmpty
        case .timer(let item): memory.schedule.items.contains { $0.id == item.id }
        case .item(let id): memory.schedule.items.contains { $0.id == id }
        case .taught(let scene, _): memory.habits.scenes.contains(scene)
        case .rule(let rule, _): rules.contains { $0.id == rule.id }
        case .forgot, .calledOff, .described, .irrevocable: true
        }
    }

    /// Takes back what was said last and is not taken back yet; the next time, what was said before it.
    func undo() async -> HouseSpoken {
        // What was said last waits for its yes.
        if asking.fresh(at: now) != nil { return setAside() }
        while let entry = journal.last {
            guard isLeft(entry) else {
                journal.drop(entry.number)
                continue
            }
            return if let refusal = refusal(of: orders(of: entry)) { refusal } else { await takeBack(entry) }
        }
        return HouseSpoken("There is nothing to take back.\(stillPlanned)")
    }

    /// Seconds in which "never mind" is said of what was said before it.
    private static let patience = HouseAsking.patience

    /// Whether something was said so lately that "never mind" means it.
    var canCallOff: Bool {
        journal.entries.last(where: isLeft).map { now.timeIntervalSince($0.at) <= Self.patience } ?? false
    }

    /// "Never mind": what is asked is not done, and else what was said just now is taken back.
    func neverMind() async -> HouseSpoken {
        if question != nil { return setAside() }
        return canCallOff ? await undo() : HouseSpoken("There is nothing to call off.\(stillPlanned)")
    }

    /// What of an earlier run of the program, or of long ago, is still to come.
    private var stillPlanned: String {
        let count = plans.count
        guard count > 0 else { return "" }
        return count == 1
            ? " Still planned: \(plans[0].text) Say “cancel 1” to call it off."
            : " \(count) things are still planned: ask “what is planned?”."
    }

    /// What was planned by it, which only who may plan it may call off.
    private func orders(of entry: SaidJournal.Entry) -> [DeviceOrder] {
        switch entry.deed {
        case .order(let devices):
            planned(by: entry.number).flatMap(\.orders) + waiting(for: devices, since: entry.at).map(\.order)
        case .item(let id): memory.schedule.items.filter { $0.id == id }.flatMap(\.orders)
        case .rule(let rule, _): rule.orders
        case .calledOff(let items, let rules): items.flatMap(\.orders) + rules.flatMap(\.orders)
        case .taught(let scene, _), .forgot(let scene): scene.steps.map(\.order)
        case .timer, .described, .irrevocable: []
        }
    }

    private func takeBack(_ entry: SaidJournal.Entry) async -> HouseSpoken {
        if case .order(let devices) = entry.deed { return await takeBack(entry, devices) }
        journal.drop(entry.number)
        switch entry.deed {
        case .order: return HouseSpoken("There is nothing to take back.")
        case .item(let id): return HouseSpoken(calledOff(remove { $0.id == id }))
        case .timer(let item): return restore(item)
        case .taught(let scene, let before): return unteach(scene, before)
        case .forgot(let scene):
            _ = memory.habits.teach(scene)
            return learned("“\(HouseLine.text(scene.name))” is back: \(answer.text(of: scene))")
        case .rule(let rule, let before):
            memory.habits.deleteRule(rule.id)
            if let before { memory.habits.restore(before) }
            return learned("The rule is deleted: \(rule.rhythm) \(answer.orders(rule.orders)).")
        case .calledOff(let items, let rules): return restore(items, rules)
        case .described(let changes):
            let spoken = await describe(changes, isUndo: true)
            return spoken
        case .irrevocable(let why): return HouseSpoken(why)
        }
    }

    private func learned(_ text: String) -> HouseSpoken {
        memoryChanged()
        learnWords()
        return HouseSpoken(text)
    }

    private func unteach(_ scene: TaughtScene, _ before: TaughtScene?) -> HouseSpoken {
        memory.habits.deleteScene(named: scene.name)
        let name = "“\(HouseLine.text(scene.name))”"
        guard let before, memory.habits.teach(before) else { return learned("Forgotten: \(name).") }
        return learned("\(name) means what it meant before: \(answer.text(of: before))")
    }

    /// What opens or heats something is not planned again without being asked for.
    private func restore(_ items: [ScheduledItem], _ rules: [HabitRule]) -> HouseSpoken {
        var back: [String] = []
        var lost: [String] = []
        for item in items {
            let isBack =
                !isRisky(item)
                && memory.schedule.restore(
                    item, devices: picture.devices, readings: picture.readings, at: clock.time)
            if isBack { back.append(described(item)) } else { lost.append(described(item)) }
        }
        for rule in rules {
            memory.habits.restore(rule)
            back.append("\(rule.rhythm) \(answer.orders(rule.orders))")
        }
        memoryChanged()
        let planned = back.isEmpty ? [] : ["Planned again: \(Self.listed(back))"]
        let gone = lost.isEmpty ? [] : ["Say it again if you want it: \(Self.listed(lost))"]
        return HouseSpoken((planned + gone).joined(separator: " "))
    }

    private func isRisky(_ item: ScheduledItem) -> Bool {
        switch item.task {
        case .timer: false
        case .steps(let steps): planRules.risk(of: steps, picture.devices).needsYes
        case .watch(let watch): watch.plan.map { planRules.risk(of: $0.steps, picture.devices).needsYes } ?? false
        }
    }

    // MARK: orders

    private func planned(by number: SaidJournal.Number) -> [ScheduledItem] {
        memory.schedule.items.filter { $0.said == number }
    }

    private func waiting(for devices: Set<DeviceID>, since date: Date) -> [WaitingOrder] {
        waiting.filter { devices.contains($0.order.device) && $0.askedAt >= date }
    }

    /// What it planned is not done, what waits never comes to the house, and what it changed is changed back.
    private func takeBack(_ entry: SaidJournal.Entry, _ devices: Set<DeviceID>) async -> HouseSpoken {
        var told: [String] = []
        let later = remove { $0.said == entry.number }
        if !later.isEmpty { told.append(calledOff(later)) }
        let orders = waiting(for: devices, since: entry.at)
        if !orders.isEmpty { told.append(await takeBack(orders)) }
        guard
            let undo = deeds.actions.undo(
                entry.number, readings: picture.readings, devices: picture.devices, rules: planRules)
        else {
            journal.drop(entry.number)
            return HouseSpoken(told.joined(separator: " "))
        }
        var spoken = HouseSpoken("")
        if !undo.plan.steps.isEmpty { spoken = await take(undo.plan) }
        let kept = undo.kept.map(sentence).joined(separator: " ")
        told += [spoken.text, kept].filter { !$0.isEmpty }
        spoken.text = told.isEmpty ? "There is nothing to take back." : told.joined(separator: " ")
        return spoken
    }

    /// What waits for the house never comes to it.
    private func takeBack(_ orders: [WaitingOrder]) async -> String {
        for order in orders { await dropWaiting(order.id) }
        let names = answer.names(orders.map(\.order.device))
        let stays = answer.areOrIs(orders.map(\.order.device)) == "is" ? "stays" : "stay"
        let kept = HouseAnswer.sentence("\(names) \(stays) as before")
        return "Taken back: the orders that waited for the house. \(kept)"
    }

    private func sentence(_ kept: UndoPlan.Kept) -> String {
        let name = answer.name(kept.device)
        let stays = answer.areOrIs([kept.device]) == "is" ? "it stays as it is" : "they stay as they are"
        let why =
            switch kept.reason {
            case .changedSince(.automation): "an automation has changed \(name) since then, so \(stays)"
            case .changedSince(.us): "you have changed \(name) since then, so \(stays)"
            case .changedSince: "somebody has changed \(name) since then, so \(stays)"
            case .unknownBefore: "how \(name) was before is not known"
            case .irreversible: "\(name) cannot be taken back"
            case .unavailable: "\(name) cannot be reached"
            }
        return HouseAnswer.sentence(why)
    }
}
