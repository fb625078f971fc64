import Foundation

extension HouseAnswer {
    /// What became of a plan, as far as it was seen.
    public func text(of outcome: PlanOutcome) -> String {
        let all = groups(outcome.steps)
        let here = all.filter { !isAway($0.outcome) }
        let parts =
            absent(all.filter { isAway($0.outcome) }) + here.map { told($0.outcome, $0.action, $0.devices) }
            + unopened(outcome.steps)
            + brought(outcome.steps) + omissions(outcome.leftOut)
        return parts.isEmpty ? "Nothing was done." : parts.joined(separator: " ")
    }

    /// What became of a plan that takes something back: how each device is again.
    func text(ofUndone outcome: PlanOutcome) -> String {
        let isBack = { (step: PlanOutcome.Step) in step.outcome == .changed || step.outcome == .alreadySo }
        let open = Set(outcome.steps.filter { !isBack($0) }.map(\.step.device))
        var told: [(state: String, devices: [DeviceID])] = []
        for step in outcome.steps where !open.contains(step.step.device) {
            let id = step.step.device
            guard !told.contains(where: { $0.devices.contains(id) }) else { continue }
            let state =
                standing(id).map(StandingWording.text) ?? ActionWording.state(step.step.to, of: vocabulary.devices[id])
            if let place = told.firstIndex(where: { $0.state == state }) {
                told[place].devices.append(id)
            } else {
                told.append((state, [id]))
            }
        }
        var rest = outcome
        rest.steps = outcome.steps.filter { open.contains($0.step.device) && !isBack($0) }
        let back = told.map { Self.sentence("\(names($0.devices)) \(areOrIs($0.devices)) \(Self.again($0.state))") }
        let others = rest.steps.isEmpty && rest.leftOut.isEmpty ? [] : [text(of: rest)]
        return back.isEmpty && others.isEmpty ? "Nothing was done." : (back + others).joined(separator: " ")
    }

    /// What is measured beside it did not come back: "set to 21 °C again; it is 20.5 °C there".
    private static func again(_ state: String) -> String {
        guard let measured = state.range(of: "; ") else { return "\(state) again" }
        return "\(state[..<measured.lowerBound]) again\(state[measured.lowerBound...])"
    }

    /// What became of orders that had waited until the house was back. One that went away while it was given may have
    /// got it.
    func text(ofReplayed outcome: PlanOutcome) -> String {
        var rest = outcome
        rest.steps = outcome.steps.filter { $0.outcome != .houseAway }
        let lost = outcome.steps.filter { $0.outcome == .houseAway }.map(\.step.device)
        let gone =
            lost.isEmpty
            ? nil : "The house came back and went away again, so it is not known whether \(names(lost)) got the order."
        let back = rest.steps.isEmpty && rest.leftOut.isEmpty ? nil : "The house is back. \(text(of: rest))"
        return [back, gone].compactMap(\.self).joined(separator: " ")
    }

    private typealias Group = (outcome: StepOutcome, action: DeviceAction, devices: [DeviceID])

    /// What went alike is told in one sentence.
    private func groups(_ steps: [PlanOutcome.Step]) -> [Group] {
        var groups: [Group] = []
        var places: [Key: Int] = [:]
        for step in steps {
            let action = isUnlocked(step) ? .unlock : step.step.to
            let key = Key(outcome: step.outcome, action: action)
            if let place = places[key] {
                groups[place].devices.append(step.step.device)
            } else {
                places[key] = groups.count
                groups.append((step.outcome, action, [step.step.device]))
            }
        }
        return groups
    }

    private func isAway(_ outcome: StepOutcome) -> Bool {
        if case .waits = outcome { true } else { outcome == .houseAway }
    }

    /// That the house is away is said once, whatever becomes of what was asked.
    private func absent(_ groups: [Group]) -> [String] {
        var clauses: [(end: String, devices: [DeviceID])] = []
        for group in groups {
            var end = "did not get the order"
            if case .waits(let date) = group.outcome {
                end =
                    "will be \(ActionWording.state(group.action, of: device(group.devices))) when it is back before \(clockTime(date))"
            }
            if let place = clauses.firstIndex(where: { $0.end == end }) {
                clauses[place].devices += group.devices
            } else {
                clauses.append((end, group.devices))
            }
        }
        guard clauses.count > 1 || groups.count > 1 else {
            return groups.map { told($0.outcome, $0.action, $0.devices) }
        }
        let sentences = clauses.map { "\(names($0.devices)) \($0.end)" }
        return [Self.sentence("the house cannot be reached: \(sentences.joined(separator: "; "))")]
    }

    /// A lock was told to open its door, and is seen unlocked.
    private func isUnlocked(_ step: PlanOutcome.Step) -> Bool {
        step.step.to == .open && step.outcome == .changed && step.after.flatMap(ArrivalRules.word) == "unlocked"
            && vocabulary.devices[step.step.device]?.kind == .lock
    }

