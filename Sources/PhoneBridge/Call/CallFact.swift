/// What happened in a call, for its rules.
enum CallFact: Sendable, Hashable {
    /// The line stands and the conversation is being made.
    case began
    case conversationStands
    /// An announcement was heard to its end; or could not be said.
    case announced(CallAnnouncement, wasSaid: Bool)
    /// The conversation cannot be made, or broke and is given up.
    case conversationFailed
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
    case asked(CallRequest)
    /// Some tenths of a second passed. `isHeard`: something is being said over the line.
    case ticked(isHeard: Bool)
}
