/// The actions that can be undone: the last first, and then the one before. A value.
struct ActionHistory: Sendable {
    /// Actions that are remembered.
    static let most = 20

    private var changes = ChangeMemory()
    /// The last is the newest.
    private var actions: [PlanOutcome] = []
    /// The plan that takes an action back, until it was carried out.
    private var undoing: (plan: HousePlan, action: PlanOutcome)?

    var canUndo: Bool { actions.contains(where: Self.hasChanged) }

    /// Whether something of what was said then can be taken back.
    func canUndo(_ said: Int) -> Bool { actions.contains { Self.hasChanged($0) && Self.belongs($0, to: said) } }

    /// A device has changed, by whomever.
    mutating func see(_ reading: DeviceReading, earlier: DeviceReading?) { changes.see(reading, earlier: earlier) }

    /// What an order was seen to change, by the house's mark of it.
    func changed(by context: String) -> Set<DeviceID> { Set(changes.readings(before: context).keys) }

    /// Notes what became of a plan: it can be taken back, unless it took back something itself.
    mutating func note(_ outcome: PlanOutcome, of plan: HousePlan) {
        guard let undoing, undoing.plan == plan else { return remember(outcome) }
        self.undoing = nil
        if let place = actions.lastIndex(of: undoing.action) { actions.remove(at: place) }
        for step in outcome.steps where step.outcome == .changed || step.outcome == .moving { settle(step) }
    }

    /// What nobody confirmed may yet be seen to change.
    mutating func remember(_ outcome: PlanOutcome) {
        guard Self.hasChanged(outcome) || outcome.steps.contains(where: { $0.outcome == .noAnswer }) else { return }
        actions.append(outcome)
        if actions.count > Self.most { actions.removeFirst() }
    }

    /// The plan takes an action back.
    func isUndoing(_ plan: HousePlan) -> Bool { undoing?.plan == plan }

    /// A step came out differently than it was told.
    mutating func correct(_ step: PlanOutcome.Step) {
        for action in actions.indices.reversed() {
            guard let place = actions[action].steps.firstIndex(where: { $0.step == step.step }) else { continue }
            actions[action].steps[place] = step
            return
        }
    }

    /// How the last action is taken back that is not taken back yet; nil when there is none. One of which nothing can be
    /// taken back is forgotten.
    ///
    /// - Parameter said: what it has to belong to; nil for anything.
    mutating func undo(
        _ said: Int? = nil, readings: [DeviceID: DeviceReading], devices: [DeviceID: HouseDevice], rules: PlanRules
    ) -> UndoPlan? {
        guard
            let place = actions.lastIndex(where: { Self.hasChanged($0) && (said == nil || Self.belongs($0, to: said)) })
        else { return nil }
        let undo = UndoRules.undo(actions[place], memory: changes, readings: readings, devices: devices, rules: rules)
        if undo.plan.steps.isEmpty {
            actions.remove(at: place)
        } else {
            // What asks first is not taken back yet.
            undoing = (undo.plan, actions[place])
        }
        return undo
    }

    private static func belongs(_ outcome: PlanOutcome, to said: Int?) -> Bool {
        outcome.steps.contains { $0.step.said == said }
    }

    private static func hasChanged(_ outcome: PlanOutcome) -> Bool {
        outcome.steps.contains { $0.outcome == .changed || $0.outcome == .moving }
    }

    /// A device is as an earlier action left it, by another order of ours: nobody has changed it since.
    private mutating func settle(_ undone: PlanOutcome.Step) {
        for action in actions.indices.reversed() {
            guard let place = actions[action].steps.lastIndex(where: { $0.step.device == undone.step.device }) else {
                continue
            }
            actions[action].steps[place].after = undone.after
            return
        }
    }
}
