import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `A stream of an odd server is read as far as it can be` {
    @Test func `an event of an unknown type comes out as it went in`() throws {
        let json: JSONValue = ["type": "response.smell.delta", "sequence_number": 3, "smell": ["kind": "rose"]]

        let event = try ResponsesStreamEvent(json)

        #expect(
            event
                == .unknown(
                    UnknownEvent(type: "response.smell.delta", fields: json.object!.filter { $0.key != "type" })))
        #expect(event.sequenceNumber == 3)
        #expect(event.json == json)
        #expect(!event.endsStream)
    }

    @Test(
        arguments: [
            ["id": "r", "output": [["type": "smell", "kind": "rose"], ["kind": "no type"]], "tools": []],
            ["id": "r", "output": [], "tools": [["type": "hammer"]], "tool_choice": ["type": "hammer"], "error": nil],
            ["id": "r", "output": [], "tools": [], "usage": ["input_tokens": "many"], "text": ["format": "prose"]],
            ["id": "r", "output": [], "tools": [], "created_at": 1.5, "metadata": ["a": 1], "status": 7],
            [
                "id": "r", "tools": [],
                "output": [["type": "message", "role": "assistant", "content": [["type": "smell"]], "x": 1]],
            ],
        ] as [JSONValue])
    func `an answer with unknown things comes out as it went in`(_ json: JSONValue) throws {
        var expected = json.object!
        expected["object"] = "response"

        #expect(try ResponsesResponse(.object(expected)).json == .object(expected))
    }

    @Test(
        arguments: [
            (["id": "e"], .missing("type")),
            (["type": 7], .wrongType("type", expected: "string")),
            ([], .wrongType("", expected: "object")),
            (["type": "response.completed"], .missing("response")),
            (["type": "response.completed", "response": ["output": []]], .missing("response.id")),
            (
                ["type": "response.completed", "response": ["id": "r", "output": [["type": "function_call"]]]],
                .missing("response.output.0.call_id")
            ),
            (
                [
                    "type": "response.output_text.delta", "item_id": "i", "output_index": 0, "content_index": 0,
                    "delta": 1,
                ],
                .wrongType("delta", expected: "string")
            ),
        ] as [(JSONValue, WireError)])
    func `a faulty event is an error that says what and where`(_ json: JSONValue, _ error: WireError) {
        #expect(throws: error) { try ResponsesStreamEvent(json) }
    }

    @Test(
        arguments: [
            ["type": "error"], ["type": "error", "error": "plain words"], ["type": "error", "error": nil],
            ["type": "error", "error": ["code": "c"], "message": "m"], ["type": "error", "message": 7, "code": 500],
        ] as [JSONValue])
    func `an error of any shape is an error`(_ json: JSONValue) throws {
        let event = try ResponsesStreamEvent(json)

        guard case .error(let error) = event else { return #expect(Bool(false), "not an error") }
        #expect(error.detail.message == json["message"]?.string ?? "")
        #expect(event.json == json)
    }

    @Test(arguments: WireExamples.names(prefix: "responses.stream.", suffix: ".json"))
    func `no damaged event crashes its reader`(_ name: String) throws {
        let text = Array(try WireExamples.json(name).data)
        var damage = Damage()
        for _ in 0..<100 {
            guard let value = try? JSONValue(parsing: Data(damage.damaged(text))),
                let event = try? ResponsesStreamEvent(value)
            else { continue }
            #expect(try ResponsesStreamEvent(event.json) == event)
        }
    }

    @Test func `an input without types is messages`() throws {
        let request = try ResponsesRequest([
            "model": "m", "input": [["role": "user", "content": "hi"], ["id": "msg_1"]],
        ])

        #expect(
            request.input
                == .items([
                    .message(ResponsesMessage(type: nil, role: "user", content: "hi")), .unknown(["id": "msg_1"]),
                ]))
        #expect(ResponsesInput.text("hi").items == [.message(ResponsesMessage(role: "user", content: "hi"))])
    }
}
