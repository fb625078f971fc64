import EchoAudio
import EchoTestKit
import Foundation
import Testing

@testable import PhoneBridge

/// Over real UDP, on this machine alone.
@Suite struct `Two telephones of ours` {
    private static func settings() -> SIPSettings {
        var settings = SIPSettings()
        (settings.host, settings.port) = ("127.0.0.1", 0)
        settings.trusted = [.network(0x7F00_0001, bits: 32)]
        return settings
    }

    /// Two that are there for a while.
    private func between(
        _ settings: SIPSettings = settings(), _ body: (SIPEndpoint, SIPEndpoint, String) async throws -> Void
    ) async throws {
        let (caller, callee) = (SIPEndpoint(Self.settings()), SIPEndpoint(settings))
        try await caller.start()
        try await callee.start()
        let port = try #require(await callee.port)
        do {
            try await body(caller, callee, "sip:assistant@127.0.0.1:\(port)")
        } catch {
            await caller.stop()
            await callee.stop()
            throw error
        }
        await caller.stop()
        await callee.stop()
        #expect(await caller.activeCalls + callee.activeCalls == 0)
    }

    /// Of this machine, where nobody listens.
    private func silentPort() async throws -> Int {
        let endpoint = SIPEndpoint(Self.settings())
        try await endpoint.start()
        let port = try #require(await endpoint.port)
        await endpoint.stop()
        return port
    }

    private func answered(_ endpoint: SIPEndpoint) async throws -> any PhoneLineProtocol {
        var calls = endpoint.incoming.makeAsyncIterator()
        let call = try #require(await calls.next())
        await call.ring()
        return try await call.answer()
    }

    private static func tone(_ frames: Int) -> [LineStep] {
        (0..<frames).map { number in .frame(Data((0..<160).map { UInt8(($0 * 7 + number) & 0x7F) })) }
    }

