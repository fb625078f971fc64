import EchoTestKit
import EchoWire
import Foundation
import LocalBackend
import ServerTestKit
import Testing

/// The requests are those that the named client sends, shortened.
@Suite struct `Clients of others have the offline assistant call functions` {
    @Test func `instructor's one object and its list of them`() async throws {
        let one = try await chat(
            #"""
            {"messages":[{"role":"user","content":"Extract: My name is Ada and my age is 36"}],"model":"gpt-4o-mini",
            "tool_choice":{"type":"function","function":{"name":"User"}},"tools":[{"type":"function","function":
            {"name":"User","description":"Correctly extracted `User` with all the required parameters with correct types",
            "parameters":{"properties":{"name":{"title":"Name","type":"string"},"age":{"title":"Age","type":"integer"}},
            "required":["age","name"],"type":"object"}}}]}
            """#)
        let list = try await chat(
            #"""
            {"messages":[{"role":"user","content":"Ada is 36 and Bob is 40"}],"model":"gpt-4o-mini",
            "tool_choice":{"type":"function","function":{"name":"IterableUser"}},"tools":[{"type":"function","function":
            {"name":"IterableUser","description":"Correct segmentation of `User` tasks","parameters":{"$defs":{"User":
            {"properties":{"name":{"title":"Name","type":"string"},"age":{"title":"Age","type":"integer"}},"required":
            ["name","age"],"title":"User","type":"object"}},"properties":{"tasks":{"description":
            "Correctly segmented list of `User` tasks","items":{"$ref":"#/$defs/User"},"title":"Tasks","type":"array"}},
            "required":["tasks"],"type":"object"}}}]}
            """#)

        #expect(Self.arguments(one) == #"{"age":36,"name":"Ada"}"#)
        #expect(Self.arguments(list) == #"{"tasks":[{"age":36,"name":"Ada"},{"age":40,"name":"Bob"}]}"#)
    }

    @Test func `instructor's JSON mode`() async throws {
        let message = try await chat(
            #"""
            {"messages":[{"role":"system","content":"\n        As a genius expert, your task is to understa\#
            nd the content and provide\n        the parsed objects in json that match the following json_sc\#
            hema:\n\n\n        {\n  \"properties\": {\n    \"name\": {\n      \"title\": \"Name\",\#
            \n      \"type\": \"string\"\n    },\n    \"age\": {\n      \"title\": \"Age\",\n      \"type\"\#
            : \"integer\"\n    }\n  },\n  \"required\": [\n    \"name\",\n    \"age\"\n  ],\n  \"title\"\#
            : \"User\",\n  \"type\": \"object\"\n}\n\n        Make sure to return an instance of the JSON\#
            , not the schema itself\n"},
            {"role":"user","content":"My name is Ada and my age is 36"}],"model":"gpt-4o-mini",
            "response_format":{"type":"json_object"}}
            """#)

        #expect(message["content"] == #"{"age":36,"name":"Ada"}"#)
    }

    @Test func `openai-agents' function without arguments, beside a schema`() async throws {
        let message = try await chat(
            #"""
            {"messages":[{"content":"call get_current_time","role":"user"}],"model":"gpt-4o-mini","tools":[{"type":
            "function","function":{"name":"get_current_time","description":"","parameters":{"properties":{},"title":
            "get_current_time_args","type":"object","additionalProperties":false,"required":[]},"strict":true}}],
            "response_format":{"type":"json_schema","json_schema":{"name":"final_output","strict":true,"schema":
            {"properties":{"time":{"title":"Time","type":"string"}},"required":["time"],"title":"Out","type":"object",
            "additionalProperties":false}}}}
            """#)

        #expect(message["tool_calls"]?[0]?["function"]?["name"] == "get_current_time")
        #expect(Self.arguments(message) == "{}")
    }

    @Test(arguments: [String(repeating: "(", count: 8_000), String(repeating: "1+", count: 4_000)])
    func `A text that nobody can read is answered kindly`(text: String) async throws {
        let message = try await chat(
            JSONValue.object([
                "model": "gpt-4o-mini", "messages": [["role": "user", "content": .string(text)]],
            ]).text)

        #expect(message["content"]?.string?.contains("offline assistant") == true)
    }

    private static func arguments(_ message: JSONValue) -> String? {
        message["tool_calls"]?[0]?["function"]?["arguments"]?.string
    }

    /// The message of the answer.
    private func chat(_ body: String) async throws -> JSONValue {
        let body = try JSONValue(parsing: Data(body.utf8))
        let answer = try await RESTClient.talk(LoopbackServer.configuration(brain: SkillBrain())) {
            try await $0.post("/v1/chat/completions", body)
        }
        return try JSONValue(parsing: answer.body)["choices"]?[0]?["message"] ?? .null
    }
}
