public import Foundation

extension HouseAnswer {
    /// What the readings say to a question.
    public func text(of question: HouseQuestion) -> String {
        let devices = question.devices
        guard !devices.isEmpty else { return "Nothing in the house can tell that." }
        switch question.asks {
        case .whether(let test, .each) where devices.count == 1: return single(test, devices[0])
        case .whether(let test, .each): return each(test, devices)
        case .whether(let test, .any): return any(test, devices)
        case .whether(let test, .all): return all(test, devices)
        case .whether(let test, .none): return none(test, devices)
        case .which(let test): return which(test, devices)
        case .howMany(let test): return howMany(test, devices)
        case .value(.color): return sentences(devices, color)
        case .value(let aspect): return sentences(devices) { value(aspect, $0) }
        case .lastTime, .wasSo, .wasValue: return "Only the past tells that."
        case .target: return sentences(devices, target)
        case .state: return sentences(devices, state)
        case .place: return sentences(devices, place)
        }
    }

    /// The same while the house is away: how it was when it was seen last.
    ///
    /// - Parameter seen: nil when nobody knows.
    public func text(of question: HouseQuestion, asSeen seen: Date?) -> String {
        let at = seen.map { "At \(clockTime($0))" } ?? "When it was last seen"
        if case .whether(_, .each) = question.asks, question.devices.count == 1, let id = question.devices.first,
            let standing = standing(id), standing.isAvailable
        {
            return "\(at) \(name(id)) \(isPlural(id) ? "were" : "was") \(StandingWording.text(standing))."
        }
        return "\(at) the answer was: \(text(of: question))"
    }

    // MARK: yes and no

    private func single(_ test: StandingTest, _ id: DeviceID) -> String {
        let state = standing(id).map(StandingWording.text) ?? ""
        switch holds(test, id) {
        case true?:
            return "Yes, \(name(id)) \(areOrIs([id])) \(colored(test, id) ?? (state.isEmpty ? test.text : state))."
        case false?: return "No, \(name(id)) \(areOrIs([id])) \(colored(test, id) ?? state)."
        case nil:
            let isSeen = standing(id)?.isAvailable ?? false
            if standing(id)?.isUnknown == true, standing(id)?.device.kind == .person {
                return Self.sentence(whyUnknown(id))
            }
            let known = Self.sentence(whyUnknown(id))
            return isSeen
                ? "I can't tell whether \(name(id)) \(areOrIs([id])) \(test.text). \(known)"
                : "I can't tell: \(whyUnknown(id))."
        }
    }

    private func colored(_ test: StandingTest, _ id: DeviceID) -> String? {
        if case .colored = test { standing(id)?.color } else { nil }
    }

    private func each(_ test: StandingTest, _ devices: [DeviceID]) -> String {
        let (yes, no, unknown) = sorted(test, devices)
        if unknown.isEmpty, no.isEmpty { return "Yes, \(names(yes)) are \(test.text)." }
        if unknown.isEmpty, yes.isEmpty { return "No, none of them is \(test.text): \(names(no))." }
        var parts: [String] = []
        if !yes.isEmpty { parts.append(Self.sentence("\(names(yes)) \(areOrIs(yes)) \(test.text)")) }
        if !no.isEmpty { parts.append(Self.sentence("\(names(no)) \(areOrIs(no)) not")) }
        return (parts + unseen(unknown)).joined(separator: " ")
    }

    private func any(_ test: StandingTest, _ devices: [DeviceID]) -> String {
        let (yes, _, unknown) = sorted(test, devices)
        if !yes.isEmpty {
            return (["Yes, \(names(yes)) \(areOrIs(yes)) \(test.text)."] + unseen(unknown)).joined(separator: " ")
        }
        if unknown.isEmpty { return "No, \(noneOf(devices)) is \(test.text)." }
        return ([seenNone(devices, test)] + unseen(unknown)).joined(separator: " ")
    }

    private func all(_ test: StandingTest, _ devices: [DeviceID]) -> String {
        let (yes, no, unknown) = sorted(test, devices)
        if !no.isEmpty, test != .home, let opposite = test.opposite, no.allSatisfy({ holds(opposite, $0) == true }) {
            return (["No: \(names(no)) \(areOrIs(no)) \(opposite.text)."] + unseen(unknown)).joined(separator: " ")
        }
        if !no.isEmpty {
            return (["No, \(names(no)) \(areOrIs(no)) not \(test.text)."] + unseen(unknown)).joined(separator: " ")
        }
        if unknown.isEmpty {
            return "Yes, \(devices.count == 2 ? "both" : "all \(devices.count)") are \(test.text)."
        }
        if yes.isEmpty { return unseen(unknown).joined(separator: " ") }
        return (["All that I can see are \(test.text)."] + unseen(unknown)).joined(separator: " ")
    }

    private func none(_ test: StandingTest, _ devices: [DeviceID]) -> String {
        let (yes, _, unknown) = sorted(test, devices)
        if !yes.isEmpty { return "No, \(names(yes)) \(areOrIs(yes)) \(test.text)." }
        if unknown.isEmpty { return "Yes, \(noneOf(devices)) is \(test.text)." }
        return ([seenNone(devices, test)] + unseen(unknown)).joined(separator: " ")
    }

