import Foundation

/// Devices that say little of themselves.
extension HouseDesk {
    var unknownDevices: UnknownDevices {
        UnknownDevices(skill.vocabulary, except: memory.descriptions.called)
    }

    /// What is asked of a device: "What is plug 3? A lamp, a heater, opens the garage …"
    func text(of question: UnknownDevices.Question) -> String {
        let name = picture.devices[question.device].map { HouseLine.text($0.name) } ?? "the device"
        switch question.asked {
        case .what: return "What is “\(name)”? Such as: a lamp, a heater, opens the garage."
        case .room:
            let rooms = picture.inventory.rooms.prefix(12).map { HouseLine.text($0.name) }
            return "In which room is “\(name)”? \(rooms.joined(separator: ", "))."
        case .name: return "What do you call “\(name)”? Such as: window lamp."
        }
    }

    /// Keeps what was answered.
    ///
    /// - Returns: why it was not kept; nil where it was.
    func answer(_ question: UnknownDevices.Question, _ text: String) async -> String? {
        if let refusal = refusalOfArranging() { return refusal.text }
        switch question.asked {
        case .what:
            let reader = HouseDescriptionReader(skill: skill, context: context)
            let said = [text] + foreign.english(text, skill)
            let meant = said.lazy.compactMap { reader.understanding(of: question.device, $0) }.first
            guard case .describe(let changes)? = meant else {
                return "That was not understood. Say it as “a lamp”, or “opens the garage”."
            }
            let spoken = await describe(changes)
            guard spoken.asks != nil else { return nil }
            setAside()
            return "\(spoken.text) Say that in a sentence."
        case .room:
            guard let room = room(named: text) else { return "There is no room called “\(HouseLine.text(text))”." }
            return await call(question.device) { $0.room = room.id }
        case .name:
            let words = HouseNameReader.words(of: text)
            guard !words.isEmpty, words.count <= HouseNameReader.mostWords, words.contains(where: { $0.count > 1 }),
                !skill.vocabulary.isCommandWords(HouseTokens.all(in: text))
            else { return "That cannot be its name: it means something else." }
            return await call(question.device) { $0.name = HouseLine.text(text, longest: HouseNameReader.longestName) }
        }
    }

    private func call(_ device: DeviceID, _ change: (inout DeviceCalling) -> Void) async -> String? {
        guard memory.descriptions.call(device, change) else {
            return "Too much is already remembered about devices. Nothing was noted."
        }
        await describeHouse()
        memoryChanged()
        return nil
    }
}
