import Foundation
import Testing

@testable import EchoWire

@Suite struct `An event read once` {
    private func read(_ text: String) throws -> ServerText { try ServerText(Data(text.utf8)) }

    private func isFast(_ text: ServerText) -> Bool { if case .delta = text { true } else { false } }

    @Test(arguments: [
        #"{"type":"response.output_audio.delta","event_id":"e","response_id":"r","item_id":"i","output_index":0,"content_index":12,"delta":"AAEC"}"#,
        #"{ "delta" : "a \"word\"\n\u00e9", "type":"response.output_audio_transcript.delta","response_id":"r","item_id":"i","output_index":0,"content_index":0, "obfuscation":"x"}"#,
        #"{"type":"response.output_text.delta","event_id":"é","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":""}"#,
    ]) func `a part of a stream is what it is when it is read with all care`(text: String) throws {
        let read = try read(text)

        #expect(isFast(read))
        #expect(try read.event == ServerEvent(parsing: Data(text.utf8)))
    }

    @Test(arguments: [
        // Of another kind, or with something more in it.
        #"{"type":"rate_limits.updated","event_id":"e","rate_limits":[]}"#,
        #"{"type":"response.output_text.delta","event_id":null,"response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"a"}"#,
        #"{"type":"response.output_text.delta","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"a","logprobs":[]}"#,
        #"{"type":"response.output_text.delta","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"a","delta":"b"}"#,
        #"{"type":"response.output_text.delta","response_id":"r","item_id":"i","output_index":0.0,"content_index":0,"delta":"a"}"#,
    ]) func `everything else is read with all care`(text: String) throws {
        let read = try read(text)

        #expect(!isFast(read))
        #expect(try read.event == ServerEvent(parsing: Data(text.utf8)))
    }

    @Test(arguments: [
        #"{"type":"response.output_audio.delta","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"A"}"#,
        #"{"type":"response.output_text.delta","response_id":"r","item_id":"i","output_index":0,"content_index":0}"#,
    ]) func `what is wrong in it is said`(text: String) throws {
        #expect(throws: WireError.self) { try read(text).event }
    }

    @Test(arguments: [
        "", "{", "{}x", #"{"type":"response.output_text.delta""#, #"{"a":"\"#, "{\"a\":\"\u{1}\"}", #"{"a":01}"#,
    ])
    func `what is no JSON is refused, however it is cut`(text: String) {
        #expect(throws: WireError.self) { try read(text).event }
    }

    @Test func `sound is where it is said to be`() throws {
        let text =
            #"{"type":"response.output_audio.delta","delta":"AAEC","response_id":"r","item_id":"i","output_index":0,"content_index":0}"#
        guard case .delta(_, _, let sound?) = try read(text) else {
            Issue.record("not read as sound")
            return
        }
        #expect(Array(text.utf8)[sound] == Array("AAEC".utf8)[...])
    }

    @Test func `any beginning of an event is refused or read, never more`() throws {
        let text =
            #"{"type":"response.output_text.delta","event_id":"e","response_id":"r","item_id":"i","output_index":0,"content_index":0,"delta":"\u00e9\\"}"#
        for count in 0..<text.utf8.count {
            #expect(throws: WireError.self) { try ServerText(Data(text.utf8.prefix(count))).event }
        }
    }
}
