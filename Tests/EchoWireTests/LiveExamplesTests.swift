import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Live events round-trip the published examples` {
    @Test(arguments: WireExamples.names(prefix: "live.client.", suffix: ".json"))
    func `a client event is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try LiveClientEvent(json)

        #expect(!event.isUnknown)
        #expect(event.type == json["type"]?.string)
        #expect(event.eventID == json["event_id"]?.string)
        #expect(event.json == json)
        #expect(event.data == event.json.data)
        #expect(try LiveClientEvent(parsing: event.data) == event)
    }

    @Test(arguments: WireExamples.names(prefix: "live.server.", suffix: ".json"))
    func `a server event is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try LiveServerEvent(json)

        #expect(!event.isUnknown)
        #expect(event.type == json["type"]?.string)
        #expect(event.eventID == json["event_id"]?.string)
        #expect(event.json == json)
        #expect(try LiveServerEvent(parsing: event.data) == event)
    }

    @Test(arguments: WireExamples.names(prefix: "live-", suffix: ".jsonl"))
    func `every event of a conversation is typed and comes out as it went in`(_ name: String) throws {
        let transcript = try WireExamples.transcript(name)
        #expect(transcript.count > 1)

        for line in transcript {
            switch line.direction {
            case .client:
                let event = try LiveClientEvent(line.event)
                #expect(!event.isUnknown && event.json == line.event)
            case .server:
                let event = try LiveServerEvent(line.event)
                #expect(!event.isUnknown && event.json == line.event)
            }
        }
    }

    @Test(arguments: [nil, "event_1", "a\"b"]) func `sound is written as everything else is`(id: String?) {
        let sound = LiveInputAudioAppend(eventID: id, audio: Data([0, 1, 254, 255]))
        #expect(LiveClientEvent.inputAudioAppend(sound).data == sound.json.data)
        let more = LiveInputAudioAppend(eventID: id, audio: Data(), extra: ["zeta": 1])
        #expect(LiveClientEvent.inputAudioAppend(more).data == more.json.data)
    }

    @Test func `the session is typed down to the bottom`() throws {
        guard case .start(let start) = try LiveClientEvent(WireExamples.json("live.client.session.start.json")) else {
            return #expect(Bool(false), "not a session.start")
        }
        let session = start.session

        #expect(session.model == "gpt-live-1.1")
        #expect(session.audio?.format == .pcm24k)
        #expect(session.audio?.output?.voice == "marin")
        #expect(session.input?.map(\.role) == ["user", "assistant"])
        #expect(session.input?.last?.content.first?.text == "Hello Ada.")
        #expect(session.delegation?.type == "responses")
        #expect(session.delegation?.acknowledgementDelayMs == 600)
        #expect(session.delegation?.responses?.reasoning?.effort == "low")
        guard case .function(let tool)? = session.delegation?.responses?.tools?.first else {
            return #expect(Bool(false), "no function")
        }
        #expect(tool.name == "get_weather")
    }

    @Test func `the delegation of an append is written even when there is none`() {
        let thought = LiveThinkingAppend(delegationID: .cleared, content: "Still looking.")

        #expect(thought.json["delegation_id"] == .null)
        #expect(throws: WireError.missing("delegation_id")) {
            try LiveClientEvent(["type": "session.thinking.append", "content": "x"])
        }
    }

    @Test(
        arguments: [
            ["type": "session.output_audio.delta", "delta": "AAA="],
            ["type": "session.input_transcript.delta", "delta": " hm"],
            ["type": "session.output_transcript.delta", "delta": "", "start_ms": nil, "end_ms": "late"],
            ["type": "session.closed"],
            ["type": "session.commentary.appended"],
            ["type": "session.delegation.created", "delegation": ["id": "d"]],
            ["type": "error", "error": ["code": nil, "message": nil]],
            ["type": "info"],
            ["type": "session.started", "session": [:]],
        ] as [JSONValue])
    func `a server that says less is understood`(_ json: JSONValue) throws {
        let event = try LiveServerEvent(json)

        #expect(!event.isUnknown)
        #expect(event.json == json)
    }
}

@Suite struct `Live types agree with the published schema` {
    /// Events of connections that only watch a session.
    private static let watching: Set = ["session.input_audio.append", "session.paused", "session.resumed"]

    @Test(arguments: WireSchema.eventTypes("client", of: WireSchema.live))
    func `a client event knows its fields and which it needs`(_ type: String) throws {
        let example = try #require(try WireExamples.json("live.client.\(type).json").object)
        let definition = try #require(WireSchema.event("client", type, of: WireSchema.live))

        let payload = try #require(try LiveClientEvent(.object(example)).payload as? any WireObject)

        #expect(Self.names(payload).union(["type"]) == definition.properties.union(["event_id"]))
        for name in definition.required where name != "type" && name != "event_id" {
            #expect(throws: WireError.missing(name)) {
                try LiveClientEvent(.object(example.filter { $0.key != name }))
            }
        }
    }

    @Test(
        arguments: WireSchema.eventTypes("server", of: WireSchema.live).filter {
            !watching.contains($0) && !$0.hasPrefix("transport.")
        })
    func `a server event knows its fields`(_ type: String) throws {
        let definition = try #require(WireSchema.event("server", type, of: WireSchema.live))

        let payload = try #require(
            try LiveServerEvent(WireExamples.json("live.server.\(type).json")).payload as? any WireObject)

        #expect(definition.properties.subtracting(["type"]).isSubset(of: Self.names(payload)))
    }

    @Test(arguments: [
        (names(LiveSessionObject()), ["SessionConfigParam", "SessionResource"]),
        (names(LiveResponsesDelegation()), ["ResponsesDelegationConfigParam"]),
        (names(LiveUsage(seconds: 0)), ["SessionUsage"]),
        (names(LiveContextWindow()), ["ContextWindow"]),
        (names(LiveErrorDetail()), ["Error"]),
        (names(LiveDelegationItem(id: "")), ["DelegationCreatedEvent_Delegation"]),
        (names(LiveMessage(role: "", content: [])), ["InitialItemParam_User", "InitialItemParam_Assistant"]),
    ])
    func `an object knows its fields`(_ known: Set<String>, _ definitions: [String]) {
        #expect(known == WireSchema.properties(definitions, of: WireSchema.live))
    }

    private static func names<Object: WireObject>(_ object: Object) -> Set<String> {
        Set(Object.fields.all.map(\.name))
    }
}

extension LiveClientEvent {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension LiveServerEvent {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
