import Testing

@testable import LocalBackend

@Suite struct `What is expected to be said` {
    /// Many that share words, so that sums have many parts.
    private static let phrases = (0..<400).map { number in
        let words = ["turn", "set", "dim", "open", "close", "the", "lamp", "door", "light", "fan", "to", "on", "off"]
        return (0..<5).map { words[(number * 7 + $0 * $0 * (number % 11 + 1)) % words.count] }.joined(separator: " ")
    }

    @Test(arguments: 1..<12) func `is the same model in whatever order it is told`(step: Int) {
        // 401 is a prime: every phrase once.
        let orders = (1...400).map { Self.phrases[$0 * step % 401 - 1] }
        #expect(orders.sorted() == Self.phrases.sorted())

        let model = PhraseLanguageModel(phrases: orders) { _ in true }

        #expect(model.arpa == PhraseLanguageModel(phrases: Self.phrases) { _ in true }.arpa)
    }

    @Test func `leaves out what has a word that nobody can pronounce`() {
        let model = PhraseLanguageModel(phrases: ["turn on", "turn off", "turn xyzzy"]) { $0 != "xyzzy" }
        #expect(!model.arpa.contains("xyzzy"))
        #expect(model.arpa.contains("turn off"))
        #expect(PhraseLanguageModel(phrases: ["xyzzy"]) { _ in false }.isEmpty)
    }
}
