import EchoApp
import EchoText
import Testing

@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `User gets parts for the offline assistant` {
    private let parts = SpyLocalParts(
        LocalPart(
            name: "whisper-base", role: .ears, title: "Whisper base", purpose: "Understands people.", license: "MIT",
            maker: "OpenAI", download: 200_000_000, disk: 380_000_000, memory: 400_000_000, server: "ears.py",
            model: ".", catalog: "parts.toml"))

    private func opened() async -> ScreenRobot {
        let robot = ScreenRobot(localParts: parts)
        await robot.connect()
        robot.send("/local")
        await robot.until { robot.choices.count == 4 }
        robot.perform(.selectDown, .selectDown, .selectDown)
        return robot
    }

    @Test func `Given the panel, when the user presses enter on a part, then it is got before their eyes`() async {
        let robot = await opened()
        #expect(robot.choices[3].state.text == "200 MB to download")

        robot.perform(.open)
        await robot.until { parts.requests == 1 }
        parts.go(to: 50_000_000)
        await robot.until { robot.choices[3].state.text == "50 MB of 200 MB" }
        parts.finish()
        await robot.until { robot.choices[3].state.text == "ready, 380 MB" }

        #expect(robot.notice == "Whisper base is ready and used from the next sentence on.")
        #expect(robot.choices[1].note == "starts when it is needed")
        robot.end()
    }

    @Test func `Given a part is being got, when the user presses enter again, then it stops and can go on`() async {
        let robot = await opened()
        robot.perform(.open)
        await robot.until { parts.requests == 1 }

        robot.perform(.open)
        await robot.until { parts.stops == 1 }
        #expect(robot.notice == "Whisper base: Stopped. What was downloaded is kept; get it again to resume.")

        robot.perform(.open)
        await robot.until { parts.requests == 2 }
        robot.end()
    }

    @Test func `Given it fails, then the reason is said, and it can be got again`() async {
        let robot = await opened()
        robot.perform(.open)
        await robot.until { parts.requests == 1 }

        parts.fail(.failed(reason: "The disk is full."))
        await robot.until { robot.notice == "Whisper base: The disk is full." }

        robot.perform(.open)
        await robot.until { parts.requests == 2 }
        robot.end()
    }

    @Test func `Given a brain was found, when the user refuses it, then only what is built in is used`() async {
        let robot = ScreenRobot(localParts: parts)
        await robot.connect()
        parts.tell(LocalPartChange(.brain, model: "llama3.2", server: "Ollama", isThere: true))
        robot.send("/local")
        await robot.until { robot.choices.first?.note == "llama3.2 via Ollama" && robot.choices.count == 4 }

        robot.perform(.open)
        await robot.until { robot.choices.first?.state.text == "built-in" }

        #expect(robot.adapter.preferences.connection.local.brain == LocalPreferences.builtIn)
        robot.end()
    }

    @Test func `Given two brains were found, when the user chooses one, then it is kept, and can be given up`() async {
        let address = "http://127.0.0.1:8080#qwen"
        parts.find(
            LocalPartOffer(.brain, model: "llama3.2", server: "Ollama", address: "http://127.0.0.1:11434#llama3.2"),
            LocalPartOffer(.brain, model: "qwen", server: "llama.cpp", address: address))
        let robot = ScreenRobot(localParts: parts)
        await robot.connect()
        robot.send("/local")
        await robot.until { robot.choices.count == 6 }
        robot.perform(.selectDown, .selectDown, .selectDown, .selectDown)

        robot.perform(.open)
        await robot.until { robot.choices[4].state.text == "chosen" }
        #expect(robot.adapter.preferences.connection.local.brain == address)
        #expect(robot.choices[0].state.text == address)

        robot.perform(.open)
        await robot.until { robot.choices[4].state.text == "found" }
        #expect(robot.adapter.preferences.connection.local.brain == LocalPreferences.automatic)
        robot.end()
    }

    @Test func `Given ears that speak Wyoming, then they can be chosen as well`() async {
        let robot = ScreenRobot(localParts: parts)
        await robot.connect()

        robot.send("/ears tcp://127.0.0.1:10300")

        await robot.until { robot.adapter.preferences.connection.local.ears == "tcp://127.0.0.1:10300" }
        robot.end()
    }

    @Test func `Given no ears were found, then the first screen offers some, until there are`() async {
        let robot = ScreenRobot(localParts: parts)
        let offer = "/local gets ears that understand people: 200 MB."
        let welcome = { robot.screen.conversation.welcome.map { $0.text { _ in "" } } }
        await robot.connect()
        await robot.until { welcome().last == offer }

        parts.tell(LocalPartChange(.ears, model: "whisper-1", server: "speaches", isThere: true))

        await robot.until { !welcome().contains(offer) }
        #expect(!welcome().isEmpty)
        robot.end()
    }

    @Test func `Given no parts can be had, then it says where they can`() async {
        let robot = ScreenRobot()
        await robot.connect()

        robot.send("/local")

        #expect(robot.notice == "Local parts are not available here. Run echo-tui local in a shell.")
        robot.end()
    }
}
