import EchoScreen
import Testing

@testable import Immersion

@Suite struct `The words of a line` {
    @Test func `each stands once, without marks and numbers`() {
        #expect(
            LineWords.words(of: "¡Hola, hola! ¿Qué le pongo? 4,50 €", in: .spanish) == ["Hola", "Qué", "le", "pongo"])
        #expect(LineWords.words(of: "L'eau, s'il vous plaît", in: .french) == ["L'eau", "s'il", "vous", "plaît"])
        #expect(LineWords.words(of: "👍 …", in: .german).isEmpty)
    }

    @Test(arguments: [
        ("水を飲みます。", "水 を 飲みます"), ("これはいくらですか", "これ は いくら です か"),
        ("ホットとアイス、どちらがいいですか。", "ホット と アイス どちら が いい です か"),
        ("飲み物は何がいいですか", "飲み物 は 何 が いい です か"), ("お茶をお願いします", "お茶 を お願いします"),
        ("今日はりんごが安いですよ。", "今日 は りんご が 安い です よ"), ("食べたいです", "食べたい です"),
        ("すみません、わかりません", "すみません わかりません"), ("五百円です。ありがとうございました。", "五百円 です ありがとうございました"),
        ("もう一度お願いします。", "もう 一度 お願いします"), ("ご注文は何になさいますか。", "ご注文 は 何 に なさいます か"),
        ("…!", ""), ("", ""),
    ])
    func `Japanese, which has no spaces, is parted by its scripts, particles and endings`(line: String, words: String) {
        #expect(LineWords.words(of: line, in: .japanese).joined(separator: " ") == words)
    }

    @Test(arguments: [
        ("飲みます", "飲む"), ("食べました", "食べる"), ("行きたい", "行く"), ("行って", "行く"), ("飲んで", "飲む"), ("書いた", "書く"),
        ("お願いします", "お願いする"), ("わかりません", "わかる"), ("食べない", "食べる"), ("飲まない", "飲む"), ("待って", "待つ"),
        ("来ました", "来る"), ("安くない", "安い"), ("おいしかった", "おいしい"), ("します", "する"),
        ("なさいます", "なさる"), ("くださいます", "くださる"),
    ])
    func `Japanese verbs and adjectives lead to their dictionary forms, among others`(word: String, base: String)
        async throws
    {
        #expect(try await JapaneseMorphology().readings(of: [word])[0].map(\.lemma).contains(base))
    }

    @Test(arguments: ["水", "ください", "", "て"])
    func `Japanese words without an ending have no other form`(word: String) async throws {
        #expect(try await JapaneseMorphology().readings(of: [word])[0] == [])
    }

    @Test(arguments: [(0, "un"), (2, "un"), (3, "café"), (7, "café")])
    func `a word is found where the caret stands`(place: Int, word: String) {
        #expect(LineWords.word(at: place, in: "un café") == word)
    }

    @Test(arguments: [-5, 0, 1, 99]) func `outside of words there is none`(place: Int) {
        #expect(LineWords.word(at: place, in: "  ") == nil)
    }
}

@Suite struct `A word is found in whatever form it was met` {
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

    @Test func `by its stem, with gender and article`() async throws {
        let found = try await finder(["buch": ["book"]]).find("Bücher")

        #expect(found?.headword == "das Buch")
        #expect(found?.meanings == ["book"])
        #expect(found?.form.hasPrefix("noun, neuter") == true)
    }

    @Test func `as it stands, where no form is known`() async throws {
        let found = try await finder(["zack": ["bam"]]).find("zack")

        #expect(found == FoundWord(word: "zack", lemma: "zack", meanings: ["bam"]))
    }

