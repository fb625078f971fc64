import Foundation
import Testing

@testable import Echo

/// Recordings of real and composed servers, with something done to each, the same at every run.
@Suite struct `Whatever a server sends` {
    static let seed: UInt64 = 20_261_129
    static let streams = 20_000

    @Test func `an answer is whole, or fails with words, or is marked as cut, and no word of it is lost`() {
        if let problem = StreamInvariant.search(seed: Self.seed, 0..<Self.streams) { Issue.record("\(problem)") }
    }

    @Test func `is the same stream at every run`() {
        let (one, other) = (StreamMutation(seed: 1, number: 5), StreamMutation(seed: 1, number: 5))
        #expect(one.body == other.body && one.steps == other.steps)
    }

    @Test func `many streams stay whole and many do not, so that both are tried`() {
        let ends = (0..<500).map { StreamCheck(StreamMutation(seed: Self.seed, number: $0).body).end }
        #expect(ends.count { $0 == .whole } > 100)
        #expect(ends.count { if case .failed = $0 { true } else { false } } > 10)
        #expect(ends.count { if case .cut = $0 { true } else { false } } > 50)
    }
}

@Suite struct `Whatever a server says over a WebSocket` {
    @Test func `is tried along with the streams, and is the same at every run`() {
        let (one, other) = (SocketInvariant.stream(seed: 1, number: 8), SocketInvariant.stream(seed: 1, number: 8))
        #expect(one.events.map(\.text) == other.events.map(\.text) && one.steps == other.steps)
        #expect(one.name.hasPrefix("responses"))
    }

    @Test(arguments: [8, 18])
    func `an answer that nothing happened to is whole`(number: Int) {
        let stream = SocketInvariant.stream(seed: 3, number: number, only: [])
        let check = SocketVisit(stream).check
        #expect(check?.end == .whole)
        #expect(check?.messages.map(\.text) == [stream.words.joined()])
    }

    @Test func `many answers are whole and many are not, so that both are tried`() {
        let visits = (0..<500).map { SocketVisit(SocketInvariant.stream(seed: 3, number: $0)) }
        #expect(visits.count { $0.check?.end == .whole } > 100)
        #expect(visits.count { if case .cut? = $0.check?.end { true } else { false } } > 20)
    }
}

@Suite struct `Whatever a server of tools says` {
    @Test func `is tried along with the streams, and is the same at every run`() {
        let (one, other) = (MCPVisit(seed: 1, number: 9), MCPVisit(seed: 1, number: 9))
        #expect(one.steps == other.steps && one.events.joined().map(\.text) == other.events.joined().map(\.text))
    }

    @Test(arguments: MCPVisit.Way.allCases)
    func `an answer that nothing happened to is heard`(way: MCPVisit.Way) throws {
        let number = try #require((0..<100).first { MCPVisit(seed: 3, number: $0, only: []).way == way } as Int?)
        var client = MCPVisitClient(MCPVisit(seed: 3, number: number, only: []))
        client.run()
        #expect(client.outcomes == [.success(MCPVisit.words)])
        #expect(client.offers == [["weather", "time"]])
    }

    @Test func `many calls are answered and many are not, so that both are tried`() {
        let outcomes = (0..<500).flatMap { number in
            var client = MCPVisitClient(MCPVisit(seed: 3, number: number))
            client.run()
            return client.outcomes
        }
        #expect(outcomes.count { $0 == .success(MCPVisit.words) } > 100)
        #expect(outcomes.count { if case .failure = $0 { true } else { false } } > 50)
    }
}

@Suite struct `Whatever a server says in full duplex` {
    @Test func `is tried along with the streams, and is the same at every run`() {
        let (one, other) = (LiveStream(seed: 1, number: 7), LiveStream(seed: 1, number: 7))
        #expect(one.events.map(\.text) == other.events.map(\.text) && one.steps == other.steps)
    }

    @Test func `words that nothing happened to stand in the conversation`() {
        let script = LiveStream(seed: 3, number: 7, only: []).played
        #expect(script.lines == ["user: What now?", "assistant: Grüße, alpha 日本 delta"])
        #expect(script.errors.isEmpty)
    }

    @Test func `what the server complains of is told in its words`() {
        let stream = LiveStream(seed: 3, number: 7, only: [.complaint])
        #expect(stream.complains && LiveInvariant.violation(stream) == nil)
    }

    @Test func `many streams are whole and many cannot be read, so that both are tried`() {
        let played = (0..<500).map { LiveStream(seed: 3, number: $0).played }
        #expect(played.count { $0.errors.isEmpty } > 100)
        #expect(played.count { !$0.errors.isEmpty } > 50)
    }
}
