import Foundation
import Testing

@testable import Immersion

@Suite struct `Cards travel as a table` {
    let now = Date(timeIntervalSince1970: 0)

    @Test func `what was written is read again`() throws {
        let card = ReviewCard(
            language: .spanish, word: "¿\"qué\" <b>?", translation: "what &\nwhy", sentence: "¿Qué?", sound: "q.wav",
            met: "café {{c1::x}}", memory: CardMemory(due: now))
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

    @Test func `the text that Anki exports has its words, and not their identifiers`() throws {
        let text = """
            #separator:tab
            #html:true
            #guid column:1
            #notetype column:2
            #deck column:3
            #tags column:6
            Kz*3d\tBasic\tSpanish::A1\tla casa\tthe house\tfood a1
            q]p2;\tBasic (and reversed card)\tSpanish\tel perro\tthe dog\t
            """
        let cards = try CardTable.cards(from: text, language: .spanish, at: now)
        #expect(cards.map(\.word) == ["la casa", "el perro"])
        #expect(cards.map(\.translation) == ["the house", "the dog"])
        #expect(cards.allSatisfy { $0.sentence.isEmpty && $0.met.isEmpty })
        #expect(cards.map(\.tags) == [["food", "a1"], nil])
    }

    @Test func `tags travel with their cards, and none of this program's own`() throws {
        var tagged = ReviewCard(language: .spanish, word: "a", translation: "b", memory: CardMemory(due: now))
        tagged.tags = ["food", "lesson::one"]
        let plain = ReviewCard(language: .spanish, word: "c", translation: "d", memory: CardMemory(due: now))
        let text = CardTable.text(of: [tagged, plain])
        #expect(text.contains("#tags column:6\n"))
        #expect(try CardTable.cards(from: text, language: .spanish, at: now) == [tagged, plain])
        #expect(NoteTags.tags(in: " echo-tui es food #Food a1 ") == ["food", "a1"])
        #expect(NoteTags.tags(in: "es") == ["es"] && NoteTags.tags(in: " ") == nil)
    }

    @Test(arguments: [
        "#columns:GUID\tNote Type\tDeck\tFront\tBack\tTags\nid\tBasic\tD\tcasa\thouse\tx",
        "#columns:Back\tExample\tFront\nhouse\tMi casa.\tcasa",
        "#separator:Comma\n#columns:tags,\"Meaning\",Expression\nx,house,casa",
        "#columns:Eins\tZwei\ncasa\thouse", "#columns:deck\ttags\ncasa\thouse",
    ])
    func `columns with names are taken by their names`(text: String) throws {
        let card = try #require(try CardTable.cards(from: text, language: .spanish, at: now).first)
        #expect(card.word == "casa" && card.translation == "house")
    }

    @Test(arguments: [
        ("caf&eacute; &#233; &#xE9; &Eacute;", "café é é É"), ("a&nbsp;b&#160;c", "a b c"),
        ("one<div>two</div><div>three</div>", "one\ntwo\nthree"), ("one<br>two<br />three", "one\ntwo\nthree"),
        ("<style>b{color:red}</style><b>x</b><!-- a > b -->y", "xy"),
        ("a < b & c > d &unknown; &#0; &#xD800;", "a < b & c > d &unknown; &#0; &#xD800;"),
        ("<ul><li>one</li><li>two</li></ul>", "one\ntwo"), ("&hellip;&mdash;&ldquo;x&rdquo;", "…—“x”"),
    ])
    func `markup is shown as text`(field: String, text: String) throws {
        let cards = try CardTable.cards(from: "\(field.replacing("\"", with: "&quot;"))\tt", language: .german, at: now)
        #expect(cards.map(\.word) == [text])
    }

    @Test func `a reading above a character is its reading`() throws {
        let cards = try CardTable.cards(
            from: "<ruby>駅<rp>(</rp><rt>えき</rt><rp>)</rp></ruby>\tstation", language: .japanese, at: now)
        #expect(cards.map(\.word) == ["駅"] && cards.map(\.reading) == ["えき"])
    }

    @Test func `a cloze is a gap, a card for each number`() throws {
        let text = "Yo {{c1::vivo::to live}} en {{c2::<b>Madrid</b>}}.[sound:m.mp3]\t\n"
        let cards = try CardTable.cards(from: text, language: .spanish, at: now)
        #expect(cards.map(\.word) == ["vivo", "Madrid"])
        #expect(cards.map(\.translation) == ["to live", "Yo vivo en ____."])
        #expect(cards.map(\.sentence) == ["Yo vivo en Madrid.", "Yo vivo en Madrid."])
        #expect(cards.map(\.sound) == ["m.mp3", "m.mp3"])
        #expect(QuizQuestion(cards[1]).gapped == "Yo vivo en ____.")
    }

    @Test(arguments: [
        ("{{c1::a}} b {{c1::a}}", ["a"]), ("{{c1::uno {{c2::dos}}}}", ["uno dos", "dos"]), ("{{c1,2::x}}", ["x", "x"]),
        ("{{c1::open", ["{{c1::open"]), ("{{c0::x}} {{cx::y}}", ["{{c0::x}} {{cx::y}}"]),
    ])
    func `odd clozes lose no word`(field: String, words: [String]) throws {
        let cards = try CardTable.cards(from: "\(field)\tmeaning", language: .spanish, at: now)
        #expect(cards.map(\.word) == words)
    }

    @Test func `a sound is a sound, wherever it stands`() throws {
        let text = "[sound:casa.mp3] la casa\tthe house [sound:house.mp3]\tEs mi casa.[sound:s.mp3]"
        let card = try #require(try CardTable.cards(from: text, language: .spanish, at: now).first)
        #expect(card.word == "la casa" && card.translation == "the house" && card.sentence == "Es mi casa.")
        #expect(card.sound == "casa.mp3")
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

    @Test func `a note without a word is left out and named where there are others`() throws {
        let text = "[sound:x.mp3]\tthe sea\nel sol\tsun\n<br>\tb\n"
        let pack = try CardTable.pack(from: text, language: .spanish, at: now)
        #expect(pack.cards.map(\.word) == ["el sol"])
        #expect(pack.wordless == [1, 3])
        #expect(pack.leftOut == "Lines 1, 3 were left out: they have no word.")
        #expect(try CardTable.pack(from: "a\tb", language: .spanish, at: now).leftOut.isEmpty)
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

    @Test(arguments: ["<", "<a", "{{c1::", "[sound:", "&", "<!--", "{{c1::a}}", "<style>"])
    func `a long field takes time in proportion`(piece: String) throws {
        let text = "w" + String(repeating: piece, count: 50_000) + "\tb"
        #expect(try CardTable.cards(from: text, language: .german, at: now).count == 1)
    }
}
