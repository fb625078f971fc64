import EchoWire
import Foundation
import PhoneBridge
import Testing

@Suite struct `A store of calls` {
    private let start = Date(timeIntervalSince1970: 1_764_064_800.25)

    private func call(_ sid: String? = nil, at offset: Double = 0, instance: String? = "bridge-1") -> CallRecord {
        CallRecord(
            sid: sid, direction: .inbound, number: "+4930123456", status: .inProgress, started: start + offset,
            configuration: ["voice": "marin", "speed": 1.5], instance: instance)
    }

    private func event(_ call: CallRecord, _ type: String, payload: JSONValue? = nil) -> CallEventRecord {
        CallEventRecord(call: call.id, type: type, direction: .incoming, payload: payload, time: start)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps a call from its beginning to its end`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        var call = call()
        try await store.begin(call)
        try await store.begin(call)
        #expect(try await store.call(call.id) == call)

        try await store.change(call.id, to: .inProgress, sid: "CA1")
        try await store.change(call.id, to: .inProgress, sid: nil)
        (call.status, call.sid) = (.inProgress, "CA1")
        #expect(try await store.call(call.id) == call)

        try await store.end(call.id, as: .completed, at: start + 61)
        try await store.end(call.id, as: .failed, at: start + 99)
        try await store.change(call.id, to: .ringing, sid: "CA2")
        (call.status, call.ended, call.duration) = (.completed, start + 61, .seconds(61))
        #expect(try await store.call(call.id) == call)
        #expect(try await store.call(UUID()) == nil)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps a call that rings, and that took no time when nobody answered`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        var placed = call("CA1")
        placed.status = .queued
        try await store.begin(placed)
        try await store.change(placed.id, to: .ringing, sid: nil)
        #expect(try await store.totals(since: start - 60, at: start + 30).running == 0)
        #expect(try await store.totals(since: start - 60, at: start + 30).talked == .zero)
        try await store.end(placed.id, as: .busy, at: start + 20)
        #expect(try await store.call(placed.id)?.duration == .zero)
        #expect(try await store.call(placed.id)?.started == start)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps a call that rang as the bridge has it that it came to`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        var placed = call("CA1")
        placed.status = .queued
        try await store.begin(placed)
        var begun = placed
        (begun.status, begun.started, begun.instance) = (.inProgress, start + 8, "bridge-2")
        try await store.begin(begun)
        // Late, and from the bridge that placed it.
        try await store.begin(placed)
        try await store.change(placed.id, to: .ringing, sid: nil)
        #expect(try await store.call(placed.id)?.status == .inProgress)
        #expect(try await store.call(placed.id)?.started == start + 8)
        #expect(try await store.call(placed.id)?.instance == "bridge-2")
        try await store.end(placed.id, as: .completed, at: start + 10)
        try await store.begin(begun)
        #expect(try await store.call(placed.id)?.duration == .seconds(2))
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `refuses what belongs to nothing it knows`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let (known, stranger) = (call("CA1"), call())
        try await store.begin(known)
        await #expect(throws: CallStoreError.duplicate) { try await store.begin(call("CA1")) }
        await #expect(throws: CallStoreError.notFound) { try await store.end(stranger.id, as: .failed, at: start) }
        await #expect(throws: CallStoreError.notFound) { try await store.change(stranger.id, to: .busy, sid: nil) }
        await #expect(throws: CallStoreError.notFound) {
            try await store.append([event(known, "a"), event(stranger, "b")])
        }
        #expect(try await store.events(of: known.id, after: nil, limit: 9) == [])
        let words = CallTranscript(call: stranger.id, speaker: .user, content: "hello", offset: .zero)
        await #expect(throws: CallStoreError.notFound) { try await store.append(words) }
        let sound = CallRecording(call: stranger.id, path: "a.wav", duration: .zero, bytes: 0, created: start)
        await #expect(throws: CallStoreError.notFound) { try await store.add(sound) }
        var prompted = call()
        prompted.prompt = UUID()
        await #expect(throws: CallStoreError.notFound) { try await store.begin(prompted) }
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `pages through calls, newest first, whatever comes meanwhile`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        // Some began in the same instant.
        let calls = (0..<25).map { call(at: Double($0 / 3)) }
        for call in calls { try await store.begin(call) }
        var (pages, key) = ([[CallRecord]](), CallPageKey?.none)
        repeat {
            let page = try await store.calls(after: key, limit: 7)
            pages.append(page)
            key = page.last.map { CallPageKey(time: $0.started, id: $0.id) }
            try await store.begin(call(at: 1000))
        } while pages.last?.isEmpty == false
        let read = pages.flatMap(\.self)
        #expect(pages.map(\.count) == [7, 7, 7, 4, 0])
        #expect(Set(read) == Set(calls))
        #expect(read.map(\.started) == calls.map(\.started).sorted(by: >))
        #expect(try await store.calls(after: nil, limit: -1) == [])
        #expect(try await store.calls(after: nil, limit: .max).count == 30)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps events in their order, once each, and pages through them`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let call = call()
        try await store.begin(call)
        let events = (0..<30).map { event(call, "event.\($0)", payload: ["number": .integer($0), "text": "ä\n\"'"]) }
        try await store.append([])
        try await store.append(Array(events[0..<20]))
        try await store.append(Array(events[10..<30]))
        #expect(try await store.events(of: call.id, after: nil, limit: 100) == events)
        #expect(try await store.events(of: call.id, after: events[9].id, limit: 5) == Array(events[10..<15]))
        #expect(try await store.events(of: call.id, after: events[29].id, limit: 5) == [])
        #expect(try await store.events(of: call.id, after: UUID(), limit: 5) == [])
        #expect(try await store.events(of: UUID(), after: nil, limit: 5) == [])
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps what was said, by when it was said`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let call = call()
        try await store.begin(call)
        let lines = [(CallTranscript.Speaker.assistant, 0), (.user, 1200), (.user, 1200), (.assistant, 2500)].map {
            CallTranscript(call: call.id, speaker: $0, content: "at \($1)", offset: .milliseconds($1))
        }
        for index in [3, 1, 2, 0, 1] { try await store.append(lines[index]) }
        #expect(try await store.transcripts(of: call.id) == lines)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps where recordings are`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let call = call()
        try await store.begin(call)
        let recordings = (0..<5).map {
            CallRecording(
                call: call.id, path: "2026/\($0).wav", duration: .seconds($0), bytes: 5_000_000_000 + $0,
                created: start + Double($0))
        }
        for recording in recordings + recordings { try await store.add(recording) }
        #expect(try await store.recording(recordings[3].id) == recordings[3])
        let page = try await store.recordings(after: nil, limit: 2)
        #expect(page == [recordings[4], recordings[3]])
        let key = CallPageKey(time: page[1].created, id: page[1].id)
        #expect(try await store.recordings(after: key, limit: 9) == [recordings[2], recordings[1], recordings[0]])
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps prompts by name, one of them the default`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        var first = CallPrompt(
            name: "Öffnung", instructions: "Be kind.", vad: ["type": "none"], isDefault: true, updated: start)
        let second = CallPrompt(name: "Zahnarzt", instructions: "Be brief.", isDefault: true, updated: start + 1)
        try await store.save(first)
        try await store.save(second)
        first.isDefault = false
        #expect(try await store.prompts() == [second, first])
        first.name = "Auskunft"
        try await store.save(first)
        #expect(try await store.prompts() == [first, second])
        var prompted = call()
        prompted.prompt = first.id
        try await store.begin(prompted)
        #expect(try await store.call(prompted.id)?.prompt == first.id)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `ends what a bridge held when it crashed, and nothing else`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let calls = [call(), call(), call(instance: "bridge-2"), call(instance: nil)]
        for call in calls { try await store.begin(call) }
        try await store.end(calls[1].id, as: .completed, at: start + 5)
        var heard = event(calls[0], "transcript.final")
        heard.time = start + 12
        try await store.append([heard])
        #expect(try await store.markBrokenOff(heldBy: "bridge-1", at: start + 30).count == 1)
        #expect(try await store.markBrokenOff(heldBy: "bridge-1", at: start + 60).isEmpty)
        let broken = try await store.call(calls[0].id)
        #expect(broken?.status == .brokenOff)
        // When something was heard of it last: the bridge may start again much later.
        #expect(broken?.ended == start + 12)
        #expect(broken?.duration == .seconds(12))
        #expect(try await store.call(calls[1].id)?.status == .completed)
        #expect(try await store.call(calls[2].id)?.ended == nil)
        #expect(try await store.call(calls[3].id)?.ended == nil)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `ends what nobody has held for longer than a day`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let (old, young) = (call(at: -86_401, instance: nil), call(at: -86_399, instance: nil))
        for call in [old, young, call(at: -86_401, instance: "bridge-2")] { try await store.begin(call) }
        #expect(try await store.markBrokenOff(heldBy: "bridge-1", at: start).map(\.id) == [old.id])
        #expect(try await store.call(young.id)?.ended == nil)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `counts the calls of a day`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        #expect(try await store.totals(since: start, at: start) == CallTotals(calls: 0, running: 0, talked: .zero))
        let calls = [call(at: -1), call(at: 0), call(at: 10)]
        for call in calls { try await store.begin(call) }
        try await store.end(calls[1].id, as: .completed, at: start + 90)
        // The other one has gone on since.
        #expect(
            try await store.totals(since: start, at: start + 130)
                == CallTotals(calls: 2, running: 1, talked: .seconds(90 + 120)))
        #expect(try await store.totals(since: start, at: start + 86_400).talked == .seconds(90 + 7200))
        for (dollars, call) in [
            (0.25, calls[0]), (0.5, calls[1]), (0.125, calls[2]), (0.75, calls[2]), (0.5, calls[2]),
        ] {
            try await store.spend(Decimal(dollars), on: call.id)
        }
        #expect(try await store.totals(since: start, at: start).dollars == 1.25)
        await #expect(throws: CallStoreError.notFound) { try await store.spend(1, on: UUID()) }
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `a clock that was set back makes no call shorter than nothing`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let call = call()
        try await store.begin(call)
        try await store.end(call.id, as: .completed, at: start - 100)
        #expect(try await store.call(call.id)?.duration == .zero)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `erases calls that ended before a time, with all that belongs to them`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let (old, recent, running) = (call("CA1"), call("CA2", at: 100), call("CA3", at: -100))
        for call in [old, recent, running] {
            try await store.begin(call)
            try await store.append([event(call, "call.connected")])
            try await store.append(
                CallTranscript(call: call.id, speaker: .user, content: "I am Ada.", offset: .seconds(1)))
        }
        let sound = CallRecording(call: old.id, path: "a", duration: .seconds(1), bytes: 9, created: start)
        try await store.add(sound)
        try await store.end(old.id, as: .completed, at: start + 10)
        try await store.end(recent.id, as: .completed, at: start + 110)

        #expect(try await store.erase(.endedBefore(start + 50)) == 1)

        #expect(try await store.calls(after: nil, limit: 9).map(\.id) == [recent.id, running.id])
        #expect(try await store.events(of: old.id, after: nil, limit: 9).isEmpty)
        #expect(try await store.transcripts(of: old.id).isEmpty)
        #expect(try await store.recording(sound.id) == nil)
        #expect(try await store.transcripts(of: recent.id).count == 1)
        #expect(try await store.erase(.endedBefore(start + 50)) == 0)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `erases single calls, those of some days, and everything but what goes on`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let day = 86_400.0
        let calls = (0..<4).map { call("CA\($0)", at: Double($0) * day) }
        for call in calls {
            try await store.begin(call)
            try await store.end(call.id, as: .completed, at: call.started + 60)
        }
        let running = call("CA9", at: day)
        try await store.begin(running)
        let prompt = CallPrompt(name: "Bakery", instructions: "Be kind.", updated: start)
        try await store.save(prompt)

        #expect(try await store.erase(.calls([calls[0].id, running.id, UUID()])) == 1)
        #expect(try await store.erase(.calls([])) == 0)
        #expect(try await store.erase(.span(from: start + day, before: start + 2 * day - 1)) == 1)
        #expect(try await store.calls(after: nil, limit: 9).map(\.sid) == ["CA3", "CA2", "CA9"])
        #expect(try await store.erase(.everything) == 2)
        #expect(try await store.calls(after: nil, limit: 9).map(\.id) == [running.id])
        #expect(try await store.prompts().isEmpty)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps what a call is held with, from when that is known`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        var call = call()
        call.configuration = nil
        try await store.begin(call)
        try await store.configure(call.id, ["voice": "cedar", "instructions": "Be kind to \u{1F600} \"them\"."])
        #expect(try await store.call(call.id)?.configuration?["voice"] == "cedar")
        #expect(try await store.call(call.id)?.configuration?["instructions"] == "Be kind to \u{1F600} \"them\".")
        await #expect(throws: CallStoreError.notFound) { try await store.configure(UUID(), ["voice": "cedar"]) }
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps settings that all bridges share`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        #expect(try await store.setting("session") == nil)
        try await store.set("session", to: ["voice": "cedar"])
        try await store.set("session", to: ["voice": "marin", "voiceSpeed": 1.25])
        #expect(try await store.setting("session") == ["voice": "marin", "voiceSpeed": 1.25])
        #expect(try await store.setting("other") == nil)
        try await store.set("session", to: nil)
        #expect(try await store.setting("session") == nil)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `knows who placed a call and who saved a prompt`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let user = CallUser(device: "tablet at the door", seen: start)
        try await store.see(user)
        try await store.see(CallUser(device: "tablet at the door", seen: start + 5))
        var placed = call("CA1")
        placed.user = user.id
        try await store.begin(placed)
        #expect(try await store.call(placed.id) == placed)
        let prompt = CallPrompt(name: "Door", instructions: "Open.", user: user.id, updated: start)
        try await store.save(prompt)
        #expect(try await store.prompts() == [prompt])
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `keeps the numbers that a prompt is for, and deletes prompts`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let prompt = CallPrompt(
            name: "Shop", instructions: "Sell.", numbers: ["+4930123456", "100"], updated: start)
        try await store.save(prompt)
        #expect(try await store.prompts() == [prompt])
        var held = call("CA1")
        held.prompt = prompt.id
        try await store.begin(held)
        #expect(try await store.delete(prompt: prompt.id))
        #expect(try await !store.delete(prompt: prompt.id))
        #expect(try await store.prompts() == [])
        #expect(try await store.call(held.id)?.prompt == nil)
    }

    @Test(arguments: StoreUnderTest.allCases)
    func `finds the calls with one person`(kind: StoreUnderTest) async throws {
        let store = try await kind.make()
        let calls = [call(at: 0), call(at: 10), call(at: 20)]
        for call in calls { try await store.begin(call) }
        var other = call()
        other.number = "+4930123457"
        try await store.begin(other)
        #expect(try await store.calls(with: "+4930123456") == calls.reversed())
        #expect(try await store.calls(with: "+4930123457") == [other])
        #expect(try await store.calls(with: "x' OR 'a'='a") == [])
    }
}
