import Foundation

/// What the desk keeps, and what is due.
extension HouseDesk {
    /// After something was taught or learned: the words are those of now.
    func learnWords() {
        let inventory = picture.isKnown ? picture.inventory : house.fixedInventory ?? HouseInventory()
        let vocabulary = HouseVocabulary(
            inventory: inventory, scenes: memory.habits.scenes, devices: picture.isKnown ? picture.devices : nil)
        skill = HouseSkill(vocabulary: vocabulary, rules: skill.rules)
        listener.onToolsChange()
        listener.onChange()
    }

    /// Keeps the memory as it is now, and looks again at what is due next.
    func memoryChanged() {
        let (before, kept) = (saving, memory)
        saving = keeper.map { keeper in
            Task {
                await before?.value
                if await !keeper.save(kept) { forget() }
            }
        }
        keepTime()
        listener.onChange()
    }

    /// What was kept was erased by somebody: it does not come back from here. Whether it may learn stays as it is chosen.
    private func forget() {
        let learns = learns
        memory = HouseMemory()
        if learns { memory.habits.allow() }
        learnWords()
        keepTime()
    }

    /// Sleeps until something is due, and for a minute at most: a wall clock may be set meanwhile.
    func keepTime() {
        timekeeper?.cancel()
        let due = [memory.schedule.nextDue, memory.habits.nextDue(now: now, calendar: calendar)].compactMap(\.self)
            .min()
        guard let due else { return }
        let wait = min(60, max(0.05, due.timeIntervalSince(now)))
        timekeeper = Task { [weak self, clock] in
            guard (try? await clock.sleep(.seconds(wait))) != nil else { return }
            self?.timePassed()
        }
    }

    private func timePassed() {
        let effects = memory.schedule.timePassed(clock.time)
        let rules = memory.habits.due(now: now, calendar: calendar, devices: picture.devices)
        for effect in effects { perform(effect) }
        for rule in rules { perform(rule) }
        if effects.isEmpty, rules.isEmpty { keepTime() } else { memoryChanged() }
    }
}
