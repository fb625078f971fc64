import EchoAudio

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

    /// Makes the sound of a card: the one it has, else as it is said here.
    func sound(of card: ReviewCard) -> @Sendable () async throws -> PCM16 {
        let spoken = sound(of: card.word, in: card.language)
        return { [sounds] in
            if let name = card.sound, let kept = await sounds?.sound(named: name) { return try kept.forLoudspeaker() }
            return try await spoken()
        }
    }
}
