import Foundation

/// Situations upon which people do things, and suggestions that are answered in words.
extension HouseDesk {
    /// - Parameter changed: before the picture has taken it in.
    func followSituations(_ changed: [DeviceReading]) {
        let begun = HabitSituation.begun(picture.devices, before: picture.readings, changed: changed)
        for situation in begun { follow(situation) }
    }

    private func follow(_ situation: HabitSituation) {
        let rules = memory.habits.begin(situation, at: now, devices: picture.devices)
        for rule in rules { perform(rule) }
        if learns || !rules.isEmpty { memoryChanged() }
    }

    /// Whether dusk has to be watched for: where it is known when that is, and somebody learns or waits for it.
    private var watchesDusk: Bool { picture.inventory.place != nil && (learns || memory.habits.waitsForDusk) }

    /// Nil where nobody waits for it.
    var nextDusk: Date? {
        guard watchesDusk, let place = picture.inventory.place else { return nil }
        return SunRules.next(after: now, at: place).sunset
    }

    /// The sun has set just now.
    func followDusk() {
        guard watchesDusk, let place = picture.inventory.place,
            let dusk = SunRules.next(after: now - HouseHabits.mostLate, at: place).sunset, dusk <= now,
            memory.habits.noteDusk(HabitMoment(dusk, calendar).day)
        else { return }
        follow(.dusk)
    }

    // MARK: suggestions in words

    /// It is told of once, and what is said to that means it.
    func isNew(_ suggestion: HabitSuggestion) -> Bool {
        guard memory.habits.tell(suggestion) else { return false }
        talk.suggested = suggestion
        keepMemory()
        return true
    }

    func answer(_ reply: HabitReply) -> HouseSpoken {
        guard let suggested = talk.suggested else { return HouseSpoken("Nothing was suggested.") }
        if let refusal = refusalOfArranging() { return refusal }
        talk.suggested = nil
        switch reply {
        case .refuses:
            dismiss(suggested)
            return HouseSpoken("It is not suggested again.")
        case .accepts:
            guard accept(suggested), let rule = rules.first(where: { $0.id == suggested.id }) else {
                return HouseSpoken("That cannot become a rule.")
            }
            return HouseSpoken(
                "New rule: \(rule.rhythm), \(answer.orders(rule.orders)). “Delete the rule” takes it back.")
        }
    }
}
