import Foundation

/// Something that is to come, and can be called off by its number.
struct HousePlanned: Sendable, Hashable {
    enum ID: Sendable, Hashable {
        case item(ScheduledItem.ID)
        case waiting(WaitingOrder.ID)
        case rule(HabitRule.ID)
    }

    let id: ID
    /// A sentence.
    let text: String
    let orders: [DeviceOrder]
    /// What it waits for.
    var watched: [DeviceID] = []
    /// Nil for what is no reminder and no alarm.
    var purpose: HouseTimer.Purpose?
}

/// What is planned, and that it is not to come.
extension HouseDesk {
    /// What waits for its time, for a reading, and for the house, and the rules behind it.
    var plans: [HousePlanned] {
        let later = scheduled.map { item, text in
            HousePlanned(
                id: .item(item.id), text: Self.ended(text), orders: item.orders, watched: item.watched,
                purpose: item.purpose)
        }
        let orders = waiting.map { order in
            HousePlanned(
                id: .waiting(order.id),
                text: Self.ended(
                    "\(answer.orders([order.order])), when the house is back by \(answer.clockTime(order.expires))"),
                orders: [order.order])
        }
        let rules = rules.map {
            HousePlanned(
                id: .rule($0.id), text: Self.ended("\($0.rhythm) \(answer.orders($0.orders))"), orders: $0.orders)
        }
        return later + orders + rules
    }

    /// All of it, with the numbers by which it is called off.
    var plannedText: String {
        let all = plans
        talk.listed = all.map(\.id)
        guard !all.isEmpty else { return "Nothing is planned in the house." }
        return numbered(all)
    }

    /// The reminders or the alarms of it.
    func plannedText(of purpose: HouseTimer.Purpose) -> String {
        let found = plans.filter { $0.purpose == purpose }
        guard !found.isEmpty else { return noTimer(HouseTimerChoice(of: purpose)) }
        talk.listed = found.map(\.id)
        return numbered(found)
    }

    private func numbered(_ plans: [HousePlanned]) -> String {
        let all = talk.listed
        if all.count == 1, let only = plans.first { return only.text }
        let told = plans.prefix(HouseAnswer.mostNames).map { plan in
            "\((all.firstIndex(of: plan.id) ?? 0) + 1): \(plan.text)"
        }
        let more = plans.count - told.count
        return (told + (more > 0 ? ["And \(more) more."] : [])).joined(separator: " ")
    }

    static func ended(_ text: String) -> String {
        HouseWording.capitalized(text.hasSuffix(".") ? text : text + ".")
    }

    static func listed(_ texts: [String]) -> String {
        let bare = texts.map { $0.hasSuffix(".") ? String($0.dropLast()) : $0 }
        return bare.joined(separator: "; ") + "."
    }

    // MARK: calling off

    func callOff(_ what: HouseCallingOff) async -> HouseSpoken {
        let all = plans
        switch what {
        case .all:
            let meant = all.filter { if case .rule = $0.id { false } else { true } }
            let kept =
                rules.isEmpty ? "" : " Your \(rules.count == 1 ? "rule stays" : "rules stay"): “delete all rules”."
            guard !meant.isEmpty else { return HouseSpoken("Nothing is planned in the house.\(kept)") }
            var spoken = await callOff(meant)
            spoken.text += kept
            return spoken
        case .numbers(let numbers):
            let listed = talk.listed.isEmpty ? all.map(\.id) : talk.listed
            let meant = numbers.compactMap { listed.indices.contains($0 - 1) ? listed[$0 - 1] : nil }
            let found = all.filter { meant.contains($0.id) }
            guard found.count == Set(numbers).count else {
                return HouseSpoken("There is no such number. \(plannedText) Nothing was called off.")
            }
            return await callOff(found)
        case .kind(let kind, let isAll):
            return await callOff(all.filter { isOf($0, kind) }, isAll: isAll, none: Self.none(of: kind), kind)
        case .about(let devices, let deed):
            var found = all.filter { isAbout($0, Set(devices), deed) }
            // "The alarm" may be the one that was set to wake somebody.
            if found.isEmpty, deed == nil, devices.contains(where: { picture.devices[$0]?.kind == .alarm }) {
                found = all.filter { $0.purpose == .alarm }
            }
            if found.isEmpty, deed == nil, lastIsAbout(Set(devices)) { return await undo() }
            let name = devices.isEmpty ? "that" : answer.names(devices)
            return await callOff(found, isAll: false, none: "Nothing is planned for \(name).", nil)
        }
    }

    private static func none(of kind: HouseCallingOff.Kind) -> String {
        switch kind {
        case .rule: "There is no rule."
        case .watch: "Nothing is waited for."
        case .order: "Nothing is planned in the house."
        case .reminder: "No reminder is set."
        case .alarm: "No alarm is set."
        }
    }

    /// A reminder or an alarm, by what it is for or when.
    func callOff(_ choice: HouseTimerChoice) async -> HouseSpoken {
        let meant = Set(timers(choice).map { HousePlanned.ID.item($0.item.id) })
        return await callOff(plans.filter { meant.contains($0.id) }, isAll: false, none: noTimer(choice), nil)
    }

    private func isOf(_ plan: HousePlanned, _ kind: HouseCallingOff.Kind) -> Bool {
        switch (plan.id, kind) {
        case (.rule, .rule), (.waiting, .order): true
        case (.item, .reminder): plan.purpose == .reminder
        case (.item, .alarm): plan.purpose == .alarm
        case (.item, .watch): !plan.watched.isEmpty
        case (.item, .order): !plan.orders.isEmpty && plan.watched.isEmpty
        default: false
        }
    }

