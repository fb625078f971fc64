import Testing

@testable import EchoApp
@testable import EchoScreen

@Suite struct `The word that is being said` {
    private let text = "The whale sings. Who hears it?"

    private func word(at share: Double, heard: Int? = nil) -> Substring? {
        SpokenWord.place(in: text, at: share, heard: heard).map {
            text[
                text.utf8.index(
                    text.startIndex, offsetBy: $0.lowerBound)..<text.utf8.index(
                        text.startIndex, offsetBy: $0.upperBound)]
        }
    }

    @Test func `follows the time, a word by its length`() {
        #expect(word(at: 0) == "The")
        #expect(word(at: 0.2) == "whale")
        #expect(word(at: 0.45) == "sings.")
        #expect(word(at: 0.6) == "Who")
        #expect(word(at: 1) == "it?")
    }

    @Test func `is one of those that were heard`() {
        #expect(word(at: 1, heard: 9) == "whale")
        #expect(word(at: 0, heard: 0) == nil)
    }

    @Test func `stands where it is in bytes`() {
        #expect(SpokenWord.place(in: "ä 🐳 b", at: 0.99) == 8..<9)
        #expect(SpokenWord.place(in: "", at: 0.5) == nil)
        #expect(SpokenWord.place(in: " \n ", at: 0.5) == nil)
    }
}
