/// What the performer found out.
enum RealtimeFact: Sendable, Hashable {
    case playbackStarted(item: String)
    case playbackFinished(item: String)
    case playbackInterrupted([RenderedItem])
    case loudspeaker(AudioStatus.Device)
    case microphone(AudioStatus.Device)
    case timerFired(RealtimeTimer)
    case connectionEnded(EchoError)
}
