import EchoText
import Testing

@Suite struct `A text that grows is kept safe to draw` {
    @Test(arguments: [
        "a\tb\u{1B}[0m", "line\r\nline\r", "🏴\u{E0067}\u{E0062}\u{E007F} x\u{200B}", "日本\u{202E}e\u{301}",
    ])
    func `a text that grows is made visible as a whole one is`(text: String) {
        var grown = VisibleText()
        var part = ""
        for scalar in text.unicodeScalars {
            part.unicodeScalars.append(scalar)
            grown.update(to: part)
            #expect(grown.text == Sanitizer.visible(part))
        }
    }
}
