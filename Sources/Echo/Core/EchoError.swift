public import Foundation

/// Everything that can go wrong, as a value. The presenter writes the sentence.
public enum EchoError: Error, Sendable, Hashable {
    // Before anything is sent
    /// The server wants a key, and none was given.
    case missingKey
    /// Neither published nor among `EchoConfiguration.additionalModels`, or refused by the server; `message` is what it said
    /// of it.
    case unsupportedModel(name: String, supported: [String], message: String = "")
    /// Neither published nor among `EchoConfiguration.additionalVoices`.
    case unsupportedVoice(name: String, supported: [String])
    /// A value is out of its range, which `reason` tells.
    case invalidSetting(name: String, reason: String)
    /// The URL is not one, or not ws, wss, http or https.
    case invalidURL(String)
    /// There is nothing in it but white space.
    case emptyMessage
    /// The conversation has no such message, or not one of that kind.
    case noSuchMessage(id: String)
    /// The model does not look at pictures, by what the catalogue of models says of it.
    case cannotSee(model: String)
    /// The microphone is used in voice conversations only.
    case notInVoiceMode
    /// The conversation was closed, or its connection is lost.
    case notConnected

    // Connection
    /// Nobody answers there: refused, unknown host, unreachable or no network. The host has its port behind it where that is
    /// not the usual one, also in the next case.
    case unreachable(host: String, reason: String)
    /// There was no connection within `HTTPTimeouts.connect`, or no session within `EchoConfiguration.connectTimeout`.
    case connectionTimedOut(host: String)
    /// We gave up an answer that took longer than `HTTPTimeouts` allow. The server may still be at work on it, so that it is
    /// not asked for again by itself.
    case answerTimedOut(host: String, AnswerDelay, limit: Duration)
    /// The server does not accept the key. It is not tried again.
    case invalidKey
    /// The server lets nobody in without a key, and none was given; its own words. It is not tried again.
    case keyRequired(message: String)
    /// The HTTP upgrade was declined.
    case rejected(status: Int, message: String)
    /// The server answers in writing, but not in the way that it is asked.
    case unsupportedDialect(AnswerDialect, supported: AnswerDialect)
    /// The server ended the connection; RFC 6455 close code.
    case connectionLost(code: Int, reason: String)
    /// The account has nothing left to spend, in the server's own words. It is not tried again.
    case quotaExceeded(message: String)
    /// Too much was asked in too short a time, also after trying again; the server's own words.
    case rateLimited(message: String)
    /// The server wants to be left alone for longer than is worth waiting; its own words, which may be empty.
    case askedToWait(until: Date, wait: Duration, message: String)

    // Protocol
    /// The server's `error` event.
    case server(code: String?, message: String, parameter: String?)
    /// Something came that is not the protocol: not JSON, too large, wrong shape.
    case invalidData(reason: String)
    /// The server could not make the answer; its own words.
    case responseFailed(code: String?, message: String)
    /// The model declined; its own words.
    case refused(message: String)
    /// An answer that had to have a shape does not have it.
    case unexpectedAnswer(reason: String)
    /// The answer ended too early: "max_output_tokens", "content_filter".
    case incompleteAnswer(reason: String)
    /// The server said that it is done, and there is nothing to show.
    case noAnswer(MissingAnswer)

    // Limits of our own
    /// The server failed too often; nothing is sent to it until then.
    case suspended(host: String, retryAfter: Duration)
    /// The budget is spent.
    case budgetSpent
    /// The budget of the month is used up: nothing is asked for until it is raised.
    case monthlyBudgetSpent
    /// The next answer costs more than is left of the budget, whatever it says: US dollars that are left, and that it costs
    /// at least.
    case budgetTooLow(left: Decimal, least: Decimal, period: Budget.Period)
    /// The input cannot be made to fit the model's context.
    case tooLong(tokens: Int, limit: Int)

    // Tools
    /// An MCP server cannot be used.
    case mcp(server: String, reason: String)

    // Sound
    /// A microphone or a loudspeaker does not work.
    case audio(AudioDeviceError)
    /// Something is being heard; nothing else is spoken over it.
    case speaking
    /// The server speaks no texts: neither its speech endpoint nor a Realtime session is there.
    case noVoice

    // Embeddings
    /// The server does not have the model any more. Another one is not taken in its place: vectors of two models cannot be
    /// compared.
    case embeddingModelRefused(name: String, others: [String])
}

/// The part of an answer that took too long.
public enum AnswerDelay: Sendable, Hashable {
    /// Its head.
    case beginning
    /// Its next piece.
    case silence
    /// The whole of it.
    case whole
}

extension EchoError {
    /// Whether nobody was there to say anything of what was asked.
    public var isUnreached: Bool {
        switch self {
        case .unreachable, .connectionTimedOut, .answerTimedOut, .connectionLost, .suspended, .notConnected: true
        default: false
        }
    }
}

/// The response that came where an answer was expected.
public enum MissingAnswer: Error, Sendable, Hashable {
    /// Not one byte.
    case noBytes
    /// A page for people: the address is not that of an API. The title may be empty, as the address where it is not told.
    case webPage(title: String, address: String = "")
    /// A page that lets only web browsers pass, as Cloudflare's before servers that it protects.
    case browserCheck(address: String = "")
    /// An answer without words and calls.
    case noWords
    /// The model thought, and stopped.
    case thoughts
    case picture
    case sound
}

/// The ways in which a microphone or loudspeaker can fail.
public enum AudioDeviceError: Error, Sendable, Hashable {
    /// Into the machine or out of it.
    public enum Direction: String, Sendable, Hashable { case capture, playback }

    /// There is no such device.
    case noDevice(Direction)
    /// The sound server is not running or refuses us.
    case noSoundServer(Direction)
    /// Another program holds it.
    case busy(Direction)
    case permissionDenied(Direction)
    /// It stopped answering and is being reopened.
    case stalled(Direction)
    /// The chosen one is gone; the default one goes on in its place.
    case replaced(Direction)
    case failed(Direction, reason: String)

    /// Which of the two devices it was.
    public var direction: Direction {
        switch self {
        case .noDevice(let it), .noSoundServer(let it), .busy(let it), .permissionDenied(let it), .stalled(let it),
            .replaced(let it), .failed(let it, _):
            it
        }
    }
}

extension EchoError {
    /// A short word for it, for a message that failed: "rate_limited".
    var name: String {
        switch self {
        case .connectionLost, .unreachable, .connectionTimedOut, .answerTimedOut, .notConnected: "connection_lost"
        case .invalidKey, .missingKey, .keyRequired: "invalid_key"
        case .rateLimited, .askedToWait: "rate_limited"
        case .quotaExceeded: "insufficient_quota"
        case .responseFailed(let code, _): code ?? "server_error"
        case .server(let code, _, _): code ?? "server_error"
        case .invalidData: "invalid_data"
        case .noAnswer: "no_answer"
        default: "failed"
        }
    }
}

extension EchoError {
    /// The server's own; empty where it has none.
    var words: String {
        switch self {
        case .server(_, let message, _), .responseFailed(_, let message), .rejected(_, let message),
            .rateLimited(let message), .keyRequired(let message), .unsupportedModel(_, _, let message):
            message
        default: ""
        }
    }
}
