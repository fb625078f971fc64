extension RoomLanguage {
    /// "Spanish".
    public var title: String {
        switch self {
        case .spanish: "Spanish"
        case .french: "French"
        case .german: "German"
        case .japanese: "Japanese"
        }
    }

    /// With the region whose voice is the usual one: "es-ES".
    public var usualRegion: String {
        switch self {
        case .spanish: "es-ES"
        case .french: "fr-FR"
        case .german: "de-DE"
        case .japanese: "ja-JP"
        }
    }

    /// The deck in Anki that its cards go to.
    public var ankiDeck: String { "echo-tui::\(title)" }

    /// By its two letters, or what people call it; nil for another word.
    public init?(named name: String) {
        let name = PlainName.of(name)
        let found = Self.allCases.first { [$0.rawValue, $0.title.lowercased()].contains(name) }
        guard let language = found ?? Self.ownNames[name] else { return nil }
        self = language
    }

    private static let ownNames: [String: RoomLanguage] = [
        "espanol": .spanish, "castellano": .spanish, "francais": .french, "deutsch": .german, "日本語": .japanese,
        "nihongo": .japanese,
    ]
}
