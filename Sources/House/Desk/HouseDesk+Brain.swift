import Foundation

/// What the house's own assistant says to what is not understood here.
extension HouseDesk {
    /// Whether it is asked at all: where it is wanted, the sentence names something of the house, and whoever speaks may do
    /// everything, as it does.
    func isForHouse(_ text: String) -> Bool {
        manner.brain != .echo && rights == .everything && house is any HouseConversationProtocol && skill.mentions(text)
    }

    /// Nil where it is not asked, or does not understand it either. It acts at once and asks nobody, so that what may
    /// open or heat something never gets there.
    func answerOfHouse(_ text: String) async -> HouseSpoken? {
        guard isForHouse(text), let assistant = house as? any HouseConversationProtocol else { return nil }
        guard !skill.isRisky(text) else {
            return HouseSpoken("That might open or heat something, and I did not understand it. Nothing was done.")
        }
        (talk.asksAssistant, talk.changedByAssistant) = (true, [:])
        defer { talk.asksAssistant = false }
        do throws(HouseError) {
            let reply = try await assistant.say(text, language: talk.tongue.rawValue, in: talk.conversation)
            talk.conversation = reply.conversation
            let said = HouseLine.text(reply.text)
            switch reply.outcome {
            case .acted(let devices):
                await rememberAssistant(devices)
                return HouseSpoken("The house says: “\(said)”", hasActed: true)
            case .told: return HouseSpoken("The house says: “\(said)”")
            case .baseless, .failed: return nil
            }
        } catch {
            return HouseSpoken("The house did not answer. As far as I know, nothing was done.")
        }
    }

    /// Seconds that are waited for what it says it changed.
    private static let patience = 0.5

    /// What it changed can be taken back as if it had been ordered here, where it was seen.
    private func rememberAssistant(_ devices: [DeviceID]) async {
        let end = now.addingTimeInterval(Self.patience)
        while !Set(devices).isSubset(of: talk.changedByAssistant.keys), now < end, !Task.isCancelled {
            await clock.wait(for: news, atMost: end.timeIntervalSince(now))
        }
        let steps = talk.changedByAssistant.sorted { $0.key < $1.key }.compactMap { step($0.key, $0.value) }
        guard !steps.isEmpty else {
            journal.note(
                .irrevocable("Home Assistant's own assistant did that, and it cannot be taken back here."), at: now)
            return
        }
        remember(PlanOutcome(steps: steps))
    }

    /// What nobody said to this program can be taken back as if it had been.
    func remember(_ outcome: PlanOutcome) {
        let number = journal.note(.order(Set(outcome.steps.map(\.step.device))), at: now)
        var outcome = outcome
        for index in outcome.steps.indices { outcome.steps[index].step.said = number }
        deeds.actions.remember(outcome)
    }

    private func step(_ id: DeviceID, _ change: AssistantChange) -> PlanOutcome.Step? {
        guard let device = picture.devices[id], let before = change.before,
            let action = RestoringRules.actions(device, to: change.after, from: before)?.first
        else { return nil }
        return PlanOutcome.Step(PlanStep(device: id, from: before, to: action), .changed, after: change.after)
    }

    /// A reading that came while it was asked.
    func seeAssistant(_ reading: DeviceReading, earlier: DeviceReading?) {
        guard talk.asksAssistant, !deeds.isUnderWay, reading.cause.origin == .us else { return }
        var authors = memory.authors
        authors.noteAssistant(reading.cause)
        if authors != memory.authors { memory.authors = authors }
        let before = talk.changedByAssistant[reading.device]?.before ?? earlier
        talk.changedByAssistant[reading.device] = AssistantChange(before: before, after: reading)
    }
}
