import EchoTestKit
import EchoWire
import Foundation

@testable import Echo

/// The events of a published event stream.
enum StreamExample {
    static func events(_ name: String) throws -> [SSEEvent] {
        var parser = SSEParser()
        return try parser.feed(try WireExamples.data(name))
    }

    static func responses(_ name: String) throws -> [ResponsesStreamEvent] {
        try events(name).map { try ResponsesStreamEvent(parsing: $0.data) }
    }

    /// Folded whole; throws when the answer has no end.
    static func fold(_ events: [ResponsesStreamEvent]) throws -> [AnswerPart] {
        var stream = ResponsesStream()
        var parts = events.flatMap { stream.receive($0) }
        parts += try stream.finish()
        return parts
    }

    static func fold(chat events: [SSEEvent]) throws -> [AnswerPart] {
        var stream = ChatStream()
        var parts: [AnswerPart] = []
        for event in events { parts += stream.receive(try ChatStreamEvent(parsing: event.data)) }
        parts += try stream.finish()
        return parts
    }
}
