import EchoWire

/// Makes the parts of an answer from what a server of one dialect sends.
protocol AnswerFoldingProtocol: Sendable {
    /// The answer has ended; whatever comes now is left alone.
    var isOver: Bool { get }
    /// The server has said why the answer ends: little may follow.
    var isSaid: Bool { get }
    /// One event of the stream.
    mutating func receive(_ event: JSONValue) -> [AnswerPart]
    /// The frame `[DONE]`.
    mutating func receiveDone() -> [AnswerPart]
    /// An answer that came in one piece although a stream was asked for.
    mutating func receive(whole answer: JSONValue) -> [AnswerPart]
    /// Nothing follows: what was held back for something that is missing.
    mutating func release() -> [AnswerPart]
    /// The body ended.
    /// - Throws: `connectionLost` when the answer had not.
    mutating func finish() throws(EchoError) -> [AnswerPart]
}

extension AnswerFoldingProtocol {
    var isSaid: Bool { isOver }
}

extension EchoError {
    /// The body of an answer ended before the answer did.
    static let answerBrokeOff = EchoError.connectionLost(code: 1006, reason: "the answer was cut off")
}
