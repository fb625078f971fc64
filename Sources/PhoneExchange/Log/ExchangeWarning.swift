/// A warning that Twilio would put into its debugger: a mistake of the app, by the published number of the error.
public struct ExchangeWarning: Sendable, Hashable, CustomStringConvertible {
    public var code: Int
    public var sentence: String

    public var description: String { "\(code): \(sentence)" }

    static func retrieval(_ reason: String) -> ExchangeWarning { .init(code: 11200, sentence: reason) }
    static func document(_ reason: String) -> ExchangeWarning { .init(code: 12100, sentence: reason) }
    static func schema(_ reason: String) -> ExchangeWarning { .init(code: 12200, sentence: reason) }
    static func contentType(_ reason: String) -> ExchangeWarning { .init(code: 12300, sentence: reason) }
    static func handshake(_ reason: String) -> ExchangeWarning { .init(code: 31920, sentence: reason) }
    static func connection(_ reason: String) -> ExchangeWarning { .init(code: 31921, sentence: reason) }
    static func streamProtocol(_ reason: String) -> ExchangeWarning { .init(code: 31924, sentence: reason) }
    static func streamMessage(_ reason: String) -> ExchangeWarning { .init(code: 31951, sentence: reason) }
}
