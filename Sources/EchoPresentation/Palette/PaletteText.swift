import EchoText

/// What a row of the palette is found by: its title, the name behind its slash, and what else its note says.
struct PaletteText: Sendable {
    /// Whoever writes a command's name means that command.
    private static let bonusOfName = 8
    private static let bonusOfWholeName = 20

    private let title: [Character]
    private let name: [Character]
    private let note: [Character]

    init(_ row: ChoiceRowViewState) {
        title = Array(row.title.lowercased())
        note = Array(row.note.lowercased())
        name = note.first == "/" ? Array(note.dropFirst().prefix { !$0.isWhitespace }) : []
    }

    /// Higher is better; nil when a letter is missing everywhere.
    func score(_ wanted: [Character]) -> Int? {
        let named = FuzzyMatch.score(wanted, in: name).map {
            $0 + (name == wanted ? Self.bonusOfWholeName : Self.bonusOfName)
        }
        return [named, FuzzyMatch.score(wanted, in: title), FuzzyMatch.score(wanted, in: note)].compactMap(\.self).max()
    }
}