    @Test(.timeLimit(.minutes(10))) func `hear each other, press keys, hold and hang up`() async throws {
        try await between { caller, callee, address in
            async let incoming = answered(callee)
            let near = try await caller.call(address, from: "alice")
            let far = try await incoming
            #expect(far.call.from == "alice")
            #expect(far.call.to == "assistant")
            #expect(far.call.direction == .inbound)
            #expect(near.call.codec == .muLaw)
            #expect(near.call.id == far.call.id)

            // On and on, as a machine that is busy may lose some of it.
            let said = Self.tone(25)
            near.send(said.prefix(10) + [.mark("said")] + (0..<40).flatMap { _ in said })
            near.press("42#")
            // Byte by byte, apart from what had to be covered.
            let whole = Set(said.compactMap { if case .frame(let data) = $0 { data } else { nil } })
            var heard: [Data] = []
            var keys = ""
            for await event in far.events {
                switch event {
                case .sound(let frame) where whole.contains(frame): heard.append(frame)
                case .digit(let digit): keys.append(digit)
                default: break
                }
                if keys == "42#", heard.count >= 25 { break }
            }
            #expect(heard.count >= 25)
            #expect(keys == "42#")

            (near as? SIPLine)?.hold(true)
            for await event in far.events where event == .held(true) { break }
            (near as? SIPLine)?.hold(false)
            for await event in far.events where event == .held(false) { break }
            far.hangUp()
            far.hangUp()
            for await event in far.events where event == .ended(.hungUpHere) { break }
            var marks: [String] = []
            var end: PhoneLineEnd?
            for await event in near.events {
                if case .marked(let name) = event { marks.append(name) }
                if case .ended(let how) = event { end = how }
            }
            #expect(marks == ["said"])
            #expect(end == .hungUp)
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func `hear each other on one machine, whatever address for others one of them tells`() async throws {
        var told = Self.settings()
        told.announcedHost = "10.9.9.9"
        let (caller, callee) = (SIPEndpoint(told), SIPEndpoint(Self.settings()))
        try await caller.start()
        try await callee.start()
        let port = try #require(await callee.port)
        async let incoming = answered(callee)
        let near = try await caller.call("sip:assistant@127.0.0.1:\(port)", from: "alice")
        let far = try await incoming

        let said = Self.tone(25)
        let whole = Set(said.compactMap { if case .frame(let data) = $0 { data } else { nil } })
        // The one that has told another address hears first: its own sound would show the way.
        for (speaker, listener) in [(far, near), (near, far)] {
            speaker.send((0..<40).flatMap { _ in said })
            for await event in listener.events {
                if case .sound(let frame) = event, whole.contains(frame) { break }
            }
        }
        await caller.stop()
        await callee.stop()
    }

    @Test(.timeLimit(.minutes(10))) func `ring before they are answered, declined or given up`() async throws {
        try await between { caller, callee, address in
            var calls = callee.incoming.makeAsyncIterator()
            async let answered = caller.call(address, from: "alice")
            let first = try #require(await calls.next())
            await first.ring()
            let line = try await first.line()
            #expect(!line.isOpen && line.call.codec == .muLaw && line.call.from == "alice")
            line.send(Self.tone(1))
            try await line.open()
            let near = try await answered
            near.send(Self.tone(10))
            for await event in line.events { if case .sound = event { break } }
            line.hangUp()
            for await event in near.events where event == .ended(.hungUp) { break }

            let declined = Task { try await caller.call(address, from: "bob") }
            let second = try #require(await calls.next())
            try await second.line().hangUp()
            await #expect(throws: PhoneLineError.declined) { try await declined.value }

            let third = Task { try await caller.call(address, from: "carol") }
            let given = try #require(await calls.next())
            await given.ring()
            let waiting = try await given.line()
            third.cancel()
            for await event in waiting.events where event == .ended(.hungUp) { break }
            await #expect(throws: PhoneLineError.over) { try await waiting.open() }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `keep the pace of 20 ms`() async throws {
        try await between { caller, callee, address in
            async let incoming = answered(callee)
            let near = try await caller.call(address, from: "alice")
            let far = try await incoming
            let start = ContinuousClock.now
            near.send(Self.tone(100) + [.mark("end")])
            var ticks = 0
            for await event in near.events {
                if case .sound = event { ticks += 1 }
                if event == .marked("end") { break }
            }
            // Never faster than that. How much slower, is the machine's affair: its own clock has to agree.
            #expect(ContinuousClock.now - start > .milliseconds(1950))
            #expect((99...102).contains(ticks))
            far.hangUp()
        }
    }

    @Test(
        .timeLimit(.minutes(10)),
        arguments: [
            (IncomingSIPCall.Rejection.busy, PhoneLineError.busy), (.decline, .declined),
        ])
    func `turn each other down`(rejection: IncomingSIPCall.Rejection, error: PhoneLineError) async throws {
        try await between { caller, callee, address in
            async let rejected: Void = {
                for await call in callee.incoming {
                    await call.reject(rejection)
                    break
                }
            }()
            await #expect(throws: error) { try await caller.call(address, from: "alice") }
            await rejected
        }
    }

    @Test(.timeLimit(.minutes(10))) func `do not wait for ever`() async throws {
        var settings = Self.settings()
        settings.ringLimit = .milliseconds(300)
        try await between(settings) { caller, _, address in
            await #expect(throws: PhoneLineError.noAnswer) { try await caller.call(address, from: "alice") }
            await #expect(throws: PhoneLineError.noExchange) { try await caller.call("+4930123", from: "alice") }
            await #expect(throws: PhoneLineError.unreachable) {
                try await caller.call("sips:a@127.0.0.1", from: "alice")
            }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `take a call back when its task is cancelled`() async throws {
        try await between { caller, callee, address in
            let call = Task { try await caller.call(address, from: "alice") }
            var calls = callee.incoming.makeAsyncIterator()
            let incoming = try #require(await calls.next())
            await incoming.ring()
            call.cancel()
            await #expect(throws: PhoneLineError.over) { try await call.value }
            #expect(await eventually { await callee.activeCalls == 0 })
            await #expect(throws: PhoneLineError.over) { try await incoming.answer() }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `stop waiting when their task is cancelled`() async throws {
        try await between { caller, callee, address in
            async let incoming = answered(callee)
            let near = try await caller.call(address, from: "alice")
            let far = try await incoming
            let nobody = try await silentPort()
            let transfer = Task { try await near.transfer(to: "sip:bob@127.0.0.1:\(nobody)") }
            let registration = Task {
                try await caller.register(at: "127.0.0.1:\(nobody)", user: "alice", password: "secret")
            }
            #expect(await eventually { await caller.registrations.count == 1 })
            transfer.cancel()
            registration.cancel()
            await #expect(throws: PhoneLineError.self) { try await transfer.value }
            await #expect(throws: PhoneLineError.over) { try await registration.value }
            #expect(await caller.registrations.isEmpty)
            far.hangUp()
        }
    }

    @Test(.timeLimit(.minutes(10))) func `take no more calls than they may`() async throws {
        var settings = Self.settings()
        settings.maximumCalls = 1
        try await between(settings) { caller, callee, address in
            async let incoming = answered(callee)
            let near = try await caller.call(address, from: "alice")
            _ = try await incoming
            await #expect(throws: PhoneLineError.busy) { try await caller.call(address, from: "bob") }
            near.hangUp()
        }
    }

    @Test(.timeLimit(.minutes(10))) func `tell the other side when they stop`() async throws {
        try await between { caller, callee, address in
            async let incoming = answered(callee)
            let near = try await caller.call(address, from: "alice")
            let far = try await incoming
            await callee.stop()
            for await event in near.events where event == .ended(.hungUp) { break }
            for await event in far.events where event == .ended(.hungUpHere) { break }
            await #expect(throws: PhoneLineError.over) { try await callee.call(address, from: "x") }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `let in who has the password`() async throws {
        var settings = Self.settings()
        (settings.callers, settings.trusted) = (["alice": "secret"], [])
        try await between(settings) { caller, _, address in
            await #expect(throws: PhoneLineError.refused(code: 401, reason: "Unauthorized")) {
                try await caller.call(address, from: "alice")
            }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `notice when a line is dead`() async throws {
        var settings = Self.settings()
        settings.silenceLimit = .milliseconds(400)
        try await between(settings) { caller, callee, address in
            async let incoming = answered(callee)
            let near = try await caller.call(address, from: "alice")
            let far = try await incoming
            // Held, it sends nothing, and that is known.
            (near as? SIPLine)?.hold(true)
            for await event in far.events where event == .held(true) { break }
            #expect(await callee.activeCalls == 1)
            await caller.fallSilent()
            (near as? SIPLine)?.hold(false)
            for await event in far.events where event == .ended(.lost) { break }
            for await event in near.events where event == .ended(.hungUp) { break }
        }
    }

    @Test(.timeLimit(.minutes(10))) func `live through what strangers send`() async throws {
        try await between { caller, callee, address in
            var random = SplitMix(state: 21)
            let target = SIPFlow(
                address: try await HostLookup(listening: "127.0.0.1").address(
                    of: "127.0.0.1", port: #require(await callee.port)))
            let invite = Array(`A message of SIP`.invite.utf8)
            for _ in 0..<500 {
                var bytes = invite
                for _ in 0..<3 { bytes.mutate(using: &random) }
                guard let message = try? SIPMessage(reading: bytes) else { continue }
                await caller.write(message, to: target)
            }
            #expect(await eventually { await callee.activeCalls > 0 || true })
            #expect(await callee.port != nil)
        }
    }

    @Test(.timeLimit(.minutes(10))) func `are not two at one port`() async throws {
        try await between { caller, _, _ in
            var settings = Self.settings()
            settings.port = try #require(await caller.port)
            let second = SIPEndpoint(settings)
            await #expect(throws: SIPEndpointError.addressInUse(port: settings.port)) { try await second.start() }
            await second.stop()
        }
    }
}

extension SIPEndpoint {
    /// As a telephone whose network was cut for sound alone.
    fileprivate func fallSilent() {
        for call in calls.values { call.ports?.close() }
    }
}
