import EchoScreen
import EchoTestKit
import EchoText
import ScreenTestKit
import TerminalSamples
import Testing

@testable import EchoTerminal

@Suite struct `Links` {
    private func frame(_ spans: [(String, String?)], y: Int = 1) -> Frame {
        var frame = Frame(size: Size(width: 20, height: 3))
        let line = spans.map { text, link in
            var span = Span(text)
            span.link = link
            return span
        }
        frame.write(line, x: 2, y: y)
        return frame
    }

    private func words(_ frame: Frame, after before: Frame? = nil) -> String {
        LinkPainter(theme: Theme(name: "bare"), depth: .palette) { $0.text }.words(for: frame, after: before)
    }

    private static let address = "https://example.org/a"
    private static let opening = "\u{1B}]8;id=\(LinkTarget(address)?.id ?? "");\(address)\u{1B}\\"
    private static let closing = "\u{1B}]8;;\u{1B}\\"

    @Test func `their cells are written once more, as links`() {
        let words = words(frame([("see ", nil), ("here", Self.address), (" now", nil)]))
        #expect(words == "\u{1B}7\u{1B}[2;7H\u{1B}[0m\(Self.opening)here\(Self.closing)\u{1B}8")
    }

    @Test func `wide glyphs are one cell`() {
        #expect(words(frame([("日本", Self.address)])).contains("\(Self.opening)日本\(Self.closing)"))
    }

    @Test func `what did not change is not written again`() {
        let old = frame([("here", Self.address)])
        #expect(words(old, after: old).isEmpty)
        #expect(words(frame([("plain", nil)])).isEmpty)
    }

    @Test func `a row that changed has all its links written, one that lost its link is written without`() {
        let old = frame([("here", Self.address), (" x", nil)])
        #expect(words(frame([("here", Self.address), (" y", nil)]), after: old).contains("\(Self.opening)here"))
        #expect(words(frame([("here", nil), (" x", nil)]), after: old) == "\u{1B}7\u{1B}[2;3H\u{1B}[0mhere\u{1B}8")
    }

    @Test func `two beside one another are two`() {
        let words = words(frame([("ab", Self.address), ("cd", "https://example.org/b")]))
        #expect(words.ranges(of: "\u{1B}]8;id=").count == 2)
        #expect(words.ranges(of: Self.closing).count == 2)
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,x", "ftp://example.org", "https://a\u{7}b", "https://a\u{1B}\\b",
        "https://a\u{9C}b", "https://\(String(repeating: "a", count: 2_100))", "", "example.org", "ssh://host",
    ])
    func `other places and what a terminal would obey are no links`(address: String) {
        #expect(LinkTarget(address) == nil)
        let frame = frame([("here", address)])
        #expect(frame.links.isEmpty)
        #expect(frame[2, 1]?.link == 0)
    }

    @Test(arguments: [
        ("https://example.org/ü b", "https://example.org/%C3%BC%20b"), ("HTTP://example.org", "HTTP://example.org"),
        ("mailto:a@example.org", "mailto:a@example.org"), ("file:///tmp/a;b", "file:///tmp/a;b"),
    ])
    func `addresses are of printable ASCII`(text: String, address: String) {
        #expect(LinkTarget(text)?.address == address)
    }

    @Test func `a broken line stays a link`() {
        var span = Span("a long address that goes on")
        span.link = Self.address
        let lines = WrappedSpans.lines([Span("see "), span], width: 12)
        #expect(lines.count > 1)
        #expect(lines.allSatisfy { $0.last?.link == Self.address })
    }

    @Test(arguments: [
        (ColorDepth.none, "0;1;4"), (.eight, "0;1;4;31;40"), (.sixteen, "0;1;4;91;40"), (.palette, "0;1;4;91;48;5;234"),
        (.direct, "0;1;4;38;2;255;0;0;48;2;30;30;30"),
    ])
    func `a style in SGR, with as many colours as there are`(depth: ColorDepth, numbers: String) {
        let style = ResolvedStyle(
            foreground: .palette(9), background: .rgb(red: 30, green: 30, blue: 30), attributes: [.bold, .underline])
        #expect(SelectGraphicRendition(style: style, depth: depth).sequence == "\u{1B}[\(numbers)m")
    }

    @Test(arguments: [
        (true, "https://example.org/a", "see here now"),
        (false, "https://example.org/a", "see here (https://example.org/a) now"),
        (true, "javascript:alert(1)", "see here (javascript:alert(1)) now"),
    ])
    func `where it leads is written out unless the terminal leads there`(
        takesLinks: Bool, address: String, text: String
    ) {
        let spans = [TextSpan("see "), TextSpan("here", .accent, link: address), TextSpan(" now")]

        #expect(LinkText.spans(spans, takesLinks: takesLinks).text == text)
        let table = TextTable(alignments: [.leading], head: [spans], rows: [[spans]])
        #expect(LinkText.table(table, takesLinks: takesLinks).rows[0][0].text == text)
    }

    @Test func `an address is gone from the screen as soon as the terminal is known to take links, but in ASCII`() {
        var state = SampleScreens.conversation
        state.conversation.rows = ChunkedList([
            MessageRowViewState(
                id: "a", author: StyledText("echo", .assistant), text: "See [here](https://example.org/a).",
                isMarkdown: true)
        ])
        var view = ScreenView(keymap: .standard)
        func shows() -> Bool {
            FrameText.text(of: view.draw(state, size: Size(width: 120, height: 40))).contains("(https://example.org/a)")
        }
        #expect(shows())
        state.takesLinks = true
        #expect(!shows())
        state.preferences.usesASCII = true
        #expect(shows())
    }

    @Test func `a style without colours has none`() {
        let style = ResolvedStyle(foreground: .standard, background: .standard, attributes: [])
        #expect(SelectGraphicRendition(style: style, depth: .direct).sequence == "\u{1B}[0m")
    }
}
