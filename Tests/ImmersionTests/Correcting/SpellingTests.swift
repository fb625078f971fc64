import Testing

@testable import Immersion

@Suite struct `Spelling` {
    /// Knows the words it was given as misspelt.
    private struct Speller: SpellerProtocol {
        var near: [String: [String]]

        func misspelt(_ words: [String]) async throws(ProviderError) -> [String: [String]] {
            near.filter { words.contains($0.key) }
        }
    }

    private struct Grammar: GrammarCheckerProtocol {
        var found: [GrammarMatch]

        func check(_ request: GrammarRequest) async throws(ProviderError) -> [GrammarMatch] { found }
    }

    private func check(
        _ text: String, _ language: RoomLanguage, _ near: [String: [String]], _ grammar: [GrammarMatch] = []
    ) async throws -> [GrammarMatch] {
        let checker = SpelledGrammar(Speller(near: near), language: language, before: Grammar(found: grammar))
        return try await checker.check(GrammarRequest(text: text, language: language.usualRegion))
    }

    @Test(arguments: [
        ("Strase", ["Strass", "Strafe", "Straße"], "Straße"),
        ("univercidad", ["univocidad", "universidad"], "universidad"),
        ("tres", ["tees", "tes", "très"], "très"), ("Schwimbad", ["Schwimmend", "Schwimmbad"], "Schwimmbad"),
        ("nohces", ["nueces", "noches"], "noches"), ("perto", ["Perú", "perno", "perro"], "perro"),
    ])
    func `the nearest word comes first, whatever order it came in`(
        _ word: String, _ near: [String], _ meant: String
    ) {
        let language: RoomLanguage = word == "tres" ? .french : word.first?.isUppercase == true ? .german : .spanish
        #expect(SpellingDistance(language).order(near, for: word, reach: 1.7).first == meant)
    }

    @Test(
        arguments: [
            ("bie", ["bis", "be", "bien"], "bien", .spanish),
            ("naide", ["anide", "nadie", "naife"], "nadie", .spanish),
            ("mchos", ["machos", "mochos", "muchos"], "muchos", .spanish), ("poru", ["prou", "pour"], "pour", .french),
            ("façn", ["fan", "faon", "façon"], "façon", .french), ("imer", ["Eimer", "immer"], "immer", .german),
        ] as [(String, [String], String, RoomLanguage)])
    func `a letter that is missing is likelier than another one, and a frequent word than a rare one`(
        _ word: String, _ near: [String], _ meant: String, _ language: RoomLanguage
    ) {
        #expect(SpellingDistance(language).order(near, for: word, reach: 1.7).first == meant)
    }

    @Test(
        arguments: [
            ("Quié", ["Quién"], ["Quién"], .spanish), ("Kowal", ["Koala"], [], .spanish),
            ("Mami", ["Mai"], [], .german), ("Andersen", ["Anderen"], [], .german),
            ("Abwr", ["Aber"], ["Aber"], .german),
        ] as [(String, [String], [String], RoomLanguage)])
    func `of what may be a name only a frequent word next to it is meant`(
        _ word: String, _ near: [String], _ meant: [String], _ language: RoomLanguage
    ) {
        #expect(SpellingDistance(language).order(near, for: word, reach: 0.48, mayBeName: true) == meant)
    }

    @Test(
        arguments: [
            ("macroeconomía", ["macro-economía"], [], .spanish), ("peutêtre", ["peut-être"], ["peut-être"], .french),
            ("lmite", ["l’mite"], [], .french), ("cest", ["c’est"], ["c’est"], .french),
        ] as [(String, [String], [String], RoomLanguage)])
    func `a word is taken for two only where it is one of every day`(
        _ word: String, _ near: [String], _ meant: [String], _ language: RoomLanguage
    ) {
        #expect(SpellingDistance(language).order(near, for: word, reach: 1.4) == meant)
    }