    /// What was to be opened, and is only unlocked as far as anybody can say.
    private func unopened(_ steps: [PlanOutcome.Step]) -> [String] {
        let count = steps.count { $0.outcome == .changed && $0.step.wished == .open }
        let unseen = steps.contains(where: isUnlocked) ? ["The house does not say whether that has opened it."] : []
        return (count > 0 ? [Self.sentence(Self.cannotOpen(count))] : []) + unseen
    }

    private struct Key: Hashable {
        let outcome: StepOutcome
        let action: DeviceAction
    }

    /// What scenes changed, and what they should have changed.
    private func brought(_ steps: [PlanOutcome.Step]) -> [String] {
        let changed = Self.each(steps.flatMap(\.changed))
        let missed = Self.each(steps.flatMap(\.missed))
        let known = steps.contains { $0.outcome == .changed && $0.step.brings != nil }
        guard !changed.isEmpty || known else { return [] }
        let count = changed.count > Self.mostNames ? "\(changed.count) devices changed: " : ""
        let seen =
            changed.isEmpty
            ? "nothing else was seen to change" : count + names(changed) + (count.isEmpty ? " changed" : "")
        let verb = areOrIs(missed) == "is" ? "was" : "were"
        return [Self.sentence(seen)]
            + (missed.isEmpty ? [] : [Self.sentence("\(names(missed)) \(verb) not seen to change")])
    }

    private static func each(_ devices: [DeviceID]) -> [DeviceID] {
        var seen: Set<DeviceID> = []
        return devices.filter { seen.insert($0).inserted }
    }

    private func told(_ outcome: StepOutcome, _ action: DeviceAction, _ devices: [DeviceID]) -> String {
        let names = names(devices)
        let verb = areOrIs(devices)
        let state = ActionWording.state(action, of: device(devices))
        let text =
            switch outcome {
            case .changed where action == .activate: "\(names) \(verb) set"
            case .changed: "\(names) \(verb) \(state) now"
            case .alreadySo: "\(names) \(verb == "is" ? "was" : "were") \(state) already"
            case .moving: "\(names) \(verb) \(ActionWording.progress(action))"
            case .scheduled(let date): "\(names) will be \(state) \(time(date))"
            case .endedAs(let word): "\(names) did not end \(state): the house says “\(StandingWording.word(word))”"
            case .jammed: "\(names) \(verb) jammed: probably not \(state)"
            case .unavailable: "\(names) cannot be reached and \(verb) as before"
            case .unsupported: "\(names) cannot do that"
            case .notAllowed: "this program may not change \(names)"
            case .refused(let code) where code == StepOutcome.wantsCode:
                "\(names) \(devices.count > 1 ? "need" : "needs") a code, and did not get the right one"
            case .refused: "the house refused to change \(names)"
            case .declined(let reason): "the house refused to change \(names): \(Self.words(reason))"
            case .noAnswer: "\(names) did not confirm, so it is not known whether it worked"
            case .houseAway: "the house cannot be reached, so \(names) did not get the order"
            case .waits(let end):
                "the house cannot be reached: \(names) will be \(state) when it is back before \(clockTime(end))"
            case .takenBack: "\(names) \(verb) left as before: the waiting order is taken back"
            case .gone: "\(names) \(verb) not in the house any more"
            case .overtaken(.us): "\(names) stopped on the way: a later order holds"
            case .overtaken(let origin): "\(who(origin)) changed \(names) meanwhile"
            case .cancelled: "\(names) \(verb) left alone: it was called off"
            }
        return Self.sentence(text)
    }

    /// What a house says in words of its own, as the end of a sentence.
    private static func words(_ text: String) -> String {
        let words = HouseLine.text(text, longest: 200)
        return words.last == "." ? String(words.dropLast()) : words
    }

    private func who(_ origin: ChangeCause.Origin) -> String {
        switch origin {
        case .us: "a later order"
        case .person: "somebody"
        case .automation: "an automation"
        case .unknown: "something else"
        }
    }

    /// "at 7:00", "tomorrow at 7:00", "on Monday at 7:00".
    func time(_ date: Date) -> String { day(date).map { "\($0) at \(clockTime(date))" } ?? "at \(clockTime(date))" }

    /// Nil for today.
    private func day(_ date: Date) -> String? {
        guard let now, !calendar.isDate(date, inSameDayAs: now) else { return nil }
        let (from, to) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
        let days = calendar.dateComponents([.day], from: from, to: to).day ?? 0
        if days == 1 { return "tomorrow" }
        let parts = calendar.dateComponents([.weekday, .day, .month], from: date)
        if (2...6).contains(days) { return "on \(Self.weekdays[((parts.weekday ?? 1) - 1) % 7])" }
        return "on \(Self.months[((parts.month ?? 1) - 1) % 12]) \(parts.day ?? 1)"
    }

