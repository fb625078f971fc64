/// Where the program keeps what does not belong to conversations.
public struct DataPlaces: Sendable {
    /// A folder of recordings, each with its parts.
    public var recordings: String
    /// The file of the texts that were sent.
    public var sentTexts: String
    /// The file of texts that could not be sent.
    public var unsentTexts: String
    /// The folder to which events are exported by themselves, and in which the program remembers other things.
    public var state: String
    /// The file of settings; profiles and themes lie beside it.
    public var settings: String
    /// The file of what was taught and learned of the house.
    public var house: String
    /// The file in which earlier versions kept what was learned in the language room; what else begins like its name
    /// belongs to it.
    public var room: String
    /// The rows of what was learned in the language room.
    public var roomRows: String
    /// Files and folders of what was said, kept to be said again.
    public var caches: [String]
    /// What keys there are, by name, each with its place.
    public var keys: @Sendable () -> [(name: String, place: String)]

    public init(
        recordings: String, sentTexts: String, state: String, settings: String, unsentTexts: String = "",
        house: String = "", room: String = "", roomRows: String = "",
        caches: [String] = [],
        keys: @escaping @Sendable () -> [(name: String, place: String)] = { [] }
    ) {
        (self.recordings, self.sentTexts, self.state, self.settings) = (recordings, sentTexts, state, settings)
        self.unsentTexts = unsentTexts
        (self.house, self.room, self.roomRows, self.caches) = (house, room, roomRows, caches)
        self.keys = keys
    }
}
