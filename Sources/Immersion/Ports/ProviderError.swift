/// Why a provider, or a part of this machine, did not do what it was asked.
///
/// Payloads hold names and a server's own short words, cut; never keys, never what the learner said.
public enum ProviderError: Error, Sendable, Hashable {
    // Nothing was done, and nothing can have been charged
    /// Nobody answers there: refused, unknown host, no network.
    case unreachable(host: String)
    /// Its certificate is not accepted; why, as a clause.
    case untrusted(reason: String)
    /// The key is not accepted; whose it is, is not known.
    case unauthorized
    /// The key that is stored under this name is not accepted.
    case keyRefused(of: String)
    /// It wants a key, and none is stored under this name.
    case keyWanted(of: String)
    /// No key is stored for it.
    case noKey(of: String)
    /// Neither a region nor an address is chosen for it; an example of one that is.
    case noPlace(example: String)
    /// The account has nothing left to spend.
    case quotaExceeded
    /// Asked too often; nil when the server does not say for how long.
    case rateLimited(retryAfter: Duration?)
    /// The server says that it failed; HTTP status 500–599, nil where it is not told by one.
    case serverFailed(status: Int?)
    /// The server does not take the request; any other HTTP status, or its own code.
    case rejected(status: Int, reason: String)
    /// It cannot do this: a language, a voice, a text that is too long.
    case unsupported(what: String)
    /// It does not have the model, or not any more; empty where its name is not known.
    case noModel(String)
    /// A program, a library or its data is not installed.
    case notInstalled(part: String)
    /// Our own limits on how often it is asked.
    case busy(wait: Duration)
    /// It failed too often and is left alone.
    case resting(wait: Duration)
    /// What it would cost is more than is left of the month.
    case budgetSpent
    /// Another provider may have been paid for the same already.
    case mayBePaidAlready
    /// Nothing is chosen for this.
    case nobodyChosen
    /// Nothing that can be installed here translates the language.
    case nobodyTranslates
    case cancelled

    // It may have been done, and charged
    /// No answer within the time.
    case timedOut
    /// The answer broke off.
    case brokenOff
    /// An answer came that is not what was asked for: another type, not JSON, an error inside a success.
    case invalidAnswer(reason: String)

    /// Whether the work may have been done, and charged, although nothing of use arrived.
    public var mayHaveBeenDone: Bool {
        switch self {
        case .timedOut, .brokenOff, .invalidAnswer: true
        default: false
        }
    }

    /// Whether the same provider may do better a moment later. What may have been done is not asked for again.
    public var isPassing: Bool {
        switch self {
        case .unreachable, .rateLimited, .serverFailed: true
        default: false
        }
    }

    /// Whether the provider itself is at fault, so that it is better left alone when that goes on: also one that is asked too
    /// often, and one whose success is an error.
    public var isFault: Bool {
        switch self {
        case .unreachable, .serverFailed, .timedOut, .brokenOff, .invalidAnswer, .rateLimited, .noModel: true
        case .rejected(let status, _): (200..<300).contains(status)
        default: false
        }
    }

    /// How long the provider itself wants to be left alone, an hour at most; nil where it does not say.
    var askedWait: Duration? {
        guard case .rateLimited(let wait?) = self, wait > .zero else { return nil }
        return min(wait, .seconds(3600))
    }

    /// What was asked for is not there at all, and asking again does not help.
    public var isLack: Bool {
        switch self {
        case .unsupported, .notInstalled, .nobodyTranslates: true
        default: false
        }
    }

    /// Without a server's own words, for a log.
    public var withoutWords: ProviderError {
        if case .rejected(let status, _) = self { .rejected(status: status, reason: "") } else { self }
    }
}
