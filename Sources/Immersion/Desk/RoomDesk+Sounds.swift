import EchoAudio
import Foundation

/// The sounds of cards.
extension RoomDesk {
    /// Says the words of cards that have no sound yet, and keeps that with them; where nobody can speak they stay without.
    func makeSounds(for cards: [ReviewCard]) async {
        guard let sounds else { return }
        for card in cards where memory[deck: card.language].cards[card.id]?.sound == nil {
            let request = VoiceRequest(text: card.word, language: card.language.usualRegion)
            guard !Task.isCancelled, let voice = await parts.kit(for: card.language).voice,
                let sound = try? await voice.ask(request).answer,
                let name = await sounds.keep(sound, of: card.word, in: card.language)
            else { continue }
            remember { $0[deck: card.language].set(sound: name, of: card.id) }
        }
    }

    /// Most lines that are made before somebody hears them.
    private static let mostPrepared = 4
    private static let mostCards = 20

    /// While nobody waits, makes the sounds of what the persona may say next, where that costs nothing and is kept.
    func prepareLines() {
        guard let visit, let script = visit.session.script, let voice = visit.kit.voice else { return }
        let requests = script.nextLines.prefix(Self.mostPrepared).map { request($0, visit) }
        guard let first = requests.first, voice.preparesFreely(first) else { return }
        preparing?.cancel()
        preparing = Task {
            for request in requests where !Task.isCancelled { _ = try? await voice.ask(request) }
        }
    }

    /// The same for cards that are due and have no sound, such as those that came without.
    func prepareCards(of language: RoomLanguage, at now: Date, in zone: TimeZone) async {
        let deck = memory[deck: language]
        let cards = deck.queue(at: now, in: zone).compactMap { deck.cards[$0] }.filter { $0.sound == nil }
        guard let first = cards.first, let voice = await parts.kit(for: language).voice,
            voice.isFree(VoiceRequest(text: first.word, language: language.usualRegion))
        else { return }
        await makeSounds(for: Array(cards.prefix(Self.mostCards)))
    }

    /// Makes the sound of what a card asks, in the learner's own language; of one that is heard, its own.
    func prompt(_ question: QuizQuestion, of language: RoomLanguage) -> @Sendable () async throws -> PCM16 {
        if question.isHeard, let card = memory[deck: language].cards[question.card] { return sound(of: card) }
        return sound(of: question.prompt, in: language, spokenIn: own)
    }

    /// Makes the sound of a card: the one it has, else as it is said here.
    func sound(of card: ReviewCard) -> @Sendable () async throws -> PCM16 {
        let spoken = sound(of: card.word, in: card.language)
        return { [sounds] in
            if let name = card.sound, let kept = await sounds?.sound(named: name) { return try kept.forLoudspeaker() }
            return try await spoken()
        }
    }
}
