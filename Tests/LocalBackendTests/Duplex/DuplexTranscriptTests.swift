import Testing

@testable import LocalBackend

@Suite struct `Words are told in steps of 200 ms, and never taken back` {
    private static func words(_ pieces: [DuplexFragment]) -> String { pieces.map(\.text).joined() }

    private static func heard(_ text: String, _ words: [RecognizedWords.Word] = []) -> DuplexTranscript {
        var transcript = DuplexTranscript()
        transcript.finish(RecognizedWords(text: text, words: words), after: 0, fromMs: 1_000, toMs: 2_600)
        return transcript
    }

    @Test func `spread over the utterance, where the recogniser does not say when they came`() {
        var transcript = Self.heard("how far is it")

        let pieces = transcript.take(untilMs: 10_000)

        #expect(
            pieces == [
                DuplexFragment(text: "how", startMs: 1_000), DuplexFragment(text: " far", startMs: 1_400),
                DuplexFragment(text: " is", startMs: 1_800), DuplexFragment(text: " it", startMs: 2_200),
            ])
    }

    @Test func `at their times, where it does, and together when they are close`() {
        let words = [("how", 0), ("far", 150), ("is", 190), ("it", 700)].map { text, start in
            RecognizedWords.Word(text: text, start: .milliseconds(start), end: .milliseconds(start + 100))
        }
        var transcript = Self.heard("how far is it", words)

        let pieces = transcript.take(untilMs: 10_000)

        #expect(
            pieces == [
                DuplexFragment(text: "how far is", startMs: 1_000), DuplexFragment(text: " it", startMs: 1_600),
            ])
    }

    @Test func `not before the clock has passed them`() {
        var transcript = Self.heard("how far")

        let pieces = [1_199, 1_200, 1_999, 2_000].map { Self.words(transcript.take(untilMs: $0)) }

        #expect(pieces == ["", "how", "", " far"])
    }

    @Test func `as they are spoken, once they are steady`() {
        var transcript = DuplexTranscript()
        let guesses = [
            ("how", 500), ("how fair", 900), ("how far is", 1_200), ("how far is the", 1_500),
            ("how far is the moon", 1_800),
        ]

        let told = guesses.map { words, time in
            transcript.guess(words, atMs: time)
            return Self.words(transcript.take(untilMs: time))
        }
        let count = transcript.endGuessing()
        transcript.finish(RecognizedWords(text: "how far is the moon"), after: count, fromMs: 300, toMs: 2_200)
        let rest = Self.words(transcript.take(untilMs: 5_000))

        #expect(told == ["", "", "how", "", " far is"])
        #expect(count == 3)
        #expect(rest == " the moon")
    }

    @Test func `long words come in two pieces, as one word`() {
        var transcript = DuplexTranscript()

        transcript.add("unbelievable", atMs: 400)
        transcript.add("news", atMs: 500)
        let pieces = transcript.take(untilMs: 5_000)

        #expect(pieces.map(\.startMs) == [400, 600])
        #expect(Self.words(pieces) == "unbelievable news")
    }

    @Test func `each begins where the one before ends, or later`() {
        var transcript = DuplexTranscript()

        for (word, time) in [("a", 900), ("b", 100), ("c", 950)] { transcript.add(word, atMs: time) }
        let first = transcript.take(untilMs: 2_000)
        for (word, time) in [("d", 0), ("e", 3_000), ("f", 0)] { transcript.add(word, atMs: time) }
        let second = transcript.take(untilMs: 9_000)

        #expect(Self.words(first) == "a b c")
        #expect(Self.words(second) == " d e f")
        #expect(zip(first + second, (first + second).dropFirst()).allSatisfy { $0.endMs <= $1.startMs })
    }
}
