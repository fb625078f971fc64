import EchoAudio
import EchoTestKit
import ServerTestKit
import Synchronization
import Testing

@testable import Echo

@Suite(.timeLimit(.minutes(10))) struct `Announcing over an answer` {
    private static func tone(_ milliseconds: Int) -> PCM16 { ScriptedSynthesizer.tone(milliseconds: milliseconds) }

    /// A loudspeaker that plays a second of an answer, of which 400 ms were heard.
    private func playing() -> (device: ManualLoudspeaker, loudspeaker: SharedLoudspeaker) {
        let device = ManualLoudspeaker()
        let loudspeaker = SharedLoudspeaker(device)
        loudspeaker.start { _ in }
        loudspeaker.enqueue(Self.tone(1000), item: "answer")
        device.play(400, of: "answer")
        return (device, loudspeaker)
    }

    /// Announces so much sound.
    private func announce(_ milliseconds: Int, on loudspeaker: SharedLoudspeaker) -> Task<Void, any Error> {
        let sounds = Mutex([Self.tone(milliseconds)])
        return Task {
            try await loudspeaker.announce("news") { () async throws(EchoError) in sounds.withLock { $0.popLast() } }
        }
    }

    @Test func `the answer falls silent, and goes on where it stopped`() async throws {
        let (device, loudspeaker) = playing()
        loudspeaker.endOfItem("answer")

        let announcing = announce(200, on: loudspeaker)
        #expect(await eventually { device.wholeItems == ["news"] })
        #expect(device.items == ["news"])
        device.finish("news")
        try await announcing.value

        #expect(device.wholeItems == ["answer"])
        #expect(abs(device.seconds(of: "answer") - 0.6) < 0.001)
        #expect(device.interruptions == 0)
        device.play(100, of: "answer")
        #expect(await loudspeaker.interrupt() == [RenderedItem(item: "answer", frames: 500 * 24)])
    }

    @Test func `what the conversation says meanwhile waits for the end, behind what waited`() async throws {
        let (device, loudspeaker) = playing()
        let announcing = announce(200, on: loudspeaker)
        #expect(await eventually { device.wholeItems == ["news"] })

        loudspeaker.enqueue(Self.tone(300), item: "answer")
        loudspeaker.endOfItem("answer")
        loudspeaker.enqueue(Self.tone(100), item: "next")
        #expect(device.items == ["news"])
        device.finish("news")
        try await announcing.value

        #expect(device.items == ["answer", "next"])
        #expect(device.wholeItems == ["answer"])
        #expect(abs(device.seconds(of: "answer") - 0.9) < 0.001)
    }

    @Test func `until its voice is there the answer is heard`() async throws {
        let (device, loudspeaker) = playing()
        let gate = Mutex(false)
        let announcing = Task {
            try await loudspeaker.announce("news") { () async throws(EchoError) in
                while !gate.withLock(\.self), !Task.isCancelled { await Task.yield() }
                throw EchoError.unreachable(host: "example.org", reason: "")
            }
        }
        for _ in 0..<100 { await Task.yield() }
        #expect(device.items == ["answer"])
        gate.withLock { $0 = true }

        await #expect(throws: EchoError.unreachable(host: "example.org", reason: "")) { try await announcing.value }
        #expect(device.items == ["answer"])
    }

    @Test func `who talks over it interrupts both`() async throws {
        let (device, loudspeaker) = playing()
        let announcing = announce(200, on: loudspeaker)
        #expect(await eventually { device.wholeItems == ["news"] })

        let heard = await loudspeaker.interrupt()

        await #expect(throws: EchoError.cancelled) { try await announcing.value }
        #expect(heard == [RenderedItem(item: "answer", frames: 400 * 24)])
        #expect(device.items == [])
    }

    @Test func `cancelling ends it, and the answer goes on`() async throws {
        let (device, loudspeaker) = playing()
        let announcing = Task {
            try await loudspeaker.announce("news") { () async throws(EchoError) in Self.tone(100) }
        }
        #expect(await eventually { device.seconds(of: "news") >= 0.4 })

        announcing.cancel()
        device.play(400, of: "news")

        await #expect(throws: EchoError.cancelled) { try await announcing.value }
        #expect(device.items == ["answer"])
        #expect(abs(device.seconds(of: "answer") - 0.6) < 0.001)
    }

    @Test func `two are not announced at once`() async throws {
        let (device, loudspeaker) = playing()
        let first = announce(200, on: loudspeaker)
        #expect(await eventually { device.wholeItems == ["news"] })

        await #expect(throws: EchoError.speaking) { try await announce(200, on: loudspeaker).value }
        #expect(device.items == ["news"])
        device.finish("news")
        try await first.value
    }
}
