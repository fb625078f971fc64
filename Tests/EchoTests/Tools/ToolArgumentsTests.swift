import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `The arguments of a call` {
    @Test(arguments: ["", " \n", "null", "[]", "{}", "\"\"", "\"{}\"", "\"null\""])
    func `that are none, however that is written, are an object without properties`(text: String) throws {
        #expect(try ToolArguments.check(text) == "{}")
        #expect(ToolArguments.told(text) == "{}")
    }

    @Test(arguments: [#""{\"city\":\"Oslo\"}""#, #""\"{\\\"city\\\":\\\"Oslo\\\"}\"""#])
    func `that are the text of a text are read`(text: String) throws {
        #expect(try ToolArguments.check(text) == #"{"city":"Oslo"}"#)
        #expect(ToolArguments.told(text) == #"{"city":"Oslo"}"#)
    }

    @Test(arguments: [#"{"city":"Os"#, #"{"a":1}{"a":1}"#, "[1]", "7", "true", #""Oslo""#, "city: Oslo", "{'a': 1}"])
    func `that are cut or no object are told to the model as an error, and go back as none`(text: String) throws {
        #expect(throws: ToolFailure.self) { try ToolArguments.check(text) }
        #expect(ToolArguments.told(text) == "{}")
    }

    @Test func `that are an object go back as the model wrote them`() {
        let text = #"{ "city" : "Zür\u00efch" }"#
        #expect(ToolArguments.told(text) == text)
    }

    @Test func `with what only some read as JSON go back as what all read`() {
        #expect(ToolArguments.told(#"{"a": NaN}"#) == #"{"a":null}"#)
        #expect(ToolArguments.told(#"{"a": -Infinity}"#) == #"{"a":null}"#)
        #expect(ToolArguments.told(#"{"a": "\ud83d"}"#) == "{\"a\":\"\u{FFFD}\"}")
    }

    @Test(arguments: [("", "unknown"), ("get weather?", "get_weather_"), ("mcp.files:read-1", "mcp.files:read-1")])
    func `belong to a name that any server takes back`(name: String, told: String) {
        #expect(ToolCall(id: "c", name: name, arguments: "{}").told.name == told)
    }

    @Test(arguments: ["", "null", "[]", #"{"a"#])
    func `that are no object stand in no request`(arguments: String) {
        let call = ToolCall(id: "c", name: "f", arguments: arguments)
        let prompt = AnswerPrompt(
            model: "m", instructions: "",
            entries: [
                .message(id: "u", role: .user, text: "Hello"), .call(call),
                .result(ToolResult(callID: "c", output: "1")),
            ])
        let chat = ChatPrompt.request(prompt, oldNames: false).json["messages"]?[1]
        #expect(chat?["tool_calls"]?[0]?["function"] == ["name": "f", "arguments": "{}"])
        #expect(ResponsesPrompt.request(prompt).json["input"]?[1]?["arguments"] == "{}")
    }
    @Test func `a call of an earlier answer is told to a new session with arguments that it can read`() throws {
        let call = ToolCall(id: "c", name: "look", arguments: #"{"place": "Ber"#)
        let message = Message(
            id: "m", role: .tool, medium: .voice, status: .completed, createdAt: Date(timeIntervalSince1970: 0),
            tool: ToolActivity(call: call, phase: .failed, output: "cut"))
        guard case .functionCall(let told)? = HistoryItem.items(of: message).first else {
            Issue.record("no call")
            return
        }
        #expect((try? JSONValue(parsing: told.arguments))?.object != nil)
    }
}
