/// Someone to talk to.
public struct Persona: Hashable, Sendable, Codable, Identifiable {
    public let id: String
    public let language: RoomLanguage
    public let name: String
    public let city: String
    /// How they speak, in English: “warm and quick, likes to joke”.
    public let manner: String
    /// The voice's name, as the voices of the room know it; empty for the language's own.
    public let voice: String
    public let topics: [String]
    /// The region they speak the language of, such as "es-419"; empty for the usual one.
    public let region: String

    public init(
        id: String, language: RoomLanguage, name: String, city: String, manner: String, voice: String = "",
        topics: [String] = [], region: String = ""
    ) {
        self.id = id
        self.language = language
        self.name = name
        self.city = city
        self.manner = manner
        self.voice = voice
        self.topics = topics
        self.region = region
    }
}
