/// A fact for a call's rules.
enum CallFact: Sendable, Hashable {
    /// The line stands and the conversation is being made.
    case began
    case conversationStands
    /// An announcement was heard to its end; or could not be said.
    case announced(CallAnnouncement, wasSaid: Bool)
    /// The conversation cannot be made, or broke and is given up.
    case conversationFailed
    /// Another assistant goes on, in a conversation of its own.
    case conversationGoesOn
    case callerStartedSpeaking
    case callerStoppedSpeaking
    /// As far as it was understood.
    case callerSaid(String)
    /// It cannot be kept.
    case recordingFailed
    /// The assistant makes an answer, or none any more.
    case assistantWorks(Bool)
    case digit(Character)
    /// The caller put the line on hold, or came back.
    case held(Bool)
    case lineEnded(PhoneLineEnd)
    /// - Parameter isFax: it takes no message.
    case machineAnswered(isFax: Bool)
    /// The assistant asks for the end of the call: it has said goodbye, or does so now.
    case goodbye
    /// The assistant waits for keys.
    case keysWanted(id: String, most: Int, patience: Duration)
    /// The assistant wants the caller connected, and has said so, or does so now.
    ///
    /// - Parameter isHere: whoever watches is to take the call over.
    case transferWanted(to: String, isHere: Bool, saying: String?)
    /// The caller is not connected: why, in a sentence.
    ///
    /// - Parameter wasTried: it rang somewhere, which the caller may have heard.
    case notTransferred(String, wasTried: Bool)
    /// The caller talks with somebody on a line of their own; the assistant is not heard any more.
    case joined
    /// The assistant wants a message of the caller kept in their own voice, and has said so, or does so now.
    case messageWanted(id: String)
    /// While a message is being taken: the caller is heard.
    case messageHeard
    case asked(CallRequest)
    /// Some tenths of a second passed. `isHeard`: something is being said over the line.
    case ticked(isHeard: Bool)
}
