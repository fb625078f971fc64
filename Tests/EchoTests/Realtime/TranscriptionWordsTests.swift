import Echo
import Testing

@Suite struct `Words that a transcription is told to expect` {
    @Test func `the person's own come first, each once`() {
        #expect(
            TranscriptionWords.told(["Kubernetes", "Grafana"], and: ["kitchen", "grafana", "Ada Lovelace"])
                == ["Kubernetes", "Grafana", "kitchen", "Ada Lovelace"])
    }

    @Test func `a hundred at most`() {
        let own = (0..<60).map { "own\($0)" }
        let others = (0..<60).map { "other\($0)" }

        let told = TranscriptionWords.told(own, and: others)

        #expect(told.count == 100)
        #expect(told.prefix(60) == own[...])
        #expect(told.last == "other39")
    }

    @Test func `none is longer than fifty characters`() {
        let fits = String(repeating: "a", count: 50)
        #expect(TranscriptionWords.told([fits, fits + "b"]) == [fits])
    }

    @Test(arguments: [
        ("Kitch\u{7}en", "Kitchen"), ("\u{1B}[31mred", "[31mred"), ("  New \t York ", "New York"),
        ("a\u{202E}b", "ab"),
    ])
    func `control characters are dropped`(word: String, told: String) {
        #expect(TranscriptionWords.accepted(word) == told)
    }

    @Test(arguments: ["", "   ", "\u{7}", "sk-0123456789", "my ek_0123456789"])
    func `nothing, and what looks like a key, is told to nobody`(word: String) {
        #expect(TranscriptionWords.told([word]).isEmpty)
    }

    @Test func `numbers are told where the person wrote them, and not where they come from elsewhere`() {
        #expect(TranscriptionWords.told(["747"], and: ["+49 30 123456", "4711", "Lamp 2"]) == ["747", "Lamp 2"])
    }

    @Test(arguments: [
        ("de", true), ("en", true), ("DE", false), ("deu", false), ("d", false), ("", false), ("d1", false),
    ])
    func `a language has two letters`(code: String, isOne: Bool) {
        #expect(TranscriptionWords.isLanguage(code) == isOne)
    }
}
