import EchoWire
import Foundation
import Testing

@testable import Echo

@Suite struct `What goes over the wire` {
    private func note(_ type: String) -> WireNote { WireNote([:], type: type, size: 2, .sent) }

    private static let second = Data(count: 48_000)

    private static func delta(_ type: String, and more: String = "") -> String {
        let place = #""response_id":"r","item_id":"a","output_index":0,"content_index":0\#(more)"#
        return #"{"type":"\#(type)",\#(place),"delta":"\#(second.base64EncodedString())"}"#
    }

    /// As it comes by the hundred, with something unusual, and by the name that it had before.
    @Test(arguments: [
        delta("response.output_audio.delta"), delta("response.output_audio.delta", and: #","more":[1]"#),
        delta("response.audio.delta"),
    ])
    func `is told with the size of its audio alone where the server speaks`(text: String) throws {
        let data = Data(text.utf8)

        let note = try WireNote(data, ServerText(data))

        #expect(note.size == data.count)
        #expect(note.text.text.contains(#""delta":"‹48000 bytes of audio›""#))
        #expect(note.text.count < 200)
    }

    @Test func `is told with the size of its audio alone where the user speaks`() {
        let event = ClientEvent.inputAudioBufferAppend(InputAudioBufferAppend(audio: Self.second))

        let note = WireNote(event.json, size: event.data.count, .sent)

        #expect(note.size > 64_000)
        #expect(note.text.text == #"{"audio":"‹48000 bytes of audio›","type":"input_audio_buffer.append"}"#)
    }

    @Test(arguments: [
        ("plain-key-2026", "the key ‹key› is wrong"), ("ollama", "the key ollama is wrong"),
        ("only-letters-in-this", "the key ‹key› is wrong"),
    ])
    func `has no key in it, whatever that looks like, but what people write where none is wanted`(
        key: String, told: String
    ) async {
        let emitter = EventEmitter<WireRecord>()
        let sut = WireLog(emitter: emitter, secrets: [key])
        let records = emitter.stream()

        sut.record(WireNote(refusal: Data("the key \(key) is wrong".utf8), type: "chat/completions 401"))
        emitter.finish()
        for await record in records {
            #expect(record.original == "\"\(told)\"")
            #expect(record.frame == .bytes(Data(told.utf8)))
        }
    }

    @Test func `has its number whether or not anybody watched what came before`() async {
        let emitter = EventEmitter<WireRecord>()
        let sut = WireLog(emitter: emitter)
        #expect(!sut.isWatched)
        sut.record([nil, nil])

        let records = emitter.stream()
        #expect(sut.isWatched)
        sut.record([note("third"), nil, note("fifth")])
        emitter.finish()
        var seen: [String] = []
        for await record in records { seen.append("\(record.id) \(record.type)") }
        #expect(seen == ["2 third", "4 fifth"])
    }
}
