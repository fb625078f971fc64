import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Realtime events round-trip the published examples` {
    @Test(arguments: WireExamples.names(prefix: "realtime.client.", suffix: ".json"))
    func `a client event is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try ClientEvent(json)

        #expect(!event.isUnknown)
        #expect(event.type == json["type"]?.string)
        #expect(event.eventID == json["event_id"]?.string)
        #expect(event.json == json)
        #expect(event.data == event.json.data)
        #expect(try ClientEvent(parsing: event.data) == event)
    }

    @Test(arguments: WireExamples.names(prefix: "realtime.server.", suffix: ".json"))
    func `a server event is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try ServerEvent(json)

        #expect(!event.isUnknown)
        #expect(event.type == json["type"]?.string)
        #expect(event.eventID == json["event_id"]?.string)
        #expect(event.json == json)
        #expect(try ServerEvent(parsing: event.data) == event)
    }

    @Test(arguments: WireExamples.names(prefix: "realtime-", suffix: ".jsonl"))
    func `every event of a conversation is typed and comes out as it went in`(_ name: String) throws {
        let transcript = try WireExamples.transcript(name)
        #expect(transcript.count > 20)

        for line in transcript {
            switch line.direction {
            case .client:
                let event = try ClientEvent(line.event)
                #expect(!event.isUnknown && event.json == line.event)
            case .server:
                let event = try ServerEvent(line.event)
                #expect(!event.isUnknown && event.json == line.event)
            }
        }
    }

    @Test(arguments: [nil, "event_1", "a\"b"]) func `sound is written as everything else is`(id: String?) {
        let sound = InputAudioBufferAppend(eventID: id, audio: Data([0, 1, 254, 255]))
        #expect(ClientEvent.inputAudioBufferAppend(sound).data == sound.json.data)
        let more = InputAudioBufferAppend(eventID: id, audio: Data(), extra: ["zeta": 1])
        #expect(ClientEvent.inputAudioBufferAppend(more).data == more.json.data)
    }

    @Test func `the session, its secret and the response stand alone too`() throws {
        let session = try WireExamples.json("realtime.object.session.json")
        let response = try WireExamples.json("realtime.object.response.json")
        let secret = try #require(try WireExamples.json("realtime.rest.client_secrets.response.json")["session"])
        let transcription = try WireExamples.json("realtime.object.transcription-session.update.json")

        #expect(try SessionObject(session).json == session)
        #expect(try ResponseObject(response).json == response)
        #expect(try SessionObject(secret).json == secret)
        #expect(try ClientEvent(transcription).json == transcription)
    }

    @Test func `the server refuses the beta with an error that can be read`() throws {
        let refusal = try #require(try WireExamples.json("realtime-closes.json")["beta_header"]?["first_event"])

        guard case .error(let event) = try ServerEvent(refusal) else { return #expect(Bool(false), "not an error") }

        #expect(event.error.code == "beta_api_shape_disabled")
        #expect(event.error.eventID == nil)
        #expect(event.json == refusal)
    }

    @Test func `properties hold what the fields say`() throws {
        guard case .responseDone(let done) = try ServerEvent(WireExamples.json("realtime.server.response.done.json")),
            case .message(let message)? = done.response.output.first,
            case .outputAudio(let audio)? = message.content.first
        else { return #expect(Bool(false), "not a spoken answer") }

        #expect(done.response.status == "completed")
        #expect(done.response.maxOutputTokens == .infinite)
        #expect(done.response.audio?.output?.voice == "marin")
        #expect(done.response.audio?.output?.format == .pcm(rate: 24_000))
        #expect(done.response.usage?.totalTokens == 253)
        #expect(done.response.usage?.inputTokenDetails?.cachedTokens == 64)
        #expect(done.response.usage?.outputTokenDetails?.audioTokens == 91)
        #expect(message.role == "assistant")
        #expect(audio.transcript == "Loud and clear!")
    }

    @Test func `the session's settings are typed down to the bottom`() throws {
        guard
            case .sessionUpdate(let update) = try ClientEvent(WireExamples.json("realtime.client.session.update.json"))
        else { return #expect(Bool(false), "not a session.update") }
        let input = update.session.audio?.input

        #expect(update.session.type == "realtime")
        #expect(update.session.maxOutputTokens == .limited(1024))
        #expect(update.session.toolChoice == .auto)
        #expect(update.session.audio?.output?.speed == 1.1)
        #expect(input?.transcription?.value?.model == "gpt-transcribe")
        #expect(input?.noiseReduction?.value?.type == "far_field")
        guard case .value(.serverVAD(let detection))? = input?.turnDetection else {
            return #expect(Bool(false), "not server VAD")
        }
        #expect(detection.threshold == 0.5)
        #expect(detection.silenceDurationMs == 500)
        #expect(detection.idleTimeoutMs == .value(6000))
        guard case .function(let tool)? = update.session.tools?.first else {
            return #expect(Bool(false), "no function")
        }
        #expect(tool.name == "get_weather")
        #expect(tool.parameters?["required"] == ["city"])
    }

    @Test func `an event can be given its id when it is sent`() {
        let append = InputAudioBufferAppend(audio: Data([1, 2]), extra: ["kept": true])

        #expect(
            ClientEvent.inputAudioBufferAppend(append).identified(as: "7")
                == .inputAudioBufferAppend(
                    InputAudioBufferAppend(eventID: "7", audio: append.audio, extra: append.extra)))
        #expect(ServerEvent.unknown(UnknownEvent(type: "new")).identified(as: "7").eventID == "7")
    }

    @Test func `sound is bytes in a property and base64 on the wire`() throws {
        let sound = Data([0, 1, 2, 253, 254, 255])
        let event = ClientEvent.inputAudioBufferAppend(InputAudioBufferAppend(audio: sound))

        #expect(event.json == ["type": "input_audio_buffer.append", "audio": "AAEC/f7/"])
        #expect(event.data == Data(#"{"audio":"AAEC/f7/","type":"input_audio_buffer.append"}"#.utf8))
        guard case .inputAudioBufferAppend(let again) = try ClientEvent(parsing: event.data) else {
            return #expect(Bool(false), "not an append")
        }
        #expect(again.audio == sound)
    }
}

extension ClientEvent {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension ServerEvent {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
