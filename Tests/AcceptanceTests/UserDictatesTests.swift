import EchoTerminal
import EchoTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite(.tags(.usesSound)) struct `User dictates` {
        private func begin(_ app: AppRobot) async {
            app.press(KeyPress(.function(10)))
            #expect(await eventually { app.microphone.isOpen })
            #expect(await app.sees("● dictating", "dictation only"))
        }

        /// Says the next of what the recogniser hears, and waits until it shows.
        private func say(_ app: AppRobot, until text: String) async {
            app.speak()
            app.pause()
            #expect(await app.sees(text))
        }

        @Test
        func `Given a message, when the user dictates a paragraph with two corrections, then the right one is sent`()
            async throws
        {
            let app = try await AppRobot(
                hears: "Dear Anna, new line, thank you for the parcel.", "It came on Monday.", "Delete that.",
                "It came on Tuesday.", "Yours faithfully.", "Scratch that.", "Best wishes.", "Send.")
            await begin(app)

            await say(app, until: "Thank you for the parcel.")
            await say(app, until: "It came on Monday.")
            app.speak()
            app.pause()
            #expect(await app.seesNot("It came on Monday."))
            await say(app, until: "It came on Tuesday.")
            await say(app, until: "Yours faithfully.")
            app.speak()
            app.pause()
            #expect(await app.seesNot("Yours faithfully."))
            await say(app, until: "Best wishes.")
            app.speak()
            app.pause()

            #expect(await app.sees("▎ You said: Dear Anna,"))
            #expect(
                await app.serverSees(
                    "conversation.item.create",
                    #"Dear Anna,\nThank you for the parcel. It came on Tuesday. Best wishes."#))
            #expect(!app.microphone.isOpen)
            #expect(await app.seesNot("● dictating"))
            await app.quit()
        }

        @Test func `Given a dictation, when the user presses escape, then the words are there to be edited`()
            async throws
        {
            let app = try await AppRobot(hears: "call anna tomorrow")
            await begin(app)
            await say(app, until: "› Call anna tomorrow")

            app.press(.escape)
            #expect(await eventually { !app.microphone.isOpen })
            #expect(await app.seesNot("● dictating"))
            app.type("!")

            #expect(await app.sees("› Call anna tomorrow!"))
            #expect(app.sent("conversation.item.create").isEmpty)
            await app.quit()
        }
    }
}
