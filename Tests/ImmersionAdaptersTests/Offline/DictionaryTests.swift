import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite("Dictionaries of the distribution")
struct DictionaryTests {
    @Test("Numbers of an index are base 64, and nothing else is one")
    func numbers() {
        #expect(
            ["A", "B", "/", "BA", "a0R"].map { DictdIndexLine.number($0) } == [0, 1, 63, 64, 26 << 12 | 52 << 6 | 17])
        #expect(["", "-", "=", "ä", "AAAAAAA"].allSatisfy { DictdIndexLine.number($0) == nil })
        #expect(DictdIndexLine("house\tA\tC")?.length == 2)
        #expect(DictdIndexLine("haus\tA\tC\tHaus")?.headword == "Haus")
        for line in ["", "house", "a\tb", "00-database-info\tA\tC", "x\t////////\tA", "x\tA\t//////"] {
            #expect(DictdIndexLine(line) == nil, "\(line)")
        }
    }

    @Test("Translations stand between commas, without grammar, notes and examples")
    func articles() {
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

    @Test("English words that a dictionary runs together are taken apart, and others are not")
    func runTogether() throws {
        let heads = ["turn", "on", "put", "down", "pardon", "wagon", "air", "very", "much", "there", "are", "able"]
        let splitting = try #require(GlossSplitting("freedict-spa-eng", headwords: heads))

        #expect(
            ["turnon", "putdown", "pardon", "wagon", "carton", "upon", "on", "to turnon", "Turnon", ""].map(
                splitting.split)
                == ["turn on", "put down", "pardon", "wagon", "carton", "upon", "on", "to turn on", "Turnon", ""])
        #expect(["verymuch", "thereare", "beableto"].map(splitting.split) == ["very much", "there are", "be able to"])
        #expect(GlossSplitting("freedict-fra-eng", headwords: heads) == nil)
    }

    @Test("Words are explained in the languages whose dictionaries are installed") func explained() throws {
        let source = try TemporaryFolder()
        for name in ["freedict-spa-deu.index", "freedict-spa-deu.dict.dz", "freedict-deu-swe.index"] {
            try Data().write(to: URL(filePath: source.path + "/" + name))
        }

        #expect(DictionaryStore.targets(from: .spanish, source: source.path) == ["de"])
        #expect(DictionaryStore.targets(from: .german, source: source.path).isEmpty)
        // Each of them is a language that the dictionaries have a name for.
        #expect(OwnLanguage.all.allSatisfy { $0 == "de" || DictionaryFile(from: "de", to: $0) != nil })
    }

    @Test("A dictionary is read once, and one that changed is read again")
    func importing() async throws {
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

    @Test("The dictionary of the other direction brings common words to the front, and those that lead back")
    func ranking() async throws {
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
        #expect(MeaningRanking().ranked(["b", "a", "B"], of: "x") == ["b", "a"])
    }

    @Test("What a dictionary lacks, the other direction may have")
    func inverted() async throws {
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

    @Test("What Apertium translates is a word, or nothing") func apertium() {
        #expect(ApertiumDictionary.meaning("look# for<vblex><inf>") == "look for")
        #expect(ApertiumDictionary.meaning("eat<vblex><inf>") == "eat")
        #expect(ApertiumDictionary.meaning("@comer<vblex>") == nil && ApertiumDictionary.meaning("prpers<prn>") == nil)
        #expect(ApertiumDictionary.meaning("") == nil)
    }

    @Test(
        "Everyday words that printed dictionaries lack are found where Apertium is",
        arguments: [
            ("aquí", "here"), ("hasta", "until"), ("comer", "eat"), ("buscar", "look for"), ("gracias", "thank you"),
        ])
    func apertiumWords(word: String, meaning: String) async throws {
        guard let dictionary = try? ApertiumDictionary() else { try Test.cancel("apertium-eng-spa is not installed") }
        #expect(try await dictionary.meanings(of: word, from: "es", to: "en").first?.text == meaning)
        #expect(try await dictionary.meanings(of: "comes", from: "es", to: "en").isEmpty)
        await #expect(throws: ProviderError.unsupported(what: "es to de")) {
            try await dictionary.meanings(of: word, from: "es", to: "de")
        }
    }

    @Test("A damaged table is made again")
    func damaged() async throws {
        let (source, cache) = (try TemporaryFolder(), try TemporaryFolder())
        try write([("big", "grande")], source)
        let table = cache.path + "/freedict-eng-spa.sqlite"
        try Data(repeating: 0x41, count: 5000).write(to: URL(fileURLWithPath: table))
        let store = DictionaryStore(folder: cache.path, source: source.path)
        #expect(try await store.meanings(of: "big", from: "en", to: "es").map(\.text) == ["grande"])
    }

    @Test("Damaged dictionaries and missing ones say so")
    func missing() async throws {
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

    @Test(
        "The installed dictionaries know everyday words",
        arguments: [
            ("freedict-eng-spa", "en", "es", "house", "casa"), ("freedict-spa-eng", "es", "en", "perro", "dog"),
            ("freedict-fra-eng", "fr", "en", "maison", "house"), ("freedict-eng-fra", "en", "fr", "dog", "chien"),
        ])
    func installed(name: String, from: String, to: String, word: String, meaning: String) async throws {
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
        _ entries: [(String, String)], _ folder: TemporaryFolder, name: String = "freedict-eng-spa"
    ) throws {
        let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        func number(_ value: Int) -> String { String([digits[value >> 6 & 63], digits[value & 63]]) }
        var (index, articles) = ("00-database-info\tA\tB\n", "")
        for (word, text) in entries {
            let article = "\(word) /x/\n\(text)\n"
            index += "\(word.lowercased())\t\(number(articles.utf8.count))\t\(number(article.utf8.count))\n"
            articles += article
        }
        let name = folder.path + "/" + name
        try Data(index.utf8).write(to: URL(fileURLWithPath: name + ".index"))
        try Data(articles.utf8).write(to: URL(fileURLWithPath: name + ".dict.dz"))
    }
}
