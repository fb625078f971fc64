import Foundation

/// What was planned, what was done, and what can be said.
extension HouseDesk {
    func text(of asked: HouseRecordQuestion) async -> String {
        switch asked {
        case .timers(let name): return timersText(name)
        case .planned: return plannedText
        case .lastChanges: return answer.text(ofLast: picture.recent.newestFirst, now: now)
        case .changesToday: return answer.text(ofToday: picture.recent.newestFirst, now: now)
        case .lastChange(let devices):
            mention(devices)
            return answer.text(ofLastChangeOf: devices, recent: picture.recent.newestFirst, now: now)
        case .sayings: return answer.sayings
        case .descriptions: return answer.descriptions
        case .described(let devices):
            mention(devices)
            if devices.count == 1 { talk.askedWhatIs = devices.first }
            return answer.text(ofDescribed: devices)
        case .summary:
            let text = answer.summary(picture.standing)
            return picture.absence == nil ? text : "\(awayText) Before that: \(text)"
        case .author(let devices, let test):
            mention(devices)
            return answer.text(ofAuthors: devices, test, recent: picture.recent.newestFirst, now: now)
        }
    }

    // MARK: timers

    var hasTimers: Bool { !timers(nil).isEmpty }

    private func timers(_ name: String?) -> [(item: ScheduledItem, timer: HouseTimer)] {
        memory.schedule.items.compactMap { item in
            guard case .timer(let timer) = item.task else { return nil }
            let isMeant = name.map { timer.name?.localizedCaseInsensitiveContains($0) ?? false } ?? true
            return isMeant ? (item, timer) : nil
        }
    }

    private func timersText(_ name: String?) -> String {
        let found = timers(name)
        guard !found.isEmpty else { return noTimer(name) }
        if found.count == 1, let only = found.first { return "\(left(only.item)) left." }
        return found.map { HouseAnswer.sentence("\(described($0.timer)): \(left($0.item)) left") }.joined(
            separator: " ")
    }

    private func left(_ item: ScheduledItem) -> String {
        Self.span(max(1, (item.due ?? now).timeIntervalSince(now)))
    }

    private func described(_ timer: HouseTimer) -> String {
        timer.name.map { _ in "the \(timer.called)" } ?? "the timer of \(Self.span(timer.seconds))"
    }

    private func noTimer(_ name: String?) -> String {
        name.map { "There is no timer for “\(HouseLine.text($0))”." } ?? "No timer is running."
    }

    /// One is ended, or all: which of several is asked back, and none is guessed.
    func endTimers(_ name: String?, all: Bool) -> HouseSpoken {
        let found = timers(name)
        guard !found.isEmpty else { return HouseSpoken(noTimer(name)) }
        guard found.count == 1 || all else {
            return HouseSpoken("There are \(found.count) timers: “cancel all timers” ends them. \(timersText(name))")
        }
        for one in found { _ = memory.schedule.remove(one.item.id) }
        memoryChanged()
        if found.count > 1 { return HouseSpoken("\(found.count) timers are cancelled.") }
        return HouseSpoken(HouseAnswer.sentence("\(found.first.map { described($0.timer) } ?? "it") is cancelled"))
    }

    // MARK: what is planned

    private var plannedText: String {
        let later = scheduled.map { Self.ended($0.text) }
        let orders = waiting.map { order in
            Self.ended(
                "\(answer.orders([order.order])), when the house is back by \(answer.clockTime(order.expires))")
        }
        let rules = rules.map { Self.ended("\($0.rhythm) \(answer.orders($0.orders))") }
        let all = later + orders + rules
        return all.isEmpty
            ? "Nothing is planned in the house." : all.prefix(HouseAnswer.mostNames).joined(separator: " ")
    }

    private static func ended(_ text: String) -> String {
        HouseWording.capitalized(text.hasSuffix(".") ? text : text + ".")
    }

    // MARK: rules

    /// What somebody said is to come again becomes a rule, where it does no harm.
    func note(_ plan: HousePlan, on days: HabitDays) -> HouseSpoken {
        question = nil
        mention(plan.devices)
        guard let due = plan.steps.first?.due else { return HouseSpoken(answer.refusal(of: .unknownRhythm) ?? "") }
        let minute = HabitMoment(due, calendar).minute
        guard
            let rule = memory.habits.add(
                plan.steps.map(\.order), days, minute, devices: picture.devices, now: now, calendar: calendar)
        else {
            return HouseSpoken(
                "No rule was made: rules are for lamps, outlets, heating, blinds, fans and players, 50 at most.")
        }
        memoryChanged()
        return HouseSpoken(
            """
            A rule from now on: \(rule.rhythm) \(answer.orders(rule.orders)). It stands in the list of the house, where \
            Enter deletes it.
            """
        )
    }

    func forgetHabits() -> HouseSpoken {
        memory.habits.forgetHabits()
        memoryChanged()
        return HouseSpoken("What was learned of your habits is forgotten. Rules and scenes stay.")
    }
}

extension HabitRule {
    /// "every day at 22:30".
    var rhythm: String {
        let word =
            switch days {
            case .every: "every day"
            case .workdays: "on workdays"
            case .weekends: "on weekends"
            }
        return "\(word) at \(HabitMoment.text(minute))"
    }
}
