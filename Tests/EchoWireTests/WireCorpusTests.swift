import EchoTestKit
import EchoWire
import Foundation
import Testing

/// What holds for any bytes on the wire.
enum WireProperties {
    static let json = Corpus("json")
    static let streams = Corpus("event-stream")

    /// Whether JSON, and the event it is, are read and written as the same, or refused.
    static func isStable(_ bytes: [UInt8]) -> Bool {
        guard let value = try? JSONValue(parsing: Data(bytes)) else { return true }
        guard (try? JSONValue(parsing: value.data)) == value else { return false }
        guard let event = try? ServerEvent(value) else { return true }
        return (try? ServerEvent(event.json)) == event
    }

    /// The events of a stream that came in these pieces; nil where it is refused.
    static func events(_ chunks: [[UInt8]]) -> [SSEEvent]? {
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

@Suite struct `Odd bytes on the wire` {
    @Test(arguments: WireProperties.json.inputs) func `JSON is read and written as the same, or refused`(
        input: Corpus.Input
    ) {
        #expect(WireProperties.isStable(input.bytes))
    }

    @Test(arguments: WireProperties.streams.inputs) func `an event stream is the same however it is cut`(
        input: Corpus.Input
    ) {
        let whole = WireProperties.events([input.bytes])
        for cut in 0...input.bytes.count {
            #expect(WireProperties.events([Array(input.bytes[..<cut]), Array(input.bytes[cut...])]) == whole)
        }
    }

    @Test func `there are inputs`() {
        #expect(WireProperties.json.inputs.count > 10)
        #expect(WireProperties.streams.inputs.count > 5)
    }
}