    private func isAbout(_ plan: HousePlanned, _ devices: Set<DeviceID>, _ deed: HouseCallingOff.Deed?) -> Bool {
        let orders = plan.orders.filter { devices.isEmpty || devices.contains($0.device) }
        guard let deed else { return !orders.isEmpty || !devices.isDisjoint(with: plan.watched) }
        return orders.contains { $0.action.does(deed) }
    }

    private func lastIsAbout(_ devices: Set<DeviceID>) -> Bool {
        guard case .order(let last)? = journal.last?.deed else { return false }
        return !last.isDisjoint(with: devices)
    }

    /// One is called off, or all that were meant: which of several is asked back, and none is guessed. The one that was
    /// said last is meant by "the rule".
    private func callOff(
        _ found: [HousePlanned], isAll: Bool, none: String, _ kind: HouseCallingOff.Kind?
    ) async -> HouseSpoken {
        guard !found.isEmpty else { return HouseSpoken(none) }
        guard found.count > 1, !isAll else { return await callOff(found) }
        if kind != nil, let last = lastSaid, let said = found.first(where: { $0.id == last }) {
            return await callOff([said])
        }
        talk.listed = plans.map(\.id)
        return HouseSpoken("Which one? \(numbered(found)) Say “cancel” and its number. Nothing was called off.")
    }

    /// What was planned by what was said last.
    private var lastSaid: HousePlanned.ID? {
        guard let last = journal.last else { return nil }
        switch last.deed {
        case .rule(let rule, _): return .rule(rule.id)
        case .item(let id): return .item(id)
        case .order:
            let items = memory.schedule.items.filter { $0.said == last.number }
            return items.count == 1 ? items.first.map { .item($0.id) } : nil
        default: return nil
        }
    }

    private func callOff(_ plans: [HousePlanned]) async -> HouseSpoken {
        if let refusal = refusal(of: plans.flatMap(\.orders)) { return refusal }
        let ids = Set(plans.map(\.id))
        let items = remove { ids.contains(.item($0.id)) }
        let rules = rules.filter { ids.contains(.rule($0.id)) }
        for rule in rules { memory.habits.deleteRule(rule.id) }
        let orders = waiting.filter { ids.contains(.waiting($0.id)) }
        for order in orders { await dropWaiting(order.id) }
        if !items.isEmpty || !rules.isEmpty { journal.note(.calledOff(items, rules: rules), at: now) }
        memoryChanged()
        var told: [String] = []
        if !items.isEmpty { told.append(calledOff(items)) }
        if !rules.isEmpty {
            told.append(
                "\(rules.count == 1 ? "The rule is" : "\(rules.count) rules are") deleted: "
                    + Self.listed(rules.map { "\($0.rhythm) \(answer.orders($0.orders))" }))
        }
        if !orders.isEmpty { told.append("Called off: \(Self.listed(orders.map { answer.orders([$0.order]) }))") }
        return HouseSpoken(told.isEmpty ? "Nothing was called off." : told.joined(separator: " "))
    }

    /// - Returns: those that were planned, and are not any more.
    func remove(_ isMeant: (ScheduledItem) -> Bool) -> [ScheduledItem] {
        let meant = memory.schedule.items.filter(isMeant)
        for item in meant { _ = memory.schedule.remove(item.id) }
        if !meant.isEmpty { memoryChanged() }
        return meant
    }

    func calledOff(_ items: [ScheduledItem]) -> String {
        guard !items.isEmpty else { return "There is nothing to call off." }
        return "Called off: \(Self.listed(items.map(described)))"
    }

    // MARK: what moves

    private var moving: [DeviceID] {
        picture.inventory.devices.filter { device in
            device.abilities.contains(.openClose)
                && ["opening", "closing"].contains(picture.readings[device.id]?.state?.lowercased())
        }.map(\.id)
    }

    var isMoving: Bool { !moving.isEmpty }

    /// "Stop": whatever moves stays where it is.
    func halt() async -> HouseSpoken {
        let steps = moving.map { PlanStep(device: $0, from: picture.readings[$0], to: .stopMoving) }
        guard !steps.isEmpty else { return HouseSpoken("Nothing moves in the house.\(isTimed)") }
        return await carryOut(HousePlan(steps: steps, risk: .none))
    }

    private var isTimed: String { plans.isEmpty ? "" : " What is planned stays: “cancel all” calls it off." }
}

extension ScheduledItem {
    /// What is done then.
    var orders: [DeviceOrder] {
        switch task {
        case .timer: []
        case .steps(let steps): steps.map(\.order)
        case .watch(let watch): watch.plan?.steps.map(\.order) ?? []
        }
    }

    /// Nil for what is no reminder and no alarm.
    var purpose: HouseTimer.Purpose? { if case .timer(let timer) = task { timer.purpose } else { nil } }

    /// What is waited for.
    var watched: [DeviceID] { if case .watch(let watch) = task { watch.devices } else { [] } }
}

extension DeviceAction {
    fileprivate func does(_ deed: HouseCallingOff.Deed) -> Bool {
        switch (deed, self) {
        case (.on, .turnOn), (.on, .setClimateMode(.heat)), (.on, .play), (.on, .activate), (.on, .start),
            (.off, .turnOff),
            (.off, .setClimateMode(.off)), (.off, .pause), (.opens, .open), (.opens, .unlock),
            (.opens, .setPosition(100)),
            (.closes, .close), (.closes, .setPosition(0)), (.locks, .lock), (.unlocks, .unlock):
            true
        case (.other, .turnOn), (.other, .turnOff), (.other, .lock), (.other, .unlock): false
        case (.other, _): true
        default: false
        }
    }
}
