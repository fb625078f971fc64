import Testing

@testable import EchoTerminal

@Suite struct `Reading keys` {
    private func read(_ batches: [RawInput]...) -> [TerminalInput] {
        var reader = KeyReader()
        return batches.flatMap { reader.read($0) }
    }

    private func raw(_ text: String) -> [RawInput] { text.unicodeScalars.map { .scalar($0) } }

    @Test(arguments: [
        (" ", KeyPress.space), ("\r", .enter), ("\n", .control("j")), ("\t", .tab), ("\u{1B}", .escape),
        ("\u{7F}", KeyPress(.backspace)), ("\u{03}", .control("c")), ("\u{1A}", .control("z")), ("é", .character("é")),
        ("\u{1B}m", .alt("m")), ("\u{1B}\r", KeyPress(.enter, .alt)), ("\u{1B}1", .alt("1")), ("\u{1B}[", .alt("[")),
        ("e\u{301}", .character("e\u{301}")), ("\0", KeyPress(.character(" "), .control)),
    ])
    func `from characters`(text: String, key: KeyPress) {
        #expect(read(raw(text)) == [.key(key)])
    }

    @Test(arguments: [
        ("KEY_UP", KeyPress(.up)), ("KEY_BTAB", KeyPress(.tab, .shift)), ("KEY_F(1)", KeyPress(.function(1))),
        ("KEY_F(13)", KeyPress(.function(1), .shift)), ("kRIT5", KeyPress(.right, .control)),
        ("kLFT3", KeyPress(.left, .alt)), ("kUP6", KeyPress(.up, [.control, .shift])),
        ("kDC5", KeyPress(.delete, .control)),
        ("KEY_BACKSPACE", KeyPress(.backspace)),
    ])
    func `from names`(name: String, key: KeyPress) {
        #expect(read([.named(name)]) == [.key(key)])
    }

    @Test func `two escapes are two escapes, and one at the end of a batch is a key`() {
        #expect(read(raw("\u{1B}\u{1B}")) == [.key(.escape), .key(.escape)])
        #expect(read(raw("\u{1B}"), raw("m")) == [.key(.escape), .key(.character("m"))])
    }

    @Test func `a sequence nobody knows types nothing`() {
        #expect(read(raw("\u{1B}[200;99Xa")) == [.key(.character("a"))])
        #expect(read([.named("KEY_MOUSE")]) == [])
    }

    @Test func `a paste comes whole, with its lines, and presses no key`() {
        #expect(read([.pasteBegin] + raw("one\r\ntwo\rthree \u{3}") + [.pasteEnd]) == [.paste("one\ntwo\nthree \u{3}")])
    }

    @Test func `a paste may come in pieces`() {
        #expect(
            read([.pasteBegin] + raw("one"), raw(" two"), [.pasteEnd] + raw("x")) == [
                .paste("one two"), .key(.character("x")),
            ])
    }
}
