import EchoText

/// What a row of the palette is found by: its title, the name behind its slash, what else its note says, and words of its
/// help.
struct PaletteText: Sendable {
    /// Whoever writes a command's name means that command.
    private static let bonusOfName = 8
    private static let bonusOfWholeName = 20

    private let title: [Character]
    private let name: [Character]
    private let note: [Character]
    private let help: String

    init(_ row: ChoiceRowViewState) {
        title = Array(row.title.lowercased())
        note = Array(row.note.lowercased())
        help = row.help.lowercased()
        name = note.first == "/" ? Array(note.dropFirst().prefix { !$0.isWhitespace }) : []
    }

    /// Behind all others: whole words of the help only.
    private func helpScore(_ wanted: String) -> Int? { wanted.count > 2 && help.contains(wanted) ? Int.min / 2 : nil }

    /// Higher is better; nil when a letter is missing everywhere.
    func score(_ wanted: [Character]) -> Int? {
        let named = FuzzyMatch.score(wanted, in: name).map {
            $0 + (name == wanted ? Self.bonusOfWholeName : Self.bonusOfName)
        }
        let scores = [named, FuzzyMatch.score(wanted, in: title), FuzzyMatch.score(wanted, in: note)]
        return scores.compactMap(\.self).max() ?? helpScore(String(wanted))
    }
}
