import Testing

@testable import Immersion

@Suite struct `A card of a mistake tells what was wrong` {
    @Test(arguments: [("quiere", "The verb."), ("a “b”: c", "Why.")])
    func `and is read again as it was written`(wrong: String, why: String) {
        let mistake = CardMistake(wrong: wrong, why: why)

        #expect(CardMistake(mistake.text)?.text == mistake.text)
    }

    @Test func `the translation of a word is none`() {
        #expect(CardMistake("not") == nil && CardMistake("not “open") == nil && CardMistake("") == nil)
        #expect(CardMistake("not “quiere”: The verb.") == CardMistake(wrong: "quiere", why: "The verb."))
        #expect(CardMistake("not “quiere”: The verb.")?.asked == "not “quiere”")
    }
}
