/// A room, or another place devices are in, such as the garden.
public struct HouseRoom: Hashable, Sendable, Identifiable, Codable {
    public let id: RoomID
    public var name: String
    /// Other names people use for it.
    public var aliases: [String]
    /// The name of its floor, such as "downstairs"; nil where the house knows none.
    public var floor: String?
    /// Other names people use for the floor.
    public var floorAliases: [String] = []
    /// The name of the house it is in, where that is another one than the first.
    package var house: String?

    public init(id: RoomID, name: String, aliases: [String] = [], floor: String? = nil, floorAliases: [String] = []) {
        self.id = id
        self.name = name
        self.aliases = aliases
        self.floor = floor
        self.floorAliases = floorAliases
    }
}
