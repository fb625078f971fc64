import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Articles of Japanese words` {
    @Test
    func `What means the same is read the same, and what only the other direction knows is read as it is at first`() {
        func entry(_ meanings: [String], _ article: String) -> DictionaryEntry {
            DictionaryEntry(
                headword: "何時", spelling: "何時", meanings: meanings, reading: KanaReading(article, of: "何時"))
        }
        let entries = [entry(["what time?"], "何時, なんじ"), entry(["what time"], "何時, なんどき")]
        #expect(DictionaryImport.reading(of: "what time", in: entries) == "なんじ")
        #expect(DictionaryImport.reading(of: "clock", in: entries) == "なんじ")
        #expect(DictionaryImport.reading(of: "clock", in: []) == nil)
    }

    @Test func `The meaning of a polite word stands behind the dictionary's note`() {
        let money = "お金, おかね\n(noun (common))\n{金}\n         Note: polite (teineigo) languagemoney, cash"
        #expect(DictdArticle.meanings(money) == ["money", "cash"])
        for note in ["polite (teineigo) language", "slangmoney", "polite (teineigo) language (may be)"] {
            #expect(DictdArticle.meanings("お金, おかね\n         Note: \(note)") == [], "\(note)")
        }
    }
}
