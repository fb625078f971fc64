public import EchoAudio

/// The sound of one line, from any place on.
public protocol SoundReaderProtocol: Sendable {
    /// Goes on at this time from its beginning.
    func seek(to time: Duration) async throws(SoundError)
    /// What comes next, a fifth of a second at most; nil at the end.
    func next() async throws(SoundError) -> PCM16?
}
