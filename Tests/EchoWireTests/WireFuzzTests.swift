import EchoTestKit
import Foundation
import Testing

@testable import EchoWire

/// The long search; JSONValueTests and the tests of SSE have the short ones.
@Suite struct `Whatever is on the wire, for a long time` {
    private static func examples() throws -> [[UInt8]] {
        try WireExamples.names(prefix: "realtime.server.", suffix: ".json").map { Array(try WireExamples.data($0)) }
    }

    @Test func `JSON and events are read and written as the same, or refused`() throws {
        let examples = try Self.examples()
        let search = LongSearch(seed: 1).run { random in
            var bytes = examples.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...6, using: &random) { bytes.mutate(using: &random) }
            guard let value = try? JSONValue(parsing: Data(bytes)) else { return true }
            guard (try? JSONValue(parsing: value.data)) == value else { return false }
            guard let event = try? ServerEvent(value) else { return true }
            return (try? ServerEvent(event.json)) == event
        }

        #expect(examples.count > 20)
        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }

    @Test func `an event stream is the same however it is cut`() {
        let pieces = [
            "data: ", "event: ", "id: ", "retry: 1", ":", "\n", "\r\n", "\r", "\n\n", "{}", "[DONE]", "é", "\0",
        ]
        let search = LongSearch(seed: 2).run { random in
            let text = (0..<Int.random(in: 0...40, using: &random))
                .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            let bytes = Array(text.utf8)
            let cut = Int.random(in: 0...bytes.count, using: &random)
            return Self.events([bytes]) == Self.events([Array(bytes[..<cut]), Array(bytes[cut...])])
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }

    /// Nil where the stream is refused.
    private static func events(_ chunks: [[UInt8]]) -> [SSEEvent]? {
        var parser = SSEParser()
        var events: [SSEEvent] = []
        do {
            for chunk in chunks { events += try parser.feed(chunk) }
            try parser.finish()
        } catch {
            return nil
        }
        return events
    }
}
