import EchoAudio
import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A turn that is probably over is thought about before it is` {
    // MARK: The rule

    private static func pass(_ milliseconds: Int, voice: Bool, _ end: inout LikelyEndOfTurn) -> [LikelyEndOfTurn.Step] {
        (0..<milliseconds / 20).compactMap { _ in end.pass(20, isVoice: voice) }
    }

    @Test func `once it is quiet and its words are there`() {
        var end = LikelyEndOfTurn()
        #expect(Self.pass(1_000, voice: true, &end).isEmpty)
        #expect(Self.pass(400, voice: false, &end).isEmpty)

        end.take("what time is it")

        #expect(Self.pass(100, voice: false, &end) == [.begin("what time is it")])
    }

    @Test func `it is stopped when the person goes on, and a click is nothing`() {
        var end = LikelyEndOfTurn()
        end.take("tell me a story")
        #expect(Self.pass(200, voice: false, &end) == [.begin("tell me a story")])

        #expect(Self.pass(40, voice: true, &end).isEmpty)
        #expect(Self.pass(200, voice: false, &end).isEmpty)
        #expect(Self.pass(300, voice: true, &end) == [.stop])
        #expect(Self.pass(400, voice: false, &end).isEmpty)

        end.take("tell me a story about cats")
        #expect(Self.pass(20, voice: false, &end) == [.begin("tell me a story about cats")])
    }

    @Test(arguments: ["set a timer for", "i would like to um", ""])
    func `nobody who stops in the middle has finished`(words: String) {
        var end = LikelyEndOfTurn()
        end.take(words)
        #expect(Self.pass(2_000, voice: false, &end).isEmpty)
    }

    @Test func `words from long before are not all of them`() {
        var end = LikelyEndOfTurn()
        end.take("tell me")
        #expect(Self.pass(600, voice: true, &end).isEmpty)
        #expect(Self.pass(1_000, voice: false, &end).isEmpty)
    }

    @Test func `who pauses again and again is waited for`() {
        var end = LikelyEndOfTurn()
        var begun = 0
        for number in 0..<20 {
            end.take("number \(number)")
            begun += Self.pass(200, voice: false, &end).count { $0 != .stop }
            _ = Self.pass(200, voice: true, &end)
        }
        #expect(begun == 4)
    }

    // MARK: In sessions

    private static func anticipated(_ actions: [SessionAction]) -> [BrainPrompt] {
        actions.compactMap { if case .anticipate(let prompt) = $0 { prompt } else { nil } }
    }

    @Test func `what is anticipated is what is asked`() throws {
        var bench = SessionBench(`The server takes turns with the speaker`.serverVAD(silence: 700))
        bench.utterances = [RecognizedWords(text: "what is the moon")]

        bench.append(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        let started = bench.events { if case .inputAudioBufferSpeechStarted(let event) = $0 { event } else { nil } }
        bench.tell(.heardSoFar(item: try #require(started.first?.itemID), words: "what is the moon"))
        bench.append(SpokenSound.quiet(milliseconds: 1_500))

        let early = try #require(Self.anticipated(bench.actions).first)
        var asked = try #require(bench.prompts.first)
        (asked.now, asked.seed) = (early.now, early.seed)
        #expect(early == asked)
        #expect(Self.anticipated(bench.actions).count == 1)
    }

    @Test func `it is forgotten when somebody goes on`() throws {
        var bench = SessionBench(`The server takes turns with the speaker`.serverVAD(silence: 1_500))
        bench.append(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        let started = bench.events { if case .inputAudioBufferSpeechStarted(let event) = $0 { event } else { nil } }
        bench.tell(.heardSoFar(item: try #require(started.first?.itemID), words: "tell me a story"))
        bench.append(SpokenSound.quiet(milliseconds: 800))
        #expect(Self.anticipated(bench.actions).count == 1)

        bench.append(SpokenSound.voice(milliseconds: 600))

        #expect(bench.actions.contains(.forgetAnticipated))
    }

    @Test func `where nothing is answered, nothing is anticipated`() throws {
        var bench = SessionBench(`The server takes turns with the speaker`.serverVAD(silence: 700, creates: false))
        bench.append(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        let started = bench.events { if case .inputAudioBufferSpeechStarted(let event) = $0 { event } else { nil } }
        bench.tell(.heardSoFar(item: try #require(started.first?.itemID), words: "what is the moon"))
        bench.append(SpokenSound.quiet(milliseconds: 1_500))

        #expect(Self.anticipated(bench.actions).isEmpty)
    }

    @Test func `a full-duplex session does the same`() throws {
        var bench = DuplexBench()
        bench.utterances = [RecognizedWords(text: "what is the moon")]

        bench.hear(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1_200))
        bench.tell(.heardSoFar(item: try #require(bench.session.hearing), words: "what is the moon"))
        bench.hearSilence(milliseconds: 1_500)

        let early = try #require(Self.anticipated(bench.actions).first)
        var asked = try #require(bench.prompts.first)
        (asked.now, asked.seed) = (early.now, early.seed)
        #expect(early == asked)
    }

    @Test func `a model that is talked over in one stops with the words`() throws {
        var bench = DuplexBench()
        bench.thinksAtOnce = false
        bench.ask("tell me a story")
        let thinking = try #require(bench.session.thinking)

        bench.hear(SpokenSound.voice(milliseconds: 600))
        bench.tell(.heardSoFar(item: try #require(bench.session.hearing), words: "mhm"))
        #expect(!bench.actions.contains(.abandon(answer: thinking)))
        bench.tell(.heardSoFar(item: try #require(bench.session.hearing), words: "no not that"))

        #expect(bench.actions.contains(.abandon(answer: thinking)))
    }

    // MARK: At work

    /// A brain that may begin early, and tells what it is asked and when it is stopped.
    private struct EarlyBrain: BrainProtocol {
        let asked: @Sendable (BrainPrompt) -> Void
        let onStop: @Sendable () -> Void

        var beginsEarly: Bool { true }

        func vocabulary(tools: [BrainTool]) -> [String] { [] }

        func answer(_ prompt: BrainPrompt) -> AsyncThrowingStream<BrainPart, any Error> {
            asked(prompt)
            return AsyncThrowingStream { continuation in
                continuation.onTermination = { if case .cancelled = $0 { onStop() } }
                continuation.yield(.text("I am the answer."))
            }
        }
    }

    private static func prompt(_ text: String, seed: UInt64 = 1) -> BrainPrompt {
        BrainPrompt(items: [.user(text)], now: SessionBench.start, timeZone: .gmt, seed: seed)
    }

    @Test func `what was anticipated is told when it is asked, and thought once`() async {
        let (asked, ask) = AsyncStream.makeStream(of: BrainPrompt.self)
        let mailbox = BoundedQueue<SessionFact>(limit: 1_000)
        let brain = EarlyBrain(asked: { ask.yield($0) }, onStop: {})
        var workers = SessionWorkers(
            configuration: LoopbackServer.configuration(brain: brain), mailbox: mailbox)

        await workers.perform(.anticipate(Self.prompt("the moon", seed: 7)))
        await workers.perform(.think(answer: "a", Self.prompt("the moon")))

        guard case .said("a", .text("I am the answer."))? = await mailbox.next() else {
            return #expect(Bool(false), "nothing was said")
        }
        ask.finish()
        var prompts: [BrainPrompt] = []
        for await prompt in asked { prompts.append(prompt) }
        #expect(prompts.map(\.seed) == [7])
        workers.stop()
    }

    @Test(arguments: [
        SessionAction.forgetAnticipated, .anticipate(prompt("the sun")), .think(answer: "a", prompt("the sun")),
    ])
    func `another question stops it`(next: SessionAction) async {
        let (stopped, stop) = AsyncStream.makeStream(of: Void.self)
        var workers = SessionWorkers(
            configuration: LoopbackServer.configuration(brain: EarlyBrain(asked: { _ in }, onStop: { stop.yield() })),
            mailbox: BoundedQueue(limit: 1_000))
        await workers.perform(.anticipate(Self.prompt("the moon")))

        await workers.perform(next)

        for await _ in stopped { break }
        workers.stop()
    }
}
