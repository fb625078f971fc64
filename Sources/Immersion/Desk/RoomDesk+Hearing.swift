import EchoAudio

/// Understanding what was said.
extension RoomDesk {
    /// Which of the answers that fit now it was, and how its words were pronounced; empty for none of them.
    func understand(_ turn: SpokenTurn) async throws(ChainFailure) -> Provided<HeardWords> {
        guard let visit, let hearing = visit.kit.hearing else { return Provided(answer: HeardWords(text: ""), by: "") }
        return try await understand(turn, among: visit.session.script?.expected ?? [], of: visit.language, by: hearing)
    }

    /// What was said of an answer to a card.
    ///
    /// - Throws: with `notInstalled` where nobody hears the language.
    func understand(
        _ turn: SpokenTurn, among answers: SpokenAnswers, of language: RoomLanguage
    ) async throws(ChainFailure) -> HeardWords {
        guard let hearing = await parts.kit(for: language).hearing else {
            throw ChainFailure(.notInstalled(part: "an ear for \(language.title)"))
        }
        return try await understand(turn, among: answers.choices, of: language, by: hearing).answer
    }

    /// The answer to a card with another article, where that was clearly said; nil where it was not, or nobody can tell. Who
    /// hears freely has written down the article already.
    func otherArticle(in answer: String, _ turn: SpokenTurn, of language: RoomLanguage) async -> String? {
        let others = SpokenArticles.alternatives(to: answer, in: language)
        let kit = await parts.kit(for: language)
        guard !others.isEmpty, !kit.hearsFreely, let hearing = kit.hearing else { return nil }
        let request = HearingRequest(
            sound: Self.sound(of: turn), language: language.usualRegion, choices: [answer] + others)
        guard let heard = try? await hearing.ask(request).answer, heard.guesses.isEmpty else { return nil }
        return others.contains(heard.text) ? heard.text : nil
    }

    /// How the words of a sentence were said that it turned out to be; the sentence alone where nobody can tell.
    func assess(_ turn: SpokenTurn, as text: String, of language: RoomLanguage) async -> HeardWords {
        var guessed = HeardWords(text: text)
        guessed.isGuessed = true
        guard let hearing = await parts.kit(for: language).hearing else { return guessed }
        return await assess(guessed, Self.sound(of: turn), language.usualRegion, by: hearing)
    }

    private func understand(
        _ turn: SpokenTurn, among expected: [String], of language: RoomLanguage,
        by hearing: ProviderChain<HearingRequest, HeardWords>
    ) async throws(ChainFailure) -> Provided<HeardWords> {
        let (sound, region) = (Self.sound(of: turn), language.usualRegion)
        let besides = expected.isEmpty ? [] : AnswerMatcher.courtesies(besides: expected, in: language)
        var provided = try await hearing.ask(
            HearingRequest(
                sound: sound, language: region, choices: Array((expected + besides).prefix(100)),
                refusals: Set(AnswerMatcher.lost(in: language) + besides)))
        let heard = told(provided)
        guard !heard.text.isEmpty, !expected.isEmpty else { return provided }
        provided.answer = await assess(heard, sound, region, by: hearing)
        return provided
    }

    /// Without it the answer is understood all the same.
    private func assess(
        _ heard: HeardWords, _ sound: SpokenSound, _ region: String,
        by hearing: ProviderChain<HearingRequest, HeardWords>
    ) async -> HeardWords {
        let judged = try? await hearing.ask(HearingRequest(sound: sound, language: region, reference: heard.text))
        var heard = heard
        heard.isGuessed = heard.isGuessed || !heard.guesses.isEmpty
        heard.words = judged?.answer.words ?? []
        heard.isAbsolute = judged?.answer.isAbsolute ?? false
        return heard
    }

    /// What was said alone: in a long silence before it a recogniser hears sounds, too.
    private static func sound(of turn: SpokenTurn) -> SpokenSound {
        SpokenSound(samples: turn.heard.samples, sampleRate: PCM16.sampleRate)
    }
}
