import EchoAudio
import EchoServing
import EchoWire

/// What a session wants done.
enum SessionAction: Sendable, Hashable {
    case send(ServerEvent)
    case close(ServerSocketClose)
    /// Begins an utterance; `tools` have words that are likely.
    case listen(item: String, tools: [BrainTool])
    case hear(item: String, PCM16)
    case finishListening(item: String)
    case stopListening(item: String)
    case think(answer: String, BrainPrompt)
    case speak(answer: String, sentence: String, voice: String, speed: Double)
    /// Ends thinking and speaking for an answer.
    case abandon(answer: String)
    case schedule(SessionTimer, after: Duration)
}
