import Foundation
import Testing

@testable import Immersion

@Suite struct `Spelling` {
    /// Knows the words it was given as misspelt.
    private struct Speller: SpellerProtocol {
        var near: [String: [String]]
        var whole: Set<String> = []

        func whole(_ words: [String]) async throws(ProviderError) -> Set<String> { whole.intersection(words) }

        func misspelt(_ words: [String]) async throws(ProviderError) -> [String: [String]] {
            near.filter { words.contains($0.key) }
        }
    }

    /// Finds in any text, or in each what it knows of it.
    private struct Grammar: GrammarCheckerProtocol {
        var found: [GrammarMatch] = []
        var each: [String: [GrammarMatch]] = [:]

        func check(_ request: GrammarRequest) async throws(ProviderError) -> [GrammarMatch] {
            each[request.text] ?? found
        }
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

        #expect(found.map { $0.replacements } == [["día", "dio", "diga"], ["perjuicio"]])
    }

    @Test func `what is far from a rare word is told as perhaps`() async throws {
        let found = try await check("Es sin perjucio.", .spanish, ["perjucio": ["perjuicio"]])
        #expect(found.first?.message == "No dictionary here has this word: perhaps “perjuicio” is meant.")
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
        let near = ["Löfel": ["Löffel"], "Vieleicht": ["Vielleicht"]]

        #expect(try await check("Das ist der Löfel.", .german, near).count == 1)
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

    @Test func `grammar looks at the sentence that was meant, and its place is that in the one that was written`()
        async throws
    {
        let (written, meant) = ("Das Frühstuck sind im Prreis inbegriffen.", "Das Frühstück sind im Preis inbegriffen.")
        let grammar = Grammar(each: [
            written: [GrammarMatch(range: 0..<3, message: "", replacements: ["Der"], rule: "de-article")],
            meant: [
                GrammarMatch(range: 14..<18, message: "", replacements: ["ist"], rule: "de-verb-agreement"),
                GrammarMatch(range: 19..<27, message: "", replacements: ["im Preise"], rule: "de-case"),
            ],
        ])
        let speller = Speller(near: ["Frühstuck": ["Frühstück"], "Prreis": ["Preis"]])
        let checker = SpelledGrammar(speller, language: .german, before: grammar)
        let found = try await checker.check(GrammarRequest(text: written, language: "de-DE"))

        #expect(found.map(\.rule) == ["de-spelling", "de-verb-agreement", "de-case"])
        #expect(
            found.map { String(decoding: Array(written.utf16)[$0.range], as: UTF16.self) } == [
                "Frühstuck", "sind", "im Prreis",
            ])
        #expect(found.map { $0.replacements.first } == ["Frühstück", "ist", "im Preise"])
    }

    @Test func `a mistake that cuts a misspelt word has the whole word`() throws {
        let slip = GrammarMatch(range: 4..<9, message: "", replacements: ["Hunde"], rule: "", isSpelling: true)
        let meant = try #require(MeantText("die Hnude bellt", [slip]))
        let match = GrammarMatch(range: 8..<15, message: "", replacements: ["e bellen"], rule: "")

        #expect(meant.text == "die Hunde bellt")
        #expect(meant.written(match)?.range == 4..<15 && meant.written(match)?.replacements == ["Hunde bellen"])
        #expect(meant.written(GrammarMatch(range: 9..<99, message: "", replacements: [], rule: "")) == nil)
        #expect(MeantText("die", [slip]) == nil, "it lies beyond the text")
    }

    @Test(arguments: [
        ("mitkaufen", true), ("reingekommen", true), ("hinauszugehen", true), ("gibts", true), ("nix", true),
        ("Kinde", true), ("the", true), ("mitkafuen", false), ("Kidne", false), ("gitbs", false),
    ])
    func `words that German makes of two, and those of every day, are known without a dictionary`(
        _ word: String, _ isKnown: Bool
    ) {
        #expect(KnownWords.has(word, in: .german) == isKnown)
    }

    @Test func `a verb that gives an order is no noun without its accent`() async throws {
        #expect(try await check("Häng das Bild auf!", .german, ["Häng": ["Hang", "Hänge"]]).isEmpty)
        #expect(try await check("Baume sind grün.", .german, ["Baume": ["Bäume", "Baum"]]).count == 1)
    }

    @Test func `of German compounds that nobody writes none is meant`() async throws {
        let near = ["Starkbier": ["Startbier"], "Auarell": ["Aquarell"], "Zeitmomeent": ["Zeitmoment"]]
        let checker = SpelledGrammar(Speller(near: near, whole: ["Aquarell"]), language: .german, before: nil)

        let found = try await checker.check(
            GrammarRequest(text: "Das Starkbier, das Auarell und der Zeitmomeent.", language: "de-DE"))

        #expect(found.map { $0.replacements } == [["Aquarell"], ["Zeitmoment"]])
    }

    @Test func `a German noun behind an adjective or another noun is no name`() async throws {
        let near = ["Gerichze": ["Gerichte"], "Giege": ["Siege", "Geige"], "Meier": ["Meter"]]

        #expect(try await check("Haben Sie vegetarische Gerichze?", .german, near).count == 1)
        let found = try await check("Er spielt seit seiner Kindheit Giege.", .german, near)
        #expect(found.first?.replacements.first == "Geige")
        #expect(try await check("Ich fahre mit Herrn Meier.", .german, near).isEmpty)
    }