    @Test func `with how it is read, where its characters do not tell`() async throws {
        struct Japanese: DictionaryProtocol {
            func meanings(of word: String, from source: String, to target: String) async throws(ProviderError)
                -> [WordMeaning]
            {
                word == "飲む" ? [WordMeaning(text: "to drink", dictionary: "t", reading: "のむ")] : []
            }
        }
        var kit = LanguageKit()
        (kit.dictionary, kit.morphology) = (Japanese(), JapaneseMorphology())
        let found = try await WordFinder(kit, language: .japanese, own: "en").find("飲みます")

        #expect(found?.lemma == "飲む" && found?.reading == "のむ")
        var panel = WordsPanel(line: 0, text: "飲みます。", words: ["飲みます"])
        panel.show(found, for: "飲みます")
        guard case .choices(let list) = panel.overlay.content else { return #expect(Bool(false)) }
        #expect(list.rows.map(\.note) == ["飲む · のむ"] && list.rows[0].help.contains("のむ"))
    }

    @Test func `words of the first scenes that a dictionary spells wrongly`() async throws {
        let words = [("アイス", "iced"), ("パン", "bread")]
        for (word, meaning) in words {
            #expect(try await finder([:], .japanese).find(word)?.meanings.first == meaning)
        }
    }

    @Test func `nobody knows it`() async throws {
        #expect(try await finder([:]).find("xyzzy") == nil)
    }

    @Test func `without a dictionary it says what is missing`() async {
        await #expect(throws: ProviderError.notInstalled(part: "a dictionary of Spanish")) {
            _ = try await WordFinder(LanguageKit(), language: .spanish, own: "en").find("a")
        }
    }

    private struct EnglishOnly: DictionaryProtocol {
        func meanings(of word: String, from source: String, to target: String) async throws(ProviderError)
            -> [WordMeaning]
        {
            guard target == "en" else { throw .notInstalled(part: "dict-\(source)-\(target)") }
            return word == "leche" ? [WordMeaning(text: "milk", dictionary: "t")] : []
        }
    }

    @Test func `where no dictionary has the learner's language, it says so and gives English`() async throws {
        var kit = LanguageKit()
        kit.dictionary = EnglishOnly()

        let found = try await WordFinder(kit, language: .spanish, own: "fr").find("leche")

        #expect(found == FoundWord(word: "leche", lemma: "leche", meanings: ["milk"], isInEnglish: true))
        #expect(try await WordFinder(kit, language: .spanish, own: "en").find("leche")?.isInEnglish == false)
        #expect(try await WordFinder(kit, language: .spanish, own: "fr").find("xyzzy") == nil)
    }

    @Test func `a form that is only guessed is no word`() async throws {
        var kit = LanguageKit()
        (kit.dictionary, kit.morphology) = (Words(known: ["食べる": ["to eat"]]), JapaneseMorphology())
        let finder = WordFinder(kit, language: .japanese, own: "en")

        #expect(try await finder.find("食べました")?.headword == "食べる")
        #expect(try await finder.find("飛べました") == nil)
    }

    @Test func `what it is itself comes before what it is a form of`() async throws {
        struct Forms: MorphologyProtocol {
            func readings(of words: [String]) async throws -> [[WordReading]] {
                let known = [
                    "gracias": [WordReading(lemma: "gracia", tags: ["n", "f", "pl"])],
                    "vino": [
                        WordReading(lemma: "venir", tags: ["vblex", "ifi", "p3", "sg"]),
                        WordReading(lemma: "vino", tags: ["n", "m", "sg"]),
                    ],
                    "aguas": [WordReading(lemma: "agua", tags: ["n", "f", "pl"])],
                    "agua": [WordReading(lemma: "agua", tags: ["n", "f", "sg"])],
                    "segunda": [WordReading(lemma: "segundo", tags: ["n", "f", "sg"])],
                    "segundo": [WordReading(lemma: "segundo", tags: ["n", "m", "sg"])],
                ]
                return words.map { known[$0] ?? [] }
            }
            func forms(of wanted: [WantedForm]) async throws -> [String?] { wanted.map { _ in nil } }
        }
        var kit = LanguageKit()
        kit.morphology = Forms()
        kit.dictionary = Words(known: [
            "gracias": ["thanks"], "gracia": ["charm"], "vino": ["wine"], "venir": ["come"], "agua": ["water"],
            "segundo": ["second"],
        ])
        let finder = WordFinder(kit, language: .spanish, own: "en")

        #expect(try await finder.find("gracias")?.meaning == "thanks")
        #expect(try await finder.find("vino")?.headword == "el vino")
        #expect(try await finder.find("aguas")?.headword == "el agua")
        #expect(try await finder.find("segunda")?.headword == "el segundo")
        #expect(try await finder.find("Qué")?.meanings.first == "what")
    }

