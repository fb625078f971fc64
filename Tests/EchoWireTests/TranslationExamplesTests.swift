import EchoTestKit
import EchoWire
import Foundation
import Testing

@Suite struct `Translation events round-trip the published examples` {
    @Test(arguments: WireExamples.names(prefix: "translation.client.", suffix: ".json"))
    func `a client event is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try TranslationClientEvent(json)

        #expect(!event.isUnknown)
        #expect(event.type == json["type"]?.string)
        #expect(event.json == json)
        #expect(try TranslationClientEvent(parsing: event.data) == event)
    }

    @Test(arguments: WireExamples.names(prefix: "translation.server.", suffix: ".json"))
    func `a server event is typed and comes out as it went in`(_ name: String) throws {
        let json = try WireExamples.json(name)

        let event = try TranslationServerEvent(json)

        #expect(!event.isUnknown)
        #expect(event.type == json["type"]?.string)
        #expect(event.json == json)
        #expect(try TranslationServerEvent(parsing: event.data) == event)
    }

    @Test func `the session is typed down to the bottom`() throws {
        let json = try WireExamples.json("translation.client.session.update.json")
        guard case .update(let update) = try TranslationClientEvent(json) else {
            return #expect(Bool(false), "not a session.update")
        }
        #expect(update.session.audio?.output?.language == "es")
        #expect(update.session.audio?.input?.transcription?.value?.model == "gpt-realtime-whisper")
        #expect(update.session.audio?.input?.noiseReduction?.value?.strength == 0.6)
    }

    @Test func `what is switched off is told as null`() {
        let input = TranslationAudioInput(transcription: .cleared, noiseReduction: .cleared)
        #expect(input.json == ["transcription": nil, "noise_reduction": nil])
    }
}

extension TranslationClientEvent {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}

extension TranslationServerEvent {
    fileprivate var isUnknown: Bool { if case .unknown = self { true } else { false } }
}
