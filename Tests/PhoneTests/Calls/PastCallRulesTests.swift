import Echo
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import Phone

@Suite struct `What is shown of a call that is over` {
    private let start = Date(timeIntervalSince1970: 1_764_079_320)
    private let id = ConversationID("c")
    private var rules: PastCallRules { PastCallRules(time: { _ in "today 14:02" }, format: { "(\($0))" }) }

    private func record(_ change: (inout ConversationRecord) -> Void = { _ in }) -> ConversationRecord {
        var record = ConversationRecord(id: id, kind: .phone, startedAt: start, mode: .audio, model: "gpt-realtime")
        record.call = CallDetails(
            callID: "CA1", direction: .inbound, number: "+1", status: "completed", duration: .seconds(64))
        record.cost = 0.0123
        change(&record)
        return record
    }

    private func message(_ id: String, _ role: Message.Role, _ text: String, after seconds: Double) -> MessageRecord {
        var message = Message(id: id, role: role, medium: .voice, status: .completed, createdAt: start + seconds)
        message.text = text
        return MessageRecord(conversation: self.id, position: 0, message: message, mode: .audio)
    }

    private func text(_ state: PastCallViewState) -> [String] { state.entries.map { $0.line.map(\.text).joined() } }

    @Test func `words and what happened stand in the order of their time`() throws {
        var unheard = message("b", .assistant, "Three.", after: 6)
        unheard.margin = MessageMargin(wasHeard: false)
        let events = [
            CallMoment(.answered, "assistant").event(at: start + 1), CallMoment(.key, "5").event(at: start + 5),
            CallMoment(.transferred, "+2").event(at: start + 7),
            CallMoment(.ended, "transferred").event(at: start + 64),
            CallMoment(.latency, "620").event(at: start + 64),
            KeptEvent(direction: .sent, date: start, type: "session.update", json: "{}"),
        ]

        let state = try #require(
            rules.state(
                record(), messages: [message("a", .user, "What time is it?", after: 3), unheard], events: events,
                sounds: []))

        #expect(
            text(state) == [
                "·       The call comes in.", "·       echo answers.", "caller  What time is it?",
                "·       The caller presses 5.", "echo    (not heard) Three.", "·       Transferred to (+2).",
                "·       The call ends: transferred.",
            ])
        #expect(state.entries.map(\.time) == [0, 1, 3, 5, 6, 7, 64].map { .seconds($0) })
        #expect(state.latency == .milliseconds(620))
        #expect(state.cost == "$0.0123")
        #expect(state.outcome.text == "transferred")
        #expect(state.number == "(+1)")
    }

    @Test func `keys that were pressed one right after the other stand together`() throws {
        let keys = [
            (CallMoment(.keys, "•"), 1.0), (.init(.keys, "•#"), 2), (.init(.keys, "1"), 9), (.init(.key, "•"), 9.5),
        ]
        let state = try #require(
            rules.state(record(), messages: [], events: keys.map { $0.0.event(at: start + $0.1) }, sounds: []))
        #expect(
            text(state).dropFirst() == [
                "·       You press ••#.", "·       You press 1.", "·       The caller presses •.",
            ])
    }

    @Test func `of a call that was made it says what they did`() throws {
        let state = try #require(
            rules.state(
                record { $0.call?.direction = .outbound }, messages: [message("a", .user, "Hello?", after: 3)],
                events: [
                    CallMoment(.key, "#").event(at: start + 5), CallMoment(.recordingRefused).event(at: start + 6),
                ],
                sounds: []))
        #expect(
            text(state) == [
                "·       The call is made.", "they    Hello?", "·       They press #.",
                "·       They do not want to be recorded.",
            ])
    }

    @Test func `it says what it was held with`() throws {
        let setup = CallSetup(
            prompt: "Tutor", voice: "cedar", speed: 1.25, turns: "semantic_vad", instructions: "Be kind.")
        let json = String(decoding: try JSONEncoder().encode(setup), as: UTF8.self)
        let state = try #require(
            rules.state(record { $0.call?.configuration = json }, messages: [], events: [], sounds: []))
        #expect(state.setup == ["gpt-realtime", "voice cedar", "1.25×", "semantic VAD", "prompt Tutor"])
        #expect(state.instructions == "Be kind.")
    }

    @Test func `one that broke off with its program says so, and what was no call is none`() throws {
        let cut = record {
            $0.call?.status = "in-progress"
            $0.call?.duration = nil
            ($0.wasCut, $0.changedAt) = (true, start + 9)
        }
        let state = try #require(rules.state(cut, messages: [], events: [], sounds: []))
        #expect(text(state).last == "·       The program ended here.")
        #expect(state.entries.last?.time == .seconds(9))
        #expect(rules.state(record { $0.call = nil }, messages: [], events: [], sounds: []) == nil)
    }

    @Test func `a recording is as long as its sound, and one without sound is none`() throws {
        var sound = KeptSound(message: "a", file: "f", createdAt: start + 2)
        #expect(rules.recording(record(), [sound]) == nil)
        (sound.duration, sound.byteCount, sound.peaks) = (.seconds(3), 4_096, [255, 128])
        let recording = try #require(rules.recording(record(), [sound]))
        #expect(recording.bytes == 4_096)
        #expect(recording.messages == ["a"])
        #expect(recording.waveform.length == .seconds(64))
        #expect(recording.length == .seconds(3))
        var later = KeptSound(message: "b", file: "g", createdAt: start + 10)
        later.duration = .seconds(2)
        #expect(rules.recording(record(), [sound, later])?.length == .seconds(10))
    }

    @Test func `a file is named by when the call was`() {
        let utc = TimeZone(secondsFromGMT: 0) ?? .current
        #expect(PastCallRules.fileName(record(), hasSound: true, in: utc) == "call-2025-11-25-1402.wav")
        #expect(PastCallRules.fileName(record(), hasSound: false, in: utc) == "call-2025-11-25-1402.md")
    }
}