    @Test func `frequent words are known, and in their order`() throws {
        for (language, words) in [
            RoomLanguage.spanish: ["de", "casa"], .french: ["de", "maison"], .german: ["die", "Straße"],
        ] {
            let ranks = try words.map { try #require(FrequentWords.rank(of: $0, in: language)) }
            #expect(ranks == ranks.sorted() && ranks.allSatisfy { $0 < FrequentWords.count })
        }
        #expect(FrequentWords.rank(of: "zzyzx", in: .german) == nil)
        #expect(FrequentWords.rank(of: "する", in: .japanese) == nil)
    }

    @Test func `a word that only a dictionary of forms has is right, and one without its accent is not`() async throws {
        struct Forms: MorphologyProtocol {
            func readings(of words: [String]) async throws -> [[WordReading]] {
                words.map { ["cosita", "dia"].contains($0) ? [WordReading(lemma: $0, tags: ["n"])] : [] }
            }
            func forms(of wanted: [WantedForm]) async throws -> [String?] { wanted.map { _ in nil } }
        }
        let speller = Speller(near: ["cosita": ["costa"], "dia": ["día"], "perjucio": ["perjuicio"]])
        let checker = SpelledGrammar(speller, language: .spanish, before: nil, morphology: Forms())

        let found = try await checker.check(
            GrammarRequest(text: "Una cosita es un dia sin perjucio.", language: "es-ES"))

        #expect(found.map { $0.replacements } == [["día"], ["perjuicio"]])
    }

    @Test func `what is far from a rare word is told as perhaps`() async throws {
        let found = try await check(
            "Me tomo un traguito.", .spanish, ["traguito": ["triguito"]])
        #expect(found.first?.message == "No dictionary here has this word: perhaps “triguito” is meant.")
    }

    @Test func `keys that are neighbours are nearer than others, by the language's own keyboard`() {
        #expect(SpellingDistance(.german)("Hauz", "Haut") < SpellingDistance(.german)("Hauz", "Haub"))
        #expect(SpellingDistance(.spanish)("aqul", "aquñ") < SpellingDistance(.spanish)("aqul", "aqub"))
        #expect(SpellingDistance(.french)("zvec", "avec") < SpellingDistance(.german)("zvec", "avec"))
    }

    @Test func `a misspelt word is told with what was meant`() async throws {
        let found = try await check("Voy a la univercidad.", .spanish, ["univercidad": ["universidad"]])

        #expect(found.map(\.rule) == ["es-spelling"] && found.map(\.range) == [9..<20])
        #expect(found.first?.replacements == ["universidad"] && found.first?.isSpelling == true)
    }

    @Test func `names are left alone, and words that nothing comes near`() async throws {
        let near = [
            "Kowalski": ["Kopalski"], "Meier": ["Meter"], "zzyzx": ["abrir"], "NASA": ["masa"], "iPhone": ["ione"],
        ]

        #expect(try await check("Vi a Kowalski ayer con un iPhone de la NASA.", .spanish, near).isEmpty)
        #expect(try await check("Ich fahre mit Meier.", .german, near).isEmpty)
        #expect(try await check("Eso es zzyzx.", .spanish, near).isEmpty)
    }

    @Test func `a German noun behind an article is no name, and one at the beginning only where a slip explains it`()
        async throws
    {
        let near = ["Meier": ["Meter"], "Vieleicht": ["Vielleicht"]]

        #expect(try await check("Das ist der Meier.", .german, near).count == 1)
        #expect(try await check("Vieleicht komme ich.", .german, near).first?.replacements == ["Vielleicht"])
    }

    @Test func `what an apostrophe parts is no word of its own`() async throws {
        let near = ["aujourd": ["autour"], "hui": ["oui"], "qu": ["que"], "geht": ["gehe"]]

        #expect(try await check("Qu'est-ce qu'il y a aujourd'hui ?", .french, near).isEmpty)
        #expect(try await check("Wie geht's?", .german, near).isEmpty)
    }

    @Test func `grammar that knows a reason comes before spelling, and its own word of spelling is not told`()
        async throws
    {
        let near = ["getrinkt": ["getränkt"], "Waser": ["Wasser"]]
        let reason = GrammarMatch(
            range: 18..<26, message: "Irregular.", replacements: ["getrunken"], rule: "de-participle")
        let plain = GrammarMatch(range: 0..<3, message: "", replacements: [], rule: "spelling", isSpelling: true)
        let found = try await check("Ich hab das Waser getrinkt.", .german, near, [reason, plain])

        #expect(found.map(\.rule) == ["de-spelling", "de-participle"])
    }
}
