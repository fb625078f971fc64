import Foundation

/// What a person says that devices are.
extension HouseDesk {
    /// Remembers it at once, and asks before it makes a device less guarded.
    func describe(_ changes: [DescribedDevice], isUndo: Bool = false) async -> HouseSpoken {
        mention(changes.map(\.device))
        if let refusal = refusalOfArranging() { return refusal }
        var plan = HousePlan(steps: [], risk: risk(of: changes))
        plan.describes = changes
        talk.undescribing = isUndo ? plan : nil
        guard plan.risk.needsYes else {
            question = nil
            return await remember(changes)
        }
        return ask(plan, answer.question(of: changes, before: picture.devices))
    }

    private func risk(of changes: [DescribedDevice]) -> PlanRisk {
        var risk = PlanRisk.none
        for change in changes {
            guard let before = picture.devices[change.device], let own = ownDevice(change.device) else { continue }
            let after = change.description.map { DescriptionRules.described(own, $0) } ?? own
            let one = DescriptionRules.risk(from: before, to: after, planRules)
            if case .needsPIN = one { return one }
            if one.needsYes { risk = one }
        }
        return risk
    }

    /// As the house told of it.
    private func ownDevice(_ id: DeviceID) -> HouseDevice? { ownInventory?.devices.first { $0.id == id } }

    func remember(_ changes: [DescribedDevice]) async -> HouseSpoken {
        let before = picture.devices
        var descriptions = memory.descriptions
        guard changes.allSatisfy({ descriptions.take($0) }) else {
            return HouseSpoken("Too much is already remembered about devices. Nothing was noted.")
        }
        if talk.undescribing?.describes == changes {
            talk.undescribing = nil
        } else {
            let before = changes.map {
                DescribedDevice(device: $0.device, description: memory.descriptions.all[$0.device])
            }
            journal.note(.described(before), at: now)
        }
        memory.descriptions = descriptions
        await describeHouse()
        memoryChanged()
        return HouseSpoken(answer.text(of: changes, before: before))
    }

    /// The devices are what is said of them now.
    func describeHouse() async {
        guard let ownInventory, picture.isKnown else { return }
        let news = HouseNews.inventory(memory.descriptions.described(ownInventory))
        _ = picture.receive(news, at: now)
        learnWords()
        await performer.receive(news)
    }

    /// Asks once what a device is of which nothing is known but that it is a plug; nil where there is nothing to ask.
    func whatIsIt(_ plan: HousePlan, _ spoken: HouseSpoken) -> String? {
        guard spoken.hasActed, spoken.asks == nil, replies == .sentences, plan.steps.count == 1,
            let device = plan.steps.first.flatMap({ picture.devices[$0.device] }),
            DescriptionRules.saysLittle(device, skill.vocabulary)
        else { return nil }
        var descriptions = memory.descriptions
        guard descriptions.ask(about: device.id) else { return nil }
        memory.descriptions = descriptions
        keepMemory()
        talk.askedWhatIs = device.id
        return answer.whatIs(device.id)
    }

    /// All that was learned: habits, and what was said of devices.
    func forgetLearned() async -> HouseSpoken {
        if let refusal = refusalOfArranging() { return refusal }
        memory.habits.forgetHabits()
        if !memory.descriptions.called.isEmpty {
            memory.descriptions.forgetNames()
            await describeHouse()
        }
        memoryChanged()
        journal.note(.irrevocable(Self.habitsGone), at: now)
        let changes = memory.descriptions.all.keys.sorted().map { DescribedDevice(device: $0, description: nil) }
        let habits = "Everything learned about your habits is forgotten."
        guard !changes.isEmpty else { return HouseSpoken("\(habits) Rules and scenes stay.") }
        var spoken = await describe(changes)
        spoken.text =
            spoken.asks == nil
            ? "\(habits) So is what you said of devices. Rules and scenes stay." : "\(habits) \(spoken.text)"
        return spoken
    }
}
