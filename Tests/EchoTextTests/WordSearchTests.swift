import EchoText
import Testing

@Suite struct `Words are found in a text` {
    @Test(arguments: [
        ("a", "aAa", [0, 1, 2]), ("aa", "aaa", [0]), ("é", "caféÉ", [3, 5]), ("", "a", []), ("b", "", []),
    ])
    func `places are counted in bytes`(words: String, text: String, offsets: [Int]) {
        #expect(WordSearch.offsets(of: words, in: text) == offsets)
    }
}
