import EchoApp
import EchoAudio
import EchoScreen
import EchoTestKit
import Synchronization
import Testing

@testable import Immersion

@MainActor @Suite struct `What was said in a room is understood` {
    private final class Ear: LanguagePartsProtocol {
        let asked = Mutex<[HearingRequest]>([])

        func library(of language: RoomLanguage) async -> ScenarioLibrary { ScenarioLibrary() }
        func places() async -> [LearningPlace] { [] }
        func missing(for language: RoomLanguage) async -> [MissingPart] { [] }
        func kit(for language: RoomLanguage) async -> LanguageKit {
            var kit = LanguageKit()
            let link = ChainLink<HearingRequest, HeardWords>(name: "an ear") { request async throws(ProviderError) in
                self.asked.withLock { $0.append(request) }
                return HeardWords(text: request.reference ?? request.choices[0], guesses: ["b"])
            }
            kit.hearing = ProviderChain(
                links: [link], purse: ProviderPurse(ProviderBudget(limit: nil)), clock: SystemClock())
            return kit
        }
    }

    private func turn() -> SpokenTurn {
        var turn = SpokenTurn()
        _ = turn.receive(Array(repeating: 0, count: 4 * PCM16.sampleRate))
        _ = turn.receive(EchoTestKit.SpokenSound.voice(milliseconds: 1200).samples)
        _ = turn.receive(Array(repeating: 0, count: 2 * PCM16.sampleRate))
        return turn
    }

    @Test func `without the silence before it`() async {
        let ear = Ear()
        let heard = await RoomDesk(ear).assess(turn(), as: "Mit Milch", of: .german)

        let sounds = ear.asked.withLock { $0.map(\.sound.duration) }
        #expect(sounds.count == 1 && sounds.allSatisfy { $0 < .seconds(2.5) && $0 > .seconds(1) }, "\(sounds)")
        #expect(heard.isGuessed)
    }
}
