import EchoAudio
import EchoWire
import Foundation
import Testing

@testable import Echo

/// Answers as compatible servers make them: in parts, without names, late, twice, or without words.
@Suite struct `An odd answer of a Realtime server` {
    /// Plays the server, through what reads its events.
    private struct Script {
        var script: SessionScript
        var mended = MendedServerEvents()

        /// Somebody has written something.
        init(spoken: Bool = true, audible: Bool = false) throws {
            script = try .ready { $0.spokenAnswers = spoken }
            if !audible { script.fact(.loudspeaker(.failed(.noDevice(.playback), retrying: false))) }
            script.user(.send(text: "hello"))
            script.forget()
        }

        mutating func server(_ json: JSONValue) throws {
            let event = try mended.event(ServerText(json.data))
            try script.server(String(decoding: event.data, as: UTF8.self))
        }

        mutating func created(_ id: String = "r") throws {
            try server(["type": "response.created", "response": ["id": .string(id), "output": []]])
        }

        mutating func delta(_ words: String, item: String = "i", part: Int = 0, response: String = "r") throws {
            try server([
                "type": "response.output_audio_transcript.delta", "response_id": .string(response),
                "item_id": .string(item), "output_index": 0, "content_index": .integer(part), "delta": .string(words),
            ])
        }

        mutating func whole(_ words: String, item: String = "i", part: Int = 0, response: String = "r") throws {
            try server([
                "type": "response.output_audio_transcript.done", "response_id": .string(response),
                "item_id": .string(item), "output_index": 0, "content_index": .integer(part),
                "transcript": .string(words),
            ])
        }

        mutating func sound(item: String = "i", response: String = "r") throws {
            try server([
                "type": "response.output_audio.delta", "response_id": .string(response), "item_id": .string(item),
                "output_index": 0, "content_index": 0, "delta": .string(Data(count: 4800).base64EncodedString()),
            ])
        }

        mutating func done(
            _ id: String = "r", status: String = "completed", reason: JSONValue = .null, output: JSONValue = .null
        ) throws {
            try server([
                "type": "response.done",
                "response": [
                    "id": .string(id), "status": .string(status), "output": output,
                    "status_details": ["type": .string(status), "reason": reason],
                ],
            ])
        }

        var answers: [Message] { script.messages.filter { $0.role == .assistant } }
        var texts: [String] { answers.map(\.text) }
        var run: [ToolCall] { script.actions.compactMap { if case .run(let call) = $0 { call } else { nil } } }
        var isIdle: Bool { script.session.turn == .idle && !script.session.isBeingAnswered }
    }

    // MARK: several parts

    @Test func `that tells only the whole words of each part shows all parts`() throws {
        var script = try Script()
        try script.created()
        for (part, words) in ["One.", "Two.", "Three."].enumerated() { try script.whole(words, part: part) }
        try script.done()

        #expect(script.texts == ["One. Two. Three."])
    }

    @Test func `whose parts have one number, or none, shows them all`() throws {
        var script = try Script()
        try script.created()
        for words in ["One.", "Two."] { try script.whole(words) }
        try script.done()

        #expect(script.texts == ["One. Two."])
    }

    @Test func `whose parts come in pieces and once more as wholes shows each once`() throws {
        var script = try Script()
        try script.created()
        for (part, words) in ["One.", "Two."].enumerated() {
            try script.delta(String(words.prefix(2)), part: part)
            try script.delta(String(words.dropFirst(2)), part: part)
            try script.whole(words, part: part)
        }
        let content: JSONValue = [
            ["type": "output_audio", "transcript": "One."], ["type": "output_audio", "transcript": "Two."],
        ]
        let item: JSONValue = ["id": "i", "type": "message", "role": "assistant", "content": content]
        try script.server(["type": "response.output_item.done", "response_id": "r", "output_index": 0, "item": item])
        try script.done(output: [item])

        #expect(script.texts == ["One.Two."])
    }

    @Test func `that tells the whole words of several items shows all`() throws {
        var script = try Script()
        try script.created()
        try script.whole("One.", item: "a")
        try script.whole("Two.", item: "b")
        try script.done()

        #expect(script.texts == ["One.", "Two."])
    }

    @Test func `whose words are only in the end of its item shows them`() throws {
        var script = try Script()
        try script.created()
        let content: JSONValue = [["type": "output_audio", "transcript": "Hello."]]
        try script.server([
            "type": "response.output_item.done", "response_id": "r", "output_index": 0,
            "item": ["id": "i", "type": "message", "role": "assistant", "content": content],
        ])
        try script.done()

        #expect(script.texts == ["Hello."])
    }

