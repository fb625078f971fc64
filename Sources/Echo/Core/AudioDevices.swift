/// What a conversation hears and speaks with.
struct AudioDevices: Sendable {
    var microphone: (any AudioCaptureProtocol)?
    var loudspeaker: (any AudioPlaybackProtocol)?
}
