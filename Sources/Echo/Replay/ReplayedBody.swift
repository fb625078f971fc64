import EchoWire
import Foundation

/// Reads the recording of an answer as the answer was read when it came: from its bytes, or from those that its events
/// stand for.
struct ReplayedBody: Sendable {
    private enum Events: Sendable {
        case chat(AnswerEvents<ChatStream>)
        case responses(AnswerEvents<ResponsesStream>)
        /// Not from bytes: each message is an event.
        case socket(ReplayedSocketAnswer)
    }

    private var events: Events
    private var letters = CharacterReader()
    private var hasBegun = false

    /// - Parameter type: of the request; nil is returned for one that asks for no answer.
    init?(request type: String) {
        let path = type.split(separator: " ").last ?? ""
        if path.hasSuffix("chat/completions") {
            events = .chat(AnswerEvents(folding: ChatStream()))
        } else if type == WireReplay.socketRequest {
            events = .socket(ReplayedSocketAnswer())
        } else if path.hasSuffix("responses") {
            events = .responses(AnswerEvents(folding: ResponsesStream()))
        } else {
            return nil
        }
    }

    var isOver: Bool {
        switch events {
        case .chat(let events): events.isOver || events.isEnded
        case .responses(let events): events.isOver || events.isEnded
        case .socket(let answer): answer.isOver
        }
    }

    /// Something was said to the answer while it was made.
    ///
    /// - Returns: whether it can be told anything.
    mutating func steer() -> Bool {
        guard case .socket(var answer) = events else { return false }
        answer.steer()
        events = .socket(answer)
        return true
    }

    /// What an entry of the log makes of the answer.
    mutating func read(_ record: WireRecord, _ json: JSONValue) -> AnswerReading {
        if case .socket(var answer) = events {
            defer { events = .socket(answer) }
            return AnswerReading(parts: answer.receive(json))
        }
        if record.type == WireNote.invalidType, record.frame == nil { return AnswerReading() }
        let isOlder = record.frame == nil && Self.wholeAnswers.contains(json["object"]?.string ?? "")
        let bytes = isOlder ? Data(record.original.utf8) : record.streamed
        // One in a single piece is noted when all of it has come.
        let first = bytes.first(where: { $0 > 0x20 })
        let isWhole = !hasBegun && (first == UInt8(ascii: "{") || first == UInt8(ascii: "["))
        hasBegun = true
        read(bytes)
        // Older logs have no frame that ends a stream of chunks: it came behind the chunk that tells what was used.
        let tellsUse = json["usage"]?.isNull == false && json["choices"]?.saysSomething != true && json["type"] == nil
        if isWhole {
            end(nil)
        } else if record.exchange == nil, tellsUse {
            read(WireFrame.plain(Data(AnswerBody.done.utf8)))
        }
        return take()
    }

    /// Nothing follows.
    ///
    /// - Parameters:
    ///   - failure: as the log names it.
    ///   - isComplete: whether the log has all bytes that came.
    mutating func end(as failure: EchoError?, isComplete: Bool) -> AnswerReading {
        var isMissing = false
        if case .noAnswer = failure { isMissing = true }
        // What came in its place says more.
        end(isMissing && isComplete ? nil : failure)
        var reading = take()
        let hasEnded = reading.parts.contains { if case .ended = $0 { true } else { false } }
        if reading.failure == nil, !hasEnded { reading.failure = failure }
        return reading
    }

    private static let wholeAnswers: Set<String> = ["response", "chat.completion"]

    private mutating func read(_ bytes: Data) {
        let text = letters.feed(bytes)
        switch events {
        case .chat(var events):
            events.read(text)
            self.events = .chat(events)
        case .responses(var events):
            events.read(text)
            self.events = .responses(events)
        case .socket: break
        }
    }

    private mutating func end(_ failure: EchoError?) {
        let rest = letters.end()
        switch events {
        case .chat(var events):
            events.read(rest)
            events.end(failure)
            self.events = .chat(events)
        case .responses(var events):
            events.read(rest)
            events.end(failure)
            self.events = .responses(events)
        case .socket: break
        }
    }

    private mutating func take() -> AnswerReading {
        switch events {
        case .chat(var events):
            defer { self.events = .chat(events) }
            return events.take()
        case .responses(var events):
            defer { self.events = .responses(events) }
            return events.take()
        case .socket: return AnswerReading()
        }
    }
}

/// Reads the recording of an answer that came over a WebSocket by the rules that led it.
private struct ReplayedSocketAnswer: AnswerFoldingProtocol {
    private var session = ResponsesSocketSession(ResponsesRequest(model: "", input: .items([])))

    var isOver: Bool { session.isOver }

    /// What was said is a message in any case.
    mutating func steer() { _ = session.steer([.message(ResponsesMessage(role: "user", content: ""))]) }

    mutating func receive(_ event: JSONValue) -> [AnswerPart] {
        session.receive(event).flatMap { action -> [AnswerPart] in
            switch action {
            case .give(let parts), .finish(let parts, _): parts
            case .fail(let error): [.ended(.failed(error))]
            default: []
            }
        }
    }

    mutating func receiveDone() -> [AnswerPart] { [] }
    mutating func receive(whole answer: JSONValue) -> [AnswerPart] { receive(answer) }
    mutating func release() -> [AnswerPart] { [] }
    mutating func finish() throws(EchoError) -> [AnswerPart] { [] }
}
