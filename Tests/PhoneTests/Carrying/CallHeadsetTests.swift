import Echo
import EchoApp
import EchoAudio
import EchoScreen
import EchoTestKit
import Foundation
import PhoneBridge
import Synchronization
import Testing

@testable import Phone

@Suite(.timeLimit(.minutes(5))) struct `The microphone and the loudspeaker in a call` {
    private final class Call: Sendable {
        let microphone = ManualMicrophone()
        let loudspeaker = ManualLoudspeaker()
        private let bytes = Mutex(Data())
        /// What went into the call.
        var spoken: Data { bytes.withLock(\.self) }

        func headset() -> CallHeadset {
            CallHeadset(AudioDevices(microphone: microphone, loudspeaker: loudspeaker), codec: .muLaw) { [self] sound in
                bytes.withLock { $0 += sound }
            }
        }
    }

    private static let tone = PCM16((0..<4_800).map { Int16(8_000 * sin(Double($0) * 0.1)) })

    @Test func `who speaks in the call is heard there, and hears the other side`() async {
        let call = Call()
        let headset = call.headset()
        headset.talk(true)
        #expect(await eventually { call.microphone.isOpen })
        call.microphone.say(Self.tone)
        headset.hear(.caller(Data(repeating: 0x10, count: 160)))
        #expect(call.spoken.count == 1_600)
        #expect(call.loudspeaker.items.count == 1)
        await headset.close()
        #expect(!call.microphone.isOpen)
    }

    @Test func `while somebody interprets, neither side hears the other itself`() async {
        let call = Call()
        let headset = call.headset()
        headset.talk(true)
        #expect(await eventually { call.microphone.isOpen })

        let sides = await headset.beginInterpreting()
        #expect(!call.microphone.isOpen)
        let heard = Mutex(0)
        sides.partner.microphone?.start { event in
            guard case .captured(let captured) = event else { return }
            heard.withLock { $0 += captured.sound.samples.count }
        }
        headset.hear(.caller(Data(repeating: 0x10, count: 160)))
        headset.hear(.assistant(Data(repeating: 0x10, count: 160)))
        #expect(heard.withLock(\.self) == 480)
        #expect(call.loudspeaker.items.isEmpty)

        headset.endInterpreting()
        #expect(await eventually { call.microphone.isOpen })
        headset.hear(.caller(Data(repeating: 0x10, count: 160)))
        #expect(heard.withLock(\.self) == 480)
        #expect(call.loudspeaker.items.count == 1)
        await headset.close()
    }

    @Test func `who takes the call over while somebody interprets is heard once that has ended`() async {
        let call = Call()
        let headset = call.headset()
        _ = await headset.beginInterpreting()
        headset.talk(true)
        _ = await headset.beginInterpreting()
        #expect(!call.microphone.isOpen)
        headset.endInterpreting()
        #expect(await eventually { call.microphone.isOpen })
        await headset.close()
    }

    @Test func `an interpreter's voice goes into the call as it is heard there, and its end is told`() async {
        let call = Call()
        let headset = call.headset()
        let sides = await headset.beginInterpreting()
        let told = Mutex<[String]>([])
        let rendered = Mutex(0)
        sides.person.loudspeaker?.start { event in
            switch event {
            case .started(let item): told.withLock { $0.append("started \(item)") }
            case .finished(let item): told.withLock { $0.append("finished \(item)") }
            case .rendered(let sound, _, _): rendered.withLock { $0 += sound.samples.count }
            default: break
            }
        }
        sides.person.loudspeaker?.enqueue(Self.tone, item: "a")
        sides.person.loudspeaker?.endOfItem("a")
        #expect(await eventually { told.withLock { $0 == ["started a", "finished a"] } })
        #expect(rendered.withLock(\.self) == Self.tone.samples.count)
        #expect(call.spoken.count == 1_600)
        // As loud as it was.
        let back = AudioCodec.muLaw.decode(call.spoken).samples.map(\.magnitude).max() ?? 0
        #expect((7_000...9_000).contains(back))
        await sides.person.loudspeaker?.stop()
        await headset.close()
    }

    @Test func `what is interrupted is not said to its end`() async {
        let loudspeaker = CallLoudspeaker(codec: .muLaw) { _ in }
        loudspeaker.start { _ in }
        loudspeaker.duck()
        loudspeaker.enqueue(Self.tone, item: "a")
        let heard = await loudspeaker.interrupt()
        #expect(heard == [RenderedItem(item: "a", frames: 0)])
        #expect(await loudspeaker.interrupt().isEmpty)
        await loudspeaker.stop()
    }
}
