import EchoAudio
import EchoWire

/// An action of the rules. The performer carries it out and never decides.
enum RealtimeAction: VoiceActionProtocol, Hashable {
    typealias Timer = RealtimeTimer

    case send(ClientEvent)
    case emit(EchoEvent)
    /// Keep in mind, beyond this session, that the server refuses it, or takes so much of it.
    case remember(RequestOption, limit: Int?)
    case play(PCM16, item: String)
    case endOfItem(String)
    /// Hand on what belongs to the conversation of what was said and heard, for recording.
    case feed(PCM16, of: ConversationSound.Side, lastSampleAt: ContinuousClock.Instant)
    /// Hold the voice back …
    case duck
    /// … and let it go on where it stopped.
    case restore
    /// Fade out, drop what is queued, and report what was rendered with `RealtimeFact.playbackInterrupted`.
    case interruptPlayback
    case openMicrophone
    case closeMicrophone
    case start(RealtimeTimer, after: Duration)
    case cancel(RealtimeTimer)
    /// Have written down what a session cannot be told, and report it with `RealtimeFact.summarised`.
    case summarise(ContextSummary)
    case run(ToolCall)
    case stopTool(callID: String)
    /// A request that waited for the server has its answer.
    case settle(RealtimeRequestID, EchoError?)
    /// Make a connection, and report it with `RealtimeFact.connected` or `connectFailed`. An old one is used until then.
    case connect
    /// Have nothing to do with the connection any more.
    case disconnect
    /// The session can be used: everything was sent that it needs.
    case becomeReady
    /// A caller that asked for a connection gets none.
    case failToConnect(EchoError)
    /// Look for what answers in place of the model, and report it with `RealtimeFact.modelFound`.
    case findModel(EchoError)
    /// Look for what writes down words in place of a model, and report it with `RealtimeFact.transcriberFound`.
    case findTranscriber(inPlaceOf: String, EchoError)
}

/// A request of ours that the server answers, by the `event_id` that we gave it.
typealias RealtimeRequestID = String

/// A reminder that the rules ask for.
enum RealtimeTimer: VoiceTimerProtocol {
    /// The transcript of this item is overdue.
    case transcript(itemID: String)
    /// The answer that was asked for has not begun.
    case answer
    /// Nothing more has come of the answer that is being made.
    case silence
    /// The server has neither greeted nor agreed to the settings.
    case greeting
    /// The next attempt to mend a broken connection is due.
    case reconnection
    /// The server has not agreed to these settings.
    case update(RealtimeRequestID)
    /// Something was heard over the voice, and nothing came of it yet.
    case interruption
    /// What does not fit into the session has not been written down.
    case summary
    /// A turn that was taken back and then was none to take back is not answered yet.
    case unanswered
    /// The voice has waited long enough for a sentence to go on.
    case heldAnswer
    /// A microphone kept open between two turns has waited long enough.
    case standby
    /// The microphone failed and may be back too late for what was being said.
    case lostMicrophone
    /// The server's limits leave room for an answer again.
    case limits
    /// The words of an answer of which only the sound has come are not waited for any longer.
    case lateWords
    /// The session is old enough to be handed over when nobody would notice …
    case handOver
    /// … and now it has to be.
    case lastHandOver
}
