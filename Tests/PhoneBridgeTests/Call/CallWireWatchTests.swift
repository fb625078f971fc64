import Echo
import EchoWire
import Foundation
import Testing

@testable import PhoneBridge

@Suite struct `The wire to the assistant` {
    private func message(_ id: String, _ role: Message.Role, _ status: Message.Status) -> EchoEvent {
        .messageUpdated(
            Message(id: id, role: role, medium: .voice, status: status, createdAt: Date(timeIntervalSince1970: 0)))
    }

    @Test func `has sound that is counted and not carried`() {
        let sut = CallWireWatch()
        for frames in [240, 480, 480] {
            #expect(!sut.isWanted(.assistantAudioDelta(itemID: "item_1", frames: frames)))
        }
        #expect(sut.isWanted(.assistantStoppedSpeaking(itemID: "item_1")))
        #expect(
            sut.facts(.assistantStoppedSpeaking(itemID: "item_1"))
                == [.soundCame(item: "item_1", pieces: 3, frames: 1200)])
        #expect(sut.facts(.assistantStoppedSpeaking(itemID: "item_1")).isEmpty)
    }

    @Test func `has each turn of the caller committed once`() {
        let sut = CallWireWatch()
        #expect(sut.facts(message("item_1", .user, .transcribing)) == [.committed(item: "item_1")])
        #expect(sut.facts(message("item_1", .user, .transcribing)).isEmpty)
        #expect(sut.facts(message("item_2", .assistant, .completed)).isEmpty)
    }

    @Test func `has its session updated when it stands`() {
        let sut = CallWireWatch()
        let connected = EchoEvent.connectionStatusChanged(.connected(sessionID: "sess_1", model: "m"))
        #expect(sut.facts(connected) == [.sessionUpdated])
    }

    @Test func `is told by the names of the Realtime API`() {
        #expect(CallEvent(.wire(.sessionUpdated))?.type == "session.updated")
        #expect(CallEvent(.wire(.committed(item: "i")))?.type == "input_audio_buffer.committed")
        let sound = CallEvent(.wire(.soundCame(item: "i", pieces: 3, frames: 1200)))
        #expect(sound?.type == "response.output_audio.delta")
        #expect(sound?.payload == ["item_id": "i", "count": 3, "audio_ms": 50])
        #expect(sound?.isKept == true)
    }
}
