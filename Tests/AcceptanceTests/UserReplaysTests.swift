import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User replays a log` {
        @Test func `Given exported events, when they are replayed, then the same is said on the same screen`()
            async throws
        {
            let app = try await AppRobot(assistant: .says("It is noon."))
            await app.send("What time is it?")
            #expect(await app.serverSays("response.done"))
            #expect(await app.sees("It is noon."))
            app.press(.alt("4"), .character("x"))
            #expect(await app.sees("Exported", "events, without secrets or audio, to "))
            let file = try #require(app.eventFiles.first)

            let replay = try ReplayRobot(file)
            #expect(await replay.sees("‖ replay 0 of", "Space play"))
            replay.press(.character("0"), .space)

            #expect(await replay.sees("What time is it?", "It is noon.", "no pauses"))
            await replay.quit()
            await app.quit()
        }

        @Test func `Given a replay, when the user steps forward and back, then events appear and disappear`()
            async throws
        {
            let app = try await AppRobot()
            #expect(await app.sees("Events 3"))
            app.press(.alt("4"), .character("x"))
            #expect(await app.sees("Exported 3 events, without secrets or audio"))

            let replay = try ReplayRobot(try #require(app.eventFiles.first))
            replay.press(KeyPress(.right), KeyPress(.right))
            #expect(await replay.sees("‖ replay 2 of 3", "→ session.update", "Events 2"))
            replay.press(KeyPress(.left))

            #expect(await replay.sees("‖ replay 1 of 3", "← session.created", "Events 1"))
            await replay.quit()
            await app.quit()
        }

        @Test func `Given a log with a damaged line, when it is replayed, then the line is named and skipped`()
            async throws
        {
            let app = try await AppRobot()
            #expect(await app.sees("Events 3"))
            app.press(.alt("4"), .character("x"))
            #expect(await app.sees("Exported 3 events, without secrets or audio"))
            let file = try #require(app.eventFiles.first)
            var lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
            // The first says who answers.
            lines[2] = String(lines[2].prefix(60))
            let damaged = file.deletingLastPathComponent().appending(path: "damaged.log")
            try Data(lines.joined(separator: "\n").utf8).write(to: damaged)

            let replay = try ReplayRobot(damaged)
            replay.press(KeyPress(.right), KeyPress(.right))

            #expect(await replay.sees("Line 3 of the log could not be read and was skipped.", "Events 2"))
            await replay.quit()
            await app.quit()
        }
    }
}
