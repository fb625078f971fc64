import Testing

@testable import EchoPresentation

@Suite struct `Letters are found in titles` {
    private func best(_ query: String, among titles: [String]) -> String? {
        titles.compactMap { title in FuzzyMatch.score(query, in: title).map { (title, $0) } }.max { $0.1 < $1.1 }?.0
    }

    @Test func `the beginning of a word beats letters that are scattered`() {
        let titles = ["The models there are", "Choose a theme", "Editing keys: whether they move"]

        #expect(best("them", among: titles) == "Choose a theme")
        #expect(best("mod", among: titles) == "The models there are")
        #expect(best("tmta", among: titles) == "The models there are")
    }

    /// The commands that the palette shows for what is typed.
    private func found(_ query: String) -> [String] {
        var palette = Palette(
            PaletteRows(.screen).commands(in: Situation(activity: .idle, focus: .composer)), empty: PaletteRows.empty)
        palette.compose { $0.insert(query) }
        return palette.state.list.rows.map { $0.note.split(separator: " ").first.map(String.init) ?? "" }
    }

    @Test func `letters of a command's name count at least as much as those of its title`() {
        #expect(found("thm").prefix(2).contains("/themes"))
        #expect(found("them").first == "/themes")
        #expect(found("theme").first == "/theme")
        #expect(found("lat").first == "/latency")
    }

    @Test(arguments: Catalog.screen.commands.all.compactMap(\.slash) + Catalog.screen.slashCommands.all.map(\.name))
    func `a name that is written out comes first`(name: String) {
        let found = found(name)
        #expect(found.first == "/\(name)" || !found.contains("/\(name)"))
    }

    @Test func `a letter that is missing is no match`() {
        #expect(FuzzyMatch.score("xq", in: "exit") == nil)
        #expect(FuzzyMatch.score("", in: "exit") == 0)
    }
}
