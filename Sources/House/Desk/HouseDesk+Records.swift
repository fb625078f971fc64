import Foundation

/// What was planned, what was done, and what can be said.
extension HouseDesk {
    func text(of asked: HouseRecordQuestion) async -> String {
        switch asked {
        case .timers(let name): return timersText(HouseTimerChoice(name: name))
        case .timersOf(let seconds): return timersText(HouseTimerChoice(seconds: seconds))
        case .reminders(let purpose): return plannedText(of: purpose)
        case .planned: return plannedText
        case .lastChanges: return answer.text(ofLast: picture.recent.newestFirst, now: now)
        case .changesToday: return answer.text(ofToday: picture.recent.newestFirst, now: now)
        case .lastChange(let devices):
            mention(devices)
            return answer.text(ofLastChangeOf: devices, recent: picture.recent.newestFirst, now: now)
        case .weather(let device, let days, let asks): return await weatherText(device, days, asks)
        case .calendar(let calendars, let days): return await calendarText(calendars, days)
        case .items(let list): return await itemsText(list)
        case .updates: return answer.updates
        case .notices: return await noticesText()
        case .consumption(let asked, let meters): return await consumptionText(asked, meters)
        case .cameras(let cameras):
            mention(cameras)
            return answer.text(ofCameras: cameras)
        case .sayings: return answer.sayings
        case .descriptions: return answer.descriptions
        case .described(let devices):
            mention(devices)
            if devices.count == 1 { talk.askedWhatIs = devices.first }
            return answer.text(ofDescribed: devices)
        case .hazard(let hazard, let devices):
            mention(devices)
            return answer.text(of: hazard, devices)
        case .summary:
            let text = answer.summary(picture.standing)
            return picture.absence == nil ? text : "\(awayText) Before that: \(text)"
        case .author(let devices, let test):
            mention(devices)
            return answer.text(ofAuthors: devices, test, recent: picture.recent.newestFirst, now: now)
        }
    }

    // MARK: rules

    /// What somebody said is to come again becomes a rule, where it does no harm.
    func note(_ plan: HousePlan, on days: HabitDays) -> HouseSpoken {
        question = nil
        mention(plan.devices)
        guard let due = plan.steps.first?.due else { return HouseSpoken(answer.refusal(of: .unknownRhythm) ?? "") }
        if let refusal = refusal(of: plan.steps.map(\.order)) { return refusal }
        let minute = HabitMoment(due, calendar).minute
        let before = rules
        guard
            let rule = memory.habits.add(
                plan.steps.map(\.order), days, minute, devices: picture.devices, now: now, calendar: calendar)
        else {
            return HouseSpoken(
                "No rule was made: rules are for lamps, outlets, heating, blinds, fans and players, 50 at most.")
        }
        journal.note(.rule(rule, before: before.first { $0.id == rule.id }), at: now)
        memoryChanged()
        return HouseSpoken(
            """
            New rule: \(rule.rhythm), \(answer.orders(rule.orders)). “Delete the rule” takes it back, and so \
            does Enter in the list of the house.
            """
        )
    }

    func forgetHabits() -> HouseSpoken {
        if let refusal = refusalOfArranging() { return refusal }
        memory.habits.forgetHabits()
        memoryChanged()
        journal.note(.irrevocable(Self.habitsGone), at: now)
        return HouseSpoken("Everything learned about your habits is forgotten. Rules and scenes stay.")
    }

    static let habitsGone = "Everything learned about your habits is gone, and cannot be brought back."
}

extension HabitRule {
    /// "every day at 22:30".
    var rhythm: String {
        if let situation { return situation.text }
        let word =
            switch days {
            case .every: "every day"
            case .workdays: "on workdays"
            case .weekends: "on weekends"
            case .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday:
                "every \(days.rawValue.capitalized)"
            }
        return "\(word) at \(HabitMoment.text(minute))"
    }
}
