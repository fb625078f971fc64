import Testing

@testable import EchoTerminal

@Suite struct `Glyphs and their width` {
    @Test(arguments: [
        ("a", "a", 1), ("é", "é", 1), ("e\u{301}", "e\u{301}", 1), ("日", "日", 2), ("한", "한", 2), ("ｱ", "ｱ", 1),
        ("Ａ", "Ａ", 2),
        ("😀", "😀", 2), ("👍🏽", "👍", 2), ("👨‍👩‍👧", "👨", 2), ("❤️", "❤", 1), ("1️⃣", "1\u{20E3}", 1), ("🇵🇹", "PT", 2),
        ("\u{200B}", "", 0), ("\u{FEFF}", "", 0), ("\u{301}", "\u{25CC}\u{301}", 1), ("\u{AD}", "\u{AD}", 1),
        ("ש", "ש", 1), ("שָׁ", "שָׁ", 1), ("ﷺ", "ﷺ", 1), ("\u{1B}", "\u{241B}", 1), ("\u{7F}", "\u{2421}", 1),
        ("\u{9B}", "\u{FFFD}", 1), ("\u{202E}", "\u{FFFD}", 1), ("\u{2066}", "\u{FFFD}", 1), ("\t", "    ", 4),
        ("\u{E000}", "\u{FFFD}", 1), ("\u{378}", "\u{FFFD}", 1), ("\u{2028}", "\u{FFFD}", 1),
    ])
    func `are drawn as a terminal can`(text: String, drawn: String, width: Int) {
        let glyphs = text.flatMap { Glyph.glyphs(of: $0) }

        #expect(glyphs.map(\.text).joined().unicodeScalars.elementsEqual(drawn.unicodeScalars))
        #expect(glyphs.reduce(0) { $0 + $1.width } == width)
        #expect(TextWidth.columns(of: text) == width)
    }

    @Test func `no scalar at all reaches the terminal as a control character`() {
        for value in UInt32(0)...0x2FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for glyph in Glyph.glyphs(of: Character(scalar)) {
                for drawn in glyph.text.unicodeScalars {
                    #expect(drawn.properties.generalCategory != .control, "U+\(String(value, radix: 16))")
                }
                #expect(glyph.width == 1 || glyph.width == 2)
            }
        }
    }

    @Test func `a pile of marks keeps what a cell can hold`() {
        let zalgo = Character("a" + String(repeating: "\u{301}", count: 40))
        #expect(Glyph.glyphs(of: zalgo).map(\.text.unicodeScalars.count) == [1 + Glyph.maximumMarks])
    }

    @Test func `overwriting half of a wide glyph leaves no half behind`() {
        var frame = Frame(size: Size(width: 4, height: 1))
        frame.write("日本", x: 0, y: 0, style: Style())
        frame.write("x", x: 1, y: 0, style: Style())
        #expect(frame.cells.map(\.text) == [" ", "x", "本", ""])
        frame.write("y", x: 2, y: 0, style: Style())
        #expect(frame.cells.map(\.text) == [" ", "x", "y", " "])
    }

    @Test func `writing beyond the edges is cut off`() {
        var frame = Frame(size: Size(width: 3, height: 1))
        frame.write("日本", x: 0, y: 0, style: Style())
        #expect(frame.cells.map(\.text) == ["日", "", " "])
        #expect(frame.write("abcdef", x: -2, y: 0, style: Style()) == 5)
        #expect(frame.cells.map(\.text) == ["c", "d", "e"])
        #expect(frame.write("abc", x: 0, y: 1, style: Style()) == 0)
        #expect(frame.write("abc", x: 9, y: 0, style: Style()) == 0)
    }
}
