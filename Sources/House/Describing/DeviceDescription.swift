/// What a person said that a device is, where its own kind says little: "is a heater", "opens the garage". It is data, of a
/// few plain words.
public struct DeviceDescription: Hashable, Sendable, Codable {
    public enum Verb: String, Hashable, Sendable, Codable {
        case isA, opens
        /// Opens and closes.
        case moves
        case heats
    }

    public var verb: Verb
    /// In the singular, without an article: "coffee machine".
    public var noun: String
    /// What it counts as; nil where the words say nothing of that.
    public var kind: DeviceKind?
    /// Whether the noun is a name of the device, too.
    public var isName: Bool

    public init(_ verb: Verb, _ noun: String, kind: DeviceKind?, isName: Bool = false) {
        (self.verb, self.noun, self.kind, self.isName) = (verb, noun, kind, isName)
    }

    /// Behind the name: "is a heater", "opens the garage".
    public var text: String {
        switch verb {
        case .isA: "is \(thing)"
        case .opens: "opens the \(HouseLine.text(noun))"
        case .moves: "opens and closes the \(HouseLine.text(noun))"
        case .heats: "heats the \(HouseLine.text(noun))"
        }
    }

    /// In a list: "a heater", "opens the garage".
    public var brief: String { verb == .isA ? thing : text }

    private var thing: String {
        let noun = HouseLine.text(noun)
        return (noun.first.map("aeiou".contains) == true ? "an " : "a ") + noun
    }

    /// What warms a room, not a kettle.
    var heatsRooms: Bool { verb == .heats || DescribedNoun.warmsRooms(noun) }
}
