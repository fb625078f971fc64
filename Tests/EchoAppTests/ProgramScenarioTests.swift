import Echo
import EchoText
import Foundation
import Testing

@testable import EchoApp
@testable import EchoScreen
@testable import ScreenRobotKit

@MainActor @Suite(.timeLimit(.minutes(10))) struct `The program's own panels` {
    /// A doctor whose findings come when the test says.
    private final class SpyDoctor: DoctorProtocol {
        let findings: AsyncStream<Finding>
        let continuation: AsyncStream<Finding>.Continuation

        init() { (findings, continuation) = AsyncStream.makeStream() }

        func examine(_ mode: ConversationMode) -> AsyncStream<Finding> { findings }
    }

    @Test func `the doctor's findings are shown as they come`() async {
        let doctor = SpyDoctor()
        let robot = ScreenRobot(doctor: doctor)
        robot.perform(.doctor)
        #expect(robot.screen.overlay?.title == "Doctor")
        #expect(robot.panelText.contains("… checking; say something while the microphone is tested"))

        doctor.continuation.yield(.bad("Microphone", "none found", advice: "Plug one in."))
        await robot.until { robot.panelText.contains("✗ Microphone    none found\n  → Plug one in.") }
        doctor.continuation.finish()
        await robot.until { robot.panelText.contains("1 check needs attention.") }
    }

    @Test func `the doctor asks nobody to speak where there is no microphone`() async {
        let robot = ScreenRobot(doctor: SpyDoctor())
        robot.adapter.updateOptions { $0.devices = [AudioDevice(id: "out", name: "Speaker", direction: .output)] }
        robot.perform(.doctor)

        #expect(robot.panelText.contains("… checking (a few seconds)"))
        #expect(!robot.panelText.contains("say something"))
    }

    @Test func `a doctor that was sent away does not come back`() async {
        let doctor = SpyDoctor()
        let robot = ScreenRobot(doctor: doctor)
        robot.perform(.doctor, .stop)
        doctor.continuation.yield(.good("API key", "set by OPENAI_API_KEY"))
        doctor.continuation.finish()
        await robot.settle()

        #expect(robot.screen.overlay == nil)
    }

    @Test func `what the doctor finds does not take the place of another panel`() async {
        let doctor = SpyDoctor()
        let robot = ScreenRobot(doctor: doctor)
        robot.perform(.doctor, .stop, .showNotices)
        doctor.continuation.yield(.good("Key", "present"))
        doctor.continuation.finish()
        for _ in 0..<100 { await Task.yield() }

        #expect(robot.screen.overlay?.title == "Notifications")
    }

    @Test func `without a doctor it is said where there is one`() {
        let robot = ScreenRobot()
        robot.perform(.doctor)

        #expect(robot.notice == "The doctor is not available here. Run echo-tui doctor in a shell.")
    }

    @Test func `the tour is one page, and closes`() {
        let robot = ScreenRobot()
        robot.send("/tour")
        #expect(robot.screen.overlay?.title == "Tour")

        robot.perform(.stop)
        #expect(robot.screen.overlay == nil)
        #expect(robot.screen.focus == .composer)
    }

    @Test func `quit as a typed command leaves at once`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.send("/quit")

        #expect(robot.screen.isFinished)
        robot.end()
    }

    @Test func `quit as a typed command asks when an answer would be lost`() async {
        let robot = ScreenRobot()
        await robot.connect()
        robot.engine.emit(.turnChanged(.thinking))
        await robot.until { robot.screen.activity == .thinking }
        robot.send("/quit")

        #expect(!robot.screen.isFinished)
        #expect(robot.screen.overlay?.title == "Quit")
        robot.end()
    }

    @Test func `notices are read again with their time`() {
        let robot = ScreenRobot()
        robot.send("/colour")
        robot.perform(.stop, .showNotices)

        guard case .paragraphs(let rows)? = robot.screen.overlay?.content else { return #expect(Bool(false)) }
        #expect(rows.map(\.lead.text) == ["22:13"])
        #expect(rows.first?.wording.text(keyName: \.name).hasPrefix("Unknown command: /colour.") == true)
    }

    @Test func `what is asked for by name and cannot be done is refused in words`() {
        let robot = ScreenRobot()
        robot.adapter.request(.perform(.mute))

        #expect(robot.notice.hasPrefix("The microphone is off."))
    }

    @Test func `who looks elsewhere is told when the answer is there, if they want it`() async {
        let robot = ScreenRobot()
        var chosen = robot.adapter.preferences
        chosen.screen.alerts = .bell
        robot.adapter.choose(chosen, keeps: false)
        await robot.connect()
        robot.adapter.handle(.attend(false))
        robot.engine.emit(.turnChanged(.thinking))
        await robot.until { robot.screen.activity == .thinking }
        #expect(robot.effects == [])
        robot.engine.emit(.turnChanged(.idle))
        await robot.until { robot.effects == [.bell] }

        robot.adapter.handle(.attend(true))
        robot.engine.emit(.turnChanged(.thinking), .turnChanged(.idle))
        await robot.settle()
        #expect(robot.effects == [.bell])
        robot.end()
    }
}
