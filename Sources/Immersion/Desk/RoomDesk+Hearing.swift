import EchoAudio

/// Understanding what was said.
extension RoomDesk {
    /// Which of the answers that fit now it was, and how its words were pronounced; empty for none of them.
    func understand(_ turn: SpokenTurn) async throws(ProviderError) -> HeardWords {
        guard let visit, let hearing = visit.kit.hearing else { return HeardWords(text: "") }
        let expected = visit.session.script?.expected ?? []
        let sound = SpokenSound(samples: turn.samples, sampleRate: PCM16.sampleRate)
        let language = visit.language.usualRegion
        do throws(ChainFailure) {
            var heard = told(
                try await hearing.ask(
                    HearingRequest(sound: sound, language: language, choices: Array(expected.prefix(100)))))
            guard !heard.text.isEmpty, !expected.isEmpty else { return heard }
            // Without it the answer is understood all the same.
            let judged = try? await hearing.ask(
                HearingRequest(sound: sound, language: language, reference: heard.text))
            heard.words = judged?.answer.words ?? []
            heard.isAbsolute = judged?.answer.isAbsolute ?? false
            return heard
        } catch {
            throw error.main
        }
    }
}
