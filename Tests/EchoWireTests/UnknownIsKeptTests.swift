import EchoWire
import Foundation
import Testing

@Suite struct `What is not known is kept` {
    @Test func `an event of an unknown type comes out as it went in`() throws {
        let json: JSONValue = [
            "type": "response.smell.delta", "event_id": "event_1", "smell": ["kind": "rose", "level": 0.5],
        ]

        let event = try ServerEvent(json)

        #expect(
            event
                == .unknown(
                    UnknownEvent(type: "response.smell.delta", fields: json.object!.filter { $0.key != "type" })))
        #expect(event.type == "response.smell.delta")
        #expect(event.eventID == "event_1")
        #expect(event.json == json)
        #expect(try ClientEvent(json).json == json)
    }

    @Test func `unknown fields come out at every depth`() throws {
        let json: JSONValue = [
            "type": "conversation.item.added", "event_id": "e", "previous_item_id": nil, "mood": "sunny",
            "item": [
                "type": "message", "role": "user", "id": "i", "status": "dreaming", "weight": 3,
                "content": [["type": "input_text", "text": "hi", "font": nil], ["type": "hologram", "depth": 2]],
            ],
        ]

        let event = try ServerEvent(json)

        #expect(event.json == json)
        guard case .conversationItemAdded(let added) = event, case .message(let message) = added.item else {
            return #expect(Bool(false), "not a message")
        }
        #expect(added.extra == ["mood": "sunny", "previous_item_id": nil])
        #expect(message.status == "dreaming")
        #expect(message.extra == ["weight": 3])
        #expect(message.content.count == 2)
        #expect(message.content.first?.words == "hi")
        #expect(message.content.last == .unknown(["type": "hologram", "depth": 2]))
    }

    @Test(
        arguments: [
            ["type": "session.update", "session": ["type": "realtime", "max_output_tokens": "lots", "speed": 2]],
            [
                "type": "session.update",
                "session": ["type": "realtime", "audio": ["input": ["turn_detection": ["type": "telepathy"]]]],
            ],
            [
                "type": "session.update",
                "session": ["type": "realtime", "audio": ["input": ["turn_detection": "off"]]],
            ],
            [
                "type": "session.update",
                "session": [
                    "type": "realtime", "audio": ["input": ["format": ["type": "audio/opus", "rate": 48000]]],
                ],
            ],
            [
                "type": "session.update",
                "session": [
                    "type": "realtime", "audio": ["output": ["voice": ["id": "voice_1", "age": 30], "speed": "fast"]],
                ],
            ],
            [
                "type": "session.update",
                "session": ["type": "realtime", "tool_choice": ["type": "mcp", "server_label": "a", "name": "b"]],
            ],
            ["type": "session.update", "session": ["type": "realtime", "tool_choice": "sometimes"]],
            [
                "type": "session.update",
                "session": [
                    "type": "realtime",
                    "tools": [["type": "web_search", "depth": 2], ["type": "function", "name": "f"]],
                ],
            ],
            ["type": "session.update", "session": ["type": "realtime", "tools": [7]]],
            ["type": "session.update", "session": ["output_modalities": nil, "tools": nil, "audio": nil]],
            ["type": "response.create", "response": ["metadata": ["a": 1], "input": []]],
            ["type": "response.create", "response": nil],
            ["type": "response.create", "event_id": 7],
        ] as [JSONValue])
    func `optional values of unexpected kinds come out as they went in`(_ json: JSONValue) throws {
        #expect(try ClientEvent(json).json == json)
    }

    @Test(
        arguments: [
            ["type": "audio/pcm", "rate": 24000], ["type": "audio/pcm", "rate": 16000], ["type": "audio/pcmu"],
            ["type": "audio/pcma"], ["type": "audio/pcm", "rate": 24000, "channels": 2], [:],
        ] as [JSONValue])
    func `an audio format comes out as it went in`(_ json: JSONValue) throws {
        #expect(try AudioFormat(json).json == json)
    }

    @Test func `PCM without a rate has the only rate the protocol knows`() throws {
        #expect(try AudioFormat(["type": "audio/pcm"]) == .pcm(rate: 24_000))
        #expect(try AudioFormat(["type": "audio/pcmu", "rate": nil]) == .pcmu)
    }

    @Test func `a property that is set replaces what was kept`() throws {
        var response = try ResponseObject(["id": "r", "usage": nil, "status": 7])
        #expect(response.usage == nil && response.status == nil)

        response.usage = ResponseUsage(totalTokens: 3)
        response.status = "completed"

        #expect(response.json == ["id": "r", "usage": ["total_tokens": 3], "status": "completed", "output": []])
    }
}
