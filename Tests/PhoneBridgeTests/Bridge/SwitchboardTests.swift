import Echo
import EchoAudio
import EchoConcurrency
import EchoTestKit
import EchoWire
import Foundation
import Synchronization
import Testing

@testable import PhoneBridge

@Suite(.timeLimit(.minutes(10))) struct `A switchboard` {
    /// Who has to enter a PIN first keeps the assistant away, and with it every server.
    private func policy(callsAtOnce: Int = 10) -> CallPolicy {
        var policy = CallPolicy(country: "US")
        policy.limits.callsAtOnce = callsAtOnce
        policy.incoming.pin = KeypadPIN("4711")
        return policy
    }

    private func host(
        voice: (any AnnouncingVoiceProtocol)? = nil, _ onEngine: @escaping @Sendable () -> Void = {}
    ) -> CallHost {
        CallHost(
            makeEngine: { _ in
                onEngine()
                return Echo(key: nil, configuration: EchoConfiguration())
            }, voice: voice)
    }

    @Test func `hands a call on to nobody who must not be called`() async throws {
        let sut = Switchboard(host(), gate: CallGate(policy()))
        let line = QuietLine("call")
        let news = sut.news
        async let end = sut.carry(line)
        var refusals: [CallRefusal] = []
        for await item in news {
            switch item.happening {
            case .began:
                sut.ask(.transfer(to: "+1 900 555 1234"), of: "call")
                sut.ask(.transfer(to: "911"), of: "call")
                sut.ask(.transfer(to: line.call.from), of: "call")
                sut.ask(.transfer(to: "(201) 555-0123"), of: "call")
            case .transferRefused(let refusal): refusals.append(refusal)
            case .transferred: sut.ask(.hangUp, of: "call")
            default: break
            }
            if case .ended = item.happening { break }
        }
        #expect(refusals == [.premiumRate, .emergency, .sameNumber])
        #expect(line.numbers == ["+12015550123"])
        #expect(await end == .hungUpHere)
    }

    @Test(.timeLimit(.minutes(10))) func `ends the calls that go on when the day's limits are reached`() async throws {
        var policy = policy()
        policy.limits.dollarsPerDay = 1
        let gate = CallGate(policy)
        let sut = Switchboard(host(), gate: gate)
        let news = sut.news
        async let _: Void = sut.run()
        async let end = sut.carry(QuietLine("call", patience: 30))
        for await item in news { if case .began = item.happening { break } }

        var usage = CallUsage()
        usage.dollars = 1
        gate.count(all: usage)

        #expect(await end == .hungUpHere)
    }

    @Test func `tells how much of an answer was heard when the caller hangs up over it`() async throws {
        let transport = ScriptedRealtimeTransport(
            .greeting + .spokenAnswer("One two three four five six.", lasting: .seconds(3)),
            tolerating: ScriptedRealtimeTransport.tolerated.union(["conversation.item.truncate"]))
        let host = CallHost(
            makeEngine: { _ in Echo(key: nil, realtimeTransport: transport) },
            configuration: { _ in
                var configuration = CallConfiguration()
                configuration.opening = nil
                return configuration
            })
        let sut = Switchboard(host, gate: CallGate(CallPolicy()))
        let news = sut.news
        async let _: Void = sut.run()
        async let end = sut.carry(QuietLine("call", patience: 30))

        var answers: [Message] = []
        for await item in news {
            if case .echo(.messageFinalized(let message)) = item.happening { answers.append(message) }
            if case .ended = item.happening { break }
        }
        #expect(await end == .hungUp)
        guard case .interrupted(let heard, _)? = answers.last?.status else {
            Issue.record("\(answers)")
            return
        }
        #expect((.milliseconds(400)...(.milliseconds(800))).contains(heard))
        #expect(answers.last?.heardText.isEmpty == false)
        #expect(answers.last?.heardText != answers.last?.text)
    }

    private static func quiet(_ call: PhoneLineCall) -> CallConfiguration {
        var configuration = CallConfiguration()
        configuration.opening = nil
        return configuration
    }

    @Test func `tells of the session that a call has, before anything that is said in it`() async throws {
        let transport = ScriptedRealtimeTransport(.greeting)
        let host = CallHost(
            makeEngine: { _ in Echo(key: nil, realtimeTransport: transport) }, configuration: Self.quiet)
        let sut = Switchboard(host, gate: CallGate(CallPolicy()))
        let news = sut.news
        async let _: Void = sut.run()
        let line = QuietLine("call")
        async let end = sut.carry(line)

        var told: [String] = []
        for await item in news {
            guard let event = CallEvent(item.happening)?.type else { continue }
            told.append(event)
            if event == "session.updated" { line.hangUp() }
            if event == "call.disconnected" { break }
        }
        #expect(told.filter { $0.hasPrefix("session.") } == ["session.created", "session.updated"])
        #expect(await end == .hungUpHere)
    }

    @Test func `ends a call without an assistant as one that had none, with a sentence for people`() async throws {
        let host = CallHost(
            makeEngine: { _ in Echo(key: nil, configuration: EchoConfiguration()) }, configuration: Self.quiet)
        let sut = Switchboard(host, gate: CallGate(CallPolicy()))
        let news = sut.news
        async let _: Void = sut.run()
        async let end = sut.carry(QuietLine("call"))
        var events: [JSONValue?] = []
        for await item in news {
            if case .failed = item.happening { events.append(CallEvent(item.happening)?.payload) }
            if case .ended = item.happening { break }
        }
        #expect(
            events == [
                ["code": "E002", "message": "The assistant's server needs a key, and there is none."]
            ])
        #expect(await end == .noAssistant)
    }

    @Test func `lets another assistant take a call whose own is away`() async throws {
        let transport = ScriptedRealtimeTransport(
            .greeting + .spokenAnswer("One two three.", lasting: .seconds(1)),
            tolerating: ScriptedRealtimeTransport.tolerated.union(["conversation.item.truncate"]))
        var host = CallHost(
            makeEngine: { _ in Echo(key: nil, configuration: EchoConfiguration()) }, configuration: Self.quiet)
        host.makeFallback = { _ in Echo(key: nil, realtimeTransport: transport) }
        let sut = Switchboard(host, gate: CallGate(CallPolicy()))
        let news = sut.news
        async let _: Void = sut.run()
        async let end = sut.carry(QuietLine("call", patience: 30))
        var told: [String] = []
        for await item in news {
            switch item.happening {
            case .failed: told.append("failed")
            case .fallback: told.append("fallback")
            case .echo(.messageFinalized(let message)): told.append(message.role.rawValue)
            default: break
            }
            if case .ended = item.happening { break }
        }
        // The answer comes again when the caller hangs up in the middle of it.
        #expect(told == ["failed", "fallback", "assistant", "assistant"])
        #expect(await end == .hungUp)
    }

    @Test func `makes no engine for a call that it does not take`() async throws {
        let made = Atomic(0)
        let count: @Sendable () -> Void = { made.add(1, ordering: .relaxed) }
        let sut = Switchboard(host(count), gate: CallGate(policy(callsAtOnce: 1)))
        let first = QuietLine("first")
        let news = sut.news
        async let end = sut.carry(first)
        for await item in news { if case .began = item.happening { break } }

        let second = QuietLine("second")
        #expect(await sut.carry(second) == nil)
        #expect(second.isOver)
        let again = QuietLine("first")
        #expect(await sut.carry(again) == nil)
        #expect(made.load(ordering: .relaxed) == 1)

        sut.ask(.hangUp, of: "first")
        #expect(await end == .hungUpHere)
        #expect(sut.count == 0)
    }

    @Test func `carries the sound of a call while the sentence of another one is still being made`() async throws {
        let voice = HeldVoice()
        let sut = Switchboard(host(voice: voice), gate: CallGate(policy()), threads: 1)
        let (held, other) = (QuietLine("held"), QuietLine("other"))
        let news = sut.news
        async let first = sut.carry(held)
        await voice.begins.wait()

        async let second = sut.carry(other)
        for await item in news where item.call == "other" { if case .began = item.happening { break } }
        let frame = Data(repeating: 0x55, count: 160)
        var sound = sut.sound(of: "other").makeAsyncIterator()
        other.hear(frame)
        #expect(await sound.next() == .caller(frame))

        voice.goOn()
        sut.ask(.hangUp, of: "other")
        #expect(await second == .hungUpHere)
        sut.ask(.hangUp, of: "held")
        #expect(await first == .hungUpHere)
    }
}
