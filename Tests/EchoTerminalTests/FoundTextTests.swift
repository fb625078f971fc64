@testable import EchoTerminal
import Testing

@Suite struct `A text in which something was found` {
    /// What is seen of it in so many columns, the marks in brackets.
    private func seen(_ marked: String, in columns: Int) -> String {
        var (text, marks, start): ([Character], [Range<Int>], Int) = ([], [], 0)
        for character in marked {
            switch character {
            case "[": start = text.count
            case "]": marks.append(start..<text.count)
            default: text.append(character)
            }
        }
        let found = FoundText(String(text), marks).begun(for: columns)
        let cut = Array(TextWidth.truncate(found.text, to: columns))
        #expect(TextWidth.columns(of: String(cut)) <= columns)
        var shown = cut.map(String.init)
        for mark in found.marks where mark.lowerBound < shown.count {
            shown[mark.lowerBound] = "[" + shown[mark.lowerBound]
            shown[min(mark.upperBound, shown.count) - 1] += "]"
        }
        return shown.joined()
    }

    @Test(arguments: [
        ("an [owl] in a tree", 20, "an [owl] in a tree"),
        ("an [owl] in a tall tree", 12, "an [owl] in a…"),
        ("at the very end there sits an [owl]", 12, "…sits an [owl]"),
        ("far behind the beginning an [owl] sits in a tree", 15, "… an [owl] sits …"),
        ("behind the first [owl] of many there is an [owl]", 14, "…rst [owl] of m…"),
        ("a long word is longer: [incomprehensibilities] are", 12, "…[incomprehe…]"),
        ("nothing is marked in this one", 12, "nothing is …"),
        ("海海海海海海海海[鯨]海海海海海海海海", 12, "…海[鯨]海海海…"),
        ("海海海海海海海海海海海海[鯨]", 9, "…海海海[鯨]"),
        ("ends in the mid[dle]", 20, "ends in the mid[dle]"),
        ("", 5, ""),
    ])
    func `shows where it was found`(_ marked: String, _ columns: Int, _ shown: String) {
        #expect(seen(marked, in: columns) == shown)
    }

    @Test func `survives marks beyond its end and no room`() {
        #expect(FoundText("a longer text", [40..<42]).begun(for: 5).text == "a longer text")
        #expect(FoundText("a longer text", [2..<4]).begun(for: 0).text == "a longer text")
    }
}
