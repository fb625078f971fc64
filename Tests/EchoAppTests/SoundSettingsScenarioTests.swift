import Echo
import EchoPresentation
import Testing

@MainActor @Suite(.timeLimit(.minutes(1))) struct `User chooses the sound devices` {
    private let jabra = AudioDevice(id: "usb", name: "Jabra", direction: .input)

    private func makeSound() -> SpySoundDevices {
        SpySoundDevices([
            AudioDevice(id: "default", name: "Built-in", direction: .input, isDefault: true),
            AudioDevice(id: "default", name: "Built-in", direction: .output, isDefault: true),
        ])
    }

    @Test func `Given a device is plugged in, when the pane is opened, then it can be chosen and is used at once`()
        async
    {
        let sound = makeSound()
        let robot = ScreenRobot(sound: sound)
        await robot.connect()
        sound.plugIn(jabra)

        robot.perform(.focus(.settings))
        await robot.until {
            robot.row(.microphone)?.control == .choice(index: 0, options: ["default: Built-in", "Jabra"])
        }
        robot.send("/microphone jabra")

        await robot.until { sound.messages == ["input=usb"] }
        await robot.until { robot.store.saved == ["sound.input"] }
        robot.end()
    }

    @Test func `Given devices were kept, when the program starts, then they are used, and one that is gone says so`()
        async
    {
        let sound = makeSound()
        var chosen = Preferences()
        (chosen.sound.output, chosen.sound.protection) = ("hdmi", .gate)
        let robot = ScreenRobot(sound: sound, chosen: chosen)
        await robot.connect()

        await robot.until { sound.messages == ["output=hdmi", "protection=gate"] }
        await robot.until { robot.row(.loudspeaker)?.reason == "This device is not there now." }
        #expect(robot.store.saved.isEmpty)
        robot.end()
    }

    @Test func `Given a device there is not, then it is refused`() async {
        let sound = makeSound()
        let robot = ScreenRobot(sound: sound)
        await robot.connect()
        await robot.until { robot.row(.microphone)?.control == .choice(index: 0, options: ["default: Built-in"]) }

        robot.send("/microphone nowhere")

        #expect(robot.notice == "Microphone must be one of default.")
        #expect(sound.messages.isEmpty)
        robot.end()
    }

    @Test func `Given no sound system to choose from, then the pane and the command say so`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/echo-protection off")

        #expect(robot.notice == "Echo protection: the sound system here offers no choice.")
        #expect(robot.store.saved.isEmpty)
        robot.end()
    }
}