    @Test func `what is written apart is told so, and the point of an abbreviation is no letter`() {
        let distance = SpellingDistance(.german)
        #expect(distance.order(["zufiel", "zu viel"], for: "zuviel", reach: 1.4).first == "zu viel")
        #expect(distance.order(["etc."], for: "etc", reach: 1).isEmpty)
    }

    @Test func `a frequent word that the speller leaves out is meant all the same`() async throws {
        let found = try await check("Das ware schön.", .german, ["ware": ["war", "waren"]])
        #expect(found.first?.replacements.first == "wäre")
    }

    @Test func `lists are searched whatever a word's capitals are, and ss is ß`() throws {
        let words = ListedWords("ab abc\nstrasse über")
        for word in ["ab", "ABC", "Straße", "über"] { #expect(words.contains(word), "\(word)") }
        for word in ["a", "abcd", "strass", "", "ab abc"] { #expect(!words.contains(word), "\(word)") }
        #expect(try #require(ListedWords.usual[.german]).contains("Straße"))
        #expect(try #require(ListedWords.rare[.german]).contains("Pedant"))
        #expect(try !#require(ListedWords.rare[.german]).contains("Gedächnis"), "a slip of a frequent word")
        #expect(ListedWords.rare[.japanese] == nil)
    }

    @Test func `what people write is left alone although no dictionary has it, and what nothing usual comes near`()
        async throws
    {
        let near = [
            "Pedant": ["Pendant"], "zeim": ["heim"], "hineinhuschen": ["hineinmischen"],
            "ziffernweise": ["Ziffernweise"],
        ]

        #expect(try await check("Der Pedant sagt zeim.", .german, near).isEmpty)
        #expect(try await check("Das will ziffernweise hineinhuschen.", .german, near).isEmpty)
    }

    @Test func `what is written twice is meant so, unless it is a small slip`() async throws {
        let near = ["mtime": ["mime"], "probleme": ["problème"]]

        #expect(try await check("Le mtime et le mtime.", .french, near).isEmpty)
        #expect(try await check("Un probleme et un probleme.", .french, near).count == 2)
    }

    @Test func `a Spanish noun with the other gender's ending is meant`() {
        #expect(SpellingDistance(.spanish).order(["oro", "hora"], for: "horo", reach: 1).first == "hora")
    }

    @Test func `what a checker of French says of a word that nobody knows is a guess`() async throws {
        let guess = GrammarMatch(range: 3..<9, message: "", replacements: ["crame"], rule: "fr-verb-agreement")
        #expect(try await check("Le cramfs est là.", .french, ["cramfs": []], [guess]).isEmpty)
        #expect(try await check("Le cramfs est là.", .french, [:], [guess]).count == 1)
    }

    @Test func `what is spoken of, a sentence of another language and a name's small word are left alone`()
        async throws
    {
        #expect(try await check("Was heißt \"zeim zeim\"?", .german, ["zeim": ["zeit"]]).isEmpty)
        let near = ["sens": ["eins"], "commun": ["kommen"], "génie": ["Genie"], "humanité": ["Humanität"]]
        #expect(try await check("Le sens commun est le génie de l'humanité.", .german, near).isEmpty)
        #expect(try await check("Christian von Roques est là.", .french, ["von": ["vont"]]).isEmpty)
        #expect(try await check("Ils von là.", .french, ["von": ["vont"]]).count == 1)
        #expect(try await check("Avec grep on trouve.", .french, ["grep": ["grec"]]).isEmpty)
    }

    @Test func `a German noun without its capital is told where nouns stand`() async throws {
        let near = ["vierteln": ["Vierteln"], "regal": ["Regal"]]

        #expect(try await check("Waschen und anschließend vierteln.", .german, near).isEmpty)
        #expect(try await check("Das liegt in dem regal.", .german, near).count == 1)
    }

    @Test(arguments: [
        ("gehn", true), ("hinausgehn", true), ("heilgen", true), ("freuet", true), ("siehste", true),
        ("Seelchen", true), ("ghen", false), ("Selchen", false),
    ])
    func `verses leave out an “e” or have one more, and speech adds one`(_ word: String, _ isKnown: Bool) {
        #expect(KnownWords.has(word, in: .german) == isKnown)
    }

    @Test func `umlauts that a keyboard lacks are written with an “e”`() async throws {
        #expect(try await check("Kurz abspuelen.", .german, ["abspuelen": ["abspielen"]]).isEmpty)
        #expect(KnownWords.withUmlauts("trueben", in: .german) == "trüben")
    }

    @Test(arguments: [
        ("bash fournit des", 5..<12, true), ("le PID est là", 7..<10, true), ("bash, il fournit", 9..<16, false),
        ("ce qui est bash", 7..<10, false),
    ])
    func `what is said beside a word that nobody knows is a guess`(
        _ text: String, _ range: Range<Int>, _ isGuess: Bool
    ) {
        let word = text.range(of: "bash").map { text.distance(from: text.startIndex, to: $0.lowerBound) }
        let strange = StrangeWords(word.map { [$0..<$0 + 4] } ?? [], in: text)
        let match = GrammarMatch(range: range, message: "", replacements: [], rule: "fr-verb-agreement")
        #expect(strange.isGuess(match) == isGuess)
    }
}
