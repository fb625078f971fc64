/// Why a line cannot do what it was asked for.
public enum PhoneLineError: Error, Sendable, Hashable {
    case busy
    case noAnswer
    case declined
    /// Nobody has this number.
    case notFound
    /// A number was called, and the line is at no exchange that knows numbers.
    case noExchange
    case over
    case notPossible
    /// Asterisk's dial plan does not say which of its calls this is, so it cannot go on with it.
    case dialPlanMissing
    /// The exchange refused it, in its own words.
    case refused(code: Int, reason: String)
    case unreachable
    /// It was asked, and nothing came back: nobody knows whether it was done.
    case unanswered
    /// What answered is no exchange, or not a right one.
    case strangeAnswer
    /// The sound is none that a telephone line has.
    case strangeSound(String)
    /// What came could not be read, and is left out.
    case unreadable
}
