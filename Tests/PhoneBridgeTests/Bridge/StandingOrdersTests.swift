import Echo
import EchoTestKit
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `What holds for calls to come` {
    private let now = Date(timeIntervalSince1970: 1_764_064_800)

    @Test func `is known to a bridge that starts later, until it is taken back`() async throws {
        let store = try SQLiteCallStore(path: nil)
        try await BridgeStand.run(store: store) { stand in
            _ = try await stand.post("/api/session/config", ["voice": "cedar", "noiseReduction": nil])
            #expect(await eventually { (try? await store.setting("session")) != nil })
        }
        try await BridgeStand.run(store: store) { stand in
            try await calling("CA1", stand) { settings in
                #expect(settings?.voice == "cedar")
                #expect(settings?.noiseReduction == .off)
            }
            let answer = try await stand.get("/api/session/config", method: "DELETE")
            #expect(answer.json == ["config": [:]])
            try await calling("CA2", stand) { settings in #expect(settings?.voice != "cedar") }
        }
    }

    @Test func `is known to a bridge that runs beside it, from its next call on`() async throws {
        let store = try SQLiteCallStore(path: nil)
        try await BridgeStand.run(store: store, instance: "one") { one in
            try await BridgeStand.run(store: store, instance: "other") { other in
                _ = try await one.post("/api/session/config", ["instructions": "Be brief."])
                #expect(await eventually { (try? await store.setting("session")).flatMap(\.self) != nil })
                try await calling("CA1", other) { settings in #expect(settings?.instructions == "Be brief.") }
            }
        }
    }

    @Test func `was asked later at this bridge than what is kept`() async throws {
        let switchboard = Switchboard(BridgeStand.noHost, gate: CallGate(CallPolicy(country: "US")))
        let (early, late) = (now, now + 1)
        let change = try SessionChange(BodyFields(["voice": "cedar"]))
        #expect(switchboard.change(callsToCome: change, at: late).voice == "cedar")
        switchboard.adopt(callsToCome: try SessionChange(BodyFields(["voice": "ash"])), asked: early)
        #expect(switchboard.change(callsToCome: SessionChange(), at: late).voice == "cedar")
        switchboard.adopt(callsToCome: try SessionChange(BodyFields(["voice": "ash"])), asked: late + 1)
        #expect(switchboard.change(callsToCome: SessionChange(), at: late + 2).voice == "ash")
    }

    @Test func `is a prompt of the number that was called, before the default`() async throws {
        let store = try SQLiteCallStore(path: nil)
        let desk = CallDesk(host: BridgeStand.noHost, gate: CallGate(CallPolicy(country: "US")), store: store)
        let prompts = [
            CallPrompt(name: "All", instructions: "a", isDefault: true, updated: now),
            CallPrompt(name: "Shop", instructions: "b", numbers: ["+12015550100", "100"], updated: now),
            CallPrompt(name: "Sale", instructions: "c", numbers: ["100"], updated: now + 1),
        ]
        for prompt in prompts { try await store.save(prompt) }
        #expect(try await desk.prompt(nil)?.name == "All")
        #expect(try await desk.prompt(nil, to: "+12015550100")?.name == "Shop")
        #expect(try await desk.prompt(nil, to: "(201) 555-0100")?.name == "Shop")
        #expect(try await desk.prompt(nil, to: "100")?.name == "Sale")
        #expect(try await desk.prompt(nil, to: "+12015550199")?.name == "All")
        #expect(try await desk.prompt(prompts[1].id, to: "100")?.name == "Shop")
        #expect(try await desk.prompt(UUID(), to: "100") == nil)
    }

    @Test func `are the prompts that were known last, where the store is away`() async throws {
        let store = try SQLiteCallStore(path: nil)
        let desk = CallDesk(host: BridgeStand.noHost, gate: CallGate(CallPolicy(country: "US")), store: store)
        try await store.save(CallPrompt(name: "All", instructions: "a", isDefault: true, updated: now))
        #expect(try await desk.standing.prompts(of: store).count == 1)
        #expect(try await desk.standing.prompts(of: AwayStore()).map(\.name) == ["All"])
        await #expect(throws: CallStoreError.unavailable) { try await StandingOrders().prompts(of: AwayStore()) }
    }

    @Test func `are locks after fraud, also when the program starts again`() async throws {
        let store = try SQLiteCallStore(path: nil)
        let gate = CallGate(CallPolicy(country: "US"), now: { [now] in now })
        gate.lock(["+12015": now + 600, "+3706": now - 1, "+4930": now + 999_999])
        let desk = CallDesk(host: BridgeStand.noHost, gate: gate, store: store)
        desk.keepLocks()
        desk.keepLocks()
        await desk.journal.drain()

        let later = CallGate(CallPolicy(country: "US"), now: { [now] in now + 60 })
        await StandingOrders().adopt(
            from: store, Switchboard(BridgeStand.noHost, gate: later), later)

        #expect(later.locks == ["+12015": now + 600, "+4930": now + 3600])
    }

    @Test func `is a prompt that was deleted for no call, and the call is kept`() async throws {
        let store = try SQLiteCallStore(path: nil)
        let journal = CallJournal(store: store)
        let call = CallRecord(direction: .inbound, status: .inProgress, started: now, prompt: UUID())
        journal.record(.begin(call))
        await journal.drain()
        #expect(try await store.call(call.id)?.status == .inProgress)
        #expect(try await store.call(call.id)?.prompt == nil)
    }

    private func calling(
        _ id: String, _ stand: BridgeStand, _ body: @Sendable (SessionSettings?) -> Void
    ) async throws {
        let line = QuietLine(id)
        async let carried: Void = stand.bridge.desk.carry(line)
        #expect(await eventually { stand.switchboard.call(id) != nil })
        body(stand.switchboard.change(SessionChange(), in: id))
        line.hangUp()
        await carried
    }
}
