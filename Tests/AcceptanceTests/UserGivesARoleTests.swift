import EchoTerminal
import EchoTestKit
import Foundation
import ScreenTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person gives the assistant a role` {
        private func openPrompts(_ app: AppRobot) async {
            app.type("/prompts")
            app.press(.enter)
            #expect(await app.sees("╭ Prompts"))
        }

        /// Saves a prompt of that name and text, and closes the panels.
        private func create(_ app: AppRobot, _ name: String, _ text: String) async {
            await openPrompts(app)
            app.press(.character("n"))
            #expect(await app.sees("Name of the prompt"))
            app.type(name)
            app.press(.enter)
            #expect(await app.sees("╭ \(name)", "Changes are saved at once."))
            app.press(KeyPress(.down), .enter)
            #expect(await app.sees("Text of \(name)"))
            app.press(KeyPress(.character("u"), .control))
            app.type(text)
            app.press(.enter)
            #expect(await app.sees("╭ \(name)", "Changes are saved at once."))
            app.press(.escape)
            #expect(await app.sees("╭ Prompts", name, text))
        }

        @Test func `Given instructions, when they are saved as a prompt, then it can be applied by its name`()
            async throws
        {
            let app = try await AppRobot()
            await create(app, "Tutor", "You teach.")
            app.press(.escape)
            #expect(await app.seesNot("╭ Prompts"))

            app.type("/prompt tutor")
            app.press(.enter)

            #expect(await app.sees("Using the prompt Tutor.", "prompt Tutor"))
            #expect(await app.serverSees("session.update", count: 2, "You teach."))
            await app.quit()
        }

        @Test func `Given a prompt in use, when it is set aside, then the instructions from before are back`()
            async throws
        {
            let app = try await AppRobot(config: "[voice]\ninstructions = \"My own.\"\n")
            await create(app, "Tutor", "You teach.")
            app.press(.enter)
            #expect(await app.serverSees("session.update", count: 2, "You teach."))

            app.type("/prompt off")
            app.press(.enter)

            #expect(await app.sees("The prompt Tutor is no longer used."))
            #expect(await app.serverSees("session.update", count: 3, "My own."))
            #expect(app.keptConfig == "[voice]\ninstructions = \"My own.\"\n")
            await app.quit()
        }

        @Test
        func `Given the row that stands for no prompt, when it is to be edited or exported, then the user is told`()
            async throws
        {
            let app = try await AppRobot()
            await create(app, "Tutor", "You teach.")
            app.press(KeyPress(.home))

            app.press(.character("e"))
            #expect(await app.sees("“No prompt” stands for your own settings."))
            app.press(.character("x"))

            #expect(await app.sees("Exported 1 prompt to prompts.toml."))
            await app.quit()
        }

        @Test func `Given a default prompt, when the program starts, then it applies`() async throws {
            let before = try await AppRobot()
            await create(before, "Tutor", "You teach.")
            before.press(.character("m"))
            #expect(await before.sees("Tutor      default"))
            await before.quit()

            let app = try await AppRobot(conversations: before.conversationFolder)

            #expect(await app.sees("prompt Tutor"))
            #expect(await app.serverSees("session.update", "You teach."))
            await app.quit()
        }

        @Test func `Given a prompt with variables, when it is applied, then what nobody knows is asked for`()
            async throws
        {
            let app = try await AppRobot()
            await create(app, "Guide", "On {{date}}, talk of {{topic}}.")
            app.press(.enter)
            #expect(await app.sees("╭ {{topic}} in Guide"))

            app.type("whales")
            app.press(.enter)

            #expect(await app.sees("Using the prompt Guide."))
            #expect(await app.serverSees("session.update", count: 2, "talk of whales."))
            #expect(app.sent("session.update").last?.contains("{{") == false)
            await app.quit()
        }

        @Test
        func `Given a prompt with a voice, when a voice was heard already, then it waits for the next conversation`()
            async throws
        {
            let app = try await AppRobot()
            await create(app, "Tutor", "You teach.")
            app.press(.character("e"))
            #expect(await app.sees("marin"))
            app.press(KeyPress(.down), KeyPress(.down), KeyPress(.right), KeyPress(.right))
            #expect(await app.sees("◂ "))
            app.press(.escape)
            #expect(await app.sees("╭ Prompts"))
            app.press(.escape)
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            await app.hearAnswer()
            #expect(await app.sees("○ idle"))

            app.type("/prompt Tutor")
            app.press(.enter)

            #expect(await app.sees("Its voice, cedar,"))
            #expect(await app.serverSees("session.update", count: 2, "You teach."))
            #expect(app.sent("session.update").last?.contains("cedar") == false)
            await app.quit()
        }

        @Test func `Given a prompt, when it is deleted by mistake, then undo brings it back`() async throws {
            let app = try await AppRobot()
            await create(app, "Tutor", "You teach.")

            app.press(.character("d"))
            #expect(await app.sees("No prompts yet."))
            app.press(.character("u"))

            #expect(await app.sees("You teach."))
            await app.quit()
        }

        @Test func `Given a prompt's text, when it is opened in the editor, then what the editor saves is the text`()
            async throws
        {
            let app = try await AppRobot()
            app.screen.editor = { $0 + " And sing." }
            await create(app, "Tutor", "You teach.")
            app.press(.character("e"))
            #expect(await app.sees("Changes are saved at once."))
            app.press(KeyPress(.down), .enter)
            #expect(await app.sees("Text of Tutor"))

            app.press(KeyPress(.character("x"), .control), KeyPress(.character("e"), .control))
            #expect(await app.sees("You teach. And sing."))
            app.press(.enter)

            #expect(await app.sees("Changes are saved at once."))
            app.press(.escape)
            #expect(await app.sees("╭ Prompts", "You teach. And sing."))
            await app.quit()
        }

        @Test func `Given prompts, when they are exported and imported elsewhere, then they are there`() async throws {
            let before = try await AppRobot()
            await create(before, "Tutor", "You teach.")
            before.press(.escape)
            #expect(await before.seesNot("╭ Prompts"))
            let file = before.conversationFolder.appending(path: "roles.toml").path
            before.type("/export-prompts \(file)")
            before.press(.enter)
            #expect(await before.sees("Exported 1 prompt to"))
            await before.quit()

            let app = try await AppRobot()
            app.type("/import-prompts \(file)")
            app.press(.enter)

            #expect(await app.sees("Imported 1 prompt from"))
            await openPrompts(app)
            app.press(KeyPress(.down))
            #expect(await app.sees("▎Tutor", "You teach."))
            await app.quit()
        }

        @Test func `Given an import that would replace a prompt, when the command is repeated, then it replaces it`()
            async throws
        {
            let app = try await AppRobot()
            await create(app, "Tutor", "You teach.")
            app.press(.escape)
            #expect(await app.seesNot("╭ Prompts"))
            let file = app.conversationFolder.appending(path: "roles.toml")
            try Data("[[prompt]]\nname = \"tutor\"\ntext = \"You sing.\"\n".utf8).write(to: file)

            app.type("/import-prompts \(file.path)")
            app.press(.enter)
            #expect(await app.sees("There is already a prompt called Tutor."))
            app.type("/import-prompts \(file.path)")
            app.press(.enter)

            #expect(await app.sees("Imported 1 prompt from"))
            await openPrompts(app)
            app.press(KeyPress(.down))
            #expect(await app.sees("▎tutor", "You sing."))
            await app.quit()
        }
    }
}
