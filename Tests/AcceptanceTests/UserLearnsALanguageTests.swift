import Echo
import EchoApp
import EchoScreen
import EchoTerminal
import EchoTestKit
import EchoWire
import Foundation
import Immersion
import ImmersionAdapters
import LocalBackend
import ScreenTestKit
import ServerTestKit
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person learns a language` {
        private func enteredCafé(_ app: AppRobot) async {
            await app.send("/room es café")
            #expect(await app.sees("Lucía", "¡Hola, buenos días! ¿Qué le pongo?", "es A1 0/3 · A coffee, please"))
        }

        @Test
        func `Given no network, when a coffee is ordered, then a mistake is corrected, heard slower and kept`()
            async throws
        {
            let app = try await AppRobot()
            await enteredCafé(app)

            await app.send("Yo quiere un café con leche")

            #expect(await app.sees("✗ quiere → quiero", "↳ Yo quiero un café con leche", "✓ Order a drink"))
            #expect(await app.sees("es A1 1/3 · A coffee, please", "¿Quiere algo de comer?"))
            #expect(await eventually { app.languages.voice.requests.contains { $0.text.contains("comer") } })
            app.press(.alt("j"))
            #expect(await eventually { app.languages.voice.requests.last.map { $0.pace < 1 } ?? false })
            app.press(.escape)
            app.press(.alt("a"))
            #expect(await app.sees("New card: quiero (not “quiere”)"))
            #expect(app.sent("conversation.item.create").isEmpty)

            app.press(.alt("v"))
            #expect(await app.sees("╭ Review · Spanish", "not “quiere”", "Yo ____ un café con leche"))
            app.type("quiero")
            #expect(await app.sees("quiero"))
            app.press(.enter)
            #expect(await app.sees("✓ quiero", "Enter: good"))
            #expect(await eventually { await app.keptLearning.contains("echo-es-") })
            let (before, played) = (app.languages.voice.requests.count, app.loudspeaker.items)
            app.press(.character("s"))
            #expect(await eventually { app.loudspeaker.items != played })
            #expect(app.languages.voice.requests.count == before)
            app.press(.character("4"))
            #expect(await app.sees("1 Spanish card reviewed, and known."))
            #expect(await eventually { await app.keptLearning.contains("quiero") })
            await app.quit()
        }

        @Test
        func `Given a wrong correction, when one key says so, then it is gone with its card, and stays away`()
            async throws
        {
            let app = try await AppRobot()
            await enteredCafé(app)
            await app.send("Yo quiere un café con leche")
            #expect(await app.sees("✗ quiere → quiero", "¿Quiere algo de comer?"))
            app.press(.alt("a"))
            #expect(await app.sees("New card: quiero"))

            app.press(.alt(","))

            #expect(await app.sees("The correction of “quiere” is struck and no longer counts.", "card is deleted."))
            #expect(await app.seesNot("✗ quiere"))
            app.press(.alt("v"))
            #expect(await app.sees("There are no Spanish cards yet."))
            await app.send("/leave-room")
            #expect(await app.sees("Goals"))
            #expect(await app.seesNot("Say it right"))
            await app.quit()
        }

        @Test
        func `Given a card of a mistake, when it is deleted, edited and suspended, then each can be taken back`()
            async throws
        {
            let app = try await AppRobot()
            await enteredCafé(app)
            await app.send("Yo quiere un café con leche")
            #expect(await app.sees("✗ quiere → quiero", "¿Quiere algo de comer?"))
            app.press(.alt("a"))
            #expect(await app.sees("New card: quiero"))
            app.press(.alt("v"))
            #expect(await app.sees("╭ Review · Spanish", "not “quiere”"))
            app.press(.enter)
            #expect(await app.sees("d delete", "u undo"))

            app.press(.character("d"))
            #expect(await app.sees("The card “quiero” is deleted. /undo-review takes it back."))
            await app.send("/undo-review")
            #expect(await app.sees("╭ Review · Spanish", "The card “quiero” is as it was."))
            app.press(.enter)
            #expect(await app.sees("1 again"))
            app.press(.character("p"))
            #expect(await app.sees("The card “quiero” is suspended"))
            await app.send("/resume-cards")
            #expect(await app.sees("1 card is asked again."))
            app.press(.alt("v"))
            #expect(await app.sees("╭ Review · Spanish", "not “quiere”"))
            app.press(.enter)
            #expect(await app.sees("1 again"))
            app.press(.character("e"))
            #expect(await app.sees("quiero = not “quiere”"))
            app.type("!")
            app.press(.enter)
            #expect(await app.sees("The card “quiero” is saved."))
            await app.quit()
        }

        @Test func `Given an empty conversation, when the program starts, then it names the way into the room`()
            async throws
        {
            let app = try await AppRobot()

            #expect(await app.sees("Alt+E opens the language room"))
            await app.quit()
        }

        @Test
        func `Given no server, when a room is entered, then the script answers, and the conversation begins with it`()
            async throws
        {
            let host = LoopbackHost(LoopbackServer.configuration())
            let port = try await host.start()
            await host.stop()
            let app = try AppRobot(url: "ws://127.0.0.1:\(port)/v1", key: LoopbackServer.token)
            #expect(await app.sees("✕ offline"))

            await enteredCafé(app)
            await app.send("Yo quiere un café con leche")

            #expect(await app.sees("✗ quiere → quiero", "✓ Order a drink", "¿Quiere algo de comer?"))
            #expect(await app.seesNot("sent when the connection is back"))
            try await host.start()
            app.press(KeyPress(.function(5)))
            #expect(await app.sees("○ idle", "✗ quiere → quiero", "¿Quiere algo de comer?"))
            await app.send("No, gracias")
            #expect(await app.sees("¿Desea algo más?"))
            #expect(app.sent("conversation.item.create").isEmpty)
            await app.quit()
            await host.stop()
        }

        @Test
        func `Given a conversation in a room, when it is continued, then what stood in its margin is there again`()
            async throws
        {
            let before = try await AppRobot()
            await enteredCafé(before)
            await before.send("Yo quiere un café con leche")
            #expect(await before.sees("↳ Yo quiero un café con leche", "¿Quiere algo de comer?"))
            before.press(.alt("x"))
            #expect(await before.sees("⇄ "))
            await before.quit()

            let app = try await AppRobot(conversations: before.conversationFolder, resuming: .last)

            #expect(
                await app.sees("Lucía", "✗ quiere → quiero", "↳ Yo quiero un café con leche", "✓ Order a drink", "⇄ "))
            await app.quit()
        }

        @Test
        func `Given a conversation in a room, when it is continued, then its scenario goes on and its end is told`()
            async throws
        {
            let before = try await AppRobot()
            await enteredCafé(before)
            await before.send("Yo quiere un café con leche")
            #expect(await before.sees("¿Quiere algo de comer?"))
            await before.quit()

            let app = try await AppRobot(conversations: before.conversationFolder, resuming: .last)

            #expect(await app.sees("You are back in “A coffee, please”.", "es A1 1/3 · A coffee, please"))
            await app.send("No, gracias")
            #expect(await app.sees("¿Desea algo más?", "✓ Decide about food", "2/3"))
            await app.send("La cuenta, por favor")
            #expect(await app.sees("“A coffee, please” is over.", "3/3"))
            app.press(.alt("e"))
            #expect(await app.sees("╭ A coffee, please", "✓ Order a drink  100"))
            app.press(.escape)
            await app.send("¿Qué más hay?")
            #expect(await app.sees("¿Qué más hay?", "“A coffee, please” is over.", "shows where else you can go"))
            #expect(app.sent("conversation.item.create").isEmpty)
            await app.quit()
        }

        @Test
        func `Given a room that a model plays, when the conversation is continued, then it is the persona again`()
            async throws
        {
            let config = "[room]\npartner = \"model\"\n"
            let before = try await AppRobot(config: config)
            await before.send("/room es café B1")
            #expect(await before.sees("“A coffee, please”, with Lucía.", "es B1 0/3 · A coffee, please"))
            await before.send("Yo quiere un café con leche")
            #expect(await before.sees("▎ You said: Yo quiere un café con leche", "✓ Order a drink"))
            await before.hearAnswer()
            await before.quit()

            let app = try await AppRobot(config: config, conversations: before.conversationFolder, resuming: .last)

            #expect(await app.sees("You are back in “A coffee, please”.", "es B1 1/3 · A coffee, please"))
            #expect(await app.sees("✗ quiere → quiero"))
            #expect(await app.serverSees("session.update", "You are Lucía from Madrid", "level B1"))
            await app.send("No, gracias")
            #expect(await app.sees("✓ Decide about food", "2/3"))
            await app.hearAnswer()
            await app.send("/leave-room")
            #expect(await app.sees("╭ A coffee, please"))
            app.press(.escape)
            #expect(await app.sees("The language room was left."))
            await app.quit()

            let after = try await AppRobot(config: config, conversations: before.conversationFolder, resuming: .last)

            #expect(await after.sees("The language room was left."))
            #expect(await after.seesNot("You are back"))
            await after.quit()
        }

        @Test func `Given a scenario, when all its goals are reached, then the summary says how it went`() async throws
        {
            let app = try await AppRobot()
            await enteredCafé(app)

            await app.send("Un café con leche, por favor")
            #expect(await app.sees("¿Quiere algo de comer?"))
            app.press(.alt("g"))
            #expect(await app.sees("? Ask for toast, or say that you want nothing else."))
            await app.send("No, gracias")
            #expect(await app.sees("¿Desea algo más?"))
            await app.send("La cuenta, por favor")

            // Her last line is read, and looked up, before it is summed up.
            #expect(await app.sees("¡Gracias y hasta luego!", "“A coffee, please” is over.", "3/3"))
            app.press(.alt("x"))
            #expect(await app.sees("⇄ That is four euros fifty."))
            app.press(.alt("e"))
            #expect(await app.sees("╭ A coffee, please", "✓ Order a drink  100", "✓ Decide about food  85", "3 lines"))
            app.press(.escape)
            #expect(await app.seesNot("/3 · A coffee"))
            await app.send("/progress")
            #expect(await app.sees("╭ Progress", "Spanish", "1 day in a row"))
            await app.quit()
        }

        @Test func `Given a scenario that was passed, when the level is asked for, then it is not enough yet`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("/progress")
            #expect(await app.sees("╭ Progress", "level: not enough yet"))
            app.press(.escape)
            #expect(await app.seesNot("╭ Progress"))
            await enteredCafé(app)

            await app.send("Un café con leche, por favor")
            #expect(await app.sees("¿Quiere algo de comer?"))
            await app.send("No, gracias")
            #expect(await app.sees("¿Desea algo más?"))
            await app.send("La cuenta, por favor")
            #expect(await app.sees("“A coffee, please” is over."))
            app.press(.alt("e"))
            #expect(await app.sees("╭ A coffee, please", "✓ Order a drink  100"))
            app.press(.escape)
            #expect(await app.seesNot("/3 · A coffee"))
            await app.send("/progress")

            #expect(await app.sees("╭ Progress", "level: not enough yet (A1: 1 of 3 scenarios)"))
            await app.quit()
        }

        @Test func `Given a scenario spoken to its end, when the level is asked for, then it is not enough yet`()
            async throws
        {
            let app = try await AppRobot(config: "[room]\nspeaks = false\n")
            await enteredCafé(app)

            for heard in ["1/3 · A coffee, please", "2/3 · A coffee, please", "“A coffee, please” is over."] {
                await app.startTalking()
                app.speak()
                app.pause()
                #expect(await app.sees(heard, "○ idle"))
            }
            app.press(.alt("e"))
            #expect(await app.sees("╭ A coffee, please", "✓ Order a drink  100"))
            app.press(.escape)
            #expect(await app.seesNot("/3 · A coffee"))
            await app.send("/progress")

            #expect(await app.sees("╭ Progress", "level: not enough yet (A1: 1 of 3 scenarios)"))
            await app.quit()
        }

        @Test func `Given somebody who goes on writing, when the summary opens, then it takes none of their letters`()
            async throws
        {
            let app = try await AppRobot()
            await enteredCafé(app)
            await app.send("Yo quiere un café con leche")
            #expect(await app.sees("✗ quiere → quiero", "¿Quiere algo de comer?"))
            await app.send("No, gracias")
            #expect(await app.sees("¿Desea algo más?"))
            await app.send("La cuenta, por favor")
            #expect(await app.sees("“A coffee, please” is over."))
            await app.send("Adiós")
            #expect(await app.sees("╭ A coffee, please"))

            for letter in "xcq" { app.press(.character(letter)) }
            app.press(.escape)

            #expect(await app.seesNot("╭ A coffee, please"))
            #expect(await app.sees("› xcq"))
            #expect(await app.seesNot("is struck"))
            #expect(await app.seesNot("1 card made."))
            await app.quit()
        }

        @Test func `Given a room, when another one is entered, then what came of the first is seen`() async throws {
            let app = try await AppRobot()
            await enteredCafé(app)
            await app.send("Un cortado")
            #expect(await app.sees("Un cortado, muy bien."))

            await app.send("/room es médico C1")

            #expect(
                await app.sees(
                    "╭ A coffee, please", "✓ Order a drink", "1 line", "there is nothing like it at C1"))
            app.press(.escape)
            #expect(await app.sees("Carmen", "¿qué le pasa?"))
            #expect(await eventually { app.languages.voice.requests.contains { $0.language == "es-419" } })
            await app.quit()
        }

        @Test func `Given no network, when the answer is spoken, then it is heard among what may be said there`()
            async throws
        {
            let app = try await AppRobot(config: "[room]\nspeaks = false\n")
            await enteredCafé(app)

            await app.startTalking()
            app.speak()
            app.pause()

            #expect(
                await app.sees(
                    "Un café con leche, por favor", "✓ Order a drink", "♪ Un café con leche", "↳ Listen again: leche"))
            #expect(await app.sees("¿Quiere algo de comer?", "○ idle"))
            #expect(app.sent("input_audio_buffer.append").isEmpty)
            let before = app.languages.voice.requests.count
            app.press(.alt("."))
            #expect(await eventually { app.languages.voice.requests.count == before + 1 })
            #expect(app.languages.voice.requests.last?.text.contains("leche") == true)
            await app.send("/leave-room")
            app.press(.escape)
            await app.send("/progress")
            #expect(await app.sees("Words to listen to again, 8 weeks", "% of this week’s words"))
            #expect(await app.sees("This machine hears r and rr, p and b, t and d alike"))
            await app.quit()
        }

        @Test func `Given an answer that was hardly understood, when it is offered, then Enter takes it`() async throws
        {
            let app = try await AppRobot(
                config: "[room]\nspeaks = false\n", languages: LearnersMachine(hearsWell: false))
            await enteredCafé(app)
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.sees("╭ Did you say …?", "Un café con leche, por favor"))
            #expect(await app.seesNot("✓ Order a drink"))

            app.press(.enter)

            #expect(await app.sees("✓ Order a drink", "♪ Un café con leche", "¿Quiere algo de comer?"))
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.sees("╭ Did you say …?"))
            #expect(await app.sees("Space say it again", "Esc none of them"))
            app.press(.escape)
            #expect(await app.sees("es A1 1/3 · A coffee, please", "○ idle"))
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await app.sees("╭ Did you say …?"))
            // The key that talks takes none of them.
            app.press(.space)
            #expect(await app.sees("● listening"))
            #expect(await app.seesNot("╭ Did you say …?"))
            #expect(await app.sees("es A1 1/3 · A coffee, please"))
            app.press(.escape)
            #expect(await app.sees("○ idle"))
            await app.quit()
        }

        @Test
        func `Given a room that listens, when that is stopped, then the microphone is closed and writing goes on`()
            async throws
        {
            let app = try await AppRobot(config: "[room]\nspeaks = false\n")
            await enteredCafé(app)
            await app.startTalking()

            app.press(.escape)

            #expect(await app.sees("○ idle"))
            #expect(await eventually { !app.microphone.isOpen })
            app.press(.space)
            #expect(await app.sees("● listening"))
            #expect(await eventually { app.microphone.isOpen })
            app.press(.escape)
            #expect(await app.sees("○ idle"))
            await app.send("Un té, por favor")
            #expect(await app.sees("✓ Order a drink"))
            await app.quit()
        }

        @Test func `Given a line of somebody, when its words are asked for, then stem, gender and meaning are seen`()
            async throws
        {
            let app = try await AppRobot()
            await enteredCafé(app)

            app.press(.alt("k"))

            #expect(await app.sees("╭ Words", "to put", "el día"))
            for _ in 0..<2 { app.press(KeyPress(.down)) }
            #expect(await app.sees("el día · noun, masculine, plural · day"))
            app.press(.enter)
            #expect(await app.sees("= el día  day"))
            app.press(.alt("a"))
            #expect(await app.sees("New card: el día = day"))
            await app.send("/meaning milk")
            #expect(await app.sees("la leche"))
            app.press(.alt("k"))
            #expect(await app.sees("╭ Words", "poner"))
            app.type("c")
            app.press(.escape)
            #expect(await app.sees("=", "to put"))
            await app.quit()
        }

        @Test
        func `Given a model, when a room is entered, then it is told to be the persona, and itself again afterwards`()
            async throws
        {
            let app = try await AppRobot(config: "[room]\npartner = \"model\"\nspeaks = false\n")
            let before = app.sent("session.update").count
            await app.send("/room es médico")
            #expect(await app.sees("Carmen", "At the doctor's"))
            #expect(await app.serverSees("session.update", count: before + 1, "You are Carmen"))
            app.press(.escape)

            await app.send("/room es café B1")

            #expect(await app.sees("Lucía", "▎ ¡Hola, buenos días! ¿Qué le pongo?"))
            let told = { app.sent("session.update").filter { $0.contains("You are Lucía from Madrid") } }
            #expect(await eventually { told().contains { $0.contains("You have said already") && $0.contains("B1") } })
            let role = app.sent("session.update").count
            #expect(role == before + 2)
            await app.send("Yo quiere un café con leche")
            #expect(await app.sees("↳ Yo quiero un café con leche", "▎ You said: Yo quiere un café con leche"))
            #expect(await app.sees("✓ Order a drink"))
            await app.hearAnswer()
            await app.send("/leave-room")
            #expect(await app.serverSees("session.update", count: role + 1, "helpful"))
            await app.quit()
        }

        @Test(arguments: [false, true])
        func `Given a model that fails, when a line is said, then the script answers`(isWritten: Bool) async throws {
            let brain = ScriptedBrain.replying { text, _ in
                text.contains("café") ? .failure("It is ill.") : .parts([.text("¿Con azúcar?")])
            }
            let app = try await AppRobot(assistant: brain, config: "[room]\npartner = \"model\"\n")
            if isWritten {
                app.press(.control("t"))
                #expect(await app.sees("gpt-6.1-terra · text"))
            }
            await enteredCafé(app)

            await app.send("Un café con leche, por favor")

            #expect(await app.sees("✓ Order a drink", "¿Quiere algo de comer?", "! The model ", "script goes on."))
            await app.send("Una tostada")
            #expect(await app.sees("▎ ¿Con azúcar?"))
            await app.quit()
        }

        @Test
        func `Given providers of models, when the first one dies, then the next goes on, and the script after them`()
            async throws
        {
            let first = try await PersonaServer(.chatCompletions, says: "¡Muy bien! ¿Con leche?")
            let second = try await PersonaServer(.messages, says: "Claro. ¿Algo de comer?")
            let online = PersonaServer.providers("openai \(first.address) gpt-5-mini, anthropic \(second.address)")
            let app = try await AppRobot(languages: LearnersMachine(online: online))
            await enteredCafé(app)

            await app.send("Yo quiere un café")
            #expect(await app.sees("by \(first.label)", "¡Muy bien! ¿Con leche?", "↳ Yo quiero un café"))
            #expect(first.asked.last?.headers["authorization"] == "Bearer key-of-openai")
            let told = first.asked.last?.json?["messages"]
            #expect(told?[0]?["role"]?.string == "system")
            #expect(told?[0]?["content"]?.string?.hasPrefix("You are Lucía from Madrid.") == true)
            #expect(told?[2] == ["role": "user", "content": "Yo quiere un café"])
            #expect(second.asked.isEmpty)

            first.die()
            await app.send("Sí, con leche")
            #expect(await app.sees("by \(second.label)", "Claro. ¿Algo de comer?"))
            #expect(await app.sees("! \(first.label) cannot be reached; \(second.label) answered."))
            #expect(second.asked.last?.headers["x-api-key"] == "key-of-anthropic")
            #expect(second.asked.last?.json?["messages"]?.array?.last?["content"]?.string == "Sí, con leche")

            second.die()
            await app.send("No, gracias")
            #expect(await app.sees("¿Desea algo más?", "\(second.label) cannot be", "the script goes on."))
            #expect(app.sent("conversation.item.create").isEmpty)
            await app.send("/room-providers")
            #expect(await app.sees("Persona  \(first.label)", "Persona  \(second.label)"))
            await app.quit()
        }

        @Test
        func `Given providers of models, when the person speaks, then it is heard freely where a provider hears`()
            async throws
        {
            let server = try await PersonaServer(.chatCompletions, says: "Enseguida.")
            let online = PersonaServer.providers("openai \(server.address)")
            let deaf = try await AppRobot(languages: LearnersMachine(online: online))
            await enteredCafé(deaf)
            deaf.press(.space)
            #expect(await deaf.sees("Free speech is understood by a provider"))
            #expect(!deaf.microphone.isOpen)
            await deaf.quit()

            let app = try await AppRobot(
                config: "[room]\nspeaks = false\n", languages: LearnersMachine(online: online, hearsFreely: true))
            await enteredCafé(app)
            await app.startTalking()
            app.speak()
            app.pause()

            #expect(await app.sees("Quisiera un café doble", "by \(server.label)", "Enseguida."))
            #expect(app.sent("input_audio_buffer.append").isEmpty)
            await app.quit()
        }

        @Test
        func `Given two servers that hear, when the first one fails, then the second hears and the line says why`()
            async throws
        {
            let failing = PuppetHTTPServer { _ in PuppetHTTPStep.answer(503, "down") }
            let hearing = PuppetHTTPServer { request in
                request.target.hasSuffix("/audio/transcriptions")
                    ? PuppetHTTPStep.answer(200, #"{"text":"Un café con leche, por favor."}"#)
                    : PuppetHTTPStep.answer(404)
            }
            let (first, second) = (
                "127.0.0.1:\(try await failing.start())", "127.0.0.1:\(try await hearing.start())"
            )
            let online = OnlineProviders(
                ProviderChoice.choices("openai http://\(first)/v1 m, openai http://\(second)/v1 m").known,
                limits: LinkLimits(attempts: 1), soundLimits: LinkLimits(attempts: 1),
                transport: { HTTPTransport() }, key: { _ in nil })
            let app = try await AppRobot(
                config: "[room]\npartner = \"script\"\nspeaks = false\n",
                languages: LearnersMachine(online: online, hearsOnline: true))
            await enteredCafé(app)
            await app.startTalking()
            app.speak()
            app.pause()

            #expect(await app.sees("Un café con leche, por favor.", "✓ Order a drink", "¿Quiere algo de comer?"))
            #expect(await app.sees("! \(first) failed (HTTP 503); \(second) understood"))
            #expect(failing.requests.allSatisfy { $0.target == "/v1/audio/transcriptions" })
            #expect(failing.requests.first?.headers["content-type"]?.hasPrefix("multipart/form-data") == true)
            #expect(failing.requests.first.map { $0.body.range(of: Data("RIFF".utf8)) != nil } == true)
            await app.quit()
        }

        @Test func `Given a provider that streams, when Esc is pressed amid its words, then what was read stays`()
            async throws
        {
            let slow = PuppetHTTPServer { _ in
                PuppetHTTPStep.events(["¡Muy bien! ", "¿Con"].map(PersonaServer.chunk), end: .pause(.zero))
            }
            let address = "http://127.0.0.1:\(try await slow.start())/v1"
            let app = try await AppRobot(
                languages: LearnersMachine(online: PersonaServer.providers("openai \(address)")))
            await enteredCafé(app)
            await app.send("Un té")
            #expect(await app.sees("Lucía", "by 127.0.0.1:", "¡Muy bien! ¿Con"))

            app.press(.escape)

            #expect(await app.sees("¡Muy bien! ¿Con", "stopped"))
            await app.send("Con leche")
            #expect(await eventually { slow.requests.count == 2 })
            #expect(
                slow.requests.last?.json?["messages"]?.array?.suffix(3) == [
                    ["role": "user", "content": "Un té"], ["role": "assistant", "content": "¡Muy bien! ¿Con"],
                    ["role": "user", "content": "Con leche"],
                ])
            await app.quit()
        }

        @Test func `Given a provider that breaks off, when the next answers, then its words stand for the first's`()
            async throws
        {
            let broken = PuppetHTTPServer { _ in PuppetHTTPStep.events([PersonaServer.chunk("¡Muy bien!")], end: .cut) }
            let next = try await PersonaServer(.messages, says: "Claro. ¿Algo de comer?")
            let online = PersonaServer.providers(
                "openai http://127.0.0.1:\(try await broken.start())/v1 llama, anthropic \(next.address)")
            let app = try await AppRobot(languages: LearnersMachine(online: online))
            await enteredCafé(app)

            await app.send("Un té")

            #expect(await app.sees("by \(next.label)", "Claro. ¿Algo de comer?"))
            #expect(await app.seesNot("¡Muy bien!"))
            await app.quit()
        }

        @Test func `Given a provider that keeps silent, when Esc is pressed, then one can write on`() async throws {
            let silent = PuppetHTTPServer { _ in [] }
            let address = "http://127.0.0.1:\(try await silent.start())/v1"
            let app = try await AppRobot(
                languages: LearnersMachine(online: PersonaServer.providers("openai \(address)")))
            await enteredCafé(app)
            await app.send("Un té")
            #expect(await app.sees("… Lucía is thinking"))
            #expect(await eventually { silent.requests.count == 1 })

            app.press(.escape)

            #expect(await app.sees("○ idle"))
            await app.send("Un té, por favor")
            #expect(await app.sees("… Lucía is thinking"))
            #expect(await eventually { silent.requests.count == 2 })
            #expect(
                silent.requests.last?.json?["messages"]?.array?.last?["content"]?.string == "Un té\nUn té, por favor")
            await app.send("/leave-room")
            #expect(await app.sees("2 lines"))
            await app.quit()
        }

        @Test func `Given cards, when they are written to a file and read again, then none is there twice`()
            async throws
        {
            let app = try await AppRobot()
            await enteredCafé(app)
            await app.send("Yo quiere un café con leche")
            #expect(await app.sees("↳ Yo quiero un café con leche"))
            app.press(.alt("a"))
            #expect(await app.sees("New card: "))
            try app.keep("la mesa\tthe table\nla silla\tthe chair\n", in: "words.txt")

            await app.send("/export-cards mine.apkg")
            #expect(await app.sees("1 card written to mine.apkg."))
            await app.send("/import-cards mine.apkg")
            #expect(await app.sees("0 Spanish cards imported. 1 was there already."))
            await app.send("/import-cards words.txt")

            #expect(await app.sees("2 Spanish cards imported."))
            await app.quit()
        }

        @Test func `Given cards, when they are answered aloud, then what was heard is seen and graded`() async throws {
            let app = try await AppRobot()
            try app.keep("un vaso de leche\tthe milk\nla silla\tthe chair\nel vaso\tthe glass\n", in: "words.txt")
            await app.send("/import-cards words.txt")
            #expect(await app.sees("3 Spanish cards imported."))

            await app.send("/review voice")
            #expect(await app.sees("╭ Review · Spanish · 0 done, 3 left", "the milk"))
            #expect(
                await eventually {
                    app.languages.voice.requests.contains { $0.text == "the milk" && $0.language == "en" }
                })
            #expect(await app.hears(until: "● listening"))
            app.speak()
            app.pause()

            #expect(
                await app.sees("Heard: un vaso de leche", "✓ un vaso de leche", "↳ Listen again: leche", "Enter: good"))
            #expect(await eventually { !app.microphone.isOpen })
            app.press(.enter)
            #expect(await app.sees("1 done, 2 left", "the chair"))
            #expect(await app.hears(until: "● listening"))
            app.press(.enter)
            #expect(await app.sees("↳ la silla", "Enter: again"))
            #expect(await eventually { !app.microphone.isOpen })
            app.press(.enter)
            #expect(await app.sees("2 done, 1 left", "the glass"))
            app.press(.space)
            #expect(await app.sees("● listening"))
            app.press(.character("w"))
            #expect(await eventually { !app.microphone.isOpen })
            app.type("el vaso")
            app.press(.enter)
            #expect(await app.sees("✓ el vaso", "Enter: good"))
            await app.quit()
        }

        @Test func `Given cards to be listened to, when one is played, then it is written or said as heard`()
            async throws
        {
            let app = try await AppRobot()
            try app.keep("un vaso de leche\tthe milk\nla silla\tthe chair\n", in: "words.txt")
            await app.send("/import-cards words.txt")
            #expect(await app.sees("2 Spanish cards imported."))

            await app.send("/review listening")
            #expect(await app.sees("♪ Listen: what is said?", "what you hear; Enter shows it"))
            #expect(
                await eventually {
                    app.languages.voice.requests.contains { $0.text == "un vaso de leche" && $0.language != "en" }
                })
            #expect(!app.screen.text.contains("the milk") && !app.screen.text.contains("un vaso de leche"))
            #expect(await eventually { !app.loudspeaker.items.isEmpty })
            let played = app.loudspeaker.items
            app.press(.tab)
            #expect(await eventually { app.loudspeaker.items != played })
            app.type("un baso de queso")
            app.press(.enter)
            #expect(await app.sees("✗ un baso de queso", "↳ un vaso de leche", "the milk", "Enter: again"))
            app.press(.enter)
            #expect(await app.sees("♪ Listen: what is said?", "1 done"))
            app.type("la silla")
            app.press(.enter)
            #expect(await app.sees("✓ la silla", "the chair", "Enter: good"))
            app.press(.escape)

            await app.send("/review-by voice")
            await app.send("/review listening")
            #expect(await app.sees("♪ Listen: what is said?"))
            #expect(await app.hears(until: "● listening"))
            app.speak()
            app.pause()
            #expect(await app.sees("Heard: la silla", "✓ la silla", "Enter: good"))
            await app.quit()
        }

        @Test func `Given no microphone, when a card is to be answered aloud, then that is said, and it is written`()
            async throws
        {
            let app = try await AppRobot(microphone: ManualMicrophone(failing: .noDevice(.capture)))
            try app.keep("la silla\tthe chair\n", in: "words.txt")
            await app.send("/import-cards words.txt")
            #expect(await app.sees("1 Spanish card imported."))

            await app.send("/review voice")
            await app.hearAnswer()

            #expect(await app.sees("No microphone found. Plug one in", "You can still type."))
            #expect(await app.sees("the chair", "the word or sentence; Enter shows it"))
            app.type("la silla")
            app.press(.enter)
            #expect(await app.sees("✓ la silla", "Enter: good"))
            await app.quit()
        }

        @Test
        func `Given a voice that costs, when four fifths of the month's budget are spent, then a notice says so once`()
            async throws
        {
            let app = try await AppRobot(
                config: "[room]\nspeaks = false\n", languages: LearnersMachine(voiceCosts: true))
            await enteredCafé(app)

            for count in 1...4 {
                #expect(!app.screen.text.contains("of this month's"))
                app.press(.alt("q"))
                #expect(await eventually { app.languages.spent == Decimal(count) })
            }

            #expect(await app.sees("$4.00 of this month's", "/room-budget"))
            app.press(.alt("q"))
            #expect(await app.sees("$5.00 of this month's"))
            app.press(.alt("q"))
            #expect(await app.sees("would cost more than"))
            #expect(app.languages.spent == 5)
            await app.send("/room-budget 6")
            #expect(await app.sees("$5.00 of this month's $6.00"))
            app.press(.alt("q"))
            #expect(await eventually { app.languages.spent == 6 })
            await app.quit()
        }

        @Test func `Given providers, when others are chosen, then it says from when on they are asked`() async throws {
            let app = try await AppRobot()

            await app.send("/language-providers openai, elevenlabs")
            #expect(await app.sees("They are asked after a restart."))
            await app.send("/language-providers opnai")

            #expect(await app.sees("The language room has no provider called “opnai”"))
            await app.quit()
        }

        @Test func `Given an Anki that runs, when cards are sent and fetched, then its deck and ours have them`()
            async throws
        {
            let anki = try await AnkiServer()
            let app = try await AppRobot()
            try app.keep("la mesa\tthe table\nla silla\tthe chair\n", in: "words.txt")
            await app.send("/import-cards words.txt")
            #expect(await app.sees("2 Spanish cards imported."))

            await app.send("/anki-address http://127.0.0.1:9")
            await app.send("/export-cards anki")
            #expect(await app.sees("Anki does not answer at http://127.0.0.1:9.", "AnkiConnect"))
            await app.send("/anki-address \(anki.address)")
            await app.send("/export-cards anki")
            #expect(await app.sees("2 cards sent to Anki's deck echo-tui::Spanish."))
            await app.send("/export-cards anki")
            #expect(await app.sees("0 cards sent to Anki's deck echo-tui::Spanish. It had 2 already."))
            await app.send("/import-cards anki")
            #expect(await app.sees("0 Spanish cards imported. 2 were there already."))
            await app.send("/import-cards anki Verbs")
            #expect(await app.sees("Anki has no deck “Verbs”. There are: Default, echo-tui::Spanish."))

            #expect(anki.now.notes.map { $0.fields["Word"] } == ["la mesa", "la silla"])
            await app.quit()
        }

        @Test func `Given consent, when a conversation ends, then the chosen server is told numbers; else nobody is`()
            async throws
        {
            let server = PuppetHTTPServer { _ in PuppetHTTPStep.answer(202, "") }
            let address = "http://127.0.0.1:\(try await server.start())"
            let app = try await AppRobot()
            await app.send("/learning-server \(address)")
            #expect(await app.sees("The learning server is \(address).", "nothing waits to be sent."))
            await enteredCafé(app)
            await app.send("Un té, por favor")
            await app.send("/leave-room")
            #expect(await app.sees("1 line"))
            app.press(.escape)
            #expect(server.requests.isEmpty)

            await app.send("/share-learning on")
            #expect(await app.sees("╭ Sharing", "of each conversation and review", "word of what was said."))
            app.press(.escape)
            await enteredCafé(app)
            await app.send("Yo quiere un café con leche")
            #expect(await app.sees("↳ Yo quiero un café con leche"))
            await app.send("/leave-room")

            #expect(await eventually { server.requests.count == 1 })
            let sent = server.requests.first
            #expect(sent?.target == "/api/v1/events/batch")
            let event = sent?.json?["events"]?[0]
            #expect(event?["event_type"]?.string == "conversation_completed")
            #expect(event?["properties"]?["grammar_errors"]?.integer == 1)
            #expect(sent.map { String(decoding: $0.body, as: UTF8.self).contains("quiere") } == false)
            app.press(.escape)
            await app.send("/share-learning off")
            await enteredCafé(app)
            await app.send("Un té, por favor")
            await app.send("/leave-room")
            #expect(await app.sees("1 line"))
            #expect(server.requests.count == 1)
            await app.quit()
        }

        @Test
        func `Given cards of a room or place of another language, when cards are asked, then they are those`()
            async throws
        {
            let app = try await AppRobot(config: "[room]\nlanguage = \"ja\"\n")
            await enteredCafé(app)
            await app.send("Yo quiere un café con leche")
            #expect(await app.sees("↳ Yo quiero un café con leche"))
            await app.send("/leave-room")
            #expect(await app.sees("Say it right"))
            app.press(.character("c"))
            #expect(await app.sees("1 card made."))
            app.press(.escape)
            #expect(await app.seesNot("Say it right"))

            app.press(.alt("v"))

            #expect(await app.sees("╭ Review · Spanish", "not “Yo quiere un café con leche”"))
            app.press(.escape)
            #expect(await app.seesNot("╭ Review"))
            await app.send("/place fr kitchen")
            #expect(await app.sees("╭ A kitchen · French"))
            app.press(.character("c"))
            #expect(await app.sees("16 cards made."))
            app.press(.escape)
            #expect(await app.seesNot("╭ A kitchen"))
            app.press(.alt("v"))
            #expect(await app.sees("╭ Review · French"))
            app.press(.escape)
            #expect(await app.seesNot("╭ Review"))
            await app.send("/export-cards mine.tsv")
            #expect(await app.sees("16 cards written to mine.tsv."))
            await app.send("/room-language de")
            app.press(.alt("v"))
            #expect(await app.sees("There are no German cards yet."))
            await app.quit()
        }

        @Test
        func `Given Japanese, when an English word is looked up, then the Japanese one is told, or that there is none`()
            async throws
        {
            let app = try await AppRobot(config: "[room]\nlanguage = \"ja\"\n")

            await app.send("/meaning bread")
            #expect(await app.sees("パン: bread"))
            await app.send("/meaning zzyzx")

            #expect(await app.sees("Nobody here knows a Japanese word for “zzyzx”."))
            await app.quit()
        }

        @Test
        func `Given a dictionary that is read for the first time, when a word is looked up, then that is said`()
            async throws
        {
            let (isRead, reading) = AsyncStream.makeStream(of: Never.self)
            let app = try await AppRobot(languages: LearnersMachine(dictionary: isRead))

            await app.send("/meaning leche")

            #expect(await app.sees("Looking up “leche” …", "takes up to a minute"))
            reading.finish()
            #expect(await app.sees("leche", ": milk"))
            await app.quit()
        }

        @Test
        func `Given a language that nobody translates, when a line is to be, then it says what else helps`()
            async throws
        {
            let app = try await AppRobot()
            await app.send("/room fr café")
            #expect(await app.sees("Qu'est-ce que je vous sers ?"))
            await app.send("Je veut un café")
            #expect(await app.sees("✓ Order a drink"))

            app.press(.tab)
            for _ in 0..<2 { app.press(.character("K")) }
            app.press(.alt("x"))

            #expect(await app.sees("Alt+K explains", "translate lines."))
            await app.quit()
        }

        @Test func `Given a place, when its things are asked, then one points at what is heard`() async throws {
            let app = try await AppRobot()
            await app.send("/place")
            #expect(await app.sees("╭ Places", "A kitchen"))
            app.press(.enter)
            #expect(await app.sees("╭ A kitchen · Spanish", "la mesa", "the table"))
            app.press(.enter)
            #expect(await eventually { app.languages.voice.requests.last?.text == "la mesa" })

            app.press(.character("q"))
            #expect(await app.sees("╭ A kitchen · what is “"))
            #expect(await eventually { app.languages.voice.requests.count == 2 })
            app.press(.enter)

            #expect(await eventually { app.languages.voice.requests.count == 3 })
            let asked = app.languages.voice.requests.last?.text ?? ""
            #expect(await app.sees("what is “\(asked)”?"))
            app.press(.escape)
            #expect(await app.seesNot("what is “"))
            await app.quit()
        }

        @Test
        func `Given a provider that cannot be reached, when it is to speak, then the next one does, and that is said`()
            async throws
        {
            let app = try await AppRobot(languages: LearnersMachine(firstVoiceFails: true))

            await enteredCafé(app)

            #expect(await app.sees("ElevenLabs cannot be reached at", "instead."))
            #expect(await eventually { app.languages.voice.requests.contains { $0.text.contains("pongo") } })
            await app.quit()
        }

        @Test func `Given parts that are missing, when the progress is opened, then it says what that costs`()
            async throws
        {
            let part = MissingPart(name: "SVOX Pico", lack: "the voices are plain")
            let app = try await AppRobot(languages: LearnersMachine(missing: [part]))

            await app.send("/progress")

            #expect(
                await app.sees(
                    "╭ Progress", "SVOX Pico: the voices are plain", "You have not talked in the last 14 days"))
            app.press(KeyPress(.down))
            #expect(await app.seesNot("You have not talked in the last 14 days"))
            #expect(await app.sees("SVOX Pico: the voices are plain"))
            app.press(KeyPress(.up))
            #expect(await app.sees("You have not talked in the last 14 days"))
            app.press(KeyPress(.up))
            #expect(await app.sees("╭ Progress", "You have not talked in the last 14 days"))
            await app.quit()
        }

        @Test
        func `Given cards, when one is looked for and changed, then the list says so, and undo helps`()
            async throws
        {
            let app = try await AppRobot()
            try app.keep("la mesa\tthe table\nla silla\tthe chair\n", in: "words.txt")
            await app.send("/import-cards words.txt")
            #expect(await app.sees("2 Spanish cards imported."))

            await app.send("/cards")
            #expect(await app.sees("╭ Cards", "la mesa = the table", "la silla = the chair"))
            app.type("silla")
            #expect(await app.seesNot("la mesa = the table"))
            app.press(.enter)
            #expect(await app.sees("╭ Card · Spanish", "the chair", "p suspend"))
            app.press(.character("p"))
            #expect(await app.sees("The card “la silla” is suspended", "p ask it again"))
            app.press(.character("e"))
            #expect(await app.sees("la silla = the chair"))
            app.type("!")
            #expect(await app.sees("la silla = the chair!"))
            app.press(.enter)
            #expect(await app.sees("The card “la silla” is saved.", "the chair!"))
            app.press(.character("t"))
            #expect(await app.sees("tags, separated by spaces"))
            app.type("furniture")
            #expect(await app.sees("furniture"))
            app.press(.enter)
            #expect(await app.sees("The card “la silla” is tagged furniture.", "Tags: furniture"))
            app.press(.character("f"))
            #expect(await app.sees("The card “la silla” is given a red flag.", "suspended · red flag"))
            app.press(.character("d"))
            #expect(await app.sees("The card “la silla” is deleted. /undo-review takes it back.", "╭ Cards"))
            // The first clears what was looked for.
            app.press(.escape)
            #expect(await app.sees("la mesa = the table"))
            app.press(.escape)
            #expect(await app.seesNot("╭ Cards"))
            await app.send("/undo-review")
            #expect(await app.sees("The card “la silla” is as it was."))

            await app.send("/cards furniture")
            #expect(await app.sees("╭ Cards", "la silla = the chair!"))
            await app.quit()
        }

        @Test
        func `Given twenty cards, when they are reviewed and taken to Anki and back, then their schedule comes, too`()
            async throws
        {
            let app = try await AppRobot(config: "[room]\nnew_cards = 20\n")
            let words = (0..<20).map { "palabra\($0)\tword\($0)\n" }.joined()
            try app.keep(words, in: "words.txt")
            await app.send("/import-cards words.txt")
            #expect(await app.sees("20 Spanish cards imported."))
            await app.send("/review")
            for done in 0..<3 {
                #expect(await app.sees("\(done) done, \(20 - done) left", "word\(done)"))
                app.press(.enter)
                #expect(await app.sees("1 again  2 hard"))
                app.press(.character("4"))
            }
            #expect(await app.sees("3 done, 17 left", "word3"))
            app.press(.enter)
            #expect(await app.sees("1 again  2 hard"))
            app.press(.character("u"))
            #expect(await app.sees("2 done", "word2", "is as it was."))
            app.press(.enter)
            #expect(await app.sees("1 again  2 hard"))
            app.press(.character("p"))
            #expect(await app.sees("The card “palabra2” is suspended"))
            for done in 2..<19 {
                #expect(await app.sees("\(done) done, \(19 - done) left", "word\(done + 1)"))
                app.press(.enter)
                #expect(await app.sees("1 again  2 hard"))
                app.press(.character("4"))
            }
            #expect(await app.sees("19 Spanish cards reviewed, all of them known."))
            await app.send("/export-cards mine.apkg")
            #expect(await app.sees("20 cards written to mine.apkg."))

            let other = try await AppRobot()
            let mine = app.configFile.deletingLastPathComponent().appending(path: "mine.apkg")
            let copy = other.configFile.deletingLastPathComponent().appending(path: "mine.apkg")
            try FileManager.default.copyItem(at: mine, to: copy)
            await other.send("/import-cards mine.apkg")
            #expect(await other.sees("20 Spanish cards imported."))
            await other.send("/review")
            #expect(await other.sees("No Spanish card is due today."))
            await other.send("/cards suspended")
            #expect(await other.sees("╭ Cards", "palabra2 = word2", "suspended"))
            await other.quit()
            await app.quit()
        }

        @Test func `Given a mistake said aloud, when it is heard, then it stands there as said, and is corrected`()
            async throws
        {
            let app = try await AppRobot(
                config: "[room]\nspeaks = false\n", languages: LearnersMachine(hears: "Yo quiere un cafe"))
            await enteredCafé(app)

            await app.startTalking()
            app.speak()
            app.pause()

            // What somebody else wrote down is nobody's spelling.
            #expect(await app.sees("Yo quiere un cafe", "✗ quiere → quiero", "↳ Yo quiero un cafe"))
            app.press(.alt(","))
            #expect(await app.sees("The correction of “quiere” is struck"))
            #expect(await app.seesNot("✗ quiere"))
            await app.quit()
        }

        @Test func `Given a room, when something is said in another language, then that is told and nothing is taken`()
            async throws
        {
            let app = try await AppRobot(
                config: "[room]\nspeaks = false\n", languages: LearnersMachine(speaks: "en"))
            await enteredCafé(app)

            await app.startTalking()
            app.speak()
            app.pause()

            #expect(await app.sees("That was said in English, it seems:"))
            #expect(await app.sees("es A1 0/3 · A coffee, please", "○ idle"))
            await app.quit()
        }

        @Test func `Given a German paragraph of right sentences, when it is said, then it stays untouched`()
            async throws
        {
            let app = try await AppRobot(languages: LearnersMachine(correctsGerman: true), height: 60)
            await app.send("/room de kaffee")
            #expect(await app.sees("Guten Tag! Was darf ich Ihnen bringen?"))

            app.paste(Self.paragraph)
            app.press(.enter)
            #expect(await app.sees("bin zu spät gekommen."))
            await app.send("Das ist eine Argument.")

            #expect(await app.sees("✗ eine → ein"))
            await app.send("/leave-room")
            #expect(await app.sees("Mistakes by rule", "  1 × "))
            #expect(app.screen.text.split(separator: " × ").count == 2, "one mistake, of the last line")
            await app.quit()
        }

        /// Thirty sentences.
        private static let paragraph = """
            Wir haben lange geschlafen und sind dann spazieren gegangen. Mir ist kalt, und ich habe Hunger. Das ist ein \
            gutes Restaurant. Ich glaube, dass sie recht hat. Entweder kommst du mit, oder du bleibst hier. Vergiss \
            deinen Regenschirm nicht! Woher kommst du? Letztes Jahr waren wir in Spanien. Er will Arzt werden. Ich wasche \
            mir die Hände. Die Tür ist geschlossen. Neben der Schule ist ein Park. Worauf wartest du noch? Er kam, sah \
            und siegte. Ich melde mich, falls sich etwas ändert. Trotzdem hat er es noch einmal versucht. Beide Söhne \
            studieren Medizin. Der Hund meiner Nachbarin bellt jede Nacht. Mich hat niemand gefragt. Er folgt mir und \
            beobachtet mich. Wie oft gehst du ins Fitnessstudio? Ich bin gern allein. Um die Ecke gibt es einen kleinen \
            Laden. Es wird ein langer Tag. Im Keller liegt noch ein altes Fahrrad. Wie war der Urlaub? Ich lese, während \
            sie schläft. Er arbeitet viel, aber er verdient wenig. Noch ein Bier, bitte. Ich habe den Bus verpasst und \
            bin zu spät gekommen.
            """

        @Test
        func `Given a model that teaches, when no rule speaks, then its word is marked, and one key strikes it`()
            async throws
        {
            let lesson = #"{"mistakes":[{"wrong":"una té","right":"un té","why":"Té is masculine."}]}"#
            let host = LoopbackHost(LoopbackServer.configuration(brain: ScriptedBrain { _ in .parts([.text(lesson)]) }))
            let port = try await host.start()
            let app = try AppRobot(url: "ws://127.0.0.1:\(port)/v1", key: LoopbackServer.token)
            #expect(await app.sees("○ idle"))
            await app.send("/room-partner script")
            await enteredCafé(app)

            await app.send("Quiero una té")
            #expect(await app.sees("Quiero una té", "○ idle"))
            #expect(await app.seesNot("✗ una té"))
            await app.send("/room-teacher always")
            await app.send("Por favor, una té")

            #expect(await app.sees("✗ una té → un té", "from the model, not certain", "↳ Por favor, un té"))
            app.press(.alt(","))
            #expect(await app.sees("The correction of “una té” is struck"))
            #expect(await app.seesNot("✗ una té"))
            await app.quit()
            await host.stop()
        }

        @Test func `Given a teacher that is wanted, when no model is connected, then it says so`() async throws {
            let app = try await AppRobot()

            await app.send("/room-teacher always")

            #expect(await app.sees("No model is connected to act as the teacher"))
            await app.quit()
        }
    }
}
