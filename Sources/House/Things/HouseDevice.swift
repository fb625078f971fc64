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
