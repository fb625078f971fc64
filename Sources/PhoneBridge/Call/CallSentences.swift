/// What callers hear when no assistant can say it.
public struct CallSentences: Sendable, Hashable {
    public var unavailable =
        "I am sorry, the assistant cannot be reached at the moment. Please call again later. Goodbye."
    public var pin = "Please enter your PIN, and press the pound key."
    public var pinAgain = "That was not right. Please enter your PIN again."
    public var pinMissing = "No PIN was entered. Please enter your PIN, and press the pound key."
    public var wrongPIN = "That was not right either. Goodbye."
    public var noPIN = "No right PIN was entered. Goodbye."
    public var declined = "Nobody can take your call at the moment. Please call again later. Goodbye."
    public var timeIsUp = "The time for this call is over. Thank you for calling. Goodbye."
    public var closing = "We have to end this call now. Please call again in a moment. Goodbye."

    public init() {}
}
