import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import LocalBackend

@Suite struct `Bad events are answered and the session goes on` {
    @Test(arguments: [
        ("", "invalid_event"), ("{", "invalid_event"), ("[]", "invalid_event"), ("null", "invalid_event"),
        ("{}", "missing_required_parameter"), (#"{"type":7}"#, "invalid_value"),
        (#"{"type":"session.created"}"#, "invalid_value"), (#"{"type":"no.such"}"#, "invalid_value"),
        (#"{"type":"session.update"}"#, "missing_required_parameter"),
        (#"{"type":"input_audio_buffer.append"}"#, "missing_required_parameter"),
        (#"{"type":"input_audio_buffer.append","audio":"§"}"#, "invalid_value"),
        (#"{"type":"input_audio_buffer.append","audio":[1]}"#, "invalid_value"),
        (#"{"type":"input_audio_buffer.commit","now":true}"#, "unknown_parameter"),
        (#"{"type":"output_audio_buffer.clear"}"#, "invalid_event"),
        (#"{"type":"conversation.item.create","item":{"type":"message","role":"user"}}"#, "missing_required_parameter"),
        (#"{"type":"conversation.item.create","item":{"type":"message","role":"king","content":[]}}"#, "invalid_value"),
        (
            #"{"type":"conversation.item.create","item":{"type":"message","role":"assistant","content":[{"type":"output_audio"}]}}"#,
            "invalid_value"
        ),
        (#"{"type":"response.create","response":{"temperature":1}}"#, "unknown_parameter"),
        (
            #"{"type":"session.update","session":{"type":"realtime","audio":{"output":{"voice":"robocop"}}}}"#,
            "invalid_value"
        ),
        (
            #"{"type":"session.update","session":{"type":"realtime","audio":{"output":{"voice":{"id":"voice_1"}}}}}"#,
            "invalid_value"
        ),
        (#"{"type":"response.create","response":{"metadata":{"a":1}}}"#, "invalid_value"),
    ])
    func `each has its code`(text: String, code: String) async throws {
        var bench = SessionBench()

        bench.send(raw: text)
        bench.ask("still there?")

        #expect(bench.errors.map(\.code) == [code])
        #expect(bench.responses.map(\.status) == ["completed"])
        #expect(try await WireCheck.failures(in: bench.recording).isEmpty)
    }

    @Test func `an append may not hold more than 15 MiB`() {
        var bench = SessionBench()
        let limit = LocalSession.appendLimit

        bench.send(raw: #"{"type":"input_audio_buffer.append","audio":"\#(String(repeating: "A", count: limit + 4))"}"#)

        #expect(bench.errors.map(\.param) == ["audio"])
    }

    @Test func `binary frames are refused`() {
        var bench = SessionBench()

        bench.tell(.binaryMessage)

        #expect(bench.errors.map(\.code) == ["invalid_event"])
    }

    @Test func `no event that can be made up breaks a session or its order`() async throws {
        var random = SplitMix64(seed: 20_261_121)
        for _ in 0..<10 {
            var bench = SessionBench()
            bench.speaksAtOnce = Bool.random(using: &random)
            bench.recognisesAtOnce = Bool.random(using: &random)
            bench.thinksAtOnce = Bool.random(using: &random)
            for _ in 0..<60 { step(&bench, &random) }
            bench.settle()

            let failures = try await WireCheck.failures(in: bench.recording)
            // What a client does wrong is its own: only the server's events count.
            #expect(failures.filter { !$0.contains(": client ") && !$0.contains("was never answered") } == [])
        }
    }

    @Test func `bytes at random never break a session`() {
        var random = SplitMix64(seed: 5)
        let seeds = ClientEventShapes.all.keys.sorted().map { #"{"type":"\#($0)","item_id":"a","audio":"AAAA"}"# }
        var bench = SessionBench()
        for _ in 0..<4000 {
            var bytes = Array((seeds.randomElement(using: &random) ?? "").utf8)
            for _ in 0..<Int.random(in: 0...6, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            bench.tell(.message(Data(bytes)))
        }

        bench.ask("still there?")

        #expect(bench.responses.last?.status == "completed")
    }

    private func step(_ bench: inout SessionBench, _ random: inout SplitMix64) {
        switch Int.random(in: 0..<16, using: &random) {
        case 0: bench.ask("what now?")
        case 1: bench.send(.responseCreate(ResponseCreate()))
        case 2: bench.send(.responseCancel(ResponseCancel()))
        case 3: bench.append(SpokenSound.voice(milliseconds: 400), step: 2400)
        case 4: bench.append(SpokenSound.quiet(milliseconds: 400), step: 2400)
        case 5: bench.send(.inputAudioBufferCommit(InputAudioBufferCommit()))
        case 6: bench.send(.inputAudioBufferClear(InputAudioBufferClear()))
        case 7: delete(&bench, &random)
        case 8: truncate(&bench, &random)
        case 9: bench.update(`The server takes turns with the speaker`.turns(.cleared))
        case 10: bench.update(`The server takes turns with the speaker`.serverVAD(idle: 5000, interrupts: false))
        case 11: bench.update(`The server takes turns with the speaker`.semanticVAD("high"))
        case 12: bench.hear()
        case 13: bench.think()
        case 14: bench.speak()
        default: bench.update(SessionObject(outputModalities: [Bool.random(using: &random) ? "text" : "audio"]))
        }
    }

    private func delete(_ bench: inout SessionBench, _ random: inout SplitMix64) {
        guard let id = bench.session.items.items.randomElement(using: &random)?.id else { return }
        bench.send(.conversationItemDelete(ConversationItemDelete(itemID: id)))
    }

    private func truncate(_ bench: inout SessionBench, _ random: inout SplitMix64) {
        guard let id = bench.session.spoken.keys.sorted().randomElement(using: &random) else { return }
        let end = Int.random(in: 1...800, using: &random)
        bench.send(.conversationItemTruncate(ConversationItemTruncate(itemID: id, contentIndex: 0, audioEndMs: end)))
    }
}

extension SessionBench {
    /// Lets everything that waits happen.
    mutating func settle() {
        for _ in 0..<50 {
            hear()
            think()
            speak()
        }
        while !unspoken.isEmpty { speak() }
    }
}