    @Test func `of whose words the end tells more than came before is whole`() throws {
        var script = try Script()
        try script.created()
        try script.delta("Whales sing")
        let content: JSONValue = [["type": "output_audio", "transcript": "Whales sing at night."]]
        try script.done(output: [["id": "i", "type": "message", "role": "assistant", "content": content]])

        #expect(script.texts == ["Whales sing at night."])
    }

    // MARK: the last word

    private static func item(_ texts: [String], id: String = "i") -> JSONValue {
        let content = texts.map { text -> JSONValue in ["type": "output_audio", "transcript": .string(text)] }
        return ["id": .string(id), "type": "message", "role": "assistant", "content": .array(content)]
    }

    @Test(arguments: ["part", "item", "answer", "answer by another name"])
    func `of which the server says other words at the end has those, once`(end: String) throws {
        var script = try Script()
        try script.created()
        for words in ["Whales", " sing", " at day."] { try script.delta(words) }
        if end == "part" {
            try script.server([
                "type": "response.content_part.done", "response_id": "r", "item_id": "i", "output_index": 0,
                "content_index": 0, "part": ["type": "audio", "transcript": "Whales sing at night."],
            ])
        }
        let item = Self.item(["Whales sing at night."])
        if end == "part" || end == "item" {
            try script.server([
                "type": "response.output_item.done", "response_id": "r", "output_index": 0, "item": item,
            ])
        }
        try script.done(output: [end.hasSuffix("name") ? Self.item(["Whales sing at night."], id: "x") : item])

        #expect(script.texts == ["Whales sing at night."])
        #expect(script.answers.map(\.status) == [.completed])
    }

    @Test func `whose item says less than came keeps what came`() throws {
        var script = try Script()
        try script.created()
        for (part, words) in ["One.", "Two."].enumerated() { try script.whole(words, part: part) }
        try script.done(output: [Self.item(["Two.", ""])])

        #expect(script.texts == ["One. Two."])
    }

    @Test func `whose second part comes at its end only has both, once`() throws {
        var script = try Script()
        try script.created()
        try script.delta("One")
        let item = Self.item(["One.", "Two."])
        try script.server(["type": "response.output_item.done", "response_id": "r", "output_index": 0, "item": item])
        try script.done(output: [item])

        #expect(script.texts == ["One. Two."])
    }

    @Test func `of two messages with other words at the end has both`() throws {
        var script = try Script()
        try script.created()
        try script.delta("One!", item: "a")
        try script.delta("Two!", item: "b")
        try script.done(output: [Self.item(["One."], id: "x"), Self.item(["Two."], id: "y")])

        #expect(script.texts == ["One.", "Two."])
    }

    // MARK: names

    @Test(arguments: ["i", ""])
    func `whose items have the names of the last one's, or none, is an answer of its own`(item: String) throws {
        var script = try Script()
        for words in ["One.", "Two."] {
            try script.created(words)
            try script.delta(words, item: item, response: words)
            try script.sound(item: item, response: words)
            try script.done(words)
            #expect(script.isIdle)
            script.script.user(.send(text: "next"))
        }

        #expect(script.texts == ["One.", "Two."])
        #expect(script.answers.map(\.status) == [.completed, .completed])
        #expect(script.script.messages.map(\.role) == [.user, .assistant, .user, .assistant, .user])
    }

    @Test func `whose events have null where others have something is shown`() throws {
        var script = try Script()
        try script.created()
        let type: JSONValue = "response.output_audio_transcript.delta"
        try script.server(["type": type, "response": .null, "item": .null, "delta": "Hello"])
        try script.server(["type": type, "delta": .null, "text": " there"])
        try script.server([
            "type": "response.output_audio_transcript.done", "transcript": .null, "text": "Hello there.",
        ])
        try script.done()

        #expect(script.texts == ["Hello there."])
    }

    @Test func `without any name is shown, and is over when it is over`() throws {
        var script = try Script()
        for words in ["One.", "Two."] {
            try script.created("")
            try script.delta(words, item: "", response: "")
            try script.done("")
            #expect(script.isIdle)
            script.script.user(.send(text: "next"))
        }

        #expect(script.texts == ["One.", "Two."])
    }

    // MARK: calls

    private static let arguments: JSONValue = [
        "type": "response.function_call_arguments.done", "response_id": "r", "item_id": "f", "output_index": 0,
        "call_id": "c", "name": "dice", "arguments": "{}",
    ]

    private static func call(_ kind: String, _ call: JSONObject) -> JSONValue {
        let item = JSONValue.object(call.merging(["id": "f", "type": "function_call", "call_id": "c"]) { $1 })
        return ["type": .string("response.output_item." + kind), "response_id": "r", "output_index": 0, "item": item]
    }

    @Test func `whose call comes only as its arguments has it made`() throws {
        var script = try Script()
        try script.created()
        try script.server(Self.arguments)
        try script.done()

        #expect(script.run == [ToolCall(id: "c", name: "dice", arguments: "{}")])
        #expect(script.script.errors.isEmpty)
    }

