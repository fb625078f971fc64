import EchoTestKit
import EchoWire
import Foundation
import Immersion
import Testing

@testable import ImmersionAdapters

@Suite struct `Events on the wire` {
    private let events = [
        LearningEvent(
            .conversationCompleted(scenario: "es-cafe", seconds: 300, messages: 12, errors: 3, score: 85.5),
            in: .spanish, session: "session_abc", at: Date(timeIntervalSince1970: 1_736_937_000)),
        LearningEvent(
            .reviewCompleted(cards: 5, known: 4), in: .german, session: "r",
            at: Date(timeIntervalSince1970: 1_736_937_000)),
    ]

    private func send(_ steps: [PuppetHTTPStep], key: String? = "secret") async throws -> PuppetHTTPRequest? {
        let server = try await WireServer { _ in steps }
        let base = server.address.base.replacingOccurrences(of: "/v1", with: "")
        let wire = EventWire({ server.wire }, key: { key.flatMap(ProviderKey.init) })
        try await wire.send(EventBatch(address: base, user: "user_12345", events: events))
        return server.request
    }

    @Test func `are as the specification has them`() async throws {
        let sent = try #require(try await send(PuppetHTTPStep.answer(202, "", headers: [:])))

        #expect(sent.method == "POST" && sent.target == "/api/v1/events/batch")
        #expect(sent.headers["authorization"] == "Bearer secret")
        #expect(sent.headers["content-type"] == "application/json")
        #expect(sent.headers["idempotency-key"]?.count == 64)
        let expected: JSONValue = [
            "event_type": "conversation_completed", "timestamp": "2025-01-15T10:30:00Z", "user_id": "user_12345",
            "session_id": "session_abc",
            "properties": [
                "language": "es", "scenario_id": "es-cafe", "duration_seconds": 300, "message_count": 12,
                "grammar_errors": 3, "overall_score": 85.5,
            ],
        ]
        #expect(sent.json?["events"]?[0] == expected)
        #expect(sent.json?["events"]?[1]?["event_type"]?.string == "review_completed")
        #expect(sent.json?["events"]?[1]?["properties"] == ["language": "de", "card_count": 5, "known_count": 4])
    }

    @Test func `without a key none is sent, and a page that asks for a login is no success`() async throws {
        let sent = try await send(PuppetHTTPStep.answer(200, "{}"), key: nil)
        #expect(sent?.headers["authorization"] == nil)
        await #expect(throws: ProviderError.invalidAnswer(reason: "it is a web page")) {
            _ = try await send(PuppetHTTPStep.answer(200, "<html>", headers: ["content-type": "text/html"]))
        }
        await #expect(throws: ProviderError.rejected(status: 413, reason: "")) {
            _ = try await send(PuppetHTTPStep.answer(413, ""))
        }
    }

    @Test func `wait in a file that only the owner reads, until consent is withdrawn`() async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "e-\(UUID().uuidString)/events.json").path
        let file = EventQueueFile(path: path)
        let queue = EventQueue(user: "me")
        #expect(await file.load() == nil)

        await file.save(queue)
        #expect(await file.load() == queue)
        let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        try Data("damaged".utf8).write(to: URL(filePath: path))
        #expect(await file.load() == nil)
        await file.save(nil)
        #expect(!FileManager.default.fileExists(atPath: path))
    }
}
