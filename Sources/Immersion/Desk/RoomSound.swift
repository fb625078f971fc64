import EchoAudio

/// What a voice says, as the loudspeaker takes it.
enum RoomSound {
    /// - Throws: `ProviderError`.
    @concurrent static func make(
        _ request: VoiceRequest, by voice: ProviderChain<VoiceRequest, SpokenSound>
    ) async throws -> PCM16 {
        let sound: SpokenSound
        do throws(ChainFailure) {
            sound = try await voice.ask(request).answer
        } catch {
            throw error.main
        }
        return try sound.forLoudspeaker()
    }
}

extension SpokenSound {
    /// At 24 kHz.
    func forLoudspeaker() throws -> PCM16 {
        let resampler = try Resampler(from: sampleRate, to: PCM16.sampleRate)
        return PCM16(resampler.process(samples) + resampler.flush())
    }
}
