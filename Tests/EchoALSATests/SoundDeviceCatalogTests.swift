import Echo
import Testing

@testable import EchoALSA

@Suite struct `The list of sound devices` {
    private func hint(
        _ name: String, _ description: String, captures: Bool = true, plays: Bool = true
    ) -> ALSADeviceDescription {
        ALSADeviceDescription(name: name, description: description, canCapture: captures, canPlay: plays)
    }

    /// What a laptop without a sound server names.
    private var laptop: [ALSADeviceDescription] {
        [
            hint("null", "Discard all samples (playback) or generate zero samples (capture)"),
            hint("samplerate", "Rate Converter Plugin Using Samplerate Library"),
            hint("default", "Playback/recording through the default card"),
            hint("sysdefault:CARD=PCH", "HDA Intel PCH, ALC257 Analog\nDefault Audio Device"),
            hint("front:CARD=PCH,DEV=0", "HDA Intel PCH, ALC257 Analog\nFront output / input"),
            hint("surround51:CARD=PCH,DEV=0", "HDA Intel PCH, ALC257 Analog\n5.1 Surround", captures: false),
            hint("hdmi:CARD=PCH,DEV=0", "HDA Intel PCH, HDMI 0\nHDMI Audio Output", captures: false),
            hint("hw:CARD=PCH,DEV=0", "HDA Intel PCH, ALC257 Analog\nDirect hardware device"),
            hint("plughw:CARD=PCH,DEV=0", "HDA Intel PCH, ALC257 Analog\nHardware device with conversions"),
            hint("usbstream:CARD=PCH", "HDA Intel PCH\nUSB Stream Output"),
            hint("hw:CARD=Headset,DEV=0", "Acme USB Headset, USB Audio\nDirect hardware device"),
            hint("plughw:CARD=Headset,DEV=0", "Acme USB Headset, USB Audio\nHardware device with conversions"),
            hint("dsnoop:CARD=PCH,DEV=0", "HDA Intel PCH, ALC257 Analog", plays: false),
        ]
    }

    @Test func `of all names of a plug the best stays, and what is no device goes`() {
        let devices = SoundDeviceCatalog.devices(of: laptop).map(\.device)

        #expect(
            devices.filter { $0.direction == .output }.map(\.id)
                == ["default", "sysdefault:CARD=PCH", "hdmi:CARD=PCH,DEV=0", "plughw:CARD=Headset,DEV=0"])
        #expect(
            devices.filter { $0.direction == .input }.map(\.id)
                == ["default", "sysdefault:CARD=PCH", "plughw:CARD=Headset,DEV=0"])
        #expect(devices.filter(\.isDefault).map(\.id) == ["default", "default"])
    }

    @Test func `names are for people`() {
        let devices = SoundDeviceCatalog.devices(of: laptop)

        #expect(
            devices.filter { $0.device.direction == .input }.map(\.device.name) == [
                "Default (Playback/recording through the default card)", "HDA Intel PCH, ALC257 Analog",
                "Acme USB Headset, USB Audio",
            ])
        #expect(
            devices.filter(\.isWorn).map(\.device.id) == ["plughw:CARD=Headset,DEV=0", "plughw:CARD=Headset,DEV=0"])
    }

    @Test(
        arguments: [
            (nil, "analog-output-headphones", true), (nil, "analog-output-speaker", false), ("speaker", nil, false),
            ("headset", nil, true), ("internal", "analog-output-headphones", false), (nil, nil, false),
        ] as [(String?, String?, Bool)])
    func `what is worn on the head is told by its form or its plug`(form: String?, port: String?, isWorn: Bool) {
        let device = PulseDevice(
            name: "x", description: "Built-in Audio", direction: .output, formFactor: form, activePort: port)

        let found = SoundDeviceCatalog.devices(of: PulseDirectory(devices: [device]))

        #expect(found.map(\.isWorn) == [isWorn])
    }

    @Test func `what a loudspeaker plays is no microphone, unless it was made the default one`() {
        let monitor = PulseDevice(name: "out.monitor", description: "Monitor", direction: .input, isMonitor: true)
        let microphone = PulseDevice(name: "in", description: "Microphone", direction: .input)

        let plain = PulseDirectory(defaultSource: "in", devices: [monitor, microphone])
        let chosen = PulseDirectory(defaultSource: "out.monitor", devices: [monitor, microphone])

        #expect(SoundDeviceCatalog.devices(of: plain).map(\.device.id) == ["pulse:in"])
        #expect(SoundDeviceCatalog.devices(of: chosen).map(\.device.id) == ["pulse:out.monitor", "pulse:in"])
    }

    @Test func `a chosen device is replaced when it is gone, and tried again when the default one goes too`() {
        var choice = DeviceChoice(.microphone(), chosen: "pulse:headset")

        #expect(choice.failed(.noSoundServer(.capture), of: 0) == false)
        #expect(choice.failed(.busy(.capture), of: 0) == false)
        #expect(choice.options.device == "pulse:headset")
        #expect(choice.failed(.noDevice(.capture), of: 0) == true)
        #expect(choice.options.device == "default")
        #expect(choice.tellsReplacement() == true)
        #expect(choice.tellsReplacement() == false)
        #expect(choice.failed(.noDevice(.capture), of: 0) == false)
        #expect(choice.options.device == "pulse:headset")

        choice.use("pulse:headset")
        #expect(choice.number == 0)
        choice.use(nil)
        #expect(choice.options.device == "default")
        #expect(choice.failed(.noDevice(.capture), of: 1) == false)
        #expect(choice.tellsReplacement() == false)
    }
}
