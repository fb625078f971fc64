/// Takes back what an action changed, and only what nobody has changed since.
public enum UndoRules {
    /// - Parameters:
    ///   - outcome: of the action; later corrections of it in place.
    ///   - memory: of the house's readings; it knows what a scene changed.
    ///   - readings: how the devices are now.
    public static func undo(
        _ outcome: PlanOutcome, memory: ChangeMemory, readings: [DeviceID: DeviceReading],
        devices: [DeviceID: HouseDevice], rules: PlanRules = PlanRules()
    ) -> UndoPlan {
        var steps: [PlanStep] = []
        var kept: [UndoPlan.Kept] = []
        for change in changes(outcome, memory) {
            switch restoring(change, readings[change.device], devices[change.device]) {
            case .success(let actions):
                steps += actions.map { PlanStep(device: change.device, from: readings[change.device], to: $0) }
            case .failure(let refusal): kept.append(UndoPlan.Kept(device: change.device, reason: refusal.reason))
            }
        }
        return UndoPlan(plan: HousePlan(steps: steps, risk: rules.risk(of: steps, devices)), kept: kept)
    }

    /// The effect of an action on one device.
    private struct Change {
        let device: DeviceID
        let before: DeviceReading?
        var after: DeviceReading?
        var actions: [DeviceAction]
        /// Marks of our orders.
        var contexts: Set<String>
    }

    private struct Refusal: Error { let reason: UndoPlan.Reason }

    // MARK: what was changed

    /// The last is taken back first.
    private static func changes(_ outcome: PlanOutcome, _ memory: ChangeMemory) -> [Change] {
        var order: [DeviceID] = []
        var changes: [DeviceID: Change] = [:]
        func add(_ change: Change) {
            if changes[change.device] == nil {
                order.append(change.device)
                changes[change.device] = change
            } else {
                changes[change.device]?.after = change.after
                changes[change.device]?.actions += change.actions
                changes[change.device]?.contexts.formUnion(change.contexts)
            }
        }
        for step in outcome.steps where step.outcome == .changed || step.outcome == .moving {
            let context = step.after?.cause.context
            let others = step.step.to == .activate ? context.map(memory.readings(before:)) ?? [:] : [:]
            let contexts = Set([context].compactMap(\.self))
            let further = others.filter { $0.key != step.step.device }.sorted { $0.key < $1.key }
            for (device, before) in further {
                add(Change(device: device, before: before, after: nil, actions: [], contexts: contexts))
            }
            if further.isEmpty {
                let device = step.step.device
                add(
                    Change(
                        device: device, before: step.step.from, after: step.after, actions: [step.step.to],
                        contexts: contexts))
            }
        }
        return order.reversed().compactMap { changes[$0] }
    }

    // MARK: whether it can be taken back

    private static func restoring(
        _ change: Change, _ current: DeviceReading?, _ device: HouseDevice?
    ) -> Result<[DeviceAction], Refusal> {
        guard let device, let current, current.isAvailable else { return .failure(Refusal(reason: .unavailable)) }
        // What was said aloud was heard.
        if change.actions.contains(where: { $0.usualAbility == .announcement }) {
            return .failure(Refusal(reason: .irreversible))
        }
        // What no reading shows is taken back by its opposite, whatever has become of the rest.
        if !change.actions.isEmpty, change.actions.allSatisfy({ ArrivalRules.isUnseen($0) && $0 != .activate }) {
            return .success(change.actions.reversed().compactMap { RestoringRules.opposite(of: $0, device.kind) })
        }
        if let other = changedBy(change, current, device.kind) {
            return .failure(Refusal(reason: .changedSince(other)))
        }
        guard device.kind != .scene, device.kind != .script, device.kind != .automation else {
            return .failure(Refusal(reason: .irreversible))
        }
        guard let before = change.before, before.isAvailable else { return .failure(Refusal(reason: .unknownBefore)) }
        guard !isRecolored(change, before) else { return .failure(Refusal(reason: .unknownBefore)) }
        guard let actions = RestoringRules.actions(device, to: before, from: current) else {
            return .failure(Refusal(reason: .irreversible))
        }
        return .success(actions)
    }

    /// Whether a lamp that was lit has another colour or white now, and which it had was not told.
    private static func isRecolored(_ change: Change, _ before: DeviceReading) -> Bool {
        let isColored = change.actions.contains { [.color, .colorTemperature].contains($0.usualAbility) }
        return isColored && ArrivalRules.word(before) == "on" && before.details.color == nil
            && before.details.colorTemperature == nil
    }

    /// The one who changed it since our order; nil when nobody did.
    private static func changedBy(
        _ change: Change, _ current: DeviceReading, _ kind: DeviceKind
    ) -> ChangeCause.Origin? {
        let cause = current.cause
        if let mark = cause.context, change.contexts.contains(mark) { return nil }
        if let parent = cause.parent, change.contexts.contains(parent) { return nil }
        guard cause.origin == .unknown, let after = change.after else { return cause.origin }
        let wasOnItsWay = change.actions.last.map { ArrivalRules.arrival($0, kind, after) == .onTheWay } ?? false
        let isArrived = change.actions.last.map { ArrivalRules.arrival($0, kind, current) == .arrived } ?? false
        return isAsLeft(after, current) || (wasOnItsWay && isArrived) ? nil : .unknown
    }

    /// A value that is only measured changes by itself, and leaves what was set as it was.
    private static func isAsLeft(_ after: DeviceReading, _ current: DeviceReading) -> Bool {
        var (one, other) = (after.details, current.details)
        (one.measuredTemperature, other.measuredTemperature) = (nil, nil)
        (one.endsAt, other.endsAt) = (nil, nil)
        return ArrivalRules.word(after) == ArrivalRules.word(current) && one == other
    }
}
