import Echo
import EchoAudio
import EchoText
import ScreenTestKit
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User chooses the sound devices` {
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
        await robot.until { robot.row(.loudspeaker)?.reason == "This device is not connected." }
        #expect(robot.store.saved.isEmpty)
        robot.end()
    }

    @Test func `Given devices, when the user types the command, then they are offered by name and taken by it`() async {
        let sound = makeSound()
        sound.plugIn(AudioDevice(id: "alsa:usb-1", name: "Jabra Evolve 2", direction: .input))
        let robot = ScreenRobot(sound: sound)
        await robot.connect()
        await robot.until {
            robot.row(.microphone)?.control == .choice(index: 0, options: ["default: Built-in", "Jabra Evolve 2"])
        }

        robot.write("/microphone ")
        #expect(robot.offered == ["default: Built-in", "Jabra Evolve 2"])
        robot.write("jab")
        #expect(robot.offered == ["Jabra Evolve 2"])
        robot.perform(.complete)
        #expect(robot.screen.composer.text == "/microphone Jabra Evolve 2")
        robot.perform(.send)

        await robot.until { sound.messages == ["input=alsa:usb-1"] }
        robot.end()
    }

    @Test func `Given two devices of one name, when one is chosen, then what the system calls it is written`() async {
        let sound = makeSound()
        for id in ["usb-1", "usb-2"] { sound.plugIn(AudioDevice(id: id, name: "Jabra", direction: .output)) }
        let robot = ScreenRobot(sound: sound)
        await robot.connect()
        await robot.until {
            robot.row(.loudspeaker)?.control
                == .choice(index: 0, options: ["default: Built-in", "Jabra", "Jabra"])
        }

        robot.write("/speaker jab")
        robot.perform(.compose(.moveDown), .complete)

        #expect(robot.screen.composer.text == "/speaker usb-2")
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

    @Test func `Given devices, when Enter is pressed on their row, then they are listed by name and one is chosen`()
        async
    {
        let sound = makeSound()
        sound.plugIn(AudioDevice(id: "alsa:usb-1", name: "Jabra Evolve 2", direction: .input))
        let robot = ScreenRobot(sound: sound)
        await robot.connect()
        robot.send("/microphone default")
        robot.perform(.focus(.settings), .open)

        await robot.until { robot.choices.map(\.title) == ["default: Built-in", "Jabra Evolve 2"] }
        #expect(robot.screen.overlay?.title == "Microphones")
        #expect(robot.choices.map(\.isCurrent) == [true, false])
        #expect(robot.choices.first?.state.text == "in use")
        robot.perform(.selectDown, .open)

        await robot.until { sound.messages == ["input=alsa:usb-1"] }
        #expect(robot.screen.overlay == nil)
        robot.end()
    }

    @Test(arguments: [("/microphone", "Microphones"), ("/speaker", "Speakers"), ("/loudspeaker", "Speakers")])
    func `Given devices, when the command comes without a name, then it lists them`(command: String, title: String)
        async
    {
        let robot = ScreenRobot(sound: makeSound())
        await robot.connect()

        robot.send(command)

        #expect(robot.screen.overlay?.title == title)
        await robot.until { robot.choices.map(\.title) == ["default: Built-in"] }
        robot.end()
    }

    @Test func `Given devices with long identifiers, when none of them is meant, then their names are said`() async {
        let sound = makeSound()
        sound.plugIn(AudioDevice(id: "pulse:headset_mic", name: "Virtual Headset", direction: .input))
        let robot = ScreenRobot(sound: sound)
        await robot.connect()
        await robot.until {
            robot.row(.microphone)?.control == .choice(index: 0, options: ["default: Built-in", "Virtual Headset"])
        }

        robot.send("/microphone nowhere")

        #expect(robot.notice == "Microphone must be one of default, Virtual Headset.")
        #expect(robot.row(.microphone)?.help.contains("pulse:") == false)
        robot.end()
    }

    @Test func `Given no sound system to choose from, then the pane and the command say so`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/echo-cancellation off")

        #expect(robot.notice == "Echo cancellation: not supported by this sound system.")
        #expect(robot.store.saved.isEmpty)
        robot.end()
    }

    // MARK: devices come and go

    private var builtIn: [AudioDevice] {
        [
            AudioDevice(id: "default", name: "Built-in", direction: .input, isDefault: true),
            AudioDevice(id: "default", name: "Built-in", direction: .output, isDefault: true),
        ]
    }

    private func makeRobot(chosen: String?, _ sound: SpySoundDevices) async -> ScreenRobot {
        var preferences = Preferences()
        preferences.sound.input = chosen
        let robot = ScreenRobot(sound: sound, chosen: preferences)
        await robot.connect()
        let name = chosen == nil ? "default: Built-in" : "Jabra"
        await robot.until {
            guard case .choice(let index, let options) = robot.row(.microphone)?.control else { return false }
            return options.indices.contains(index) && options[index] == name
        }
        return robot
    }

    @Test
    func `Given the chosen one is unplugged, then the default one goes on and it is said, and undone when it is back`()
        async
    {
        let sound = SpySoundDevices(builtIn + [jabra])
        let robot = await makeRobot(chosen: "usb", sound)
        await robot.until { sound.messages == ["input=usb"] }

        sound.become(builtIn)
        await robot.until { sound.messages == ["input=usb", "input=default"] }
        #expect(robot.notice == "Jabra was disconnected: using Built-in.")
        #expect(robot.screen.levels.microphone.device == "Built-in")
        robot.engine.emit(.error(.audio(.replaced(.capture))))
        await robot.settle()
        #expect(robot.notice == "Jabra was disconnected: using Built-in.")

        sound.become(builtIn + [jabra])
        await robot.until { sound.messages == ["input=usb", "input=default", "input=usb"] }
        #expect(robot.notice.hasPrefix("Jabra was reconnected and is in use again."))
        #expect(robot.row(.microphone)?.reason == nil)
        #expect(robot.store.saved.isEmpty)
        robot.end()
    }

    @Test func `Given one is tuned, when another is chosen, then what acts for all others acts until it is back`()
        async
    {
        let own = TunedVoiceDetection(threshold: 0.4, silence: .milliseconds(900))
        var chosen = Preferences().tuned(own, for: "usb").taking(own)
        chosen.sound.input = "usb"
        let robot = ScreenRobot(sound: SpySoundDevices(builtIn + [jabra]), chosen: chosen)
        await robot.connect()
        await robot.until {
            robot.row(.microphone)?.control == .choice(index: 1, options: ["default: Built-in", "Jabra"])
        }

        robot.send("/microphone default")
        await robot.until { robot.engine.messages == [.updateSettings(SessionSettings())] }
        robot.send("/microphone jabra")
        await robot.until { robot.engine.messages.last == .updateSettings(chosen.session) }
        robot.end()
    }

    @Test func `Given none was chosen, when the default one changes, then it is said and nothing else is done`() async {
        let sound = SpySoundDevices(builtIn)
        let robot = await makeRobot(chosen: nil, sound)
        var changed = builtIn
        changed[0].isDefault = false

        sound.become(changed + [AudioDevice(id: "usb", name: "Jabra", direction: .input, isDefault: true)])

        await robot.until { robot.notice == "The microphone is now Jabra." }
        #expect(sound.messages.isEmpty)
        robot.end()
    }

    @Test func `Given the system mutes the microphone while it is open, then the pane shows it and it is said once`()
        async
    {
        let sound = SpySoundDevices(builtIn)
        let robot = await makeRobot(chosen: nil, sound)
        robot.engine.emit(.audioStatusChanged(AudioStatus(microphone: .open, loudspeaker: .closed)))
        await robot.until { robot.screen.levels.microphone.caption.text == "quiet" }
        var muted = builtIn
        muted[0].isMuted = true

        for devices in [muted, builtIn, muted] {
            sound.become(devices)
            let caption = devices[0].isMuted ? "muted by system" : "quiet"
            await robot.until { robot.screen.levels.microphone.caption.text == caption }
        }

        let said = robot.screen.notices.filter {
            $0.wording.text { Catalog.standard.commands[$0].title }.contains("The system has muted")
        }
        #expect(said.count == 1)
        robot.end()
    }

    @Test func `Given the sound server dies while both devices are used, then that alone is said, and taken back`()
        async
    {
        let served = [AudioDevice.Direction.input, .output].map {
            AudioDevice(id: "pulse:\($0)", name: "Server's", direction: $0, isDefault: true)
        }
        let sound = SpySoundDevices(builtIn)
        let robot = await makeRobot(chosen: nil, sound)
        sound.become(served, hasServer: true)
        await robot.until { robot.screen.levels.microphone.device == "Server's" }

        robot.engine.emit(.error(.audio(.noSoundServer(.capture))), .error(.audio(.noSoundServer(.playback))))
        await robot.until { robot.notice.hasPrefix("The sound server is not running") }
        await robot.settle()
        sound.become(builtIn)
        await robot.until { robot.screen.levels.microphone.device == "Built-in" }
        #expect(robot.screen.notices.count == 1)

        sound.become(served, hasServer: true)
        await robot.until { robot.screen.levels.microphone.device == "Server's" }
        #expect(robot.notice.isEmpty)
        sound.become(builtIn)
        await robot.until { robot.notice.hasPrefix("The sound server has stopped") }
        #expect(robot.screen.notices.count == 2)
        robot.end()
    }

    @Test func `Given the system has muted the loudspeaker, when it opens, then it is said once and how to mend it`()
        async
    {
        var muted = builtIn
        muted[1].isMuted = true
        let robot = await makeRobot(chosen: nil, SpySoundDevices(muted))
        #expect(robot.notice.isEmpty)

        for loudspeaker in [AudioStatus.Device.open, .closed, .open] {
            robot.engine.emit(.audioStatusChanged(AudioStatus(loudspeaker: loudspeaker)))
            await robot.settle()
        }

        let said = robot.screen.notices.map { $0.wording.text { Catalog.standard.commands[$0].title } }
        #expect(said.count == 1)
        #expect(said.first?.hasPrefix("The system has muted the speaker") == true)
        robot.end()
    }

    @Test(arguments: [SignalProblem.noSignal, .clipping, .tooQuiet])
    func `Given a microphone that does not hear well, then it is told apart and over when it does`(
        problem: SignalProblem
    ) async {
        let robot = await makeRobot(chosen: nil, SpySoundDevices(builtIn))
        robot.engine.emit(.audioStatusChanged(AudioStatus(microphone: .open, signal: problem)))
        let words = [SignalProblem.noSignal: "no signal", .clipping: "clipping", .tooQuiet: "too quiet"]
        await robot.until { robot.screen.levels.microphone.caption.text == words[problem] }
        #expect(!robot.notice.isEmpty)

        robot.engine.emit(.audioStatusChanged(AudioStatus(microphone: .open)))
        await robot.until { robot.screen.levels.microphone.caption.text == "quiet" }
        #expect(robot.notice.isEmpty)
        robot.end()
    }

    @Test
    func `Given two microphones, when one's gain is changed, then the other's is not, and each has its own again`()
        async
    {
        let sound = SpySoundDevices(builtIn + [jabra])
        let robot = await makeRobot(chosen: "usb", sound)
        await robot.until { sound.messages == ["input=usb"] }

        robot.send("/microphone-gain 6")
        await robot.until { sound.messages.last == "input 6 dB, 0.0 seconds" }
        await robot.until { robot.store.saved == ["sound.input_gain_db"] }
        #expect(robot.row(.microphoneGain)?.control == .slider(position: 0.65, text: "6 dB"))

        robot.send("/microphone default")
        await robot.until { robot.row(.microphoneGain)?.control == .slider(position: 0.5, text: "0 dB") }
        robot.send("/microphone jabra")
        await robot.until { sound.messages.suffix(2) == ["input=usb", "input 6 dB, 0.0 seconds"] }
        robot.end()
    }
}
