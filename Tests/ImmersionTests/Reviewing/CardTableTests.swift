import Foundation
import Testing

@testable import Immersion

@Suite struct `Cards travel as a table` {
    let now = Date(timeIntervalSince1970: 0)

    @Test func `what was written is read again`() throws {
        let card = ReviewCard(
            language: .spanish, word: "¿\"qué\" <b>?", translation: "what &\nwhy", sentence: "¿Qué?", sound: "q.wav",
            met: "café", memory: CardMemory(due: now))
        let text = CardTable.text(of: [card])
        #expect(text.hasPrefix("#separator:tab\n#html:true\n"))
        #expect(try CardTable.cards(from: text, language: .spanish, at: now) == [card])
    }

    @Test(arguments: [
        ("駅", "えき", "駅[えき]"), ("飲む", "のむ", "飲[の]む"), ("お茶", "おちゃ", "お 茶[ちゃ]"),
        ("取り引き", "とりひき", "取り引[とりひ]き"),
    ])
    func `a Japanese word travels with its reading as Anki writes it`(word: String, reading: String, field: String)
        throws
    {
        let card = ReviewCard(
            language: .japanese, word: word, reading: reading, translation: "t", memory: CardMemory(due: now))
        let text = CardTable.text(of: [card])
        #expect(text.contains("\n\(field)\tt\t"))
        #expect(try CardTable.cards(from: text, language: .japanese, at: now) == [card])
    }

    @Test(arguments: ["駅[station]", "駅[えき", "[えき]", "駅", "a[b] c"])
    func `brackets that hold no reading stay as they are`(field: String) throws {
        let cards = try CardTable.cards(from: "\(field)\tt", language: .japanese, at: now)
        #expect(cards.map(\.word) == [field])
        #expect(cards.map(\.reading) == [nil])
    }

    @Test func `other separators, quotes and line ends are understood`() throws {
        let text =
            "\u{FEFF}#separator:Semicolon\r\n#html:false\r\n\"a;\"\"b\"\"\";one\r\n\r\nc;\"two\nlines\";x;[sound:../y]\r\n"
        let cards = try CardTable.cards(from: text, language: .french, at: now)
        #expect(cards.map(\.word) == ["a;\"b\"", "c"])
        #expect(cards.map(\.translation) == ["one", "two\nlines"])
        #expect(cards.map(\.sound) == [nil, nil])
    }

    @Test func `what is wrong is said with its line`() {
        #expect(throws: CardTableError.tooFewColumns(line: 2)) {
            try CardTable.cards(from: "a\tb\nc", language: .german, at: now)
        }
        #expect(throws: CardTableError.openQuote(line: 1)) {
            try CardTable.cards(from: "\"a\tb\nc", language: .german, at: now)
        }
        #expect(throws: CardTableError.noWord(line: 1)) {
            try CardTable.cards(from: "<br>\tb", language: .german, at: now)
        }
    }

    @Test func `random tables never crash, and every card survives the journey`() throws {
        var numbers = SeededNumbers(seed: 9)
        let alphabet = Array("a\"\t\n#;<>&amp; [sound:x]日\u{301}:tabhtml")
        let letters = alphabet.filter { !"\t\n ".contains($0) }
        for _ in 0..<3_000 {
            _ = try? CardTable.cards(from: numbers.text(of: alphabet, upTo: 80), language: .german, at: now)
            let word = "w" + numbers.text(of: letters, upTo: 20)
            let card = ReviewCard(language: .german, word: word, translation: "t", memory: CardMemory(due: now))
            #expect(try CardTable.cards(from: CardTable.text(of: [card]), language: .german, at: now) == [card])
        }
    }

    @Test func `a long field takes time in proportion`() throws {
        let text = String(repeating: "<", count: 200_000) + "\tb"
        #expect(try CardTable.cards(from: text, language: .german, at: now).count == 1)
    }
}
