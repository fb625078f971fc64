import EchoScreen
import EchoTestKit
import EchoText
import Testing

@testable import EchoTerminal

@Suite struct `Cells` {
    @Test func `are a few bytes without gaps, so that rows can be compared as memory`() {
        #expect(MemoryLayout<Cell>.size == 12)
        #expect(MemoryLayout<Cell>.stride == 12)
    }

    @Test(arguments: ["a", " ", "é", "e\u{301}", "日", "😀", "ש\u{5B8}\u{5C1}", "a\u{300}\u{301}\u{302}\u{303}", ""])
    func `give back the text they were made from`(text: String) {
        #expect(Cell(text: text).text.unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(Cell(text: text) == Cell(text: text))
    }

    @Test func `that differ in a mark differ`() {
        #expect(Cell(text: "e\u{301}") != Cell(text: "e\u{300}"))
        #expect(Cell(text: "e\u{301}") != Cell(text: "e"))
        #expect(Cell(text: "a") != Cell(text: "a", style: Style(.faint)))
    }

    private static let letters: [Character] = [
        "a", "Z", " ", "~", "─", "█", "⠿", "é", "e\u{301}", "日", "本", "👍🏽", "👨‍👩‍👧", "❤️", "🇵🇹", "\u{200B}", "\u{1B}", "\t",
        "\r\n", "…", "\u{301}", "─\u{20DE}", "x\u{200D}", "한", "ﷺ",
    ]

    /// Text is written in runs where it can be; it must come out as if written one character at a time.
    @Test(arguments: 0..<200)
    func `written in a run are as if written one by one`(seed: Int) {
        var random = SplitMix(state: UInt64(seed))
        let text = (0..<Int.random(in: 0..<30, using: &random)).map { _ in
            Self.letters[Int.random(in: 0..<Self.letters.count, using: &random)]
        }
        let x = Int.random(in: -5..<12, using: &random)
        let limit = Int.random(in: 1..<30, using: &random)
        var whole = Frame(size: Size(width: 20, height: 1))
        // What stood there before may be wide, too.
        whole.write("日本語日本語日本語日", x: 0, y: 0, style: Style(.faint))
        var single = whole

        let joined = String(text)
        let used = whole.write(joined, x: x, y: 0, style: Style(), limit: limit)

        var column = 0
        for character in joined where column < limit {
            column += single.write(String(character), x: x + column, y: 0, style: Style(), limit: limit - column)
        }
        #expect(whole == single, "\(joined.debugDescription)")
        #expect(used == column)
    }
}
