import EchoAudio
import EchoServing
import EchoWire

/// An action that a session asks for.
enum SessionAction: Sendable, Hashable {
    case send(ServerEvent)
    /// The same in a full-duplex session.
    case tell(LiveServerEvent)
    /// The same in a translation session.
    case interpret(TranslationServerEvent)
    case close(ServerSocketClose)
    /// Begins an utterance; `tools` have words that are likely, and so are `keywords`.
    case listen(item: String, tools: [BrainTool], keywords: [String] = [], language: String? = nil)
    case hear(item: String, PCM16)
    case finishListening(item: String)
    case stopListening(item: String)
    case think(answer: String, BrainPrompt)
    /// A question comes soon, in a conversation that is known so far.
    case prepare(BrainPrompt)
    /// A turn is probably over: thinks about what the prompt will then be, and tells nobody before it is asked.
    case anticipate(BrainPrompt)
    /// It was not over.
    case forgetAnticipated
    case speak(answer: String, sentence: String, voice: String, speed: Double)
    /// The same in a language of its own, in two letters.
    case voice(answer: String, sentence: String, language: String)
    /// Whether anybody translates into a language.
    case askTranslator(language: String)
    case translate(item: String, String, into: String)
    /// Ends thinking and speaking for an answer.
    case abandon(answer: String)
    case schedule(SessionTimer, after: Duration)
}
