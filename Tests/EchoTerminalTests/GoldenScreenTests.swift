import EchoScreen
import EchoTestKit
import ProgramHarness
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `Whole screens` {
    static let sizes = [
        Size(width: 60, height: 16), Size(width: 80, height: 24), Size(width: 120, height: 40),
        Size(width: 200, height: 60),
    ]

    @Test(arguments: SampleScreens.all.map(\.name), sizes)
    func `look as they were approved`(name: String, size: Size) throws {
        let state = try #require(SampleScreens.all.first { $0.name == name }).state
        var view = ScreenView(keymap: .standard)

        let text = FrameText.golden(of: view.draw(state, size: size))

        #expect(try text == Golden("\(name)-\(size.width)x\(size.height).screen").expected(recording: text))
    }

    @Test(
        arguments: ["welcome", "conversation", "settings", "events", "tools", "palette", "latency", "spending"],
        [GlyphSet.ascii, .console])
    func `look as they were approved where characters are missing`(name: String, glyphs: GlyphSet) throws {
        let state = try #require(SampleScreens.all.first { $0.name == name }).state
        var view = ScreenView(keymap: .standard, glyphs: glyphs)

        let text = FrameText.text(of: view.draw(state, size: Size(width: 100, height: 30))) + "\n"

        #expect(try text == Golden("\(name)-\(glyphs).screen").expected(recording: text))
    }

    @Test(arguments: ["dark", "light", "high-contrast", "mono"], [ColorDepth.eight, .sixteen, .palette, .direct])
    func `have the colours that were approved`(theme name: String, depth: ColorDepth) throws {
        let theme = try #require(ThemeCatalog.theme(named: name))
        var view = ScreenView(keymap: .standard)
        let frame = view.draw(SampleScreens.settingsFocused, size: Size(width: 100, height: 24))

        let text = FrameText.colors(of: frame, theme: theme, depth: depth)

        #expect(try text == Golden("colours-\(name)-\(depth).screen").expected(recording: text))
    }

    @Test func `a terminal that is too small is told how large it must be`() throws {
        var view = ScreenView(keymap: .standard)
        let text = FrameText.golden(of: view.draw(SampleScreens.conversation, size: Size(width: 20, height: 5)))

        #expect(try text == Golden("too-small-20x5.screen").expected(recording: text))
        #expect(
            text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
                "Terminal too small: 20 × 5. echo-tui needs at least 60 × 16."))
    }

    @Test func `no size is too small or too large to draw`() {
        for (_, state) in SampleScreens.all {
            var view = ScreenView(keymap: .standard)
            for width in Array(0...66) + [79, 80, 99, 100, 101, 133, 200] {
                for height in stride(from: 0, through: 60, by: width < 58 ? 7 : 3) {
                    let size = Size(width: width, height: height)
                    let frame = view.draw(state, size: size)
                    #expect(frame.cells.count == width * height)
                    if let cursor = frame.cursor { #expect(frame[cursor.x, cursor.y] != nil) }
                }
            }
        }
    }

    @Test(arguments: ["welcome", "conversation", "settings", "events", "failure"])
    func `only keys that act here and now are hinted at`(name: String) throws {
        let state = try #require(SampleScreens.all.first { $0.name == name }).state
        var view = ScreenView(keymap: .standard)
        let frame = view.draw(state, size: Size(width: 120, height: 40))
        let bar = FrameText.text(of: frame).split(separator: "\n", omittingEmptySubsequences: false).last ?? ""

        for hint in state.hints {
            let key = Keymap.standard.keyName(for: hint.command, in: KeyContext(state))
            let partner = hint.partner.flatMap { Keymap.standard.keyName(for: $0, in: KeyContext(state)) } ?? ""
            #expect(bar.contains("\(key ?? "-")\(partner) \(hint.title)") == (key != nil))
        }
    }

    @Test func `a narrow screen shows the focused pane and names the others`() {
        var state = SampleScreens.conversation
        var view = ScreenView(keymap: .standard)
        for (pane, seen) in [
            (Pane.settings, "Threshold"), (.levels, "−18 dB"), (.events, "session.created"), (.composer, "Lisbon"),
        ] {
            state.focus = pane
            let text = FrameText.text(of: view.draw(state, size: Size(width: 80, height: 30)))
            #expect(text.contains(seen))
            #expect(text.contains("Conversation │ Levels │ Settings │ Events 142"))
        }
    }

    @Test func `the terminal's cursor stands at the caret`() throws {
        var state = SampleScreens.welcome
        state.composer = ComposerViewState(text: "日本 é\nab", caret: 6)
        var view = ScreenView(keymap: .standard)

        let frame = view.draw(state, size: Size(width: 80, height: 24))

        let cursor = try #require(frame.cursor)
        #expect(frame[cursor.x, cursor.y]?.text == "b")
    }
}