    @Test(arguments: [
        (RoomLanguage.german, "Guten", "gut"), (.german, "kochte", "kochen"), (.german, "gelernt", "lernen"),
        (.german, "Fahrkarten", "fahrkarte"), (.french, "L'eau", "eau"), (.french, "d’accord", "accord"),
        (.french, "voulez-vous", "voulez"),
    ])
    func `regular forms that no table has are guessed, and only what a dictionary has is taken`(
        language: RoomLanguage, word: String, lemma: String
    ) async throws {
        let known = ["gut", "kochen", "lernen", "fahrkarte", "eau", "accord", "voulez"]
        var kit = LanguageKit()
        kit.dictionary = Words(known: Dictionary(uniqueKeysWithValues: known.map { ($0, ["x"]) }))

        #expect(try await WordFinder(kit, language: language, own: "en").find(word)?.lemma == lemma)
        kit.dictionary = Words(known: [:])
        #expect(try await WordFinder(kit, language: language, own: "en").find(word) == nil)
    }

    @Test func `the gender is the dictionary's where no table of forms has it`() async throws {
        struct Gendered: DictionaryProtocol {
            func meanings(of word: String, from source: String, to target: String) async throws(ProviderError)
                -> [WordMeaning]
            {
                word.lowercased() == "fahrkarte" ? [WordMeaning(text: "ticket", dictionary: "t", gender: "f")] : []
            }
        }
        var kit = LanguageKit()
        kit.dictionary = Gendered()

        let found = try await WordFinder(kit, language: .german, own: "en").find("Fahrkarten")

        #expect(found?.headword == "die Fahrkarte")
        #expect(found?.form == "noun, feminine, singular")
    }

    @Test(arguments: [
        ("eau", "f", "l'"), ("hôtel", "m", "l'"), ("heure", "f", "l'"), ("haricot", "m", "le"),
        ("héros", "m", "le"),
        ("honte", "f", "la"), ("yaourt", "m", "le"), ("yeux", "m", "l'"), ("œuf", "m", "l'"), ("table", "f", "la"),
    ])
    func `French elides before a vowel and a silent h`(noun: String, gender: String, article: String) {
        #expect(WordForms.article(WordReading(lemma: noun, tags: ["n", gender, "sg"]), in: .french) == article)
    }

    @Test func `what an everyday word means first comes first, whatever a dictionary begins with`() async throws {
        struct Folders: DictionaryProtocol {
            func meanings(of word: String, from source: String, to target: String) async throws(ProviderError)
                -> [WordMeaning]
            {
                ["folder", "shirt"].map { WordMeaning(text: $0, dictionary: "t") }
            }
        }
        var kit = LanguageKit()
        kit.dictionary = Folders()

        let french = WordFinder(kit, language: .french, own: "en")
        #expect(try await french.find("chemise")?.meanings == ["shirt", "folder"])
        #expect(try await french.find("dossier")?.meanings == ["folder", "shirt"])
        let german = WordFinder(kit, language: .german, own: "en")
        #expect(try await german.find("arm")?.meanings == ["poor", "folder", "shirt"])
        #expect(try await german.find("Arm")?.meanings == ["folder", "shirt"])
    }

    @Test func `an elided article stands without a blank`() {
        #expect(FoundWord(word: "eau", lemma: "eau", article: "l'", meanings: []).headword == "l'eau")
    }
}
