import EchoText
import ScreenTestKit
import Testing

@testable import EchoScreen

@Suite struct `Commands are found by their letters` {
    /// The commands that the palette shows for what is typed.
    private func found(_ query: String) -> [String] {
        var palette = Palette(
            PaletteRows(.standard).commands(in: Situation(activity: .idle, focus: .composer)), empty: PaletteRows.empty)
        palette.compose { $0.insert(query) }
        return palette.state.list.rows.map { $0.note.split(separator: " ").first.map(String.init) ?? "" }
    }

    @Test func `letters of a command's name count at least as much as those of its title`() {
        #expect(found("thm").prefix(2).contains("/themes"))
        #expect(found("them").first == "/themes")
        #expect(found("theme").first == "/theme")
        #expect(found("lat").first == "/latency")
    }

    @Test(arguments: Catalog.standard.commands.all.compactMap(\.slash) + Catalog.standard.slashCommands.all.map(\.name))
    func `a name that is written out comes first`(name: String) {
        let found = found(name)
        #expect(found.first == "/\(name)" || !found.contains("/\(name)"))
    }
}
