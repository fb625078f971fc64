public import EchoAudio

/// The line's own voice, for what has to be said where no assistant can.
public protocol AnnouncingVoiceProtocol: Sendable {
    /// - Parameter language: that of the sentence, as two letters.
    func speak(_ sentence: String, language: String) async throws -> PCM16
}
