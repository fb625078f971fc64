import Testing

@testable import EchoText

@Suite struct `Letters are found in titles` {
    private func best(_ query: String, among titles: [String]) -> String? {
        titles.compactMap { title in FuzzyMatch.score(query, in: title).map { (title, $0) } }.max { $0.1 < $1.1 }?.0
    }

    @Test func `the beginning of a word beats letters that are scattered`() {
        let titles = ["Choose model", "Choose theme", "Move down", "Delete the message", "Start or stop talking"]

        #expect(best("them", among: titles) == "Choose theme")
        #expect(best("mod", among: titles) == "Choose model")
        #expect(best("sost", among: titles) == "Start or stop talking")
    }

    @Test func `a letter that is missing is no match`() {
        #expect(FuzzyMatch.score("xq", in: "exit") == nil)
        #expect(FuzzyMatch.score("", in: "exit") == 0)
    }
}
