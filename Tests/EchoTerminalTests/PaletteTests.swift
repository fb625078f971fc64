import EchoScreen
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `The palette` {
    private static let rows = PaletteRows(.standard).commands(in: Situation(activity: .idle, focus: .composer)).filter {
        $0.command != nil
    }

    private func text(_ row: ChoiceRowViewState) -> String {
        var state = SampleScreens.palette
        guard case .palette(var palette)? = state.overlay?.content else { return "" }
        palette.list.rows = [row]
        state.overlay?.content = .palette(palette)
        var view = ScreenView(keymap: .standard)
        return FrameText.text(of: view.draw(state, size: Size(width: 80, height: 24)))
    }

    @Test(arguments: rows.map(\.title))
    func `what a command does is read whole in 80 columns, with its name and its key`(title: String) throws {
        var row = try #require(Self.rows.first { $0.title == title })
        row.refusal = nil
        let line = try #require(text(row).split(separator: "\n").first { $0.contains("▎" + title.prefix(8)) })

        #expect(line.contains(title + "  "))
        #expect(line.contains(row.note))
        if let key = row.command.flatMap({ Keymap.standard.anyKeyName(for: $0, near: .palette) }) {
            #expect(line.contains(" \(key) "))
        }
    }
}
