import Echo
import EchoApp
import EchoScreen
import EchoText
import Foundation
import Synchronization
import Testing

@testable import ScreenRobotKit

@MainActor @Suite struct `Events are worked with` {
    /// Keeps what is written.
    private final class MemoryFiles: WireLogFilesProtocol {
        let written = Mutex<[(lines: [WireLogLine], name: String?)]>([])
        let failure: WireLogFileError?

        init(failure: WireLogFileError? = nil) { self.failure = failure }

        func write(_ lines: [WireLogLine], began: Date, to name: String?) async throws(WireLogFileError) -> String {
            if let failure { throw failure }
            written.withLock { $0.append((lines, name)) }
            return name ?? "/tmp/echo-events.jsonl"
        }
    }

    private func record(
        _ id: Int, _ type: String = "session.updated", json: String = "{}", capturedAt: Date? = nil
    ) -> WireRecord {
        WireRecord(
            id: id, direction: .received, date: Date(timeIntervalSince1970: 1_700_000_000), type: type, size: 10,
            json: json, capturedAt: capturedAt)
    }

    private func connected(_ files: MemoryFiles = MemoryFiles(), events count: Int = 3) async -> ScreenRobot {
        let robot = ScreenRobot(logFiles: files)
        await robot.connect()
        for id in 0..<count { robot.engine.emit(record(id, id == 1 ? "error" : "session.updated")) }
        await robot.until { robot.screen.eventLog.total == count }
        robot.perform(.focus(.events))
        return robot
    }

    @Test func `a filter is typed, seen at once, and changed later`() async {
        let robot = await connected()

        robot.perform(.filterEvents)
        robot.type("error")
        #expect(robot.screen.prompt?.note.text == "1 of 3")
        robot.perform(.send)
        #expect(robot.screen.prompt == nil)
        #expect(robot.screen.eventLog.rows.map(\.type) == ["error"])

        robot.perform(.filterEvents)
        #expect(robot.screen.prompt?.text == "error")
        robot.perform(.stop)
        #expect(robot.screen.eventLog.rows.count == 3)
        robot.end()
    }

    @Test func `an event that is about no item is said to be so`() async {
        let robot = await connected()

        robot.perform(.followItem)

        #expect(robot.notice == "This event does not belong to an item.")
        #expect(robot.screen.eventLog.rows.count == 3)
        robot.end()
    }

    @Test func `a filter that is wrong is said`() async {
        let robot = await connected()

        robot.adapter.handle(.performWith(.filterEvents, "turn:soon"))

        #expect(robot.notice == "turn:soon: turn: needs a number, such as turn:3.")
        #expect(robot.screen.eventLog.rows.count == 3)
        robot.end()
    }

    @Test func `an event is copied without secrets`() async {
        let secret = "s" + "k-" + String(repeating: "a1", count: 12)
        let robot = ScreenRobot(logFiles: MemoryFiles())
        await robot.connect()
        robot.engine.emit(record(0, json: #"{"key":"\#(secret)"}"#))
        await robot.until { robot.screen.eventLog.total == 1 }
        robot.perform(.focus(.events), .copy)
        robot.perform(.open, .copy)

        #expect(robot.effects == [.copy(#"{"key":"‹key›"}"#), .copy(#"{"key":"‹key›"}"#)])
        robot.end()
    }

    @Test func `events are written to a file, and it is said where and how many`() async {
        let files = MemoryFiles()
        let robot = await connected(files)

        robot.perform(.exportEvents)
        await robot.until { robot.notice == "Exported 3 events, without secrets or audio, to /tmp/echo-events.jsonl." }
        robot.adapter.handle(.performWith(.exportEvents, "talk.jsonl"))
        await robot.until { files.written.withLock(\.count) == 2 }

        let written = files.written.withLock { $0 }
        #expect(written.map(\.name) == [nil, "talk.jsonl"])
        let lines = written[0].lines
        #expect(lines.count == 4)
        guard case .server(let server, _)? = lines.first else { return #expect(Bool(false)) }
        #expect(server == ServerIdentity(isLocal: true, host: "example.org", model: "gpt-realtime"))
        robot.end()
    }

    @Test func `a file that cannot be written is named`() async {
        let robot = await connected(
            MemoryFiles(failure: WireLogFileError(file: "talk.jsonl", reason: "the file already exists")))

        robot.perform(.exportEvents)

        await robot.until { robot.notice == "talk.jsonl: the file already exists." }
        robot.end()
    }

    @Test func `of a burst of events the screen is told once a frame, and the last is shown`() async {
        let robot = await connected(events: 1)
        await robot.settle()
        let before = robot.presentations
        for id in 1..<1001 { robot.engine.emit(record(id)) }
        await robot.until { robot.screen.eventLog.total == 1001 }

        #expect(robot.presentations - before <= 2)
        robot.clock.advance(by: .milliseconds(17))
        await robot.until { robot.shown.eventLog.total == 1001 }

        robot.perform(.focus(.settings))
        #expect(robot.shown.focus == .settings)
        robot.end()
    }

    @Test func `sound of the microphone that only has to be counted is shown four times a second`() async {
        let robot = await connected(events: 1)
        await robot.settle()
        let before = robot.presentations
        for id in 1..<51 {
            robot.engine.emit(record(id, "input_audio_buffer.append", capturedAt: .now))
            robot.clock.advance(by: .milliseconds(20))
            await robot.settle()
        }
        robot.clock.advance(by: .milliseconds(250))

        await robot.until { robot.shown.eventLog.total == 51 }
        #expect((4...10).contains(robot.presentations - before))

        robot.engine.emit(record(51))
        await robot.until { robot.shown.eventLog.total == 52 }
        robot.end()
    }

    @Test func `rates fall by themselves, and then nothing wakes the screen`() async {
        let robot = await connected(events: 2)
        #expect(robot.screen.eventLog.receivedRate == "1/s 10 B/s")

        for _ in 0..<40 where robot.clock.sleepers > 0 {
            robot.clock.advance(by: .milliseconds(500))
            await robot.settle()
        }

        #expect(robot.screen.eventLog.receivedRate.isEmpty)
        #expect(robot.clock.sleepers == 0)
        robot.end()
    }
}
