import EchoTerminal
import EchoTestKit
import Foundation
import LocalBackend
import ServerTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite(.tags(.usesSound)) struct `User has somebody interpret` {
        private static let translator = ScriptedTranslator([
            "es": ["Good evening to you.": "Buenas noches a usted."],
            "en": ["Buenas tardes a todos.": "Good afternoon everybody."],
        ])

        /// Both sessions hear everything: each utterance is recognised twice.
        private func app(_ utterances: String...) async throws -> (AppRobot, ScriptedRecognizer) {
            let recognizer = ScriptedRecognizer(utterances.flatMap { [$0, $0] }.map { RecognizedWords(text: $0) })
            let app = try await AppRobot(interpreting: Self.translator, hears: recognizer)
            return (app, recognizer)
        }

        private func begin(_ app: AppRobot) async {
            await app.send("/interpret es")
            #expect(await eventually { app.microphone.isOpen })
            #expect(await app.sees("● interpreting en ⇄ es", "on this machine, sentence by sentence"))
            #expect(
                await eventually {
                    app.received("session.updated").count { $0.contains("gpt-realtime-translate") } == 2
                })
        }

        @Test
        func `Given two people, when each speaks their language, then both stand side by side and are exported`()
            async throws
        {
            let (app, recognizer) = try await app("Good evening to you.", "Buenas tardes a todos.")
            await begin(app)

            app.speak()
            app.pause()
            #expect(await app.sees("Good evening to you.", "Buenas noches a usted."))
            #expect(await eventually { recognizer.heardSamples.count == 2 })
            app.speak()
            app.pause()
            #expect(await app.sees("Buenas tardes a todos.", "Good afternoon everybody."))

            let file = app.configFile.deletingLastPathComponent().appending(path: "talk.es.srt").path
            app.press(.escape)
            // Longer than a line of the composer.
            app.type("/export-interpretation \(file)")
            #expect(await app.sees("talk.es.srt"))
            app.press(.enter)
            #expect(await app.sees("Exported 2 lines"))
            let subtitles = try String(contentsOfFile: file, encoding: .utf8)
            #expect(subtitles.contains("Buenas noches a usted.") && subtitles.contains("Buenas tardes a todos."))
            await app.quit()
        }

        @Test func `Given an interpretation, when the user ends it, then the microphone closes and the words stay`()
            async throws
        {
            let (app, _) = try await app("Good evening to you.")
            await begin(app)
            app.speak()
            app.pause()
            #expect(await app.sees("Buenas noches a usted."))

            app.press(.character("x"))

            #expect(await eventually { !app.microphone.isOpen })
            // What is said last is heard to its end.
            #expect(await app.hears(until: "ended", "Buenas noches a usted."))
            await app.quit()
        }

        @Test func `Given a call, when each speaks their language, then each hears their own, and both are exported`()
            async throws
        {
            let recognizer = ScriptedRecognizer(
                ["Good evening to you.", "Buenas tardes a todos."].map { RecognizedWords(text: $0) })
            let app = try await AppRobot(
                interpreting: Self.translator, hears: recognizer, config: "[phone]\nanswer = \"ask\"\n")
            await app.send("/interpret-calls es")
            #expect(await app.sees("Calls that you make or take are interpreted"))
            await app.openLine()
            app.press(.character("i"))
            #expect(await app.sees("╭ Incoming call"))
            app.press(.character("t"))
            #expect(await app.sees("╭ Interpreter · Call from +1 415-555-0111", "● interpreting en ⇄ es"))
            #expect(await eventually { app.microphone.isOpen })

            // Who calls waits for a greeting, and hears it in Spanish over the line.
            app.speak()
            app.pause()
            #expect(await app.sees("Good evening to you.", "Buenas noches a usted."))
            #expect(await app.sees("Buenas tardes a todos.", "Good afternoon everybody."))
            #expect(recognizer.heardSamples.count == 2)

            // Whoever hangs up first.
            app.press(.escape)
            app.press(.escape)
            await app.send("/phone")
            app.press(.character("x"))
            app.press(.escape)
            await app.send("/interpretation")
            #expect(await app.hears(until: "╭ Interpreter", "ended"))
            let file = app.configFile.deletingLastPathComponent().appending(path: "call.html").path
            app.press(.escape)
            app.type("/export-interpretation \(file)")
            #expect(await app.sees("call.html"))
            app.press(.enter)
            #expect(await app.sees("Exported 2 lines"))
            let page = try String(contentsOfFile: file, encoding: .utf8)
            #expect(page.contains("Buenas noches a usted.") && page.contains("Good afternoon everybody."))
            await app.quit()
        }

        @Test func `Given a call, when there is no interpreter, then it is said, and both hear each other`()
            async throws
        {
            let app = try await AppRobot()
            await app.openLine()
            await app.receiveCall()
            #expect(await app.sees("echo    Nothing was said."))
            app.press(.escape)
            app.press(.escape)

            await app.send("/interpret es")

            #expect(await app.sees("directly now."))
            #expect(await eventually { app.microphone.isOpen })
            app.press(.escape)
            app.type("/phone")
            app.press(.enter)
            #expect(await app.sees("you speak"))
            await app.quit()
            #expect(!app.microphone.isOpen)
        }

        @Test func `Given a server with nobody who translates, when the user asks for it, then it is said why`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("/interpret es")
            #expect(await app.sees("cannot translate", "ended · on this machine"))
            #expect(!app.microphone.isOpen)
            await app.quit()
        }
    }
}