    private func seenNone(_ devices: [DeviceID], _ test: StandingTest) -> String {
        let isOfPeople = devices.allSatisfy { vocabulary.devices[$0]?.kind == .person }
        return "\(isOfPeople ? "Nobody" : "Nothing") that I can see is \(test.text)."
    }

    func noneOf(_ devices: [DeviceID]) -> String {
        if devices.allSatisfy({ vocabulary.devices[$0]?.kind == .person }) { return "nobody" }
        return devices.count == 2 ? "neither" : "none of the \(devices.count)"
    }

    // MARK: lists

    private func which(_ test: StandingTest, _ devices: [DeviceID]) -> String {
        let (yes, _, unknown) = sorted(test, devices)
        if yes.isEmpty, unknown.count == devices.count, isUnseen(unknown) {
            return unseen(unknown).joined(separator: " ")
        }
        let seen =
            yes.isEmpty
            ? seenNone(devices, test) : Self.sentence("\(names(yes)) \(areOrIs(yes)) \(test.text)")
        return ([seen] + unseen(unknown)).joined(separator: " ")
    }

    /// Nobody was seen, so that nobody is said to be away.
    private func isUnseen(_ people: [DeviceID]) -> Bool {
        !people.isEmpty
            && people.allSatisfy { vocabulary.devices[$0]?.kind == .person && standing($0)?.isUnknown == true }
    }

    private func howMany(_ test: StandingTest, _ devices: [DeviceID]) -> String {
        let (yes, _, unknown) = sorted(test, devices)
        let count = "\(yes.count) of \(devices.count)"
        let seen =
            yes.isEmpty
            ? "\(count) \(test.text)." : "\(count) \(yes.count == 1 ? "is" : "are") \(test.text): \(names(yes))."
        return ([seen] + unseen(unknown)).joined(separator: " ")
    }

    func sorted(_ test: StandingTest, _ devices: [DeviceID]) -> (
        yes: [DeviceID], no: [DeviceID], unknown: [DeviceID]
    ) {
        var (yes, no, unknown): ([DeviceID], [DeviceID], [DeviceID]) = ([], [], [])
        for id in devices {
            switch holds(test, id) {
            case true?: yes.append(id)
            case false?: no.append(id)
            case nil: unknown.append(id)
            }
        }
        return (yes, no, unknown)
    }

    private func unseen(_ unknown: [DeviceID]) -> [String] {
        guard unknown.count > 3 else { return unknown.map { Self.sentence(whyUnknown($0)) } }
        return ["I can't tell for \(names(unknown))."]
    }

    // MARK: values

    private func sentences(_ devices: [DeviceID], _ text: (DeviceID) -> String) -> String {
        var said: Set<String> = []
        // Two thermometers of a room say the same.
        let told = devices.prefix(Self.mostNames).map { Self.sentence(text($0)) }.filter { said.insert($0).inserted }
        let more = devices.count > Self.mostNames ? ["And \(devices.count - Self.mostNames) more."] : []
        return (told + more).joined(separator: " ")
    }

    /// "in the kitchen"; nil for none.
    func room(of device: HouseDevice) -> String? {
        device.room.flatMap { vocabulary.rooms[$0] }.map { "in the \(HouseWording.lowered(HouseLine.text($0.name)))" }
    }

    private func value(_ aspect: HouseAspect, _ id: DeviceID) -> String {
        guard let standing = standing(id), standing.isAvailable else { return "I can't tell: \(whyUnknown(id))" }
        guard let value = standing.value(of: aspect) else { return "\(name(id)) does not say its \(aspect.rawValue)" }
        let number = HouseNumberText.text(value)
        let room = room(of: standing.device)
        switch aspect {
        case .temperature: return "it is \(HouseNumberText.degrees(value, standing.device)) \(room ?? "at \(name(id))")"
        case .humidity: return "the humidity is \(number) % \(room ?? "at \(name(id))")"
        default: return "\(name(id)) \(areOrIs([id])) at \(number) %"
        }
    }

    private func color(_ id: DeviceID) -> String {
        guard let standing = standing(id), standing.isAvailable else { return "I can't tell: \(whyUnknown(id))" }
        guard standing.holds(.on) == true else { return whyUnknown(id) }
        return standing.color.map { "\(name(id)) \(areOrIs([id])) \($0)" } ?? "\(name(id)) does not say its color"
    }

    private func target(_ id: DeviceID) -> String {
        guard let standing = standing(id), standing.isAvailable else { return "I can't tell: \(whyUnknown(id))" }
        guard let target = standing.reading?.details.targetTemperature else {
            return "\(name(id)) does not say what it is set to"
        }
        let off = standing.state == "off" ? ", and it is off" : ""
        return "\(name(id)) is set to \(HouseNumberText.degrees(target, standing.device))\(off)"
    }

    private func state(_ id: DeviceID) -> String {
        let isSeen = standing(id).map { $0.isAvailable || $0.isUnknown } ?? false
        return isSeen ? whyUnknown(id) : "I can't tell: \(whyUnknown(id))"
    }

    private func place(_ id: DeviceID) -> String {
        guard let device = vocabulary.devices[id], device.kind != .person else { return state(id) }
        guard let room = device.room.flatMap({ vocabulary.rooms[$0] }) else {
            return "I don't know where \(name(id)) \(areOrIs([id]))"
        }
        return "\(name(id)) \(areOrIs([id])) in the \(HouseWording.lowered(HouseLine.text(room.name)))"
    }
}
