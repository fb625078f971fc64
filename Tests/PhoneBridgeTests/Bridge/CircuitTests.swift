import Echo
import EchoConcurrency
import EchoTestKit
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A part that fails again and again` {
    private static let minute = Backoff(limit: .max, first: .seconds(60), ceiling: .seconds(60), jitter: 1...1)

    @Test func `is left alone for a while, whichever call asks, and then asked once`() throws {
        let now = Mutex(ContinuousClock.now)
        let sut = Circuit(CircuitBreaker(threshold: 2)) { now.withLock(\.self) }
        for _ in 1...2 { try sut.enter().get().report(.fault) }
        #expect(sut.isOpen)
        #expect(throws: Circuit.Suspended(retryAfter: .seconds(5))) { try sut.enter().get() }
        now.withLock { $0 += .seconds(5) }
        #expect(!sut.isOpen)
        let probe = try sut.enter().get()
        #expect(sut.isOpen)
        probe.report(.healthy)
        // The end of what asked says nothing more.
        probe.report(.unknown)
        #expect(!sut.isOpen)
    }

    @Test func `is told once that it is left alone, and once that it is back`() throws {
        let now = Mutex(ContinuousClock.now)
        let told = Mutex<[Bool]>([])
        let sut = Circuit(CircuitBreaker(threshold: 2)) { now.withLock(\.self) }
        sut.listen { isLeftAlone in told.withLock { $0.append(isLeftAlone) } }
        let late = try sut.enter().get()
        for _ in 1...2 { try sut.enter().get().report(.fault) }
        // What was asked before it was left alone says nothing of now.
        late.report(.healthy)
        for outcome in [CircuitBreaker.Outcome.fault, .unknown] {
            now.withLock { $0 += .seconds(60) }
            try sut.enter().get().report(outcome)
        }
        #expect(told.withLock(\.self) == [true])
        try sut.enter().get().report(.healthy)
        try sut.enter().get().report(.fault)
        #expect(told.withLock(\.self) == [true, false])
    }

    @Test func `is the store of calls: nobody waits for it, and what it refuses is no failure`() async throws {
        let circuit = Circuit(CircuitBreaker(threshold: 2, pause: Self.minute))
        let store = try ShakyStore()
        let sut = GuardedCallStore(store: store, circuit: circuit)
        for _ in 1...5 {
            await #expect(throws: CallStoreError.notFound) { try await sut.change(UUID(), to: .ringing, sid: nil) }
        }
        #expect(!circuit.isOpen)
        store.attempts.withLock { $0 = 1 }
        for _ in 1...2 {
            await #expect(throws: CallStoreError.unavailable) { try await sut.set("a", to: nil) }
        }
        store.attempts.withLock { $0 = 0 }
        // It is there, and is not asked.
        await #expect(throws: CallStoreError.unavailable) { try await sut.prompts() }
        circuit.recover()
        #expect(try await sut.prompts().isEmpty)
        #expect(!circuit.isOpen)
    }

    @Test func `is asked again as soon as it is seen`() throws {
        let sut = Circuit(CircuitBreaker(threshold: 1))
        try sut.enter().get().report(.fault)
        #expect(sut.isOpen)
        sut.recover()
        #expect(!sut.isOpen)
    }

    @Test(arguments: [
        (EchoError.unreachable(host: "h", reason: "r"), CircuitBreaker.Outcome.fault),
        (.connectionTimedOut(host: "h"), .fault), (.rejected(status: 503, message: ""), .fault),
        (.rejected(status: 404, message: ""), .healthy), (.invalidKey, .unknown), (.budgetSpent, .unknown),
    ])
    func `is known by what became of a call`(error: EchoError, outcome: CircuitBreaker.Outcome) {
        #expect(CircuitBreaker.Outcome(error) == outcome)
    }

    @Test(arguments: [
        (PhoneLineError.unreachable, CircuitBreaker.Outcome.fault), (.unanswered, .fault),
        (.refused(code: 503, reason: ""), .fault), (.refused(code: 21217, reason: ""), .healthy), (.busy, .healthy),
    ])
    func `is known by what became of a placed call`(error: PhoneLineError, outcome: CircuitBreaker.Outcome) {
        #expect(CircuitBreaker.Outcome(error) == outcome)
    }

    @Test func `is the assistant's server: calls go at once to who stands in for it`() async throws {
        var away = EchoConfiguration()
        away.baseURL = "ws://127.0.0.1:1"
        away.reconnectionAttempts = 0
        var host = CallHost(makeEngine: { [away] _ in Echo(key: "key", configuration: away) })
        host.makeFallback = { [away] _ in Echo(key: "key", configuration: away) }
        let pause = Backoff(limit: .max, first: .seconds(3600), ceiling: .seconds(3600), jitter: 1...1)
        let circuit = Circuit(CircuitBreaker(threshold: 1, pause: pause))
        try circuit.enter().get().report(.fault)
        let sut = Switchboard(host, gate: CallGate(CallPolicy()), relay: nil, circuit: circuit) { _, _ in }
        let news = sut.news
        async let _: Void = sut.run()
        async let end = sut.carry(QuietLine("call"))
        var told: [String] = []
        for await item in news {
            switch item.happening {
            case .failed(.suspended): told.append("left alone")
            case .failed(.unreachable): told.append("away")
            case .fallback: told.append("fallback")
            default: break
            }
            if case .ended = item.happening { break }
        }
        #expect(told == ["left alone", "fallback", "away"])
        #expect(await end == .noAssistant)
    }

    @Test func `is counted for whoever watches the bridge`() async throws {
        try await BridgeStand.run { stand in
            let text = try await stand.get("/metrics").text
            #expect(text.contains("phone_circuit_open{part=\"line\"} 0"))
            #expect(text.contains("phone_circuit_open{part=\"model\"} 0"))
            #expect(text.contains("phone_circuit_open{part=\"database\"} 0"))
        }
    }
}
