import Echo
import EchoApp
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import ScreenRobotKit

@MainActor @Suite struct `A recording is stepped through` {
    /// Lines in memory.
    private struct MemoryRecording: RecordingProtocol {
        var lines: [WireLogLine?]
        var name = "talk.jsonl"
        var hasPlayback = false
        var count: Int { lines.count }
        func line(_ index: Int) -> WireLogLine? { lines.indices.contains(index) ? lines[index] : nil }
    }

    private func event(_ second: Double, _ json: String, sent: Bool = false, type: String = "x") -> WireLogLine {
        .event(
            WireRecord(
                id: Int(second), direction: sent ? .sent : .received, date: Date(timeIntervalSince1970: 1000 + second),
                type: type, size: 10, json: json))
    }

    /// Twenty questions by text, each with an answer of one event and a second apart.
    private var talk: MemoryRecording {
        var lines: [WireLogLine?] = []
        for number in 0..<20 {
            let input = (0...number).map { #"{"role":"user","content":"question \#($0)"}"# }.joined(separator: ",")
            lines.append(
                event(Double(number * 2), #"{"model":"m","input":[\#(input)]}"#, sent: true, type: "POST responses"))
            lines.append(
                event(
                    Double(number * 2 + 1),
                    #"{"object":"response","id":"r","status":"completed","output":[{"type":"message","id":"a","role":"assistant","content":[{"type":"output_text","text":"answer \#(number)"}]}]}"#,
                    type: "response"))
        }
        return MemoryRecording(lines: lines)
    }

    private func makeSUT(_ recording: MemoryRecording) -> ScreenRobot {
        ScreenRobot(recording: recording)
    }

    @Test func `each step shows one event more, and what it meant`() {
        let robot = makeSUT(talk)
        #expect(robot.screen.status.state.text == "‖ replay 0 of 40")
        #expect(robot.screen.focus == .events)

        robot.perform(.stepForward)
        #expect(robot.texts == ["question 0"])
        #expect(robot.screen.eventLog.total == 1)
        robot.perform(.stepForward)

        #expect(robot.texts == ["question 0", "answer 0"])
        #expect(robot.screen.status.state.text == "‖ replay 2 of 40")
        #expect(robot.screen.status.model == "m")
        #expect(robot.clock.sleepers == 0)
    }

    @Test func `before the first event it says what is replayed and how, and claims nothing of what comes`() {
        let robot = makeSUT(talk)

        let welcome = robot.screen.conversation.welcome.map { $0.text(keyName: \.name) }
        #expect(welcome.first == "Replaying talk.jsonl.")
        #expect(welcome.contains { $0.hasPrefix("playReplay plays and pauses; stepForward and stepBack step") })
        #expect(!welcome.joined().contains("You are talking to"))
        #expect(robot.screen.status.mode.isEmpty)
        #expect(robot.screen.status.voice.isEmpty)
        robot.perform(.stepForward)
        #expect(robot.screen.status.mode == "text")
    }

    @Test func `what was free then is free now, and it says who answered`() {
        var paid = talk
        let answer =
            #"{"object":"response","id":"r","model":"gpt-5-mini","status":"completed","output":[],"usage":{"input_tokens":1000,"output_tokens":1000,"total_tokens":2000}}"#
        paid.lines = [
            event(
                0, #"{"model":"gpt-5-mini","input":[{"role":"user","content":"hello"}]}"#, sent: true,
                type: "POST responses"),
            event(1, answer, type: "response"),
        ]
        var free = paid
        let server = ServerIdentity(isLocal: true, host: "127.0.0.1", model: "gpt-5-mini")
        free.lines.insert(.server(server, at: Date(timeIntervalSince1970: 999)), at: 0)

        let (paidRobot, freeRobot) = (makeSUT(paid), makeSUT(free))
        #expect(freeRobot.screen.conversation.welcome.first?.text { $0.name }.contains("the offline assistant") == true)
        for robot in [paidRobot, freeRobot] { robot.perform(.stepForward, .stepForward) }
        #expect(freeRobot.screen.status.state.text == "‖ replay 2 of 2")

        #expect(paidRobot.screen.status.cost != nil)
        #expect(freeRobot.screen.status.cost == nil)
        #expect(freeRobot.screen.status.tokens == "2,000 tokens")
    }

    @Test func `it is gone through event by event, to its end`() {
        let robot = makeSUT(talk)
        var steps = 0
        while robot.screen.replay?.isOver == false {
            robot.perform(.stepForward)
            steps += 1
        }

        #expect(steps == 40)
        #expect(robot.texts.count == 40)
        #expect(robot.notice.isEmpty)
    }

    @Test func `back is as it was before, however far`() {
        let robot = makeSUT(talk)
        var screens = [robot.screen]
        for _ in 0..<40 {
            robot.perform(.stepForward)
            screens.append(robot.screen)
        }
        #expect(robot.texts.count == 40)

        for index in (0..<40).reversed() {
            robot.perform(.stepBack)
            #expect(robot.screen.conversation == screens[index].conversation)
            #expect(robot.screen.eventLog.rows == screens[index].eventLog.rows)
            #expect(robot.screen.status == screens[index].status)
        }
        robot.perform(.stepBack)
        #expect(robot.texts.isEmpty)
    }

    @Test func `it plays with its pauses, faster, and without`() async {
        let robot = makeSUT(talk)
        robot.perform(.playReplay)
        await robot.until { robot.clock.sleepers == 1 }
        #expect(robot.screen.status.state.text == "▶ replay 1 of 40")

        robot.clock.advance(by: .milliseconds(1))
        robot.perform(.playFourfold)
        for _ in 0..<20 where robot.screen.eventLog.total < 3 {
            robot.clock.advance(by: .milliseconds(1000))
            await robot.settle()
        }
        #expect(robot.screen.eventLog.total == 3)
        robot.perform(.playAtOnce)
        for _ in 0..<20 where robot.screen.eventLog.total < 40 {
            robot.clock.advance(by: .milliseconds(1000))
            await robot.settle()
        }

        #expect(robot.texts.count == 40)
        #expect(robot.screen.status.state.text == "‖ replay 40 of 40 no pauses")
    }

    @Test func `a step stops what plays`() async {
        let robot = makeSUT(talk)
        robot.perform(.playReplay)
        await robot.until { robot.clock.sleepers == 1 }

        robot.perform(.stepForward)
        robot.clock.advance(by: .seconds(60))
        await robot.settle()

        #expect(robot.screen.status.state.text == "‖ replay 2 of 40")
    }

    @Test func `damaged lines are named and skipped`() {
        var recording = talk
        recording.lines.insert(nil, at: 1)
        let robot = makeSUT(recording)

        robot.perform(.stepForward, .stepForward)

        #expect(robot.texts == ["question 0", "answer 0"])
        #expect(robot.notice == "Line 2 of the log could not be read and was skipped.")
    }

    @Test func `a filter, a mark and a search work in it, and stay while it goes on`() {
        let robot = makeSUT(talk)
        for _ in 0..<4 { robot.perform(.stepForward) }
        robot.adapter.handle(.performWith(.filterEvents, "out"))
        robot.perform(.markEvent)
        for _ in 0..<4 { robot.perform(.stepForward) }

        #expect(robot.screen.eventLog.countText == "4 of 8")
        #expect(robot.screen.eventLog.marks.count == 1)
        robot.perform(.stepBack)
        #expect(robot.screen.eventLog.countText == "4 of 7")
    }

    @Test func `nothing can be said to it`() {
        let robot = makeSUT(talk)
        robot.perform(.stepForward, .focus(.composer), .toggleTalking, .send, .reset, .reconnect, .regenerate)
        robot.type("hello")

        #expect(robot.screen.composer.text.isEmpty)
        #expect(robot.screen.overlay == nil)
        #expect(robot.screen.focus == .events)
        #expect(robot.engine.messages.isEmpty)
        #expect(!robot.screen.hints.contains { $0.command == .toggleTalking })
        #expect(robot.screen.hints.first?.command == .playReplay)
    }

    @Test func `a recording of thousands of events goes back quickly and is bounded`() {
        var recording = MemoryRecording(lines: [])
        for number in 0..<40_000 { recording.lines.append(event(Double(number), "{}", type: "session.updated")) }
        let robot = makeSUT(recording)
        for _ in 0..<1200 { robot.perform(.stepForward) }

        robot.perform(.stepBack)

        #expect(robot.screen.eventLog.total == 1199)
        #expect(robot.screen.status.state.text == "‖ replay 1,199 of 40,000")
    }
}
