import Echo
import EchoALSA
import Testing

@Suite struct `The loudspeaker in use` {
    private let devices = [
        SoundDevice(AudioDevice(id: "headset", name: "Headset", direction: .input), isWorn: true),
        SoundDevice(AudioDevice(id: "headset", name: "Headset", direction: .output), isWorn: true),
        SoundDevice(AudioDevice(id: "laptop", name: "Laptop", direction: .output, isDefault: true)),
    ]

    @Test(arguments: [("headset", true), ("laptop", false), (nil, false), ("gone", false)])
    func `is worn or not, whatever the others are`(id: String?, isWorn: Bool) {
        #expect(devices.isWorn(output: id) == isWorn)
    }

    @Test func `is not worn where there is none`() { #expect(![SoundDevice]().isWorn(output: nil)) }
}