    private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]

    func clockTime(_ date: Date) -> String {
        let parts = calendar.dateComponents([.hour, .minute], from: date)
        return String(format: "%d:%02d", parts.hour ?? 0, parts.minute ?? 0)
    }

    // MARK: left out

    func omissions(_ leftOut: [PlanOmission]) -> [String] {
        let reasons: [PlanOmission.Reason] = [
            .spared, .alreadySo, .onlyUnlocked, .unavailable, .notTaken, .onlyOpens, .outOfRange, .unknownState,
            .notAllowed,
        ]
        return reasons.flatMap { reason in
            var told: [(words: String, devices: [DeviceID])] = []
            for omission in leftOut where omission.reason == reason {
                let words = why(omission)
                if let place = told.firstIndex(where: { $0.words == words }) {
                    told[place].devices.append(omission.device)
                } else {
                    told.append((words, [omission.device]))
                }
            }
            return told.map { Self.sentence(omitted(reason, $0.words, $0.devices)) }
        }
    }

    /// What tells devices apart that are left out for the same reason: what they do not take, how far they go, or how they
    /// are; words that are the same for one and for several.
    private func why(_ omission: PlanOmission) -> String {
        let device = vocabulary.devices[omission.device]
        switch (omission.reason, omission.aspect) {
        case (.alreadySo, let aspect): return state(omission.device, aspect)
        case (.notTaken, .color?): return "no colours"
        case (.notTaken, .temperature?) where device?.kind == .thermostat: return "no single temperature"
        case (.notTaken, .temperature?): return "no temperature"
        case (.notTaken, .brightness?): return "no brightness"
        case (.notTaken, .volume?): return "no volume"
        case (.notTaken, .speed?): return "no speed"
        case (.onlyOpens, _): return onlyOpens(omission.device)
        case (.outOfRange, _):
            guard let device, Self.isWarm(device) else { return "0 to 100 %" }
            return Self.degrees(device)
        default: return ""
        }
    }

    private static func isWarm(_ device: HouseDevice) -> Bool {
        device.kind == .thermostat || device.kind == .oven || device.abilities.contains(.temperature)
    }

    private static func degrees(_ device: HouseDevice) -> String {
        let range = AmountRules.temperatures(of: device)
        let least = HouseNumberText.bare(range.lowerBound, device)
        return "\(least) to \(HouseNumberText.degrees(range.upperBound, device))"
    }

    /// By which numbers are told of all of them.
    private func device(_ ids: [DeviceID]) -> HouseDevice? { ids.first.flatMap { vocabulary.devices[$0] } }

    /// How a device is, in the word that was asked for; "so" where it takes more than a word.
    private func state(_ id: DeviceID, _ aspect: HouseAspect?) -> String {
        guard let standing = standing(id), let word = standing.state else { return "so" }
        if aspect == .color, let color = standing.color { return color }
        if Self.plain.contains(word), aspect == nil || word != "on" { return word }
        if let isArmed = standing.holds(.armed) { return isArmed ? "armed" : "disarmed" }
        if aspect == .temperature, let degrees = standing.reading?.details.targetTemperature {
            return "set to \(HouseNumberText.degrees(degrees, vocabulary.devices[id]))"
        }
        if let aspect, let value = standing.value(of: aspect) { return "at \(HouseNumberText.text(value)) %" }
        return standing.holds(.on).map { $0 ? "on" : "off" } ?? "so"
    }

    private static let plain: Set = ["on", "off", "open", "closed", "locked", "unlocked"]

    private func omitted(_ reason: PlanOmission.Reason, _ words: String, _ devices: [DeviceID]) -> String {
        let names = names(devices)
        let isOne = areOrIs(devices) == "is"
        switch reason {
        case .alreadySo: return "\(names) \(areOrIs(devices)) \(words) already"
        case .spared:
            return
                "\(allNames(devices)) \(isOne ? "stays" : "stay") on: \(isOne ? "it is" : "they are") turned off by name only"
        case .onlyUnlocked:
            return "\(names) \(areOrIs(devices)) unlocked already, and \(Self.cannotOpen(devices.count))"
        case .unavailable: return "\(names) cannot be reached"
        case .notTaken where words == "no single temperature":
            return "\(names) \(isOne ? "takes" : "take") \(words) while it heats and cools"
        case .notTaken where !words.isEmpty: return "\(names) \(isOne ? "has" : "have") \(words)"
        case .notTaken: return "\(names) cannot do that"
        case .onlyOpens: return words
        case .outOfRange: return "\(names) can be set from \(words)"
        case .unknownState: return "how \(names) \(areOrIs(devices)) now is not known"
        case .notAllowed: return "\(names) \(isOne ? "stays" : "stay") as before: you may not change that"
        }
    }
}
