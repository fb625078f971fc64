import EchoTestKit
import Foundation
import Testing

@testable import EchoWire

/// The long search; WireCorpusTests, JSONValueTests and the tests of SSE have the short ones.
@Suite struct `Whatever is on the wire, for a long time` {
    private static func examples() throws -> [[UInt8]] {
        let published = try WireExamples.names(prefix: "realtime.server.", suffix: ".json")
            .map { Array(try WireExamples.data($0)) }
        return published + WireProperties.json.inputs.map(\.bytes)
    }

    @Test func `JSON and events are read and written as the same, or refused`() throws {
        let examples = try Self.examples()
        let search = LongSearch(seed: 1).run { random in
            var bytes = examples.randomElement(using: &random) ?? []
            for _ in 0..<Int.random(in: 1...6, using: &random) { bytes.mutate(using: &random) }
            return WireProperties.isStable(bytes)
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
            var bytes = (0..<Int.random(in: 0...40, using: &random))
                .flatMap { _ in Array((pieces.randomElement(using: &random) ?? "").utf8) }
            if Bool.random(using: &random) { bytes += WireProperties.streams.damaged(0...6, using: &random) }
            let cut = Int.random(in: 0...bytes.count, using: &random)
            return WireProperties.events([bytes])
                == WireProperties.events([Array(bytes[..<cut]), Array(bytes[cut...])])
        }

        #expect(search.finding == nil)
        #expect(search.attempts > 100)
    }
}
