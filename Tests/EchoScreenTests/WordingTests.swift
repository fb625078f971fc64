import Testing

@testable import EchoScreen

@Suite struct `A wording shows what others wrote, and obeys none of it` {
    @Test(arguments: [
        "\u{1B}[31mred\u{1B}]0;title\u{7}", "\u{9B}2J", "back\rto start", "two\nlines", "windows\r\nlines", "a\tb",
        "abc\u{202E}fed\u{202C}", "\u{2066}isolated\u{2069}", "zero\u{200B}width", "line\u{2028}separator", "nul\0",
        "flag\u{E0067}\u{E0062}\u{E007F}",
    ])
    func `however the text came into it`(hostile: String) {
        let wordings: [Wording] = [
            "It says “\(hostile)”.", Wording(hostile), "It says: " + Wording(hostile), "\(Wording(hostile))!",
            "Press \(key: .open) for \(hostile)",
        ]

        for wording in wordings {
            let shown = wording.text { _ in "enter" }
            #expect(!shown.unicodeScalars.contains { Self.commands.contains($0.properties.generalCategory) })
            #expect(shown.contains(hostile.prefix { $0.isASCII && $0.isLetter }))
        }
    }

    @Test(arguments: ["plain, as it is", "“élan”, 日本, 👩‍👩‍👧", "…", ""]) func `and harmless text as it is`(text: String) {
        let wording: Wording = "\(text)"

        #expect(wording.text { _ in "" } == text)
    }

    @Test func `and a wording within a wording keeps its keys`() {
        let inner: Wording = "press \(key: .open)"
        let wording: Wording = "To begin, \(inner)."

        #expect(wording.text { _ in "enter" } == "To begin, press enter.")
        #expect(wording.commands == [.open])
    }

    private static let commands: Set<Unicode.GeneralCategory> = [
        .control, .format, .lineSeparator, .paragraphSeparator,
    ]
}
