/// The sound of a message within a page: where it is in a piece of audio, which several messages may share.
public struct SoundClip: Sendable, Hashable {
    public let message: String
    /// From the beginning of the audio.
    public let start: Duration
    public let end: Duration
    /// The audio itself: "data:audio/ogg;base64,…".
    public let audio: String

    public init(message: String, start: Duration, end: Duration, audio: String) {
        (self.message, self.start, self.end, self.audio) = (message, start, end, audio)
    }
}
