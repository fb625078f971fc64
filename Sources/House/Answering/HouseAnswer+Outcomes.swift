import Foundation

extension HouseAnswer {
    /// What became of a plan, as far as it was seen.
    public func text(of outcome: PlanOutcome) -> String {
        let parts = groups(outcome.steps).map { told($0.outcome, $0.action, $0.devices) } + omissions(outcome.leftOut)
        return parts.isEmpty ? "Nothing was done." : parts.joined(separator: " ")
    }

    private typealias Group = (outcome: StepOutcome, action: DeviceAction, devices: [DeviceID])

    /// What went alike is told in one sentence.
    private func groups(_ steps: [PlanOutcome.Step]) -> [Group] {
        var groups: [Group] = []
        var places: [Key: Int] = [:]
        for step in steps {
            let key = Key(outcome: step.outcome, action: step.step.to)
            if let place = places[key] {
                groups[place].devices.append(step.step.device)
            } else {
                places[key] = groups.count
                groups.append((step.outcome, step.step.to, [step.step.device]))
            }
        }
        return groups
    }

    private struct Key: Hashable {
        let outcome: StepOutcome
        let action: DeviceAction
    }

    private func told(_ outcome: StepOutcome, _ action: DeviceAction, _ devices: [DeviceID]) -> String {
        let names = names(devices)
        let verb = areOrIs(devices)
        let state = ActionWording.state(action)
        let text =
            switch outcome {
            case .changed: "\(names) \(verb) \(state) now"
            case .alreadySo: "\(names) \(verb == "is" ? "was" : "were") \(state) already"
            case .moving: "\(names) \(verb) on the way and not yet \(state)"
            case .scheduled(let date): "\(names) will be \(state) \(time(date))"
            case .endedAs(let word): "\(names) did not end \(state): the house says “\(StandingWording.word(word))”"
            case .jammed: "\(names) \(verb) jammed: probably not \(state)"
            case .unavailable: "\(names) cannot be reached and \(verb) as before"
            case .unsupported: "\(names) cannot be told that"
            case .notAllowed: "this program may not change \(names)"
            case .refused: "the house refused to change \(names)"
            case .noAnswer: "\(names) did not confirm: whether it worked is not known"
            case .houseAway: "the house cannot be reached, so \(names) did not get the order"
            case .waits(let end):
                "the house cannot be reached: \(names) will be \(state) when it is back before \(clockTime(end))"
            case .takenBack: "\(names) \(verb) left as before: what waited for the house is taken back"
            case .gone: "\(names) \(verb) not in the house any more"
            case .overtaken(let origin): "\(who(origin)) changed \(names) meanwhile"
            case .cancelled: "\(names) \(verb) left alone: it was called off"
            }
        return Self.sentence(text)
    }

    private func who(_ origin: ChangeCause.Origin) -> String {
        switch origin {
        case .us: "another order"
        case .person: "somebody"
        case .automation: "an automation"
        case .unknown: "something else"
        }
    }

    func time(_ date: Date) -> String { "at \(clockTime(date))" }

    private func clockTime(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return String(format: "%d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }

    // MARK: left out

    func omissions(_ leftOut: [PlanOmission]) -> [String] {
        let reasons: [PlanOmission.Reason] = [.alreadySo, .unavailable, .notTaken, .outOfRange, .unknownState]
        return reasons.compactMap { reason in
            let devices = leftOut.filter { $0.reason == reason }.map(\.device)
            return devices.isEmpty ? nil : Self.sentence(omitted(reason, devices))
        }
    }

    /// The word for how all of them are; nil where they are different, or it takes more than a word.
    private func common(_ devices: [DeviceID]) -> String? {
        let plain: Set = ["on", "off", "open", "closed", "locked", "unlocked"]
        let states = devices.map { id in vocabulary.devices[id].flatMap { DeviceStanding($0, readings[id]).state } }
        guard let first = states.first ?? nil, plain.contains(first) else { return nil }
        return states.allSatisfy { $0 == first } ? first : nil
    }

    private func omitted(_ reason: PlanOmission.Reason, _ devices: [DeviceID]) -> String {
        let names = names(devices)
        switch reason {
        case .alreadySo: return "\(names) \(areOrIs(devices)) \(common(devices) ?? "so") already"
        case .unavailable: return "\(names) cannot be reached"
        case .notTaken: return "\(names) cannot be told that"
        case .outOfRange: return "\(names) \(areOrIs(devices)) never set that far"
        case .unknownState: return "how \(names) \(areOrIs(devices)) now is not known"
        }
    }
}
