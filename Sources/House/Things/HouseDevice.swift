/// Something in the house that can be read, and perhaps switched. What changes about it is a ``DeviceReading``.
public struct HouseDevice: Hashable, Sendable, Identifiable, Codable {
    public let id: DeviceID
    public var name: String
    /// Other names people use for it.
    public var aliases: [String]
    /// Nil when the house knows of no room.
    public var room: RoomID?
    public var kind: DeviceKind
    /// What it takes.
    public var abilities: Set<DeviceAbility>
    /// What a number of it is counted in, such as "°C"; nil where it has none.
    public var unit: String?
    /// What a scene changes; empty where the house does not tell, and for what is no scene.
    public var members: [SceneMember] = []
    /// What a person said it is; nil where nobody did.
    public var description: DeviceDescription?
    /// The kind by the house's own word, where a person said that it is something else.
    public var ownKind: DeviceKind?
    /// It is to be left on when everything is turned off, as the house has it: it is not for assistants, or belongs to
    /// what runs the house. Nil where the house says nothing of that.
    public var isEssential: Bool?
    /// What it warns of; nil for what warns of nothing.
    public var hazard: HouseHazard?
    /// Groups it was put in, by their names, beside its room.
    public var labels: [String] = []
    /// °C between two temperatures that it takes; nil where the house does not say.
    public var temperatureStep: Double?
    /// It asks for a code of its own where it is unlocked or disarmed, or armed and locked as well.
    public var code: DeviceCode?
    /// °C that it can be set to; nil where the house does not say.
    public var temperatures: ClosedRange<Double>?
    /// What a number can be set to, in its unit; nil where the house does not say.
    public var numbers: ClosedRange<Double>?
    /// What can be chosen of it; nil where there is nothing to choose.
    public var options: [String]?
    /// Rooms that it can be sent to clean, wherever it stands; nil where it cannot, or the house does not say.
    package var cleans: [RoomID]?

    /// The name of the house it is in, where that is another one than the first.
    package var house: String?

    /// It says what it is told, and takes nothing else.
    var onlyAnnounces: Bool { abilities == [.announcement] }

    /// Its temperatures are said, shown and compared in °F; what is kept of them is °C.
    var isFahrenheit: Bool { unit == "°F" }

    public init(
        id: DeviceID, name: String, aliases: [String] = [], room: RoomID?, kind: DeviceKind,
        abilities: Set<DeviceAbility>, unit: String? = nil, members: [SceneMember] = []
    ) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.room = room
        self.kind = kind
        self.abilities = abilities
        self.unit = unit
        self.members = members
    }

    /// The kind by which its state is read and it is told what to do: what is described as a garage is a switch still.
    public var stateKind: DeviceKind {
        // A sensor of no known kind says no more than on and off.
        ownKind.map { $0 == .otherSensor ? kind : $0 } ?? kind
    }
}
