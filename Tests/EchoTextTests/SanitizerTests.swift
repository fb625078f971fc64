import EchoTestKit
import EchoText
import Testing

@Suite struct `Characters that command are shown, not obeyed` {
    @Test(arguments: [
        ("plain text, as it is", "plain text, as it is"),
        ("two\nlines", "two\nlines"),
        ("windows\r\nline", "windows\nline"),
        ("back\rto start", "back␍to start"),
        ("a\tb", "a    b"),
        ("\u{1B}[31mred\u{1B}]0;title\u{7}", "␛[31mred␛]0;title␇"),
        ("\u{9B}2J", "<U+009B>2J"),
        ("del\u{7F}", "del␡"),
        ("abc\u{202E}fed", "abc<U+202E>fed"),
        ("zero\u{200B}width", "zero<U+200B>width"),
        ("line\u{2028}separator", "line\nseparator"),
        ("nul\0", "nul␀"),
        ("élan, 日本, 👩‍👩‍👧", "élan, 日本, 👩‍👩‍👧"),
        ("🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 flag"),
        ("hidden \u{E0041}tag", "hidden <U+E0041>tag"),
        ("hidden \u{E0041}\u{E0042}tags", "hidden <U+E0041><U+E0042>tags"),
    ])
    func `each kind`(text: String, shown: String) {
        #expect(Sanitizer.visible(text) == shown)
    }

    @Test func `JSON says the same with escapes, and stays as it is without such characters`() throws {
        let text = "a\u{9B}2J \u{202E}b\u{200B} \u{2028}\u{7F} \u{E0041} 👩‍👩‍👧 é"
        let json = Sanitizer.json("[\n\t\"\(text)\"\n]")

        #expect(
            json == "[\n\t\"a\\u009b2J \\u202eb\\u200b \\u2028\\u007f \\udb40\\udc41 👩‍👩‍👧 é\"\n]")
        #expect(Sanitizer.json("{\"a\": \"日本\"}\n") == "{\"a\": \"日本\"}\n")
    }

    @Test func `nothing that commands is left, whatever comes`() {
        let everything = (0...0x10FFFF).compactMap { Unicode.Scalar(UInt32($0)) }
        let shown = Sanitizer.visible(String(String.UnicodeScalarView(everything.filter { $0.value < 0x3000 })))

        let left = shown.unicodeScalars.filter { scalar in
            scalar != "\n"
                && [.control, .lineSeparator, .paragraphSeparator].contains(scalar.properties.generalCategory)
        }
        #expect(left.isEmpty)
    }

    @Test(arguments: [
        "\u{1B}[2J\t\u{202E}\r\n", "\r\r\n\u{2028}\n", "\u{E0041}\u{E0042}", "🏴\u{E0067}\u{E007F}\u{0}\u{E0067}",
    ])
    func `what is shown once is shown the same again`(text: String) {
        let (once, line) = (Sanitizer.visible(text), Sanitizer.line(text))

        #expect(Sanitizer.visible(once) == once)
        #expect(Sanitizer.line(line) == line)
    }

    @Test func `a line that is written keeps its tabs, and nothing else that a line has not`() {
        #expect(Sanitizer.writtenLine("all:\n\tgcc\tx.c\u{1B}[2J") == "all: \tgcc\tx.c␛[2J")
        #expect(Sanitizer.writtenLine("a\nb") == "a b")
    }

    @Test func `a line has no line feeds`() {
        #expect(Sanitizer.line("one\r\ntwo\u{2029}three") == "one two three")
    }

    @Test(arguments: 0..<4 as Range<UInt64>) func `whatever a text says, nothing of what is shown commands`(
        seed: UInt64
    ) {
        var random = SplitMix(state: seed)
        for _ in 0..<500 { #expect(TextPieces.isHarmless(Sanitizer.visible(TextPieces.bytes(&random)))) }
    }
}
