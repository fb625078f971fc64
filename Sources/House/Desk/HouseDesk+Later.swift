import Foundation

/// What is taught, waited for and put off.
extension HouseDesk {
    // MARK: scenes

    func teach(_ scene: TaughtScene) -> HouseSpoken {
        if let refusal = refusalOfArranging() { return refusal }
        let before = memory.habits.scenes.first { $0.name.lowercased() == scene.name.lowercased() }
        guard memory.habits.teach(scene) else {
            return HouseSpoken("There is no room for another name, or it is too long. Nothing was learned.")
        }
        journal.note(.taught(scene, before: before), at: now)
        learnWords()
        memoryChanged()
        return HouseSpoken(answer.learned(scene))
    }

    func forget(_ name: String) -> HouseSpoken {
        if let refusal = refusalOfArranging() { return refusal }
        guard let scene = memory.habits.scenes.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            return HouseSpoken("There is no “\(HouseLine.text(name))” to forget.")
        }
        memory.habits.deleteScene(named: name)
        journal.note(.forgot(scene), at: now)
        learnWords()
        memoryChanged()
        return HouseSpoken("Forgotten: “\(HouseLine.text(name))”.")
    }

    // MARK: later

    /// What is done then is asked about now, where it is risky: nobody may be there to ask.
    func wait(for watch: HouseWatch) -> HouseSpoken {
        if let refusal = refusal(of: watch.plan?.steps.map(\.order) ?? []) { return refusal }
        guard let plan = watch.plan, plan.risk.needsYes else { return note(watch) }
        return ask(plan, "\(answer.text(of: watch).dropLast())?", then: watch)
    }

    func note(_ watch: HouseWatch) -> HouseSpoken {
        let item = memory.schedule.add(
            watch, devices: picture.devices, readings: picture.readings, at: clock.time)
        guard let item else { return HouseSpoken("I am waiting for too many things already. Nothing was noted.") }
        journal.note(.item(item.id), at: now)
        memoryChanged()
        return HouseSpoken(answer.text(of: watch))
    }

    func start(_ timer: HouseTimer) -> HouseSpoken {
        guard let item = memory.schedule.add(timer, at: clock.time) else {
            return HouseSpoken("That is too long for a timer, or there are too many. None was started.")
        }
        question = nil
        journal.note(.item(item.id), at: now)
        memoryChanged()
        let time = answer.time(item.due ?? now)
        return switch timer.purpose {
        case nil: HouseSpoken(HouseAnswer.sentence("\(timer.called) started: \(Self.span(timer.seconds))"))
        case .alarm?: HouseSpoken("Alarm set: \(time). It sounds only while this program is open.")
        case .reminder?:
            HouseSpoken(
                "I will remind you \(time)\(Self.reminded(timer)). It is told only while this program is open.")
        }
    }

    /// For when it is was not said.
    func askTime(of timer: HouseTimer) -> HouseSpoken {
        question = .time(timer)
        listener.onChange()
        let asked =
            switch timer.purpose {
            case nil: "For how long?"
            case .alarm?: "For what time?"
            case .reminder?: "When?"
            }
        return HouseSpoken(asked, asks: question)
    }

    /// ": “call Ben”".
    private static func reminded(_ timer: HouseTimer) -> String {
        timer.name.map { ": “\(HouseLine.text($0))”" } ?? ""
    }

    /// What was taken back before it came here is not put off any more.
    func put(off step: PlanStep) {
        if let said = step.said, !journal.has(said) { return }
        if memory.schedule.add(step, at: clock.time) != nil {
            memoryChanged()
        } else {
            listener.onRemark("Too many orders are put off already: \(answer.name(step.device)) stays as it is.")
        }
    }

    func perform(_ effect: HouseSchedule.Effect) {
        switch effect {
        case .tell(let item):
            if item.purpose == .alarm, !isLate(item) {
                listener.onAlarm(text(of: item))
            } else {
                listener.onRemark(text(of: item))
            }
        case .missed(let item): listener.onRemark("Not done, because its time has passed: \(text(of: item))")
        case .carryOut(let plan, let item):
            Task { [weak self] in
                guard let self else { return }
                let spoken = await self.carryOut(plan, said: item.said)
                if case .watch(let watch) = item.task {
                    self.listener.onRemark("\(HouseAnswer.sentence(HouseLine.text(watch.text))) \(spoken.text)")
                } else {
                    self.listener.onRemark(spoken.text)
                }
            }
        }
    }

    func perform(_ rule: HabitRule) {
        let steps = rule.orders.map { PlanStep(device: $0.device, from: picture.readings[$0.device], to: $0.action) }
        Task { [weak self] in
            guard let self else { return }
            let spoken = await self.carryOut(HousePlan(steps: steps, risk: .none), isByRule: true)
            self.listener.onRemark("By your rule: \(spoken.text)")
        }
    }

    /// What waits for its time, the soonest first, and behind it what waits for a reading; each in a sentence.
    var scheduled: [(item: ScheduledItem, text: String)] {
        let items = memory.schedule.items.sorted { ($0.due ?? .distantFuture) < ($1.due ?? .distantFuture) }
        return items.map { ($0, described($0)) }
    }

    /// What was put off is not done.
    func callOff(_ id: ScheduledItem.ID) {
        let items = remove { $0.id == id }
        if !items.isEmpty { journal.note(.calledOff(items, rules: []), at: now) }
    }

    func described(_ item: ScheduledItem) -> String {
        let time = item.due.map { " \(answer.time($0))" } ?? ""
        switch item.task {
        case .timer(let timer) where timer.purpose != nil:
            return "\(timer.purpose?.rawValue ?? "")\(time)\(Self.reminded(timer))"
        case .timer(let timer):
            return timer.called + (timer.pausedWith.map { ", paused with \(Self.span($0)) left" } ?? time)
        case .watch(let watch): return answer.text(of: watch)
        case .steps(let steps):
            return described(steps) + time
        }
    }

    /// "Turn off the kitchen lamp and the hall lamp": what is done alike is said once.
    private func described(_ steps: [PlanStep]) -> String {
        var groups: [(action: DeviceAction, devices: [DeviceID])] = []
        for step in steps {
            if let place = groups.firstIndex(where: { $0.action == step.to }) {
                groups[place].devices.append(step.device)
            } else {
                groups.append((step.to, [step.device]))
            }
        }
        return HouseWording.list(
            groups.map { group in
                let device = group.devices.first.flatMap { picture.devices[$0] }
                return ActionWording.order(group.action, answer.names(group.devices), of: device)
            })
    }

    /// Nobody was here when it was due.
    private func isLate(_ item: ScheduledItem) -> Bool {
        now.timeIntervalSince(item.due ?? now) > HouseSchedule.mostLate
    }

    private func text(of item: ScheduledItem) -> String {
        switch item.task {
        case .timer(let timer):
            switch timer.purpose {
            case nil: "The \(timer.called) is over."
            case .alarm? where isLate(item):
                "The alarm \(answer.time(item.due ?? now)) was missed: this program was not open."
            case .alarm?: "Alarm: it is \(answer.clockTime(item.due ?? now))."
            case .reminder? where isLate(item):
                "You wanted to be reminded \(answer.time(item.due ?? now))\(Self.reminded(timer))."
            case .reminder?: "Reminder\(Self.reminded(timer))."
            }
        case .watch(let watch): answer.text(ofReached: watch)
        case .steps(let steps): HouseAnswer.sentence(answer.names(steps.map(\.device)))
        }
    }

    static func span(_ seconds: Double) -> String { HouseAnswer.span(seconds) }

    // MARK: habits

    /// Whether what is done may be remembered, to suggest rules; what was remembered is forgotten when it may not.
    public var learns: Bool {
        get { upkeep.consent ?? memory.habits.isAllowed }
        set {
            upkeep.consent = newValue
            followConsent()
        }
    }

    func followConsent() {
        guard let consent = upkeep.change(of: memory.habits.isAllowed) else { return }
        if consent { memory.habits.allow() } else { memory.habits.disallow() }
        if picture.isKnown { watchDay() }
        memoryChanged()
    }

    public var suggestions: [HabitSuggestion] { memory.habits.suggestions(now: now, calendar: calendar) }

    public var rules: [HabitRule] { memory.habits.rules }

    /// - Returns: whether it has become a rule.
    public func accept(_ suggestion: HabitSuggestion) -> Bool {
        let rule = memory.habits.accept(suggestion, devices: picture.devices, now: now, calendar: calendar)
        if let rule { journal.note(.rule(rule, before: nil), at: now) }
        memoryChanged()
        return rule != nil
    }

    public func dismiss(_ suggestion: HabitSuggestion) {
        memory.habits.dismiss(suggestion)
        memoryChanged()
    }

    public func deleteRule(_ id: HabitRule.ID) {
        let deleted = rules.filter { $0.id == id }
        memory.habits.deleteRule(id)
        if !deleted.isEmpty { journal.note(.calledOff([], rules: deleted), at: now) }
        memoryChanged()
    }
}
