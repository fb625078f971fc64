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
    /// The files and rows of features.
    public var notes: [FeatureNote]
    /// Files and folders of what was said, kept to be said again.
    public var caches: [String]
    /// The stored keys, by name, each with its place.
    public var keys: @Sendable () -> [(name: String, place: String)]

    public init(
        recordings: String, sentTexts: String, state: String, settings: String, unsentTexts: String = "",
        notes: [FeatureNote] = [], caches: [String] = [],
        keys: @escaping @Sendable () -> [(name: String, place: String)] = { [] }
    ) {
        (self.recordings, self.sentTexts, self.state, self.settings) = (recordings, sentTexts, state, settings)
        self.unsentTexts = unsentTexts
        (self.notes, self.caches) = (notes, caches)
        self.keys = keys
    }
}