    @Test func `whose call has its name in another event has it made`() throws {
        var script = try Script()
        try script.created()
        try script.server(Self.call("added", ["name": "dice", "arguments": ""]))
        guard case .object(var fields) = Self.arguments else { return }
        fields["name"] = nil
        try script.server(.object(fields))
        try script.done()

        #expect(script.run == [ToolCall(id: "c", name: "dice", arguments: "{}")])
    }

    @Test func `whose call is delivered twice has it made once`() throws {
        var script = try Script()
        try script.created()
        try script.server(Self.call("added", ["name": "dice", "arguments": ""]))
        try script.server(Self.arguments)
        for _ in 0..<2 { try script.server(Self.call("done", ["name": "dice", "arguments": "{}"])) }
        script.script.user(.submit(ToolResult(callID: "c", output: "6")))
        try script.server(Self.call("done", ["name": "dice", "arguments": "{}"]))
        let call: JSONValue = ["id": "f", "type": "function_call", "call_id": "c", "name": "dice", "arguments": "{}"]
        try script.done(output: [call])

        #expect(script.run.count == 1)
        #expect(script.script.sentTypes.filter { $0 == "response.create" }.count == 1)
    }

    @Test func `that ends too early in a call says so, and does not make it`() throws {
        var script = try Script()
        try script.created()
        try script.server(Self.call("added", ["name": "dice", "arguments": ""]))
        try script.server(Self.call("done", ["name": "dice", "arguments": "{\"sid", "status": "incomplete"]))
        try script.done(status: "incomplete", reason: "max_output_tokens")

        #expect(script.run.isEmpty)
        #expect(script.script.errors == [.incompleteAnswer(reason: "max_output_tokens")])
    }

    @Test func `that always calls another tool is stopped as in writing`() throws {
        var script = try Script()
        for round in 0...ToolRounds.most {
            let (response, call) = ("r\(round)", "c\(round)")
            try script.created(response)
            try script.script.call(call, response: response)
            try script.done(response)
            script.script.user(.submit(ToolResult(callID: call, output: "6")))
        }

        #expect(script.script.sentTypes.filter { $0 == "response.create" }.count == ToolRounds.most)
        #expect(script.script.errors == [ToolRounds.tooMany])
        #expect(script.isIdle)
        script.script.user(.send(text: "and now?"))
        #expect(script.script.sentTypes.last == "response.create")
    }

    // MARK: sound without words

    @Test func `that is only sound says so, and is no whole answer`() throws {
        var script = try Script()
        try script.created()
        try script.sound()
        try script.done()
        #expect(script.script.session.turn == .thinking)
        script.script.fact(.timerFired(.lateWords))

        #expect(script.script.errors == [.noAnswer(.sound)])
        #expect(script.answers.map(\.status) == [.failed(reason: "only_sound")])
        #expect(script.isIdle)
    }

    @Test func `that is heard says once that its words do not come`() throws {
        var script = try Script(audible: true)
        for response in ["r1", "r2"] {
            try script.created(response)
            try script.sound(item: response, response: response)
            try script.done(response)
            script.script.fact(.timerFired(.lateWords))
            script.script.user(.send(text: "next"))
        }

        #expect(script.script.errors == [.noAnswer(.sound)])
        #expect(script.answers.allSatisfy { $0.isFinal })
    }

    @Test func `whose words come behind its end shows them`() throws {
        var script = try Script()
        try script.created()
        try script.sound()
        try script.done()
        script.script.milliseconds += 900
        try script.delta("Hel")
        try script.delta("lo.")
        #expect(script.answers.map(\.status) == [.inProgress])
        try script.whole("Hello.")

        #expect(script.texts == ["Hello."] && script.answers.map(\.status) == [.completed])
        #expect(script.script.errors.isEmpty && script.isIdle)
    }

    @Test func `whose words are late is over when somebody writes, or the connection breaks`() throws {
        for isBroken in [false, true] {
            var script = try Script()
            try script.created()
            try script.sound()
            try script.done()
            script.script.forget()
            if isBroken {
                script.script.session.reconnection.hasBeenReady = true
                script.script.fact(.connectionClosed(.connectionLost(code: 1011, reason: "")))
            } else {
                script.script.user(.send(text: "next"))
                #expect(script.script.sentTypes.last == "response.create")
            }
            #expect(script.answers.allSatisfy { $0.isFinal })
            #expect(script.script.errors == [.noAnswer(.sound)])
        }
    }

    // MARK: cancelled

    @Test(arguments: ["turn_detected", "client_cancelled"])
    func `that the server cancels though nobody speaks is half an answer, and said to be`(reason: String) throws {
        var script = try Script(spoken: false)
        try script.created()
        try script.delta("Whales sing")
        try script.done(status: "cancelled", reason: .string(reason))

        #expect(script.answers.map(\.status) == [.incomplete(reason: "server_cancelled")])
        #expect(script.isIdle)
    }

