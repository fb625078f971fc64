import EchoTestKit
import EchoWire
import Foundation
import ProgramHarness
import Testing

/// Servers that cut their answers, are silent, or send only sound: by turns, and in full duplex.
@Suite(.serialized, .timeLimit(.minutes(10))) struct `A pipe at a voice server that is odd` {
    private typealias Reply = PuppetServer.Reply

    private static let live = "gpt-live-1.1"
    private static let turns = "gpt-realtime"

    private func pipe(
        _ model: String, _ reply: @escaping @Sendable (JSONValue) -> [Reply]
    ) async throws -> PlainCourse {
        let server = PuppetServer(reply: reply)
        defer { withExtendedLifetime(server) {} }
        let url = "ws://127.0.0.1:\(try await server.start())"
        return try await PlainCourse(
            #"""
            echo hello | "$ECHO" --plain --url "$URL" --model "$MODEL" > "$HOME/out" 2> "$HOME/err"
            """#,
            environment: ["URL": url, "MODEL": model])
    }

    private static func event(_ type: String, _ fields: JSONObject = [:]) -> Reply {
        .event(.object(fields.merging(["type": .string(type), "event_id": "e"]) { $1 }))
    }

    private static func piece(_ type: String, _ fields: JSONObject) -> Reply {
        let place: JSONObject = ["response_id": "r", "item_id": "i", "output_index": 0, "content_index": 0]
        return event(type, place.merging(fields) { $1 })
    }

    private static func words(_ words: String) -> Reply {
        piece("response.output_audio_transcript.delta", ["delta": .string(words)])
    }

    private static let sound = Data((0..<4800).map { $0.isMultiple(of: 2) ? 0 : 16 }).base64EncodedString()
    private static let created = event(
        "response.created", ["response": ["id": "r", "status": "in_progress", "output": []]])

    private static func done(_ status: String, _ reason: JSONValue = .null) -> Reply {
        event(
            "response.done",
            [
                "response": [
                    "id": "r", "status": .string(status), "output": [], "status_details": ["reason": reason],
                ]
            ])
    }

    /// By turns: what follows when an answer is asked for.
    private static func answer(_ replies: [Reply]) -> @Sendable (JSONValue) -> [Reply] {
        { $0["type"] == "response.create" ? replies : [] }
    }

    /// In full duplex: what follows when something is to be said.
    private static func say(_ replies: [Reply]) -> @Sendable (JSONValue) -> [Reply] {
        { event in
            switch event["type"]?.string {
            case "session.start": [Self.event("session.started", ["session": .null])]
            case "session.close": [Self.event("session.closed", ["reason": "close_requested"]), .close(1000)]
            case "session.commentary.append":
                [Self.event("session.commentary.appended", ["client_event_id": event["event_id"] ?? .null])] + replies
            default: []
            }
        }
    }

    private static func transcript(_ words: String) -> Reply {
        event("session.output_transcript.delta", ["delta": .string(words)])
    }

    private static let cutAnswers: [(model: String, reply: @Sendable (JSONValue) -> [Reply], why: String)] = [
        (turns, answer([created, words("Whales sing"), .close(1011)]), "connection lost"),
        (
            turns, answer([created, words("Whales sing"), done("cancelled", "turn_detected")]),
            "the server cancelled it"
        ),
        (live, say([transcript("Whales sing"), .close(1011)]), "connection lost"),
        (live, say([transcript("Whales sing"), .close(1000)]), "connection lost"),
        (
            live, say([transcript("Whales sing"), event("session.closed", ["reason": "max_duration"])]),
            "connection lost"
        ),
    ]

    @Test(arguments: cutAnswers.indices)
    func `has half an answer in one stream, why it is half in the other, and a status`(number: Int) async throws {
        let (model, reply, why) = Self.cutAnswers[number]
        let course = try await pipe(model, reply)

        #expect(course.out.contains("echo: Whales sing"), "\(course.out)")
        #expect(course.out.allSatisfy { !$0.contains("(incomplete") }, "\(course.out)")
        #expect(course.err.contains("echo: (incomplete: \(why))"), "\(course.err)")
        #expect(course.status == 1)
    }

    private static let silentAnswers: [(model: String, reply: @Sendable (JSONValue) -> [Reply], words: String)] = [
        (
            turns,
            answer([created, piece("response.output_audio.delta", ["delta": .string(sound)]), done("completed")]),
            "The answer was only sound"
        ),
        (live, say([event("session.output_audio.delta", ["delta": .string(sound)])]), "The answer was only sound"),
        (live, say([]), "the server did not answer"),
        (live, say([event("error", ["error": "no GPU"])]), "no GPU"),
    ]

    @Test(arguments: silentAnswers.indices)
    func `is told that no answer comes, and ends`(number: Int) async throws {
        let (model, reply, words) = Self.silentAnswers[number]
        let course = try await pipe(model, reply)

        #expect(course.err.contains { $0.hasPrefix("notice: ") && $0.contains(words) }, "\(course.err)")
        #expect(course.status == 1)
    }

    @Test(arguments: [turns, live])
    func `has a whole answer, and no status`(model: String) async throws {
        let byTurns = Self.answer([Self.created, Self.words("Whole."), Self.done("completed")])
        let course = try await pipe(model, model == Self.live ? Self.say([Self.transcript("Whole.")]) : byTurns)

        #expect(course.out.contains("echo: Whole."), "\(course.out)")
        #expect(course.status == 0, "\(course.err)")
    }
}
