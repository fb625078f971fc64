public import EchoAudio

/// The sound of a voice, as the loudspeaker takes it.
enum RoomSound {
    /// - Parameter told: is given who spoke, and who did not.
    /// - Throws: `ChainFailure`.
    @concurrent static func make(
        _ request: VoiceRequest, by voice: ProviderChain<VoiceRequest, SpokenSound>,
        told: @Sendable (Provided<SpokenSound>) async -> Void
    ) async throws -> PCM16 {
        let provided = try await voice.ask(request)
        await told(provided)
        return try provided.answer.forLoudspeaker()
    }
}

extension SpokenSound {
    /// At 24 kHz.
    public func forLoudspeaker() throws -> PCM16 {
        let resampler = try Resampler(from: sampleRate, to: PCM16.sampleRate)
        return PCM16(resampler.process(samples) + resampler.flush())
    }
}
