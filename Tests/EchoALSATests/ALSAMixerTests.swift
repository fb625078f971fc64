import Echo
import TestTags
import Testing

@testable import EchoALSA

@Suite(.tags(.usesSound), .serialized, .timeLimit(.minutes(10))) struct `The switches of a sound card` {
    @Test func `are found where a device is muted`() async throws {
        let rig = try await VirtualAudio.start()
        let configuration = try #require(ALSAConfiguration(file: rig.configurationFile))
        func muted() -> [Bool] {
            [
                ALSAMixer.isMuted(.input, card: "default", configuration: configuration),
                ALSAMixer.isMuted(.output, card: "default", configuration: configuration),
            ]
        }
        #expect(muted() == [false, false])

        try await rig.mute(.microphone, true)
        #expect(muted() == [true, false])
        try await rig.mute(.loudspeaker, true)
        #expect(muted() == [true, true])
    }

    @Test(arguments: [
        ("plughw:CARD=PCH,DEV=0", "hw:CARD=PCH"), ("hdmi:CARD=HDMI,DEV=1", "hw:CARD=HDMI"), ("default", "default"),
        ("pulse:x", "default"),
    ])
    func `belong to the card that a device is on`(device: String, card: String) {
        #expect(ALSAMixer.card(of: device) == card)
    }

    @Test func `of a card that is not there, say nothing`() {
        #expect(!ALSAMixer.isMuted(.input, card: "hw:CARD=NoSuchCard"))
    }
}
