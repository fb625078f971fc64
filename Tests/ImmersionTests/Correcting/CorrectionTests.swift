import Foundation
import Testing

@testable import Immersion

@Suite("Corrections of any checker look alike")
struct CorrectionTests {
    @Test("the words and the better sentence are taken from the text") func match() throws {
        let text = "🌳 Bonjour ! Je va bien. Merci."
        let found = try #require(
            Correction(in: text, range: 16..<18, rule: "fr-1", why: "w", replacements: ["vais"]))
        #expect(found.what == "va")
        #expect(found.better == "Je vais bien.")
    }

    @Test("a range that is none, or cuts a character, is no correction") func ranges() {
        let text = "a🌳b"
        for range in [-1..<1, 0..<9, 2..<3, 1..<2, 9..<10] {
            #expect(Correction(in: text, range: range, rule: "r", why: "", replacements: []) == nil)
        }
        #expect(Correction(in: text, range: 1..<3, rule: "r", why: "", replacements: [])?.what == "🌳")
        #expect(Correction(in: "", range: 0..<0, rule: "r", why: "", replacements: ["x"])?.better == "x")
    }

    @Test("a text without an end is checked in pieces, and only up to its limit") func long() async throws {
        let checker = GrammarChecker(language: .german, morphology: GermanMorphology())
        let text = String(repeating: "ich gehst weil die Tisch kann ", count: 3_000)
        let found = try await checker.corrections(of: text)
        #expect(found.count > 100)
        #expect(found.allSatisfy { $0.range.upperBound <= GrammarChecker.longestText })
        #expect(found.allSatisfy { $0.better.utf16.count < 4_000 })
    }

    @Test("languages without rules have no corrections", arguments: [RoomLanguage.french, .japanese])
    func others(_ language: RoomLanguage) async throws {
        let checker = GrammarChecker(language: language, morphology: GermanMorphology())
        #expect(try await checker.corrections(of: "Ich gehst.").isEmpty)
        #expect(!GrammarChecker.languages.contains(language))
    }
}
