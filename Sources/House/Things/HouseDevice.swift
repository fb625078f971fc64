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
}
