public import EchoAudio

/// The line's own voice, for what has to be said where no assistant can.
public protocol AnnouncingVoiceProtocol: Sendable {
    func speak(_ sentence: String) async throws -> PCM16
}
