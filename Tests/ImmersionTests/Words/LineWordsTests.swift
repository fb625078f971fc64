import Testing

@testable import Immersion

@Suite("The words of a line")
struct LineWordsTests {
    @Test("each stands once, without marks and numbers") func words() {
        #expect(
            LineWords.words(of: "¡Hola, hola! ¿Qué le pongo? 4,50 €", in: .spanish) == ["Hola", "Qué", "le", "pongo"])
        #expect(LineWords.words(of: "L'eau, s'il vous plaît", in: .french) == ["L'eau", "s'il", "vous", "plaît"])
        #expect(LineWords.words(of: "👍 …", in: .german).isEmpty)
    }

    @Test("Japanese is parted where its scripts change") func japanese() {
        #expect(LineWords.words(of: "水を飲みます。", in: .japanese) == ["水を", "飲みます"])
    }

    @Test("a word is found where the caret stands", arguments: [(0, "un"), (2, "un"), (3, "café"), (7, "café")])
    func caret(place: Int, word: String) {
        #expect(LineWords.word(at: place, in: "un café") == word)
    }

    @Test("outside of words there is none", arguments: [-5, 0, 1, 99]) func none(place: Int) {
        #expect(LineWords.word(at: place, in: "  ") == nil)
    }
}

@Suite("A word is found in whatever form it was met")
struct WordFinderTests {
    private struct Words: DictionaryProtocol {
        var known: [String: [String]]

        func meanings(of word: String, from source: String, to target: String) async throws(ProviderError)
            -> [WordMeaning]
        {
            (known[word.lowercased()] ?? []).map { WordMeaning(text: $0, dictionary: "t") }
        }
    }

    private func finder(_ known: [String: [String]], _ language: RoomLanguage = .german) -> WordFinder {
        var kit = LanguageKit()
        (kit.dictionary, kit.morphology) = (Words(known: known), GermanMorphology())
        return WordFinder(kit, language: language, own: "en")
    }

    @Test("by its stem, with gender and article") func stem() async throws {
        let found = try await finder(["buch": ["book"]]).find("Bücher")

        #expect(found?.headword == "das Buch")
        #expect(found?.meanings == ["book"])
        #expect(found?.form.hasPrefix("noun, neuter") == true)
    }

    @Test("as it stands, where no form is known") func bare() async throws {
        let found = try await finder(["zack": ["bam"]]).find("zack")

        #expect(found == FoundWord(word: "zack", lemma: "zack", meanings: ["bam"]))
    }

    @Test("nobody knows it") func unknown() async throws {
        #expect(try await finder([:]).find("xyzzy") == nil)
    }

    @Test("without a dictionary it says what is missing") func missing() async {
        await #expect(throws: ProviderError.notInstalled(part: "a dictionary of Spanish")) {
            _ = try await WordFinder(LanguageKit(), language: .spanish, own: "en").find("a")
        }
    }

    @Test("an elided article stands without a blank") func elided() {
        #expect(FoundWord(word: "eau", lemma: "eau", article: "l'", meanings: []).headword == "l'eau")
    }
}
