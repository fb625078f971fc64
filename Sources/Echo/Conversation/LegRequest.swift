import EchoWire

/// A request to a conversation, by voice or in writing. Each is carried out as a whole, in the order of arrival.
enum LegRequest: Sendable, Hashable {
    case send(text: String, pictures: [Picture] = [])
    /// Tells the assistant what the user does not say, and asks for an answer or not.
    case instruct(String, answers: Bool)
    /// Shows what was said on this machine alone.
    case note([Message])
    /// Replaces a message of the user: what came after it is taken back, and it is answered anew.
    case edit(id: String, text: String, pictures: [Picture] = [])
    /// Takes messages out of the conversation.
    case remove([String])
    /// Takes the answer to the last message of the user back and asks for another.
    case regenerate
    /// Asks for an answer to what the user wrote last, which stands there already.
    case answer
    /// Asks for the rest of the last answer, which was cut.
    case goOn
    /// Stops the answer that is being made or heard.
    case interrupt
    case submit(ToolResult)
    case setTools([ToolDefinition])
    case setBudget(Budget?, of: Budget.Period = .conversation)
    /// What the server tells that its models cost.
    case learn(PriceTable)
    case update(SessionSettings, id: RealtimeRequestID)
    /// Remembered in writing, where there is no microphone: a voice that comes later keeps to it.
    case setMuted(Bool)

    // Only by voice.
    case startListening
    case stopListening
    case endUserTurn
    /// Marks what is not known yet as not to be known.
    case conclude
    /// Makes a connection; where one is being mended, the next attempt is made at once.
    case connect
    /// Ends with the connection.
    case leave
}

extension LegRequest {
    /// Whether the person, or a program in their place, wants an answer.
    var asks: Bool {
        switch self {
        case .send, .edit, .regenerate, .answer, .goOn: true
        case .instruct(_, let answers): answers
        default: false
        }
    }
}
