import Echo
import EchoAudio
import EchoTestKit
import Synchronization
import Testing

@testable import EchoWake

@Suite struct `One microphone for two` {
    private let device = ManualMicrophone()

    private final class Ear: Sendable {
        private let heard = Mutex<[Int16]>([])
        private let count = Mutex(0)
        var samples: [Int16] { heard.withLock(\.self) }
        var openings: Int { count.withLock(\.self) }

        func hear(_ event: AudioCaptureEvent) {
            switch event {
            case .opened: count.withLock { $0 += 1 }
            case .captured(let captured): heard.withLock { $0 += captured.sound.samples }
            case .failed: break
            }
        }
    }

    private func sound(_ value: Int16) -> PCM16 { PCM16(Array(repeating: value, count: 480)) }

    @Test func `is open while either wants it`() async {
        let (microphone, ear) = (SharedMicrophone(device), Ear())
        let number = microphone.listen { event, _ in ear.hear(event) }
        #expect(device.isOpen)
        microphone.start { _ in }
        await microphone.stopListening(number)
        #expect(device.isOpen)
        await microphone.stop()
        #expect(!device.isOpen)
        _ = microphone.listen { event, _ in ear.hear(event) }
        #expect(device.isOpen && ear.openings == 2)
    }

    @Test func `a listening that was replaced ends nothing but itself`() async {
        let (microphone, old, new) = (SharedMicrophone(device), Ear(), Ear())
        let number = microphone.listen { event, _ in old.hear(event) }
        let next = microphone.listen { event, _ in new.hear(event) }

        await microphone.stopListening(number)
        device.say(sound(1))
        #expect(old.samples.isEmpty && Set(new.samples) == [1])

        await microphone.stopListening(next)
        #expect(!device.isOpen)
    }

    @Test func `who listens beside the conversation opens and closes it without a word to that`() async {
        let (microphone, conversation, writer) = (SharedMicrophone(device), Ear(), Ear())
        let beside = microphone.beside
        microphone.start(onEvent: conversation.hear)
        beside.start(onEvent: writer.hear)
        device.say(sound(1))
        await microphone.stop()
        device.say(sound(2))
        #expect(conversation.samples.last == 1 && writer.samples.last == 2 && device.isOpen)

        await beside.stop()
        #expect(!device.isOpen)
        beside.start(onEvent: writer.hear)
        #expect(device.isOpen && writer.openings == 2)
        await beside.stop()
        await beside.stop()
        #expect(!device.isOpen)
    }

    @Test func `each hears what is said while it listens`() async {
        let (microphone, aside, conversation) = (SharedMicrophone(device), Ear(), Ear())
        let number = microphone.listen { event, _ in aside.hear(event) }
        device.say(sound(1))
        microphone.start(onEvent: conversation.hear)
        device.say(sound(2))
        await microphone.stopListening(number)
        device.say(sound(3))
        await microphone.stop()

        #expect(Set(aside.samples) == [1, 2])
        #expect(Set(conversation.samples) == [2, 3])
        #expect(conversation.openings == 1)
    }

    @Test func `the conversation hears first what was said behind the phrase, and nothing from before`() {
        let (microphone, conversation) = (SharedMicrophone(device), Ear())
        _ = microphone.listen { _, _ in }
        device.say(sound(1))
        device.say(sound(2))
        device.say(sound(3))

        // The phrase ended in the middle of the second chunk.
        microphone.handOver(after: 720)
        microphone.start(onEvent: conversation.hear)
        device.say(sound(4))

        #expect(conversation.samples.count == 240 + 2 * 480)
        #expect(conversation.samples.first == 2 && conversation.samples.last == 4)
    }

    @Test func `what was said without a call is never handed over`() async {
        let (microphone, conversation) = (SharedMicrophone(device), Ear())
        _ = microphone.listen { _, _ in }
        device.say(sound(1))

        microphone.start(onEvent: conversation.hear)

        #expect(conversation.samples.isEmpty)
        await microphone.stop()
        microphone.start(onEvent: conversation.hear)
        #expect(conversation.samples.isEmpty)
    }

    @Test func `what followed words that called nobody is not handed over later`() async {
        let (microphone, conversation) = (SharedMicrophone(device), Ear())
        _ = microphone.listen { _, _ in }
        device.say(sound(1))
        microphone.handOver(after: 480)
        // "Stop" was obeyed, and the name is listened for again.
        _ = microphone.listen { _, _ in }
        device.say(sound(2))
        microphone.start(onEvent: conversation.hear)
        #expect(conversation.samples.isEmpty)
        await microphone.stop()

        microphone.handOver(after: 960)
        for _ in 0..<(2 * SharedMicrophone.kept / 480 + 2) { device.say(sound(3)) }
        microphone.start(onEvent: conversation.hear)
        #expect(conversation.samples.isEmpty)
    }
}
