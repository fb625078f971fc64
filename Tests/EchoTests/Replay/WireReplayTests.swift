import Foundation
import Testing

@testable import Echo

@Suite struct `A recording of the wire tells what happened` {
    private let start = Date(timeIntervalSince1970: 1000)

    private func record(_ json: String, sent: Bool = false, type: String? = nil, at second: Double = 0) -> WireRecord {
        let own = json.firstMatch(of: /"type":"([a-z_.]+)"/).map { String($0.1) } ?? "?"
        return WireRecord(
            id: 0, direction: sent ? .sent : .received, date: start + second, type: type ?? own, size: json.utf8.count,
            json: json)
    }

    private func events(_ records: [WireRecord], hasPlayback: Bool = false) -> [EchoEvent] {
        var replay = WireReplay(hasPlayback: hasPlayback)
        return records.flatMap { replay.receive($0) }
    }

    private func messages(_ events: [EchoEvent]) -> [Message] {
        events.compactMap { if case .messageFinalized(let message) = $0 { message } else { nil } }
    }

    private func turns(_ events: [EchoEvent]) -> [Turn] {
        events.compactMap { if case .turnChanged(let turn) = $0 { turn } else { nil } }
    }

    private var greeting: [WireRecord] {
        [
            record(#"{"type":"session.created","session":{"id":"sess_1","model":"gpt-realtime","type":"realtime"}}"#),
            record(
                #"{"type":"session.update","session":{"type":"realtime","audio":{"input":{"turn_detection":{"type":"server_vad","threshold":0.75,"create_response":true,"interrupt_response":true}},"output":{"voice":"cedar"}}}}"#,
                sent: true),
            record(#"{"type":"session.updated","session":{"type":"realtime"}}"#),
        ]
    }

    private var question: [WireRecord] {
        [
            record(#"{"type":"input_audio_buffer.append","audio":"‹960 bytes of audio›"}"#, sent: true, at: 1),
            record(#"{"type":"input_audio_buffer.speech_started","item_id":"u1","audio_start_ms":0}"#, at: 1),
            record(#"{"type":"input_audio_buffer.speech_stopped","item_id":"u1","audio_end_ms":900}"#, at: 2),
            record(#"{"type":"input_audio_buffer.committed","item_id":"u1"}"#, at: 2),
            record(
                #"{"type":"conversation.item.input_audio_transcription.completed","item_id":"u1","content_index":0,"transcript":"What time is it?"}"#,
                at: 2),
        ]
    }

    /// Half a second of sound.
    private var answer: [WireRecord] {
        [
            record(#"{"type":"response.created","response":{"id":"r1","conversation_id":"c"}}"#, at: 2.1),
            record(
                #"{"type":"response.output_item.added","response_id":"r1","output_index":0,"item":{"id":"a1","type":"message","role":"assistant","content":[]}}"#,
                at: 2.1),
            record(
                #"{"type":"response.output_audio_transcript.delta","response_id":"r1","item_id":"a1","output_index":0,"content_index":0,"delta":"It is noon."}"#,
                at: 2.2),
            record(
                #"{"type":"response.output_audio.delta","response_id":"r1","item_id":"a1","output_index":0,"content_index":0,"delta":"‹24000 bytes of audio›"}"#,
                at: 2.2),
        ]
    }

    private var end: [WireRecord] {
        [
            record(
                #"{"type":"response.output_audio.done","response_id":"r1","item_id":"a1","output_index":0,"content_index":0}"#,
                at: 2.3),
            record(
                #"{"type":"response.done","response":{"id":"r1","status":"completed","output":[],"usage":{"total_tokens":30,"input_tokens":10,"output_tokens":20}}}"#,
                at: 2.3),
        ]
    }

    @Test func `what a server did not know of the session is told as it was then`() {
        let told = events([
            record(#"{"type":"session.created","session":{"id":"s","model":"gpt-realtime-2.1","type":"realtime"}}"#),
            record(
                #"{"type":"session.update","event_id":"e1","session":{"type":"realtime","reasoning":{"effort":"high"}}}"#,
                sent: true),
            record(
                #"{"type":"error","error":{"type":"invalid_request_error","code":"unknown_parameter","message":"No.","param":"session.reasoning","event_id":"e1"}}"#
            ),
        ])

        let left = LeftOutOption(.effort, model: "gpt-realtime-2.1", reason: "No.", isSpoken: true)
        #expect(told.contains(.optionLeftOut(left)))
        #expect(!told.contains { if case .error = $0 { true } else { false } })
    }

    @Test func `words that nobody heard stay to be read, though the server forgot them`() throws {
        let told = events(
            greeting + question + [
                record(#"{"type":"response.created","response":{"id":"r1","conversation_id":"c"}}"#, at: 3),
                record(
                    #"{"type":"response.output_item.added","response_id":"r1","output_index":0,"item":{"id":"a1","type":"message","role":"assistant","phase":"commentary","content":[]}}"#,
                    at: 3),
                record(
                    #"{"type":"response.output_audio_transcript.delta","response_id":"r1","item_id":"a1","output_index":0,"content_index":0,"delta":"Let me"}"#,
                    at: 3),
                record(#"{"type":"response.cancel","response_id":"r1"}"#, sent: true, at: 3),
                record(#"{"type":"response.done","response":{"id":"r1","status":"cancelled"}}"#, at: 3),
                record(#"{"type":"conversation.item.delete","item_id":"a1"}"#, sent: true, at: 3),
            ])

        let last = try #require(messages(told).last)
        #expect(last.text == "Let me")
        #expect(last.phase == .commentary)
        #expect(last.status == .interrupted(heard: .zero, heardCharacters: 0))
        #expect(!told.contains { if case .messageRemoved = $0 { true } else { false } })
    }

    @Test func `a spoken turn`() {
        let told = events(
            greeting + question + answer + end + [record(#"{"type":"rate_limits.updated","rate_limits":[]}"#, at: 3)])

        #expect(told.contains(.connectionStatusChanged(.connected(sessionID: "sess_1", model: "gpt-realtime"))))
        #expect(messages(told).map(\.text).contains("What time is it?"))
        #expect(messages(told).last?.text == "It is noon.")
        #expect(messages(told).last?.status == .completed)
        #expect(turns(told) == [.listening, .user, .thinking, .assistant, .listening])
        #expect(told.contains(.assistantStartedSpeaking(itemID: "a1")))
        #expect(told.contains(.assistantStoppedSpeaking(itemID: "a1")))
        #expect(told.contains { if case .usageUpdated = $0 { true } else { false } })
    }

    @Test func `what a session was told are its settings`() {
        var replay = WireReplay(hasPlayback: false)
        for record in greeting { _ = replay.receive(record) }

        #expect(replay.settings.voice == "cedar")
        #expect(replay.settings.threshold == 0.75)
        #expect(replay.settings.turnMode == .automatic(.server))
        #expect(replay.model == "gpt-realtime")
    }

    @Test func `an answer that was cut off, where the loudspeaker is not in the recording`() {
        let cut = [
            record(#"{"type":"input_audio_buffer.speech_started","item_id":"u2","audio_start_ms":1300}"#, at: 2.4),
            record(
                #"{"type":"conversation.item.truncate","item_id":"a1","content_index":0,"audio_end_ms":200}"#,
                sent: true,
                at: 2.4),
        ]
        let told = events(greeting + question + answer + cut)

        #expect(told.contains(.assistantInterrupted(itemID: "a1", heard: .milliseconds(200))))
        guard case .interrupted(let heard, _)? = messages(told).last?.status else {
            Issue.record("\(messages(told))")
            return
        }
        #expect(heard == .milliseconds(200))
    }

    @Test func `an answer that was cut off, where it is`() {
        var replay = WireReplay(hasPlayback: true)
        for record in greeting + question + answer { _ = replay.receive(record) }

        let started = replay.playbackStarted("a1", at: start + 2.25)
        _ = replay.receive(
            record(#"{"type":"input_audio_buffer.speech_started","item_id":"u2","audio_start_ms":1300}"#))
        let cut = replay.playbackInterrupted("a1", heard: .milliseconds(120), at: start + 2.4)

        #expect(started.contains(.assistantStartedSpeaking(itemID: "a1")))
        #expect(cut.contains(.assistantInterrupted(itemID: "a1", heard: .milliseconds(120))))
    }

    @Test func `a tool and what it gave`() {
        let call = [
            record(#"{"type":"response.created","response":{"id":"r1","conversation_id":"c"}}"#),
            record(
                #"{"type":"response.output_item.done","response_id":"r1","output_index":0,"item":{"id":"f1","type":"function_call","call_id":"call_1","name":"clock","arguments":"{}"}}"#
            ),
            record(#"{"type":"response.done","response":{"id":"r1","status":"completed","output":[]}}"#),
            record(
                #"{"type":"conversation.item.create","item":{"type":"function_call_output","call_id":"call_1","output":"noon"}}"#,
                sent: true),
        ]
        let told = events(greeting + call)

        #expect(told.contains(.toolCallRequested(ToolCall(id: "call_1", name: "clock", arguments: "{}"))))
        #expect(told.contains(.toolResultSubmitted(ToolResult(callID: "call_1", output: "noon"))))
        #expect(messages(told).last?.tool?.phase == .succeeded)
    }

    @Test func `a conversation by text over a WebSocket, and what was said to an answer while it was thought about`() {
        func answer(_ id: String, _ text: String) -> [WireRecord] {
            [
                record(#"{"type":"response.created","response":{"id":"\#(id)","model":"m","output":[]}}"#),
                record(
                    #"{"type":"response.output_text.delta","item_id":"m\#(id)","output_index":0,"content_index":0,"delta":"\#(text)"}"#
                ),
                record(#"{"type":"response.completed","response":{"id":"\#(id)","status":"completed","output":[]}}"#),
            ]
        }
        let told = events(
            [
                record(
                    #"{"type":"response.create","model":"gpt-5-mini","input":[{"role":"user","content":"Hi"}]}"#,
                    sent: true, type: "WS responses"),
                record(#"{"type":"response.created","response":{"id":"r1","model":"m","output":[]}}"#),
                record(
                    #"{"type":"response.steer","previous_response_id":"r1","input":[{"role":"user","content":"Shorter"}]}"#,
                    sent: true),
                record(#"{"type":"response.steer.accepted","steer":{"id":"s1","previous_response_id":"r1"}}"#),
                record(
                    #"{"type":"response.incomplete","response":{"id":"r1","status":"incomplete","incomplete_details":{"reason":"steered"},"output":[]}}"#
                ),
            ] + answer("r2", "Hello.")
                + [
                    record(
                        #"{"type":"response.create","model":"gpt-5-mini","previous_response_id":"r2","input":[{"role":"user","content":"Shorter"}]}"#,
                        sent: true, type: "WS responses")
                ] + answer("r3", "Hi."))

        #expect(told.contains(.modeChanged(.text)))
        #expect(messages(told).map(\.text) == ["Hi", "Shorter", "Hello.", "Shorter", "Hi."])
    }

    @Test func `a conversation by text, and what is asked again`() {
        let question = record(
            #"{"model":"gpt-5-mini","input":[{"role":"user","content":[{"type":"input_text","text":"Hi"}]}]}"#,
            sent: true,
            type: "POST responses")
        func answer(_ text: String) -> [WireRecord] {
            [
                record(
                    #"{"type":"response.created","sequence_number":0,"response":{"id":"r1","status":"in_progress","output":[]}}"#
                ),
                record(
                    #"{"type":"response.output_text.delta","sequence_number":1,"item_id":"m1","output_index":0,"content_index":0,"delta":"\#(text)"}"#
                ),
                record(
                    #"{"type":"response.completed","sequence_number":2,"response":{"id":"r1","status":"completed","output":[]}}"#
                ),
            ]
        }
        let told = events([question] + answer("Hello.") + [question] + answer("Good day."))

        #expect(told.contains(.modeChanged(.text)))
        #expect(told.contains(.connectionStatusChanged(.connected(sessionID: "", model: "gpt-5-mini"))))
        #expect(messages(told).map(\.text) == ["Hi", "Hello.", "Good day."])
        let first = messages(told).dropFirst().first?.id ?? ""
        #expect(told.contains(.messageRemoved(id: first)))
        #expect(turns(told).suffix(2) == [.assistant, .idle])
    }

    @Test func `chunks of a chat, and a refusal`() {
        let body = #"{"model":"llama","messages":[{"role":"user","content":"Hi"}],"stream":true}"#
        let told = events([
            record(body, sent: true, type: "POST chat/completions"),
            record(
                #"{"object":"chat.completion.chunk","id":"c","created":1,"model":"llama","choices":[{"index":0,"delta":{"role":"assistant","content":"Hello."}}]}"#,
                type: "chat.completion.chunk"),
            record(
                #"{"object":"chat.completion.chunk","id":"c","created":1,"model":"llama","choices":[{"index":0,"delta":{},"finish_reason":"stop"}]}"#,
                type: "chat.completion.chunk"),
            record(
                #"{"object":"chat.completion.chunk","id":"c","created":1,"model":"llama","choices":[],"usage":{"prompt_tokens":3,"completion_tokens":2,"total_tokens":5}}"#,
                type: "chat.completion.chunk"),
            record(body, sent: true, type: "POST chat/completions"),
            record(#"{"error":{"message":"slow down"}}"#, type: "chat/completions 429"),
        ])

        #expect(messages(told).map(\.text).prefix(2) == ["Hi", "Hello."])
        #expect(told.contains { if case .error(.rateLimited) = $0 { true } else { false } })
    }

    @Test(arguments: ["{}", "no JSON", #"{"type":"response.done"}"#, #"{"type":"session.created"}"#, "[1]"])
    func `what makes no sense is left alone`(json: String) {
        let told = events([record(json), record(json, sent: true), record(json, sent: true, type: "POST responses")])

        #expect(messages(told).isEmpty)
    }
}
