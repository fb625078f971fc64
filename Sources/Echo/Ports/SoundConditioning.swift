/// The processing of the microphone's sound before it is sent, apart from echo cancellation.
public struct SoundConditioning: Sendable, Hashable {
    /// Steady noise is made softer.
    public var denoises: Bool
    /// Soft speech is made louder.
    public var levels: Bool

    public init(denoises: Bool = false, levels: Bool = false) {
        self.denoises = denoises
        self.levels = levels
    }
}
