import Foundation
import GRDB
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Dictionaries of the distribution` {
    @Test func `Numbers of an index are base 64, and nothing else is one`() {
        #expect(
            ["A", "B", "/", "BA", "a0R"].map { DictdIndexLine.number($0) } == [0, 1, 63, 64, 26 << 12 | 52 << 6 | 17])
        #expect(["", "-", "=", "ä", "AAAAAAA"].allSatisfy { DictdIndexLine.number($0) == nil })
        #expect(DictdIndexLine("house\tA\tC")?.length == 2)
        #expect(DictdIndexLine("haus\tA\tC\tHaus")?.headword == "Haus")
        for line in ["", "house", "a\tb", "00-database-info\tA\tC", "x\t////////\tA", "x\tA\t//////"] {
            #expect(DictdIndexLine(line) == nil, "\(line)")
        }
    }

    @Test func `Translations stand between commas, without grammar, notes and examples`() {
        #expect(
            DictdArticle.meanings("box /bɔks/\n1. arca, caja\n2. estuche; jarro") == [
                "arca", "caja", "estuche", "jarro",
            ])
        #expect(
            DictdArticle.meanings(
                "debit order /x/ <n>\n [mil.] order <n> [Br.] , debit (of) {x}\n      \"an example\" - ein Beispiel\n"
                    + "   Synonym: {y}\n\n see: {Z}\n") == ["order", "debit"])
        #expect(DictdArticle.meanings("only a head") == [] && DictdArticle.meanings("") == [])
        #expect(DictdArticle.meanings("h\n" + String(repeating: "(", count: 10_000)) == [])
    }

    @Test func `Definitions of dictionaries made of Wiktionary are no translations, and rough words come last`()
        async throws
    {
        #expect(DictdArticle.meanings("Milch /m/ <n, fem>\nlait 2.\nweißer Saft\n 3.\nNahrung") == ["lait"])
        #expect(
            DictdArticle.meanings("Haus <n>\n1. maison 2.\nGebäude\n 3.\nBewohner\n2. chambre\nKörperschaft")
                == ["maison", "chambre"])
        #expect(DictdArticle.meanings("a\nin the year 2000.\nor so") == ["in the year 2000.", "or so"])
        #expect(DictdArticle.meanings("a\n.\n1.\n") == [])
        // A sense of which there is only a note.
        #expect(
            DictdArticle.meanings("行く\n1. (verb)\nto go\n2. to walk\n11.\n         Note: x") == ["to go", "to walk"])
        #expect(DictdArticle.meanings("box /x/\n1. arca\n2. estuche") == ["arca", "estuche"])
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        try write([("leche", "Mist!"), ("leche", "Milch")], source, name: "freedict-spa-deu") { word, text in
            text == "Milch" ? "\(word) /x/" : " [coloq.]  [Esp.] ¡\(word)! /x/"
        }
        let store = DictionaryStore(folder: cache.path, source: source.path)
        #expect(try await store.meanings(of: "leche", from: "es", to: "de").map(\.text) == ["Milch", "Mist!"])
    }

    @Test func `English words that a dictionary runs together are taken apart, and others are not`() throws {
        let heads = ["turn", "on", "put", "down", "pardon", "wagon", "air", "very", "much", "there", "are", "able"]
        let splitting = try #require(GlossSplitting("freedict-spa-eng", headwords: heads))

        #expect(
            ["turnon", "putdown", "pardon", "wagon", "carton", "upon", "on", "to turnon", "Turnon", ""].map(
                splitting.split)
                == ["turn on", "put down", "pardon", "wagon", "carton", "upon", "on", "to turn on", "Turnon", ""])
        #expect(["verymuch", "thereare", "beableto"].map(splitting.split) == ["very much", "there are", "be able to"])
        #expect(GlossSplitting("freedict-fra-eng", headwords: heads) == nil)
    }

    @Test func `Words are explained in the languages whose dictionaries are installed`() throws {
        let source = try TemporaryFolder()
        let files = ["spa-deu.index", "spa-deu.dict.dz", "deu-swe.index", "ita-jpn.index", "ita-jpn.dict.dz"]
        for name in files.map({ "freedict-\($0)" }) {
            try Data().write(to: URL(filePath: source.path + "/" + name))
        }

        #expect(DictionaryStore.targets(from: .spanish, source: source.path) == ["de"])
        #expect(DictionaryStore.targets(from: .german, source: source.path) == ["es"])
        #expect(DictionaryStore.targets(from: .japanese, source: source.path) == ["it"])
        #expect(DictionaryStore.targets(from: .french, source: source.path).isEmpty)
        // Each of them is a language that the dictionaries have a name for.
        #expect(OwnLanguage.all.allSatisfy { $0 == "de" || DictionaryFile(from: "de", to: $0) != nil })
    }

    @Test func `A dictionary is read once, and one that changed is read again`() async throws {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        try write([("big", "gran, grande"), ("Tall", "alto"), ("tall", "grande, alto")], source)
        let store = DictionaryStore(folder: cache.path, source: source.path)
        let meanings = try await store.meanings(of: "BIG", from: "en", to: "es")
        #expect(meanings.map(\.text) == ["gran", "grande"] && meanings.first?.dictionary == "freedict-eng-spa")
        #expect(try await store.meanings(of: "tall", from: "en", to: "es").map(\.text) == ["alto", "grande"])
        #expect(try await store.meanings(of: "nothing", from: "en", to: "es").isEmpty)

        try write([("big", "enorme de verdad")], source)
        let later = DictionaryStore(folder: cache.path, source: source.path)
        #expect(try await later.meanings(of: "big", from: "en", to: "es").map(\.text) == ["enorme de verdad"])
    }

    @Test func `The dictionary of the other direction brings common words to the front, and those that lead back`()
        async throws
    {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        try write([("house", "domicilio, hogar dulce, morada, casa")], source)
        let reverse = [
            ("casa", "house"), ("casa de campo", "villa"), ("morada", "dwelling"), ("hogar", "home"),
            ("dulce", "sweet"),
        ]
        try write(reverse, source, name: "freedict-spa-eng")
        let store = DictionaryStore(folder: cache.path, source: source.path)
        let meanings = try await store.meanings(of: "house", from: "en", to: "es").map(\.text)
        #expect(meanings == ["casa", "morada", "domicilio", "hogar dulce"])
        let compound = MeaningRanking(reverse: [
            DictionaryEntry(headword: "friend", spelling: "friend", meanings: ["ami"]),
            DictionaryEntry(headword: "pen friend", spelling: "pen friend", meanings: ["correspondant"]),
            DictionaryEntry(headword: "fellow-thinker", spelling: "fellow-thinker", meanings: ["ami"]),
        ])
        #expect(compound.ranked(["fellow-thinker", "friend"], of: "ami") == ["friend", "fellow-thinker"])
        #expect(MeaningRanking().ranked(["b", "a", "B"], of: "x") == ["b", "a"])
    }

    @Test func `What a dictionary lacks, the other direction may have`() async throws {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        try write([("house", "casa")], source)
        try write(
            [("botella", "flask, bottle"), ("frasco", "bottle"), ("casa", "house")], source, name: "freedict-spa-eng")
        let store = DictionaryStore(folder: cache.path, source: source.path)

        #expect(try await store.meanings(of: "bottle", from: "en", to: "es").map(\.text) == ["frasco", "botella"])
        #expect(try await store.meanings(of: "house", from: "en", to: "es").map(\.text) == ["casa"])
        #expect(DictdArticle.gender("Fahrkarte /x/ <fem, n, sg>\nticket <n>") == "f")
        #expect(DictdArticle.gender("gut /x/ <adj>\ngood <adj>") == nil && DictdArticle.gender("") == nil)
    }

    @Test func `Where only the other direction is installed, all comes from that`() async throws {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        let entries = [("cane", "犬"), ("cane da guardia", "番犬"), ("gatto", "猫"), ("micio", "子猫, 猫")]
        try write(entries, source, name: "freedict-ita-jpn")
        let store = DictionaryStore(folder: cache.path, source: source.path)

        #expect(try await store.meanings(of: "犬", from: "ja", to: "it").map(\.text) == ["cane"])
        #expect(try await store.meanings(of: "猫", from: "ja", to: "it").map(\.text) == ["gatto", "micio"])
        #expect(try await store.meanings(of: "gatto", from: "it", to: "ja").map(\.text) == ["猫"])
        #expect(try await store.meanings(of: "鳥", from: "ja", to: "it").isEmpty)
    }

    @Test func `What a dictionary into Japanese says in English is no Japanese word`() async throws {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        let entries = [("bread", "パン 2.\nfood\n 3.\nsustenance"), ("fougasse", "フーガス\nbread"), ("ciabatta", "bread")]
        try write(entries, source, name: "freedict-eng-jpn")
        try write([("パン", "bread")], source, name: "freedict-jpn-eng")
        let store = DictionaryStore(folder: cache.path, source: source.path)

        #expect(try await store.meanings(of: "bread", from: "ja", to: "en").isEmpty)
        #expect(try await store.meanings(of: "bread", from: "en", to: "ja").map(\.text) == ["パン"])
        #expect(try await store.meanings(of: "fougasse", from: "en", to: "ja").map(\.text) == ["フーガス"])
        #expect(try await store.meanings(of: "ciabatta", from: "en", to: "ja").isEmpty)
    }

    @Test func `A reading is the common one of the word as it is written`() {
        let station = " [ichi1]  [news1]  駅 /(en)x(ja)l/, (word containing out-dated kanji) 驛 /l/, [ichi1] えき /ˈe/\nx"
        #expect(KanaReading(station, of: "駅")?.kana == "えき" && KanaReading(station, of: "駅")?.isCommon == true)
        let once = " [news1]  一度 /x y/, ひと度 /c/,  (一度)  [news1]  [nf03]  いちど /i/, ひとたび /ç/"
        #expect(["一度", "ひと度"].map { KanaReading(once, of: $0)?.kana } == ["いちど", "ひとたび"])
        let alone = "一人 /x/, １人 /x/, (irregular kana usage) ひとーり /x/, (一人)  (１人) いちにん /x/"
        #expect(KanaReading(alone, of: "一人") == KanaReading("一人, いちにん", of: "一人"))
        #expect(KanaReading(alone, of: "一人")?.isCommon == false)
        // Nothing to read, nothing told, and nothing at all.
        for article in ["", "\n", "駅 /x", "(((", "[[,//", "station <n>\n駅"] {
            #expect(KanaReading(article, of: "駅") == nil, "\(article)")
        }
        #expect(KanaReading(station, of: "えき") == nil && KanaReading("h\nx", of: "") == nil)
        #expect(KanaReading(String(repeating: "(", count: 10_000), of: "駅") == nil)
    }

    @Test func `The reading belongs to the meaning that comes first, and older tables are made again`() async throws {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        let name = "freedict-jpn-eng"
        try write([("瓶", "jug"), ("瓶", "bottle")], source, name: name) { word, text in
            text == "jug" ? " [ichi1]  瓶 /x/,  [ichi1] かめ /k/" : " [ichi1]  瓶 /x/,  [ichi1] びん /b/"
        }
        try write([("bottle", "瓶"), ("bottle opener", "栓抜き")], source, name: "freedict-eng-jpn")
        let old = try DatabaseQueue(path: cache.path + "/\(name).sqlite")
        try await old.write {
            try $0.execute(
                sql: """
                    CREATE TABLE meaning (headword TEXT, spelling TEXT, rank INTEGER, text TEXT, gender TEXT);
                    INSERT INTO meaning VALUES ('瓶', '瓶', 0, 'old', NULL);
                    CREATE TABLE source (version INTEGER, mark TEXT); INSERT INTO source VALUES (4, '')
                    """)
        }
        try old.close()
        let found = try await DictionaryStore(folder: cache.path, source: source.path)
            .meanings(of: "瓶", from: "ja", to: "en")

        #expect(found.map(\.text) == ["bottle", "jug"] && found.map(\.reading) == ["びん", "かめ"])
    }

    @Test func `Apostrophes and hyphens that an index leaves out are the article's`() async throws {
        #expect(DictdArticle.spelling("sorry I'm late /x/\n…", of: "sorry im late") == "sorry I'm late")
        #expect(DictdArticle.spelling("petit‐déjeuner <n>\n…", of: "petitdéjeuner") == "petit-déjeuner")
        #expect(DictdArticle.spelling("Haus /x/\nhouse", of: "haus") == "haus")
        for article in ["", "\n", " /x/", "other-wise\nx"] {
            #expect(DictdArticle.spelling(article, of: "word") == "word")
        }
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        try write([("aujourd'hui", "today")], source, name: "freedict-fra-eng") { word, _ in "\(word) /x/" }
        let store = DictionaryStore(folder: cache.path, source: source.path)
        #expect(try await store.meanings(of: "Aujourd'hui", from: "fr", to: "en").map(\.text) == ["today"])
    }

    @Test func `What Apertium translates is a word, or nothing`() {
        #expect(ApertiumDictionary.meaning("look# for<vblex><inf>") == "look for")
        #expect(ApertiumDictionary.meaning("eat<vblex><inf>") == "eat")
        #expect(ApertiumDictionary.meaning("@comer<vblex>") == nil && ApertiumDictionary.meaning("prpers<prn>") == nil)
        #expect(ApertiumDictionary.meaning("") == nil)
    }

    @Test(arguments: [
        ("aquí", "here"), ("hasta", "until"), ("comer", "eat"), ("buscar", "look for"), ("gracias", "thank you"),
    ])
    func `Everyday words that printed dictionaries lack are found where Apertium is`(word: String, meaning: String)
        async throws
    {
        guard let dictionary = try? ApertiumDictionary() else { try Test.cancel("apertium-eng-spa is not installed") }
        #expect(try await dictionary.meanings(of: word, from: "es", to: "en").first?.text == meaning)
        #expect(try await dictionary.meanings(of: "comes", from: "es", to: "en").isEmpty)
        await #expect(throws: ProviderError.unsupported(what: "es to de")) {
            try await dictionary.meanings(of: word, from: "es", to: "de")
        }
    }

    @Test func `A damaged table is made again`() async throws {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        try write([("big", "grande")], source)
        let table = cache.path + "/freedict-eng-spa.sqlite"
        try Data(repeating: 0x41, count: 5000).write(to: URL(fileURLWithPath: table))
        let store = DictionaryStore(folder: cache.path, source: source.path)
        #expect(try await store.meanings(of: "big", from: "en", to: "es").map(\.text) == ["grande"])
    }

    @Test func `Damaged dictionaries and missing ones say so`() async throws {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        let store = DictionaryStore(folder: cache.path, source: source.path)
        await #expect(throws: ProviderError.notInstalled(part: "dict-freedict-eng-spa")) {
            try await store.meanings(of: "big", from: "en", to: "es")
        }
        await #expect(throws: ProviderError.unsupported(what: "en to tlh")) {
            try await store.meanings(of: "big", from: "en", to: "tlh")
        }
        try write([("big", "grande")], source)
        let articles = source.path + "/freedict-eng-spa.dict.dz"
        try Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xFF, 0xFF]).write(to: URL(fileURLWithPath: articles))
        await #expect(throws: ProviderError.self) { try await store.meanings(of: "big", from: "en", to: "es") }
    }

    @Test(arguments: [
        ("freedict-eng-spa", "en", "es", "house", "casa"), ("freedict-spa-eng", "es", "en", "perro", "dog"),
        ("freedict-fra-eng", "fr", "en", "maison", "house"), ("freedict-eng-fra", "en", "fr", "dog", "chien"),
        ("freedict-fra-eng", "fr", "en", "aujourd'hui", "today"),
    ])
    func `The installed dictionaries know everyday words`(
        name: String, from: String, to: String, word: String, meaning: String
    ) async throws {
        guard Installed.dictionary(name) else {
            try Test.cancel("dict-\(name) is not installed")
        }
        let cache = try TemporaryFolder()
        let store = DictionaryStore(folder: cache.path)
        let found = try await store.meanings(of: word, from: from, to: to).map(\.text)
        #expect(found.prefix(3).contains(meaning), "\(found)")
    }

    /// Plain text is read like what gzip made.
    private func write(
        _ entries: [(String, String)], _ folder: TemporaryFolder, name: String = "freedict-eng-spa",
        head: (String, String) -> String = { word, _ in "\(word) /x/" }
    ) throws {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        func number(_ value: Int) -> String { String([digits[value >> 6 & 63], digits[value & 63]]) }
        var (index, articles) = ("00-database-info\tA\tB\n", "")
        for (word, text) in entries {
            let article = "\(head(word, text))\n\(text)\n"
            let indexed = word.lowercased().filter { $0 != "'" && $0 != "-" }
            index += "\(indexed)\t\(number(articles.utf8.count))\t\(number(article.utf8.count))\n"
            articles += article
        }
        let name = folder.path + "/" + name
        try Data(index.utf8).write(to: URL(fileURLWithPath: name + ".index"))
        try Data(articles.utf8).write(to: URL(fileURLWithPath: name + ".dict.dz"))
    }
}