    @Test func `that the server cancels before its first word says so`() throws {
        var script = try Script(spoken: false)
        try script.created()
        try script.done(status: "cancelled", reason: "turn_detected")

        #expect(script.script.errors == [.incompleteAnswer(reason: "server_cancelled")])
    }

    @Test func `that was stopped here is nobody's loss`() throws {
        var script = try Script(spoken: false)
        try script.created()
        try script.delta("Whales sing")
        script.script.user(.interrupt)
        try script.done(status: "cancelled", reason: "client_cancelled")

        #expect(script.script.errors.isEmpty)
        #expect(script.answers.map(\.status) == [.interrupted(heard: .zero, heardCharacters: 11)])
    }

    // MARK: half an answer

    @Test func `that breaks at once each time stays to be read, by a name that was not taken back`() throws {
        var script = try Script(spoken: false)
        for attempt in 1...RealtimeSession.mostAttempts {
            try script.created("r\(attempt)")
            try script.delta("Whales sing", response: "r\(attempt)")
            script.script.session.reconnection.hasBeenReady = true
            script.script.fact(.connectionClosed(.connectionLost(code: 1011, reason: "")))
            guard attempt < RealtimeSession.mostAttempts else { break }
            script.script.session.begin()
            try script.server(["type": "session.created", "session": ["type": "realtime", "id": "s"]])
            try script.server(["type": "session.updated", "session": ["type": "realtime", "id": "s"]])
        }

        #expect(script.texts == ["Whales sing"])
        #expect(script.answers.map(\.status) == [.incomplete(reason: "connection_lost")])
        let removed = script.script.events.compactMap { if case .messageRemoved(let id) = $0 { id } else { nil } }
        #expect(!removed.isEmpty && !removed.contains(script.answers[0].id))
    }

    @Test func `whose next attempts say nothing stays, by another name`() throws {
        var script = try Script(spoken: false)
        try script.created()
        try script.delta("Whales sing")
        script.script.session.reconnection.hasBeenReady = true
        script.script.fact(.connectionClosed(.connectionLost(code: 1011, reason: "")))
        script.script.session.begin()
        try script.server(["type": "session.created", "session": ["type": "realtime", "id": "s"]])
        try script.server(["type": "session.updated", "session": ["type": "realtime", "id": "s"]])
        script.script.fact(.connectionClosed(.invalidKey))

        #expect(script.texts == ["Whales sing"])
        #expect(script.answers.map(\.status) == [.incomplete(reason: "connection_lost")])
        #expect(!script.script.events.contains(.messageRemoved(id: script.answers[0].id)))
    }
}

@Suite struct `The parts of a message` {
    private func said(_ steps: [(Int, String, isWhole: Bool)]) -> String {
        var (parts, text) = (AnswerParts(), "")
        for (index, words, isWhole) in steps {
            guard isWhole else {
                parts.grow(index, at: text.utf8.count)
                text += words
                continue
            }
            switch parts.complete(index, words, isTold: false, in: text) {
            case .none: break
            case .append(let more): text += more
            case .replace(let whole): text = whole
            }
        }
        return text
    }

    @Test func `are not taken back because the server does not repeat them`() {
        #expect(said([(0, "Hello there", false), (0, "Hel", true)]) == "Hello there")
    }

    @Test func `are corrected each for itself`() {
        let pieces: [(Int, String, isWhole: Bool)] = [
            (0, "Helo. ", false), (1, "By", false), (0, "Hello. ", true), (1, "Bye.", true),
        ]
        #expect(said(pieces) == "Hello. Bye.")
    }

    @Test func `that are counted with each piece are one text`() {
        #expect(said([(0, "Hel", false), (1, "lo", false), (0, "Hello", true)]) == "Hello")
    }

    @Test func `whose end has another number than their pieces are told once`() {
        #expect(said([(0, "Hello", false), (1, "Hello!", true)]) == "Hello!")
        #expect(said([(0, "Hello!", false), (1, "Hello", true)]) == "Hello!")
    }

    @Test func `are what the message says of them at its end`() {
        var parts = AnswerParts()
        #expect(parts.settle(["One.", "Two."], in: "") == .append("One. Two."))
        #expect(parts.settle(["One.", "Two."], in: "One.Two.") == .none)
        #expect(parts.settle(["One", "Two."], in: "One. Two.") == .replace("One Two."))
        #expect(parts.settle(["Two."], in: "One. Two.") == .none)
        #expect(parts.settle([], in: "One.") == .none)
    }

    @Test func `that are repeated are told once`() {
        #expect(said([(0, "Hello", true), (0, "Hello", true)]) == "Hello")
    }
}
