public import Foundation

/// Puts what was seen into short sentences. What was not seen is said as such.
public struct HouseAnswer: Sendable {
    /// Names in one sentence; of more only the number is told.
    static let mostNames = 6
    /// Names of what is swept, or left out of that.
    static let mostSwept = 20

    let vocabulary: HouseVocabulary
    private(set) var readings: [DeviceID: DeviceReading]
    let calendar: Calendar
    var authors = ChangeAuthors()
    /// From which days are told; nil where only the time is.
    var now: Date?

    public init(vocabulary: HouseVocabulary, readings: [DeviceID: DeviceReading], calendar: Calendar) {
        self.vocabulary = vocabulary
        self.readings = readings
        self.calendar = calendar
    }

    /// Takes what has just come for how devices are.
    mutating func show(_ changed: [DeviceReading]) {
        for reading in changed { readings[reading.device] = reading }
    }

    // MARK: names

    /// "the sofa lamp", "Anna", "the kitchen ceiling" where others have the name too.
    func name(_ id: DeviceID) -> String {
        guard let device = vocabulary.devices[id] else { return "something that is gone" }
        if device.kind == .person { return HouseLine.text(device.name) }
        if [.scene, .script].contains(device.kind) || isSentence(device.name) {
            return "“\(HouseLine.text(device.name))”"
        }
        // One says that the door is locked, not its lock.
        if device.kind == .lock, let door = Self.door(device.name) { return "the " + door }
        let words = HouseNameReader.words(of: device.name)
        let meaning = vocabulary.meaning(of: words)
        // A plug that is called nothing but “plug” is the one of its room.
        let needsRoom = (meaning?.named.count ?? 1) > 1 || meaning?.kind == .outlet
        let label = needsRoom ? HouseOptions.label(of: device, vocabulary) : HouseLine.text(device.name)
        let lowered = HouseWording.lowered(label)
        if device.kind == .alarm, !words.contains("alarm"), !Self.isOfOtherScript(lowered) {
            return "the \(lowered) alarm"
        }
        if Self.isOfOtherScript(lowered) { return lowered }
        // "Plug 3", as it is said.
        if let last = words.last, words.count > 1, Double(last) != nil { return lowered }
        return lowered.hasPrefix("the ") || lowered.isEmpty ? lowered : "the " + lowered
    }

    /// Names in other letters than the Latin ones take no article.
    private static func isOfOtherScript(_ name: String) -> Bool {
        name.unicodeScalars.first { $0.properties.isAlphabetic }.map {
            $0.value >= 0x370 && !(0x1E00..<0x1F00).contains($0.value)
        }
            ?? false
    }

    /// "Front door" of "Front door lock"; nil where what is left of the name is no door, as of "Openable lock".
    private static func door(_ name: String) -> String? {
        let words = HouseLine.text(name).split(separator: " ")
        guard words.last?.lowercased() == "lock", let door = words.dropLast().last?.lowercased(), doors.contains(door)
        else { return nil }
        return HouseWording.lowered(words.dropLast().joined(separator: " "))
    }

    private static let doors: Set = ["door", "gate", "window", "hatch", "entrance", "garage", "shed"]

    /// A name of many words with something to do among them reads as a sentence; in quotation marks it does not.
    private func isSentence(_ name: String) -> Bool {
        let words = HouseNameReader.words(of: name)
        let isVerb = { (word: String) in
            if case .verb? = vocabulary.meaning(of: [word])?.word { true } else { false }
        }
        // "Turn off everything"; "open sign" may be one.
        if words.count == 3, let first = words.first { return isVerb(first) }
        return words.count >= 4 && words.contains(where: isVerb)
    }

    /// "The living room blinds" are several.
    func isPlural(_ id: DeviceID) -> Bool {
        guard let device = vocabulary.devices[id], device.kind != .person,
            let last = HouseTokens.all(in: device.name, longest: HouseNameReader.longestName).last
        else { return false }
        return last.isPlural
    }

    func names(_ ids: [DeviceID]) -> String {
        guard ids.count > Self.mostNames else { return HouseWording.list(ids.map(name)) }
        return HouseWording.list(ids.prefix(Self.mostNames - 1).map(name) + ["\(ids.count - Self.mostNames + 1) more"])
    }

    /// Every name, as far as anybody reads: what a sweep takes and leaves is told.
    func allNames(_ ids: [DeviceID]) -> String {
        guard ids.count > Self.mostSwept else { return HouseWording.list(ids.map(name)) }
        return HouseWording.list(ids.prefix(Self.mostSwept - 1).map(name) + ["\(ids.count - Self.mostSwept + 1) more"])
    }

    func areOrIs(_ ids: [DeviceID]) -> String { ids.count > 1 || ids.contains(where: isPlural) ? "are" : "is" }

    func standing(_ id: DeviceID) -> DeviceStanding? {
        vocabulary.devices[id].map { DeviceStanding($0, readings[id]) }
    }

    func holds(_ test: StandingTest, _ id: DeviceID) -> Bool? { standing(id)?.holds(test) }

    /// "the boiler outlet cannot be reached".
    func whyUnknown(_ id: DeviceID) -> String {
        guard let standing = standing(id), standing.reading != nil else {
            return "nothing was heard of \(name(id)) yet"
        }
        if standing.isUnknown, standing.device.kind == .person { return "I cannot see where \(name(id)) is" }
        if standing.isUnknown, !standing.device.abilities.contains(.activate) {
            return "how \(name(id)) \(areOrIs([id])), is not known"
        }
        if !standing.isAvailable { return "\(name(id)) cannot be reached" }
        return "\(name(id)) \(isPlural(id) ? "are" : "is") \(StandingWording.text(standing))"
    }

    static func sentence(_ text: String) -> String { HouseWording.capitalized(text) + "." }
}
