import Echo
import EchoTestKit
import EchoWire
import Foundation
import Testing

/// Public names only, at the vendor's address, whose models have ended as it announced.
@Suite(.timeLimit(.minutes(10))) struct `A server that has switched models off` {
    private static let day = CalendarDay("2026-12-12")

    private static func refusal(_ model: String) -> HTTPReply {
        .json(
            [
                "error": [
                    "message": .string("The model `\(model)` does not exist or you do not have access to it."),
                    "type": "invalid_request_error", "param": .null, "code": "model_not_found",
                ]
            ], status: 404)
    }

    private static func answer(_ text: String, of model: String) -> HTTPReply {
        let message: JSONValue = [
            "id": "m", "type": "message", "role": "assistant", "status": "completed",
            "content": [["type": "output_text", "text": .string(text), "annotations": []]],
        ]
        func response(_ status: String, _ output: [JSONValue]) -> JSONValue {
            [
                "id": "r", "object": "response", "status": .string(status), "model": .string(model),
                "output": .array(output),
            ]
        }
        return .events([
            ["type": "response.created", "sequence_number": 0, "response": response("in_progress", [])],
            [
                "type": "response.output_item.added", "sequence_number": 1, "output_index": 0,
                "item": ["id": "m", "type": "message", "role": "assistant", "status": "in_progress", "content": []],
            ],
            [
                "type": "response.output_text.delta", "sequence_number": 2, "item_id": "m", "output_index": 0,
                "content_index": 0, "delta": .string(text), "logprobs": [],
            ],
            ["type": "response.completed", "sequence_number": 3, "response": response("completed", [message])],
        ])
    }

    private func transport(without ended: Set<String>, saying text: String = "Hi.") -> ScriptedHTTPTransport {
        ScriptedHTTPTransport { request in
            let model = request.body.flatMap { try? JSONValue(parsing: $0) }?["model"]?.string ?? ""
            return ended.contains(model) ? Self.refusal(model) : Self.answer(text, of: model)
        }
    }

    private func models(_ transport: ScriptedHTTPTransport) -> [String] {
        transport.requests.compactMap { request in
            request.body.flatMap { try? JSONValue(parsing: $0) }?["model"]?.string
        }
    }

    private func makeSUT(_ transport: ScriptedHTTPTransport, text model: String) throws -> Echo {
        let day = try #require(Self.day)
        var configuration = EchoConfiguration()
        configuration.responsesModel = model
        return Echo(key: "k", configuration: configuration, httpTransport: transport, today: { day })
    }

    private func replacements(_ events: [EchoEvent]) -> [EchoEvent] {
        events.filter { $0.type == .modelReplaced }
    }

    @Test func `is asked the same of what takes a model's place, once, and for good`() async throws {
        let transport = transport(without: ["gpt-5-mini"])
        let echo = try makeSUT(transport, text: "gpt-5-mini")
        let log = EventLog(echo.events)
        let conversation = try await echo.startConversation(mode: .text)

        for (text, count) in [("hello", 2), ("again", 4)] {
            try await conversation.send(text)
            #expect(
                await eventually { await conversation.allMessages.filter { $0.status == .completed }.count == count })
        }

        #expect(models(transport) == ["gpt-5-mini", "gpt-6.1-terra", "gpt-6.1-terra"])
        #expect(await conversation.allMessages.map(\.text) == ["hello", "Hi.", "again", "Hi."])
        #expect(await conversation.model == "gpt-6.1-terra")
        #expect(replacements(log.all) == [.modelReplaced(old: "gpt-5-mini", new: "gpt-6.1-terra")])
        await conversation.close()
        let next = try await echo.startConversation(mode: .text)
        #expect(await next.model == "gpt-6.1-terra")
        await next.close()
    }

    @Test func `and of the usual one where that has ended as well`() async throws {
        let transport = transport(without: ["gpt-5-nano", "gpt-6-luna"])
        let echo = try makeSUT(transport, text: "gpt-5-nano")
        let conversation = try await echo.startConversation(mode: .text)

        try await conversation.send("hello")

        #expect(await eventually { await conversation.allMessages.map(\.text) == ["hello", "Hi."] })
        #expect(models(transport) == ["gpt-5-nano", "gpt-6-luna", "gpt-6.1-terra"])
        await conversation.close()
    }

    @Test func `and says that there is no such model when nothing helps`() async throws {
        let transport = transport(without: ["gpt-5-nano", "gpt-6-luna", "gpt-6.1-terra"])
        let echo = try makeSUT(transport, text: "gpt-5-nano")
        let log = EventLog(echo.events)
        let conversation = try await echo.startConversation(mode: .text)

        try await conversation.send("hello")

        #expect(
            await log.sees {
                if case .error(.unsupportedModel("gpt-6.1-terra", _, let words)) = $0 { !words.isEmpty } else { false }
            })
        #expect(models(transport).count == 3)
        await conversation.close()
    }

    @Test func `gives single answers all the same`() async throws {
        let transport = transport(without: ["gpt-5-mini"], saying: #"{"title":"Pancakes"}"#)
        let echo = try makeSUT(transport, text: "gpt-5-mini")
        let log = EventLog(echo.events)
        struct Title: Codable { let title: String }

        let answer = try await echo.generate.structuredAnswer(Title.self, from: "x")
        _ = try await echo.generate.structuredAnswer(Title.self, from: "y")

        #expect(answer.value.title == "Pancakes" && answer.model == "gpt-6.1-terra")
        #expect(models(transport) == ["gpt-5-mini", "gpt-6.1-terra", "gpt-6.1-terra"])
        #expect(await log.sees(.modelReplaced(old: "gpt-5-mini", new: "gpt-6.1-terra")))
        #expect(replacements(log.all).count == 1)
    }

    @Test func `gives no vectors of another model`() async throws {
        let transport = transport(without: ["text-embedding-3-small"])
        let echo = try makeSUT(transport, text: "gpt-6.1-terra")

        await #expect {
            try await echo.generate.embedding(from: "x")
        } throws: { error in
            guard case .embeddingModelRefused("text-embedding-3-small", let others) = error as? EchoError else {
                return false
            }
            return others.contains("text-embedding-3-large")
        }
        #expect(models(transport) == ["text-embedding-3-small"])
    }
}
