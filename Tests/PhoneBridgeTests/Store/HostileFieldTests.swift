import EchoWire
import Foundation
import PhoneBridge
import Testing

@Suite struct `A store of calls and hostile words` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800)

    static let words = [
        "'; DROP TABLE call_sessions; --", "\\'; DELETE FROM call_events; --", "$1", "$$", "%s%n", "NULL", "{\"a\":1}",
        "\u{202E}\r\nX-Header: 1", "\u{1B}[2J", "🏳️‍🌈é", "\\u0000", "E'\\x00'", "\"\\\"", "a\tb", "",
    ]

    @Test(arguments: StoreUnderTest.allCases, words)
    func `keeps them word for word in every field`(kind: StoreUnderTest, words: String) async throws {
        let store = try await kind.make()
        let prompt = CallPrompt(
            name: words, instructions: words, voice: words, vad: [words: .string(words)], updated: start)
        try await store.save(prompt)
        #expect(try await store.prompts() == [prompt])
        let call = CallRecord(
            sid: words, direction: .outbound, number: words, status: .queued, started: start, prompt: prompt.id,
            configuration: [words: [.string(words)]], instance: words)
        try await store.begin(call)
        try await store.change(call.id, to: .queued, sid: words)
        #expect(try await store.call(call.id) == call)
        let event = CallEventRecord(
            call: call.id, type: words, direction: .outgoing, payload: [words: .string(words)], time: start)
        try await store.append([event])
        #expect(try await store.events(of: call.id, after: nil, limit: 9) == [event])
        let transcript = CallTranscript(call: call.id, speaker: .user, content: words, offset: .zero)
        try await store.append(transcript)
        #expect(try await store.transcripts(of: call.id) == [transcript])
        let recording = CallRecording(
            call: call.id, path: words, duration: .zero, bytes: 0, format: String(words.prefix(9)), created: start)
        try await store.add(recording)
        #expect(try await store.recording(recording.id) == recording)
        #expect(try await store.markBrokenOff(heldBy: words + "x", at: start).isEmpty)
        #expect(try await store.markBrokenOff(heldBy: words, at: start).count == 1)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps a character in the place of NUL`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let call = CallRecord(
            direction: .inbound, number: "a\0b", status: .queued, started: start, configuration: ["a\0": ["\0"]])
        try await store.begin(call)
        let kept = try await store.call(call.id)
        #expect(kept?.number == "a\u{FFFD}b")
        #expect(kept?.configuration == ["a\u{FFFD}": ["\u{FFFD}"]])
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `says which field is too long`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let call = CallRecord(
            direction: .inbound, number: String(repeating: "é", count: 50), status: .queued, started: start)
        try await store.begin(call)
        #expect(try await store.call(call.id) == call)
        await #expect(throws: CallStoreError.tooLong(field: "number")) {
            try await store.begin(
                CallRecord(
                    direction: .inbound, number: String(repeating: "1", count: 51), status: .queued, started: start))
        }
        await #expect(throws: CallStoreError.tooLong(field: "sid")) {
            try await store.change(call.id, to: .queued, sid: String(repeating: "1", count: 256))
        }
        await #expect(throws: CallStoreError.tooLong(field: "content")) {
            let content = String(repeating: "long ", count: 300_000)
            try await store.append(CallTranscript(call: call.id, speaker: .user, content: content, offset: .zero))
        }
        await #expect(throws: CallStoreError.tooLong(field: "payload")) {
            let payload = JSONValue.string(String(repeating: "long ", count: 300_000))
            try await store.append([
                CallEventRecord(call: call.id, type: "a", direction: .incoming, payload: payload, time: start)
            ])
        }
    }
}
