/// What a conversation hears and speaks with.
struct AudioDevices: Sendable {
    var microphone: (any AudioCaptureProtocol)?
    var loudspeaker: (any AudioPlaybackProtocol)?
    /// Where goes what is said and heard with them.
    var feed = SoundFeed()
}
