import EchoTestKit
import EchoWire
import Foundation
import ServerTestKit
import Testing

@testable import LocalBackend

@Suite struct `A written answer takes what its model takes` {
    private static let tool: JSONValue = ["type": "function", "name": "f", "parameters": ["type": "object"]]
    private static let chatTool: JSONValue = ["type": "function", "function": ["name": "f"]]
    private static let messages: JSONValue = [["role": "user", "content": "Hi."]]

    private static func respond(_ more: JSONObject) async throws -> RawHTTPConnection.Answer {
        let request = JSONValue.object((["input": "Hi."] as JSONObject).merging(more) { $1 })
        return try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.post("/v1/responses", request)
        }
    }

    private static func chat(_ more: JSONObject) async throws -> RawHTTPConnection.Answer {
        let request = JSONValue.object((["messages": messages] as JSONObject).merging(more) { $1 })
        return try await RESTClient.talk(LoopbackServer.configuration()) {
            try await $0.post("/v1/chat/completions", request)
        }
    }

    @Test(
        arguments: [
            ("gpt-6.2-sol", "none", false), ("gpt-6.2-sol", "max", true), ("gpt-6.1-terra", "none", true),
            ("gpt-6.1-terra", "minimal", false), ("gpt-5-mini", "minimal", true), ("gpt-5-mini", "none", false),
            ("gpt-5", "xhigh", false), ("gpt-5.4", "xhigh", true), ("gpt-5.4", "max", false), ("o3", "low", true),
            ("gpt-6.1-sol", "telepathic", false), ("m", "telepathic", true),
        ])
    func `an effort that it knows`(model: String, effort: String, isTaken: Bool) async throws {
        let answer = try await Self.respond(["model": .string(model), "reasoning": ["effort": .string(effort)]])
        let chat = try await Self.chat(["model": .string(model), "reasoning_effort": .string(effort)])

        #expect(answer.status == (isTaken ? 200 : 400))
        #expect(chat.status == (isTaken ? 200 : 400))
        guard !isTaken else { return #expect(answer.json["reasoning"]?["effort"]?.string == effort) }
        #expect(answer.json["error"]?["code"] == "unsupported_value")
        #expect(answer.json["error"]?["param"] == "reasoning.effort")
        #expect(chat.json["error"]?["code"] == "unsupported_value")
        #expect(chat.json["error"]?["param"] == "reasoning_effort")
    }

    @Test func `none, when it does not think`() async throws {
        let answer = try await Self.respond(["model": "gpt-4.1", "reasoning": ["effort": "low"]])

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["code"] == "unsupported_parameter")
    }

    @Test(
        arguments: [
            ("gpt-6-luna", nil, false), ("gpt-6-luna", "low", false), ("gpt-6-luna", "none", true),
            ("gpt-5", nil, false), ("gpt-5.4", nil, true), ("gpt-5.4", "low", false), ("gpt-4o", nil, true),
            ("o3", nil, false), ("m", "low", true),
        ] as [(String, String?, Bool)])
    func `a temperature, when it does not think`(model: String, effort: String?, isTaken: Bool) async throws {
        for (name, value) in [("temperature", 0.5), ("top_p", 0.5)] as [(String, JSONValue)] {
            let settings: JSONObject = ["model": .string(model), name: value]
            let thinking: JSONObject = effort.map { ["reasoning": ["effort": .string($0)]] } ?? [:]
            let chatThinking: JSONObject = effort.map { ["reasoning_effort": .string($0)] } ?? [:]

            let answer = try await Self.respond(settings.merging(thinking) { $1 })
            let chat = try await Self.chat(settings.merging(chatThinking) { $1 })

            for answer in [answer, chat] {
                #expect(answer.status == (isTaken ? 200 : 400))
                guard !isTaken else { continue }
                #expect(answer.json["error"]?["code"] == "unsupported_parameter")
                #expect(answer.json["error"]?["param"]?.string == name)
            }
        }
    }

    @Test(
        arguments: [
            ("gpt-6.1-sol", "low", false), ("gpt-6-astra", nil, false), ("gpt-6-luna", nil, false),
            ("gpt-6-sol", "high", false), ("gpt-6-sol", "none", true), ("gpt-6-luna", "none", true),
            ("gpt-5", nil, true), ("gpt-6.1-terra", nil, true), ("m", nil, true),
        ] as [(String, String?, Bool)])
    func `functions over Chat Completions`(model: String, effort: String?, isTaken: Bool) async throws {
        var request: JSONObject = ["model": .string(model), "tools": [Self.chatTool]]
        request["reasoning_effort"] = effort.map { .string($0) }

        let chat = try await Self.chat(request)

        #expect(chat.status == (isTaken ? 200 : 400))
        if !isTaken {
            #expect(chat.json["error"]?["param"] == "tools")
            #expect(chat.json["error"]?["message"]?.string?.contains("/v1/responses") == true)
        }
        request["reasoning_effort"] = nil
        request["tools"] = [Self.tool]
        #expect(try await Self.respond(request).status == 200)
    }

    @Test(
        arguments: [
            (nil, "default"), ("auto", "default"), ("default", "default"), ("flex", "flex"), ("priority", "priority"),
            ("fast", "fast"),
        ] as [(String?, String)])
    func `the tier that served is told`(asked: String?, told: String) async throws {
        var request: JSONObject = ["model": "gpt-6-luna"]
        request["service_tier"] = asked.map { .string($0) }

        #expect(try await Self.respond(request).json["service_tier"]?.string == told)
        #expect(try await Self.chat(request).json["service_tier"]?.string == told)
    }

    @Test(
        arguments: [
            (["service_tier": "express"], "service_tier"), (["text": ["verbosity": "huge"]], "text.verbosity"),
            (["tools": [["type": "web_search"]]], "tools[0].type"),
            (["tools": [["type": "web_search_2025_08_26", "search_context_size": "low"]]], "tools[0].type"),
            (["context_management": [["type": "forgetting"]]], "context_management[0].type"),
            (
                ["context_management": [["type": "compaction", "compact_threshold": 0]]],
                "context_management[0].compact_threshold"
            ),
        ] as [(JSONObject, String)])
    func `what there is not is refused by its name`(more: JSONObject, parameter: String) async throws {
        let answer = try await Self.respond(more.merging(["model": "gpt-6-luna"]) { $1 })

        #expect(answer.status == 400)
        #expect(answer.json["error"]?["param"]?.string == parameter)
    }

    @Test func `web search is said to be missing, on both ways`() async throws {
        let answer = try await Self.respond(["model": "gpt-6-luna", "tools": [["type": "web_search"]]])
        let chat = try await Self.chat(["model": "gpt-6-luna", "web_search_options": [:]])

        for answer in [answer, chat] {
            #expect(answer.status == 400)
            #expect(answer.json["error"]?["message"]?.string?.contains("does not have: it works offline") == true)
        }
        #expect(chat.json["error"]?["param"] == "web_search_options")
    }

    @Test func `what was asked comes back with the answer`() async throws {
        let request: JSONObject = [
            "model": "gpt-6.1-terra", "reasoning": ["effort": "low", "summary": "concise"],
            "text": ["verbosity": "low"], "prompt_cache_key": "k", "prompt_cache_options": ["mode": "implicit"],
        ]

        let answer = try await Self.respond(request)
        let plain = try await Self.respond(["model": "gpt-6.1-terra"])

        #expect(answer.json["reasoning"] == ["effort": "low", "summary": "concise"])
        #expect(answer.json["text"] == ["format": ["type": "text"], "verbosity": "low"])
        #expect(plain.json["reasoning"] == ["effort": "medium", "summary": .null])
        #expect(plain.json["text"]?["verbosity"] == "medium")
    }
}
