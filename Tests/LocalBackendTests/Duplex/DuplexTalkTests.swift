import EchoAudio
import EchoTestKit
import EchoWire
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `The voice listens while it speaks` {
    private static let moon = "About three hundred and eighty-four thousand kilometres, give or take a few."

    /// It has begun to speak, and has more to say.
    private static func speaking(_ sentences: [String] = [moon, "Fine."]) -> DuplexBench {
        var bench = DuplexBench()
        bench.reply = { _ in sentences.map { .text($0) } }
        bench.ask("how far is the moon")
        return bench
    }

    @Test func `a question is answered aloud, and both are written down`() throws {
        var bench = Self.speaking()

        bench.hearSilence(milliseconds: 4_000)

        #expect(bench.heardWords == "how far is the moon")
        #expect(bench.saidWords == Self.moon + " Fine.")
        let span = try #require(bench.voiced.first)
        // The pause that ends the turn, and what the words need.
        #expect((2_200...2_700).contains(span.lowerBound))
        #expect(bench.prompts.map(\.items) == [[.user("how far is the moon")]])
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    private static func commentary(_ content: String) -> LiveClientEvent {
        .commentaryAppend(LiveCommentaryAppend(eventID: "typed", delegationID: .cleared, content: content))
    }

    @Test func `what the person has typed is answered aloud, and what is only to be said is said`() {
        var bench = DuplexBench()
        bench.reply = { _ in [.text("In Italy.")] }
        bench.send(Self.commentary("The person has typed this. Answer it aloud:\nWhere is Rome?"))
        bench.hearSilence(milliseconds: 3_000)
        #expect(bench.prompts.map(\.items) == [[.user("Where is Rome?")]])
        #expect(bench.saidWords == "In Italy.")

        bench.send(Self.commentary("The answer is:\nRome."))
        bench.hearSilence(milliseconds: 3_000)
        #expect(bench.prompts.count == 1)
        #expect(bench.saidWords.contains("The answer is"))
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `who is talked over is silent within 300 ms, and says no more of it`() throws {
        var bench = Self.speaking()
        bench.utterances = [RecognizedWords(text: "no the sun")]
        bench.reply = { _ in [.text("Far.")] }
        let talkedOver = bench.session.clockMs

        bench.hear(SpokenSound.voice(milliseconds: 800))
        bench.hearSilence(milliseconds: 4_000)

        let spans = bench.voiced
        #expect(spans.count == 2)
        #expect(spans[0].upperBound > talkedOver)
        #expect(spans[0].upperBound <= talkedOver + 300)
        #expect(spans[1].lowerBound >= talkedOver + 800)
        #expect(bench.saidWords.hasPrefix("About three hundred and"))
        #expect(bench.saidWords.hasSuffix(" Far."))
        #expect(!bench.saidWords.contains("thousand"))
        #expect(bench.heardWords == "how far is the moon no the sun")
        #expect(bench.errors.isEmpty)
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `what was really said is remembered, and no more`() throws {
        var bench = Self.speaking()
        bench.utterances = [RecognizedWords(text: "no the sun")]

        bench.hear(SpokenSound.voice(milliseconds: 800))
        bench.hearSilence(milliseconds: 2_000)

        let items = try #require(bench.prompts.last?.items)
        #expect(items.first == .user("how far is the moon"))
        #expect(items.last == .user("no the sun"))
        guard case .assistant(let said) = items[1] else { return #expect(Bool(false), "\(items)") }
        #expect(Self.moon.hasPrefix(said))
        #expect(said != Self.moon)
    }

    @Test func `after a cough it goes on where it was`() {
        var bench = Self.speaking()

        // Too short to be a word.
        bench.hear(SpokenSound.voice(milliseconds: 140))
        bench.hearSilence(milliseconds: 6_000)

        #expect(bench.voiced.count >= 2)
        #expect(bench.saidWords == Self.moon + " Fine.")
        #expect(bench.prompts.count == 1)
    }

    @Test func `after a sound without words it goes on as well`() {
        var bench = Self.speaking()
        bench.utterances = [RecognizedWords(text: "")]

        bench.hear(SpokenSound.voice(milliseconds: 500))
        bench.hearSilence(milliseconds: 6_000)

        #expect(bench.saidWords == Self.moon + " Fine.")
        #expect(bench.prompts.count == 1)
    }

    @Test(arguments: ["mhm", "Yeah.", "uh-huh", "okay", "I see", "Go on!"])
    func `who only shows attention does not interrupt`(words: String) {
        var bench = Self.speaking()
        bench.utterances = [RecognizedWords(text: words)]

        bench.hear(SpokenSound.voice(milliseconds: 500))
        bench.hearSilence(milliseconds: 6_000)

        #expect(bench.saidWords == Self.moon + " Fine.")
        #expect(bench.prompts.count == 1)
    }

    @Test func `but who says yes to a question has answered it`() {
        var bench = Self.speaking(["Shall I go on with the planets and all of their many moons?"])
        bench.utterances = [RecognizedWords(text: "yes")]

        bench.hear(SpokenSound.voice(milliseconds: 500))
        bench.hearSilence(milliseconds: 2_000)

        #expect(bench.prompts.last?.items.last == .user("yes"))
    }

    @Test(arguments: ["stop", "Stop talking.", "be quiet", "that's enough"])
    func `who wants silence gets it, and no answer`(words: String) {
        var bench = Self.speaking()
        bench.utterances = [RecognizedWords(text: words)]

        bench.hear(SpokenSound.voice(milliseconds: 500))
        bench.hearSilence(milliseconds: 4_000)

        #expect(bench.voiced.count == 1)
        #expect(bench.prompts.count == 1)
    }

    @Test func `in a long story it shows attention at a breath, and does not take the turn`() throws {
        var bench = DuplexBench()
        bench.utterances = [RecognizedWords(text: "a long story")]

        bench.hear(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 5_000))
        bench.hear(SpokenSound.quiet(milliseconds: 300) + SpokenSound.voice(milliseconds: 1_000))
        bench.hearSilence(milliseconds: 2_000)

        let spans = bench.voiced
        #expect(spans.count == 2)
        #expect((5_800...6_000).contains(spans[0].lowerBound))
        #expect(bench.saidWords == "Mhm. Fine.")
        #expect(bench.prompts.count == 1)
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `a short one needs none`() {
        var bench = DuplexBench()

        bench.hear(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 2_000))
        bench.hear(SpokenSound.quiet(milliseconds: 300) + SpokenSound.voice(milliseconds: 1_000))
        bench.hearSilence(milliseconds: 2_000)

        #expect(!bench.saidWords.contains("Mhm"))
    }

    @Test func `who goes on while it thinks is answered as a whole`() {
        var bench = DuplexBench()
        bench.thinksAtOnce = false
        bench.ask("what time is it")
        bench.ask("in tokyo")

        bench.think()
        bench.hearSilence(milliseconds: 1_000)

        #expect(bench.prompts.last?.items == [.user("what time is it"), .user("in tokyo")])
        #expect(bench.saidWords == "Fine.")
    }

    @Test func `it does not begin while the person speaks`() {
        var bench = DuplexBench()
        bench.thinksAtOnce = false
        bench.ask("what time is it", then: 0)
        bench.hear(SpokenSound.voice(milliseconds: 600))
        bench.think()

        bench.hear(SpokenSound.voice(milliseconds: 600))

        #expect(bench.voiced.isEmpty)
    }

    @Test func `words that never come hold it up, but not for ever`() {
        var bench = Self.speaking()
        bench.recognisesAtOnce = false

        bench.hear(SpokenSound.voice(milliseconds: 500))
        bench.hearSilence(milliseconds: 5_000)
        let before = bench.voiced.count
        bench.hearSilence(milliseconds: 8_000)

        #expect(before == 1)
        #expect(bench.saidWords == Self.moon + " Fine.")
    }

    @Test func `an instruction to stop silences it`() {
        var bench = Self.speaking()
        let before = bench.session.clockMs

        bench.send(
            .instructionsAppend(
                LiveInstructionsAppend(eventID: "i", delegationID: .cleared, content: "Stop speaking now.")))
        bench.hearSilence(milliseconds: 3_000)

        #expect(bench.types.contains("session.instructions.appended"))
        #expect(bench.voiced.count == 1)
        #expect(bench.voiced[0].upperBound <= before + 900)
        #expect(LiveCheck.failures(in: bench.recording) == [])
    }

    @Test func `what cannot be heard, thought or spoken is told`() {
        var bench = DuplexBench()
        bench.deafness = "no model"
        bench.ask("hello")
        bench.deafness = nil
        bench.utterances = []
        bench.confusion = "no brain"
        bench.ask("hello")
        bench.confusion = nil
        bench.dumbness = "no voice"
        bench.ask("hello")

        #expect(bench.errors.map(\.type) == ["server_error", "server_error", "server_error"])
        #expect(bench.errors.map { $0.message?.suffix(8) } == ["no model", "no brain", "no voice"])
        #expect(bench.saidWords == "Sorry, that did not work.")
    }

    @Test func `a timer of the brain speaks by itself`() {
        var bench = DuplexBench()
        bench.reply = { _ in [.text("I will."), .announce(after: .seconds(60), text: "Time is up.")] }
        bench.ask("set a timer", then: 3_000)
        let timers = bench.actions.compactMap { action -> SessionTimer? in
            if case .schedule(.announcement(let number), _) = action { .announcement(number) } else { nil }
        }

        for timer in timers { bench.tell(.timerFired(timer)) }
        bench.hearSilence(milliseconds: 2_000)

        #expect(timers.count == 1)
        #expect(bench.saidWords == "I will. Time is up.")
    }
}
