import EchoTestKit
import EchoWire
import Testing

@testable import LocalBackend

@Suite struct `The words tell whether a turn is over` {
    @Test(arguments: [
        ("what time is it", "auto", 500), ("what time is it", "high", 300), ("what time is it", "low", 800),
        ("i would like to um", "auto", 4000), ("set a timer for", "high", 2000), ("because", "low", 8000),
        ("", "medium", 4000), ("blue", "auto", 1000), ("we went to town yesterday", "auto", 500),
        ("Tell me a story.", "auto", 500), ("roll two dice and", "auto", 4000),
    ])
    func `patience after words`(words: String, eagerness: String, milliseconds: Int) throws {
        let rule = SemanticEndOfTurn(eagerness: try #require(.init(rawValue: eagerness)))

        #expect(rule.patienceMs(after: words) == milliseconds)
    }

    @Test(arguments: [("what time is it", 700), ("set a timer for", 4200)])
    func `a turn ends after the patience its words deserve`(words: String, milliseconds: Int) async throws {
        var bench = SessionBench(`The server takes turns with the speaker`.semanticVAD("auto"))
        bench.utterances = [RecognizedWords(text: words)]

        bench.append(SpokenSound.quiet(milliseconds: 600) + SpokenSound.voice(milliseconds: 1200))
        let started = bench.events { if case .inputAudioBufferSpeechStarted(let event) = $0 { event } else { nil } }
        bench.tell(.heardSoFar(item: try #require(started.first?.itemID), words: words))
        bench.append(SpokenSound.quiet(milliseconds: milliseconds - 350))
        #expect(bench.responses.isEmpty)
        bench.append(SpokenSound.quiet(milliseconds: 500))

        #expect(bench.responses.count == 1)
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }
}
