import EchoScreen
import EchoText
import Testing

@testable import EchoTerminal

@Suite struct `Wrapping` {
    @Test func `a tab in a text being written is as wide as it is drawn`() {
        let layout = EditorLayout(ComposerViewState(text: "a\tb", caret: 2), width: 20)

        #expect(layout.lines.map(\.text) == ["a\tb"])
        #expect(layout.caret == Point(x: 5, y: 0))
        var frame = Frame(size: Size(width: 20, height: 1))
        frame.write("a\tb", x: 0, y: 0, style: Style(.plain), limit: 20)
        #expect(frame.cells.prefix(6).map(\.text).joined() == "a    b")
    }

    @Test(arguments: [
        ("", 10, [""]), ("one two three", 7, ["one two", "three"]), ("one two", 3, ["one", "two"]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("a\n\nb", 5, ["a", "", "b"]),
        ("  indented text", 10, ["  indented", "text"]),
        ("日本語です", 4, ["日本", "語で", "す"]), ("ab 日本語", 5, ["ab 日", "本語"]), ("a 😀😀😀", 4, ["a 😀", "😀😀"]),
        ("see a_long_word_here", 8, ["see", "a_long_w", "ord_here"]),
        ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
        ("word   ", 4, ["word"]), ("שלום עולם", 5, ["שלום", "עולם"]), ("a\r\nb", 4, ["a", "b"]), ("x", 1, ["x"]),
        ("日", 1, ["日"]),
    ])
    func `breaks between words and wide characters`(text: String, width: Int, rows: [String]) {
        #expect(Wrap.lines(of: text, width: width).map(\.text) == rows)
    }

    @Test(arguments: 1...40)
    func `no row is wider than asked and no letter is lost`(width: Int) {
        let text = "It is sunny, 24 °C 日本語でもいい😀 averyveryverylongwordindeed\n\n  1. apples e\u{301}tc. 🇵🇹 👨‍👩‍👧"
        let lines = Wrap.lines(of: text, width: width)
        if width > 1 { #expect(lines.allSatisfy { TextWidth.columns(of: $0.text) <= width }) }
        #expect(lines.map(\.text).joined().filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace })
    }

    @Test(arguments: 1...40)
    func `a row knows where it begins`(width: Int) {
        let text = "It is sunny,  24 °C 日本語でもいい😀 averyveryverylongwordindeed\n\n  1. apples"
        let characters = Array(text)
        for line in Wrap.lines(of: text, width: width) {
            #expect(String(characters[line.start..<line.start + line.text.count]) == line.text)
        }
    }

    @Test(arguments: 1...30)
    func `text being written keeps every character and its caret`(width: Int) {
        let text = "two  words and trailing   \n日本語 x\n"
        for caret in 0...text.count {
            let layout = EditorLayout(ComposerViewState(text: text, caret: caret), width: width)
            let joined = layout.lines.map { $0.text + ($0.isContinued ? "" : "\n") }.joined()
            #expect(joined == text + "\n")
            #expect(layout.caret.x < max(1, width) && layout.lines.indices.contains(layout.caret.y))
        }
    }
}
