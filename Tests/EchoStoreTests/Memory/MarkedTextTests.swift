import EchoScreen
import Testing

@testable import EchoStore

@Suite struct `A text with marks around what was found` {
    private func snippet(_ text: String) -> SearchSnippet {
        MarkedText(text.replacing("[", with: "\u{02}").replacing("]", with: "\u{03}")).snippet
    }

    @Test func `is a line as it stands when it is short`() {
        #expect(snippet("the [blue]\n[whale]") == SearchSnippet(text: "the blue whale", marks: [4..<8, 9..<14]))
        #expect(snippet("") == SearchSnippet(text: "", marks: []))
    }

    @Test func `counts characters as people see them`() {
        #expect(snippet("👨‍👩‍👧 [é]") == SearchSnippet(text: "👨‍👩‍👧 é", marks: [2..<3]))
    }

    @Test func `is cut where most of it was found, between words`() {
        let filler = String(repeating: "filler ", count: 100)
        let cut = snippet("[one] \(filler)[two] and [three] \(filler)")

        #expect(cut.marks.count == 2)
        #expect(cut.text.hasPrefix("…filler "))
        #expect(cut.text.contains("two and three filler"))
        #expect(cut.text.hasSuffix("filler…"))
        #expect(cut.text.count <= MarkedText.width + 2)
    }

    @Test func `survives marks that do not fit together`() {
        for text in ["]", "[", "][", "[[a]]", "[a", "a]", "[]"] {
            let snippet = snippet(text)
            #expect(snippet.marks.allSatisfy { $0.upperBound <= snippet.text.count })
        }
    }

    @Test func `is quick when everything was found`() {
        let cut = snippet(String(repeating: "[word] ", count: 100_000))
        #expect(cut.marks.count > 10)
    }

    /// What stands in the marks of a snippet.
    private func marked(_ text: String) -> [String] {
        let snippet = snippet(text)
        return snippet.marks.map { String(Array(snippet.text)[$0]) }
    }

    @Test func `holds what was found wherever it stands`() {
        let (filler, long) = (String(repeating: "filler ", count: 60), String(repeating: "x", count: 400))

        #expect(marked(filler + "the very [end]") == ["end"])
        #expect(marked(filler + "[prefixed]" + long) == ["prefixed"])
        #expect(marked(long + " [after] " + long) == ["after"])
        #expect(marked(filler + "[the words of a phrase] \(long)") == ["the words of a phrase"])
        #expect(marked("[first] " + filler + "[second]").first == "first")
    }

    @Test func `marks as much as there is room for of what was found`() {
        let run = String(repeating: "海", count: 300)
        let phrase = String(repeating: "word ", count: 80).dropLast()

        for text in ["[\(run)]", String(repeating: "filler ", count: 60) + "[\(phrase)] and more"] {
            let snippet = snippet(text)
            #expect(snippet.marks.count == 1)
            #expect((snippet.marks.first?.count ?? 0) > 100)
            #expect(snippet.text.count <= MarkedText.width + 2)
        }
    }

    @Test func `needs no spaces`() {
        let cut = snippet(String(repeating: "海", count: 500) + "[鯨]" + String(repeating: "海", count: 500))
        #expect(cut.marks.map { Array(cut.text)[$0.lowerBound] } == ["鯨"])
    }
}
