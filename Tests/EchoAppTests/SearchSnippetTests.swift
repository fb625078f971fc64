import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `A snippet of what was found` {
    @Test(arguments: [
        ("an owl", [3..<6], ["owl"]), ("\u{1B}[31m an owl", [9..<12], ["owl"]),
        ("\u{202E}one\u{202C} and \u{7}two", [1..<4, 11..<14], ["one", "two"]), ("a\u{0}b", [0..<3], ["a␀b"]),
        ("\u{1B}", [], []), ("", [], []),
    ])
    func `is marked where the words stand, whatever is made visible in it`(
        _ text: String, _ marks: [Range<Int>], _ words: [String]
    ) {
        let shown = SearchSnippet(text: text, marks: marks).visible

        let characters = Array(shown.text)
        #expect(shown.marks.map { String(characters[$0]) } == words)
        #expect(shown.text.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }
}
