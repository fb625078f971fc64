import EchoScreen
import EchoTerminal
import EchoTestKit
import Foundation
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `User shows a picture` {
        /// The program with a server that it takes for one elsewhere, and a picture in the person's home.
        private func withServer(_ story: (AppRobot, URL) async throws -> Void) async throws {
            let host = LoopbackHost(LoopbackServer.configuration(brain: .echoing))
            let app = try AppRobot(
                url: "ws://127.0.0.1:\(try await host.start())/v1", key: LoopbackServer.token)
            #expect(await app.sees("○ idle"))
            try await story(app, try home(app, SamplePicture.png))
            await app.quit()
            await host.stop()
        }

        private func home(_ app: AppRobot, _ bytes: [UInt8], as name: String = "p.png") throws -> URL {
            let folder = app.configFile.deletingLastPathComponent()
            try Data(bytes).write(to: folder.appending(path: name))
            return folder
        }

        @Test
        func `Given a model that sees, when a message names a picture, then it is shown and stands below`()
            async throws
        {
            try await withServer { app, folder in
                app.type("what is @~/p.png?")
                #expect(await app.sees("+ p.png 12 × 8, 304 B"))
                app.press(.enter)

                #expect(await app.sees("▎ what is @~/p.png?", "p.png 12 × 8, 122 B", "▎ You said: what is"))
                #expect(await app.serverSees("conversation.item.create", #""input_image""#, "data:image/png;base64,"))
                app.type("/export \(folder.path)/talk.md")
                app.press(.enter)
                #expect(await app.sees("Exported"))
                let text = try String(contentsOf: folder.appending(path: "talk.md"), encoding: .utf8)
                #expect(text.contains("*(picture: p.png 12 × 8, 122 B)*"))
            }
        }

        @Test
        func `Given a terminal that shows pictures, when a message names one, then it is seen below its line`()
            async throws
        {
            try await withServer { app, folder in
                let program = folder.appending(path: "ffmpeg")
                try Data("#!/bin/sh\ncat > /dev/null; head -c \(12 * 8 * 4) /dev/zero\n".utf8).write(to: program)
                try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
                let canvas = try #require(PictureCanvas(.kitty, cellWidth: 10, cellHeight: 20))
                app.screen.tell(TerminalTraits(pictures: canvas))
                await app.send("what is @~/p.png?")

                #expect(await app.sees("p.png 12 × 8, 122 B"))
                #expect(await eventually { app.screen.pictures.map(\.order.columns) == [2] })
            }
        }

        @Test
        func `Given a picture was shown, when the conversation is gone on with, then it is shown again`() async throws {
            try await withServer { app, _ in
                await app.send("what is @~/p.png?")
                #expect(await app.sees("▎ You said: what is"))
                await app.hearAnswer()
                #expect(await app.sees("○ idle"))
                await app.send("/reset")
                #expect(await app.sees("Start a new conversation?"))
                app.press(.character("y"))
                #expect(await app.seesNot("You said: what is"))
                let before = app.sent("conversation.item.create").count

                await app.send("/continue")

                #expect(await app.sees("p.png 12 × 8, 122 B", "▎ You said: what is"))
                #expect(
                    await eventually {
                        app.sent("conversation.item.create").dropFirst(before).contains {
                            $0.contains(#""input_image""#)
                        }
                    })
            }
        }

        @Test
        func `Given the offline assistant, when a message names a picture, then it stays and it is said why`()
            async throws
        {
            let app = try await AppRobot()
            _ = try home(app, SamplePicture.png)

            app.type("what is @~/p.png?")
            app.press(.enter)

            #expect(await app.sees("The offline assistant cannot look at pictures.", "› what is @~/p.png?"))
            #expect(app.sent("conversation.item.create").isEmpty)
            await app.quit()
        }

        @Test
        func `Given a file that only seems a picture, when it is sent, then it stays and it is said why`()
            async throws
        {
            try await withServer { app, _ in
                _ = try home(app, Array(SamplePicture.png.prefix(200)), as: "half.png")
                app.type("what is @~/half.png?")
                app.press(.enter)

                #expect(await app.sees("half.png is damaged or incomplete.", "› what is @~/half.png?"))
                #expect(app.sent("conversation.item.create").isEmpty)
            }
        }
    }
}
