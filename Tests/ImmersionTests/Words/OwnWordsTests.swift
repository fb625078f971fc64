import Testing

@testable import Immersion

@Suite struct `A word of one's own language is looked up too` {
    private struct Pairs: DictionaryProtocol {
        let known: [String: [String: [String]]]

        func meanings(of word: String, from source: String, to target: String) async throws(ProviderError)
            -> [WordMeaning]
        {
            (known["\(source)>\(target)"]?[word.lowercased()] ?? []).map { WordMeaning(text: $0, dictionary: "t") }
        }
    }

    private func finder(_ known: [String: [String: [String]]], _ language: RoomLanguage) -> WordFinder {
        var kit = LanguageKit()
        kit.dictionary = Pairs(known: known)
        if language == .german { kit.morphology = GermanMorphology() }
        return WordFinder(kit, language: language, own: "en")
    }

    @Test(arguments: [
        ("to forget", "en", "forget"), ("The house", "en", "house"), ("houses", "en", "house"),
        ("stories", "en", "story"), ("stopped", "en", "stop"), ("making", "en", "make"), ("went", "en", "go"),
        ("the children", "en", "child"), ("forgot", "en", "forget"), ("la casa", "es", "casa"),
        ("L’eau", "fr", "eau"), ("der Hund", "de", "hund"),
    ])
    func `without its article, and by its stem`(text: String, language: String, word: String) {
        #expect(OwnWords.candidates(text, in: language).contains(word))
    }

    @Test func `what was written is looked up first, and nothing is left of nothing`() {
        #expect(OwnWords.candidates("glasses", in: "en").prefix(2) == ["glasses", "glass"])
        #expect(OwnWords.candidates("to", in: "en") == ["to"])
        #expect(OwnWords.withoutSmallWord("la", in: "es") == "la")
        #expect(OwnWords.candidates("", in: "en") == [])
    }

    @Test func `the word that means it again is told, and no order`() async throws {
        let finder = finder(
            [
                "en>de": ["forget": ["vergiss!", "verlernen", "vergessen"], "milk": ["melken", "Milch"]],
                "de>en": [
                    "vergessen": ["forget"], "verlernen": ["unlearn", "to forget"], "melken": ["draw off", "to milk"],
                    "milch": ["milk"],
                ],
            ], .german)

        #expect(try await finder.express("to forget")?.lemma == "vergessen")
        #expect(try await finder.express("milk")?.headword == "die Milch")
        #expect(try await finder.express("xyzzy") == nil)
    }

    @Test func `a word with its article is found as one without`() async throws {
        let finder = finder(["es>en": ["casa": ["house"]]], .spanish)

        #expect(try await finder.find("la casa")?.meanings == ["house"])
    }

    @Test func `the surer of two is told first, and what only repeats the word is not told`() {
        let butter = FoundWord(word: "butter", lemma: "butter", meanings: ["hill"])
        let beurre = FoundWord(word: "butter", lemma: "beurre", form: "noun", article: "le", meanings: ["butter"])
        #expect(FoundWord.told(butter, beurre).map(\.headword) == ["le beurre", "butter"])

        let milk = FoundWord(word: "milk", lemma: "Milk", form: "noun", article: "der", meanings: ["Milk", "milk!"])
        let milch = FoundWord(word: "milk", lemma: "Milch", form: "noun", article: "die", meanings: ["milk"])
        #expect(FoundWord.told(milk, milch).map(\.headword) == ["die Milch"])

        let pain = FoundWord(word: "pain", lemma: "pain", form: "noun", article: "le", meanings: ["bread"])
        let douleur = FoundWord(word: "pain", lemma: "douleur", form: "noun", article: "la", meanings: ["pain"])
        #expect(FoundWord.told(pain, douleur).map(\.headword) == ["le pain", "la douleur"])

        let hotel = FoundWord(word: "hotel", lemma: "hotel", form: "noun", meanings: ["hotel"])
        #expect(FoundWord.told(hotel, hotel) == [hotel])
        #expect(FoundWord.told(nil, nil) == [] && FoundWord.told(nil, beurre) == [beurre])
        #expect(FoundWord.told(pain, nil) == [pain])
    }

    @Test func `an everyday noun is no adjective`() async throws {
        struct Forms: MorphologyProtocol {
            func readings(of words: [String]) async throws -> [[WordReading]] {
                words.map { word in
                    word == "croissant"
                        ? [["adj", "m", "sg"], ["n", "m", "sg"]].map { WordReading(lemma: word, tags: $0) } : []
                }
            }
            func forms(of wanted: [WantedForm]) async throws -> [String?] { wanted.map { _ in nil } }
        }
        var kit = LanguageKit()
        (kit.dictionary, kit.morphology) = (Pairs(known: [:]), Forms())

        let found = try await WordFinder(kit, language: .french, own: "en").find("croissant")

        #expect(found?.headword == "le croissant" && found?.form.hasPrefix("noun") == true)
    }

    @Test func `a small word of Chinese characters has its reading`() async throws {
        struct Japanese: DictionaryProtocol {
            func meanings(of word: String, from source: String, to target: String) async throws(ProviderError)
                -> [WordMeaning]
            {
                word == "何" ? [WordMeaning(text: "what", dictionary: "t", reading: "なに")] : []
            }
        }
        var kit = LanguageKit()
        kit.dictionary = Japanese()
        let found = try await WordFinder(kit, language: .japanese, own: "en").find("何")

        #expect(found?.reading == "なに" && found?.meanings == ["what"])
    }
}
