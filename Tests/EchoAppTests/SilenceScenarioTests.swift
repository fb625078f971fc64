import Echo
import EchoApp
import EchoScreen
import Testing

@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `Silence in full duplex is watched` {
    private func talking(isLocal: Bool = false) async -> ScreenRobot {
        let robot = ScreenRobot(isLocal: isLocal)
        await robot.connect()
        robot.engine.emit(.connectionStatusChanged(.connected(sessionID: "s", model: "gpt-live-1.1")))
        await robot.until { robot.screen.status.turnTaking == "full duplex" }
        await robot.settle()
        return robot
    }

    /// Time passes, and a little more until it is so: who waits may begin to do so only now.
    private func pass(_ duration: Duration, _ robot: ScreenRobot, until holds: () -> Bool) async {
        robot.clock.advance(by: duration)
        await robot.until {
            if holds() { return true }
            robot.clock.advance(by: .milliseconds(100))
            return false
        }
    }

    @Test func `Given nobody speaks, then after two minutes the price is told, and after five it goes on in text`()
        async
    {
        let robot = await talking()

        await pass(.seconds(120), robot) { robot.notice.hasPrefix("Nobody has spoken for two minutes") }
        #expect(robot.notice.contains("the session costs $0.05 a minute"))
        #expect(!robot.engine.messages.contains(.switchMode(.text)))

        await pass(.seconds(180), robot) { robot.engine.messages.contains(.switchMode(.text)) }
        await robot.until { robot.notice.hasPrefix("It was quiet for five minutes") }
        robot.end()
    }

    @Test func `Given somebody speaks, then the two minutes begin anew`() async {
        let robot = await talking()
        robot.clock.advance(by: .seconds(100))
        robot.engine.emit(.userTranscriptionDelta(itemID: "i", delta: "Wait"))
        await robot.settle()

        robot.clock.advance(by: .seconds(100))
        await robot.settle()
        #expect(!robot.notice.hasPrefix("Nobody has spoken"))

        await pass(.seconds(20), robot) { robot.notice.hasPrefix("Nobody has spoken for two minutes") }
        robot.end()
    }

    @Test func `Given it is switched off, then nothing is said and nothing ends`() async {
        let robot = await talking()
        robot.send("/pause-in-silence off")
        await robot.settle()

        robot.clock.advance(by: .seconds(600))
        await robot.settle()

        #expect(!robot.notice.hasPrefix("Nobody has spoken"))
        #expect(!robot.engine.messages.contains(.switchMode(.text)))
        robot.end()
    }

    @Test func `Given the offline assistant, which is free, then nobody counts`() async {
        let robot = await talking(isLocal: true)

        robot.clock.advance(by: .seconds(600))
        await robot.settle()

        #expect(!robot.notice.hasPrefix("Nobody has spoken"))
        #expect(!robot.engine.messages.contains(.switchMode(.text)))
        robot.end()
    }
}
