import Foundation
import Testing

@testable import Immersion

@Suite struct `Corrections of any checker look alike` {
    @Test func `the words and the better sentence are taken from the text`() throws {
        let text = "🌳 Bonjour ! Je va bien. Merci."
        let found = try #require(
            Correction(in: text, range: 16..<18, rule: "fr-1", why: "w", replacements: ["vais"]))
        #expect(found.what == "va")
        #expect(found.better == "Je vais bien.")
    }

    private func match(_ range: Range<Int>, _ replacements: String...) -> GrammarMatch {
        GrammarMatch(range: range, message: "w", replacements: replacements, rule: "r")
    }

    @Test func `all mistakes of a sentence are put right in one better sentence`() {
        let text = "Hola. Yo es bien, me gusta los cafés. Ella son aquí."
        let found = Correction.corrections(
            [match(21..<26, "gustan"), match(9..<11, "estoy"), match(43..<46, "está")], in: text)

        #expect(found.map(\.what) == ["es", "gusta", "son"])
        #expect(
            found.map(\.better) == [
                "Yo estoy bien, me gustan los cafés.", "Yo estoy bien, me gustan los cafés.", "Ella está aquí.",
            ])
    }

    @Test func `of two for the same words the first counts; what nobody can put right leaves no better sentence`() {
        #expect(
            Correction.corrections([match(0..<4, "ab"), match(3..<6, "x")], in: "abc def.").map(\.better) == [
                "abdef.", "abdef.",
            ])
        #expect(Correction.corrections([match(0..<3, "ab"), match(4..<7)], in: "abc def.").map(\.better) == ["", ""])
        #expect(Correction.corrections([match(0..<90, "ab"), match(2..<1 + 1)], in: "abc").map(\.better) == [""])
    }

    @Test func `a line is mended sentence by sentence, and left where nobody knows better`() {
        let text = "Hola. Yo es bien, me gusta los cafés. Ella son aquí."
        let found = Correction.corrections(
            [match(21..<26, "gustan"), match(9..<11, "estoy"), match(43..<46, "está")], in: text)

        #expect(Correction.mended(text, found) == "Hola. Yo estoy bien, me gustan los cafés. Ella está aquí.")
        #expect(Correction.mended(text, found.map { $0.with(better: "") }) == text)
        #expect(Correction.mended(text, []) == text)
        let other = found.map { $0.with(better: $0.what == "son" ? "Ella está allí." : "") }
        #expect(Correction.mended(text, other) == "Hola. Yo es bien, me gusta los cafés. Ella está allí.")
    }

    @Test func `a range that is none, or cuts a character, is no correction`() {
        let text = "a🌳b"
        for range in [-1..<1, 0..<9, 2..<3, 1..<2, 9..<10] {
            #expect(Correction(in: text, range: range, rule: "r", why: "", replacements: []) == nil)
        }
        #expect(Correction(in: text, range: 1..<3, rule: "r", why: "", replacements: [])?.what == "🌳")
        #expect(Correction(in: "", range: 0..<0, rule: "r", why: "", replacements: ["x"])?.better == "x")
    }

    @Test func `a text without an end is checked in pieces, and only up to its limit`() async throws {
        let checker = GrammarChecker(language: .german, morphology: GermanMorphology())
        let text = String(repeating: "ich gehst weil die Tisch kann ", count: 3_000)
        let found = try await checker.corrections(of: text)
        #expect(found.count > 10)
        #expect(found.allSatisfy { $0.range.upperBound <= GrammarChecker.longestText })
        #expect(found.allSatisfy { $0.better.utf16.count < 4_000 })
    }

    @Test(arguments: [RoomLanguage.french, .japanese])
    func `languages without rules have no corrections`(_ language: RoomLanguage) async throws {
        let checker = GrammarChecker(language: language, morphology: GermanMorphology())
        #expect(try await checker.corrections(of: "Ich gehst.").isEmpty)
        #expect(!GrammarChecker.languages.contains(language))
    }
}
