import EchoAudio
import EchoWire

/// An action of the rules of a live conversation. The performer carries it out and never decides.
enum LiveAction: VoiceActionProtocol, Hashable {
    typealias Timer = LiveTimer

    case send(LiveClientEvent)
    /// Open the session on the connection that was made last.
    case open(LiveClientEvent)
    case emit(EchoEvent)
    case play(PCM16, item: String)
    case endOfItem(String)
    /// Hand on what belongs to the conversation of what was said and heard, for recording.
    case feed(PCM16, of: ConversationSound.Side, lastSampleAt: ContinuousClock.Instant)
    case duck
    case restore
    /// Fade out and drop what is queued.
    case interruptPlayback
    case openMicrophone
    case closeMicrophone
    case start(LiveTimer, after: Duration)
    case cancel(LiveTimer)
    /// Have an answer written for a delegate; its parts come back with the number.
    case think(AnswerPrompt, number: Int)
    case stopThinking(number: Int)
    case run(ToolCall)
    case stopTool(callID: String)
    /// Make a connection, and report it. An old one is used until then.
    case connect
    /// Have nothing to do with the connection any more.
    case disconnect
    /// Close the session as a server wants it closed, and have nothing to do with it any more.
    case retire
    /// The connection that was to take over is of no use.
    case dropCandidate
    /// The session can be used.
    case becomeReady
    /// A caller that asked for a connection gets none.
    case failToConnect(EchoError)
}

/// A reminder that the rules ask for.
enum LiveTimer: VoiceTimerProtocol {
    /// The server has not begun the session.
    case starting
    /// The next attempt to mend a broken connection is due.
    case reconnection
    /// What the voice was told is not acknowledged.
    case append
    /// What was asked is not answered in words.
    case answer
    /// The last words of a request may have come.
    case delegation(number: Int)
    /// The session is old enough to be handed over when nobody would notice …
    case handOver
    /// … and now it has to be.
    case lastHandOver
    /// The last words of the session before may have come.
    case former
}

/// A fact that the performer found out.
enum LiveFact: VoiceFactProtocol, Hashable {
    typealias Timer = LiveTimer

    /// Of the microphone and the loudspeaker.
    case device(RealtimeFact)
    case timerFired(LiveTimer)
    /// A connection was made.
    case connected
    case connectFailed(EchoError)
    case connectionClosed(EchoError)
    /// Part of an answer that a delegate waits for.
    case part(AnswerPart, of: Int)
    case thinkingFailed(EchoError, of: Int)
    case toolCallChanged(ToolActivity)
    /// The model that does the work of a delegate, and whether it looks at pictures.
    case thinker(String, sees: Bool)
    /// The session that went before has said something more.
    case former(LiveServerEvent)
    /// The server has said something that cannot be read.
    case unreadable(reason: String)
}
