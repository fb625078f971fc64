import Foundation

/// What the desk keeps, and what is due.
extension HouseDesk {
    /// After something was taught or learned: the words are those of now.
    func learnWords() {
        let inventory =
            picture.isKnown
            ? picture.inventory
            : memory.descriptions.described(
                house.fixedInventory ?? memory.names?.inventory ?? HouseInventory())
        let vocabulary = HouseVocabulary(
            inventory: inventory, scenes: memory.habits.scenes, devices: picture.isKnown ? picture.devices : nil)
        skill = HouseSkill(vocabulary: vocabulary, rules: skill.rules)
        foreign = ForeignWords()
        prepareTongues()
        tellNames()
        listener.onChange()
    }

    /// Others hear of names that are other ones, and not again and again: what they are told is long.
    private func tellNames() {
        let names = HouseNames(skill.vocabulary)
        guard names != naming.told else { return naming.task = nil }
        let wait = naming.wait(at: clock.uptime())
        guard wait > .zero else {
            naming.tell(names, at: clock.uptime())
            return listener.onToolsChange()
        }
        guard naming.task == nil else { return }
        naming.task = Task { [weak self, clock] in
            guard (try? await clock.sleep(wait)) != nil, let self else { return }
            self.naming.task = nil
            self.tellNames()
        }
    }

    /// Keeps the memory as it is now, and looks again at what is due next.
    func memoryChanged() {
        keepMemory()
        keepTime()
        listener.onChange()
    }

    /// One writes at a time, and what changed meanwhile is written once: a house may change a lot.
    func keepMemory() {
        upkeep.change()
        guard upkeep.isLoaded, let keeper, saving == nil else { return }
        saving = Task {
            while upkeep.beginWriting() {
                if await !keeper.save(memory) { forget() }
            }
            saving = nil
        }
    }

    /// What is always there needs no keeping.
    func keepNames() {
        guard hasHouse, house.fixedInventory == nil, let own = ownInventory else { return }
        let names = KeptNames(own)
        guard names != memory.names else { return }
        memory.names = names
        keepMemory()
    }

    /// What waited when the program was ended waits on, and names are those of then.
    func resume() async {
        guard hasHouse, house.fixedInventory == nil, let names = memory.names else { return }
        picture.remember(memory.descriptions.described(names.inventory))
        await performer.resume(memory.waiting, in: names.inventory)
    }

    /// The day is counted also when nothing happens on it.
    func watchDay() {
        if memory.habits.watch(now: now, calendar: calendar) { keepMemory() }
    }

    /// What was kept was erased by somebody: it does not come back from here. Whether it may learn stays as it is chosen.
    private func forget() {
        let learns = learns
        memory = HouseMemory()
        if learns { memory.habits.allow() }
        journal = SaidJournal()
        Task { await describeHouse() }
        learnWords()
        keepTime()
    }

    /// Sleeps until something is due, and for a minute at most: a wall clock may be set meanwhile.
    func keepTime() {
        timekeeper?.cancel()
        let dues = [
            memory.schedule.nextDue, memory.habits.nextDue(now: now, calendar: calendar),
            memory.habits.nextDay(after: now, calendar: calendar), talk.speaker.end(patience: manner.patience),
            nextDusk,
        ]
        guard let due = dues.compactMap(\.self).min() else { return }
        let wait = min(60, max(0.05, due.timeIntervalSince(now)))
        timekeeper = Task { [weak self, clock] in
            guard (try? await clock.sleep(.seconds(wait))) != nil else { return }
            self?.timePassed()
        }
    }

    private func timePassed() {
        watchDay()
        forgetSpeaker()
        followDusk()
        let effects = memory.schedule.timePassed(clock.time)
        let rules = memory.habits.due(now: now, calendar: calendar, devices: picture.devices)
        for effect in effects { perform(effect) }
        for rule in rules { perform(rule) }
        if effects.isEmpty, rules.isEmpty { keepTime() } else { memoryChanged() }
    }
}
