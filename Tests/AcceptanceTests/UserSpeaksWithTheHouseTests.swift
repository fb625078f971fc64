import Echo
import EchoTerminal
import EchoTestKit
import EchoWire
import Foundation
import House
import LocalBackend
import ScreenTestKit
import ServerTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person speaks with the house` {
        private func robot(_ flat: Flat = Flat(isLivedIn: false)) async throws -> AppRobot {
            let app = try await AppRobot(house: flat)
            #expect(await eventually { !app.house.picture.devices.isEmpty })
            return app
        }

        @Test func `Given a lamp, when it is dimmed in writing, then it is seen to change and no server is told`()
            async throws
        {
            let app = try await robot()

            await app.send("dim the kitchen lamp to 30 percent")

            #expect(await app.sees("the kitchen lamp to 30 percent", "on this machine"))
            #expect(
                await eventually { app.house.picture.readings[DeviceID("light.kitchen")]?.details.brightness == 30 })
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            #expect(!app.sent("conversation.item.create").joined().contains("kitchen"))
            await app.quit()
        }

        @Test func `Given a house, when a session has begun, then the transcription is told its rooms and devices`()
            async throws
        {
            let app = try await robot()

            #expect(await app.serverSays("session.updated", #""keywords":["Kitchen","Living room""#))
            await app.quit()
        }

        @Test
        func `Given a server that was never reached, when a lamp is switched in writing, then it is switched`()
            async throws
        {
            let app = try await AppRobot.withoutServer(house: Flat(isLivedIn: false))
            #expect(await eventually { !app.house.picture.devices.isEmpty })

            await app.send("turn on the kitchen lamp")

            #expect(await app.sees("The kitchen lamp is on now.", "on this machine"))
            #expect(app.house.picture.readings[DeviceID("light.kitchen")]?.state == "on")
            await app.send("hello")
            #expect(await app.sees("sent when the connection is back"))
            try await app.startServer()
            #expect(await app.sees("▎ You said: hello", "The kitchen lamp is on now."))
            #expect(!app.sent("conversation.item.create").joined().contains("kitchen"))
            await app.quit()
        }

        @Test
        func `Given no server and a house that is not there yet, when it comes, then the line that waited is done`()
            async throws
        {
            let house = LateHouse(Flat(isLivedIn: false))
            let app = try await AppRobot.withoutServer(house: house)
            await app.send("turn on the kitchen lamp")
            #expect(await app.sees("▎ turn on the kitchen lamp"))

            house.come()

            #expect(await app.sees("The kitchen lamp is on now.", "on this machine"))
            #expect(await app.seesNot("sent when the connection is back"))
            try await app.startServer()
            await app.send("/reconnect")
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            #expect(!app.sent("conversation.item.create").joined().contains("kitchen"))
            await app.quit()
        }

        @Test
        func `Given a yes that waits for the server, when the house asks something, then that yes is no answer to it`()
            async throws
        {
            let app = try await AppRobot.withoutServer(house: Flat(isLivedIn: false))
            #expect(await eventually { !app.house.picture.devices.isEmpty })
            await app.send("yes")
            #expect(await app.sees("sent when the connection is back"))
            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "→ unlocked"))

            try await app.startServer()

            #expect(await app.serverSees("conversation.item.create", "yes"))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "locked")
            #expect(app.house.question != nil)
            await app.quit()
        }

        @Test(.tags(.usesSound))
        func `Given a spoken line, when the tool of the house answers it, then the answer says where it was made`()
            async throws
        {
            let brain = ScriptedBrain { prompt in
                guard case .callOutput(_, let output)? = prompt.items.last else {
                    return .parts([.call(name: "house", arguments: #"{"sentence": "turn on the hall lamp"}"#)])
                }
                return .parts([.text(output)])
            }
            let tool = Tool(
                name: "house", description: "The house.", parameters: ["type": "object"], permission: .always
            ) { _ in "The hall lamp is on now." }
            let app = try await AppRobot(
                assistant: brain, hears: "turn on the hall lamp", tools: [tool], house: Flat(isLivedIn: false))
            app.house.isAskedHere = true
            await app.startTalking()

            app.speak()
            app.pause()

            #expect(await app.sees("The hall lamp is on now.", "on this machine"))
            await app.quit()
        }

        @Test
        func `Given a device that does not answer, when another one is switched, then that does not wait for it`()
            async throws
        {
            let flat = Flat(isLivedIn: false)
            let app = try await robot(flat)
            await flat.setFault(.neverAnswers, of: DeviceID("light.hall"))

            await app.send("turn on the hall lamp")
            await app.send("turn on the kitchen lamp")

            #expect(await app.sees("The kitchen lamp is on now."))
            #expect(!app.screen.text.contains("did not confirm"))
            await app.quit()
        }

        @Test
        func `Given the demonstration, when a window opens in it, then the line at the top says that it is one`()
            async throws
        {
            let flat = Flat(isLivedIn: false)
            let app = try await robot(flat)
            #expect(await app.sees("⌂ demonstration"))

            await flat.touch(DeviceID("binary_sensor.kitchen_window"), state: "open")

            #expect(await app.sees("⌂ demonstration: Kitchen window open"))
            await app.quit()
        }

        @Test func `Given a locked door, when it is to be unlocked, then a yes is asked for, and undo locks it again`()
            async throws
        {
            let app = try await robot()
            await app.send("is the front door locked?")
            #expect(await app.sees("is locked"))

            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "→ unlocked"))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "locked")
            app.press(.character("y"))

            #expect(await app.sees("is unlocked now"))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "unlocked")
            await app.send("undo that")
            #expect(await app.sees("is locked again"))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "locked")
            await app.quit()
        }

        @Test func `Given a plan that asks for a yes, when the answer is no, then nothing is done`() async throws {
            let app = try await robot()
            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "→ unlocked"))
            app.press(.character("n"))

            #expect(await app.seesNot("╭ House"))
            #expect(await app.sees("Nothing was done."))
            #expect(!app.house.heard("yes").isMeant)
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "locked")
            await app.quit()
        }

        @Test func `Given a plan that asks for a yes, when one writes on, then no letter of it opens anything`()
            async throws
        {
            let app = try await robot()
            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "→ unlocked"))

            await app.send("you are kind")
            #expect(await app.sees("Nothing was done.", "▎ You said: you are kind"))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "locked")
            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "→ unlocked"))
            app.press(.enter)
            app.type("yes")

            #expect(await app.sees("is unlocked now", "› type"))
            await app.quit()
        }

        @Test func `Given a plan that asks for a yes, when "yes please" is typed, then that is one answer`()
            async throws
        {
            let app = try await robot()
            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "→ unlocked"))

            app.type("yes please")
            app.press(.enter)

            #expect(await app.sees("is unlocked now"))
            await app.send("hello")
            #expect(await app.sees("▎ You said: hello"))
            #expect(!app.sent("conversation.item.create").joined().contains("please"))
            await app.quit()
        }

        @Test func `Given the panel, when u is pressed, then what was changed last is taken back`() async throws {
            let app = try await robot()
            await app.send("turn on the hall lamp")
            #expect(await app.sees("is on now"))
            await app.send("/house")
            #expect(await app.sees("╭ House", "u undo"))

            app.press(.character("u"))

            #expect(await eventually { app.house.picture.readings[DeviceID("light.hall")]?.state == "off" })
            app.press(.escape)
            #expect(await app.seesNot("undo that"))
            await app.quit()
        }

        @Test
        func `Given a PIN, when the door is to be unlocked, then it is typed unseen, and a wrong one opens nothing`()
            async throws
        {
            let flat = Flat(isLivedIn: false)
            let app = try await AppRobot(house: flat, pin: ScriptedPIN("2468"))
            #expect(await eventually { !app.house.picture.devices.isEmpty })
            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "It takes the PIN.", "front door lock: locked → unlocked"))

            for figure in "1111" { app.press(.character(figure)) }
            #expect(await app.sees("••••"))
            app.press(.enter)
            #expect(await app.sees("2 tries are left"))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "locked")
            for figure in "2468" { app.press(.character(figure)) }
            app.press(.enter)

            #expect(await app.sees("is unlocked now"))
            #expect(await app.seesNot("2468"))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "unlocked")
            await app.quit()
        }

        @Test func `Given a PIN that nobody asked for, when it is written, then it is neither sent nor kept`()
            async throws
        {
            let app = try await AppRobot(house: Flat(isLivedIn: false), pin: ScriptedPIN("2468"))
            #expect(await eventually { !app.house.picture.devices.isEmpty })

            await app.send("2468")
            #expect(await app.sees("No PIN was asked for, so nothing was sent."))
            app.press(KeyPress(.up))
            #expect(await app.seesNot("2468"))
            await app.send("1357")
            #expect(await app.sees("▎ You said: 1357"))
            await app.send("lock the front door")
            #expect(await app.sees("is locked already"))
            await app.send("9753")

            #expect(await app.sees("lock the front door"))
            #expect(await app.seesNot("9753"))
            await app.quit()
        }

        @Test func `Given a PIN and no server, when other figures are written, then they wait and are sent`()
            async throws
        {
            let house = Flat(isLivedIn: false)
            let app = try await AppRobot.withoutServer(house: house, pin: ScriptedPIN("2468"))
            #expect(await eventually { !app.house.picture.devices.isEmpty })

            await app.send("1357")
            #expect(await app.sees("▎ 1357", "sent when the connection is back"))
            for number in 1...6 {
                await app.send("line \(number)")
                #expect(await app.sees("▎ 1357", "▎ line \(number)"))
            }
            try await app.startServer()

            #expect(await app.sees("▎ You said: line 6"))
            #expect(app.sent("conversation.item.create").first?.contains("1357") == true)
            #expect(!app.screen.text.contains("No PIN was asked for"))
            await app.quit()
        }

        @Test func `Given something done every evening, when it is suggested and accepted, then it is a rule`()
            async throws
        {
            let app = try await AppRobot(
                config: "[house]\nlearns = true\n", house: Flat(isLivedIn: false), houseMemory: KeptEvenings())
            #expect(await eventually { !app.house.suggestions.isEmpty })
            #expect(await app.sees("You often turn off"))
            app.press(KeyPress(.character("l"), .alt))
            #expect(await app.sees("turn off", "usually at"))

            app.press(KeyPress(.home))
            app.press(.enter)
            #expect(await app.sees("That is a rule now", "your rule"))
            #expect(app.house.rules.count == 1)
            app.press(.enter)

            #expect(await app.seesNot("your rule"))
            #expect(app.house.rules.isEmpty)

            app.press(KeyPress(.character("u")))
            #expect(await app.sees("Planned again: every ", "your rule"))
            #expect(app.house.rules.count == 1)
            await app.quit()
        }

        @Test func `Given a suggestion, when x is pressed on it, then it is never made again`() async throws {
            let memory = KeptEvenings()
            let first = try await AppRobot(
                config: "[house]\nlearns = true\n", house: Flat(isLivedIn: false), houseMemory: memory)
            #expect(await eventually { !first.house.suggestions.isEmpty })
            first.press(KeyPress(.character("l"), .alt))
            #expect(await first.sees("turn off", "usually at"))
            first.press(KeyPress(.home))

            first.press(.character("x"))

            #expect(await first.seesNot("usually at"))
            await first.quit()
            let second = try await AppRobot(
                config: "[house]\nlearns = true\n", house: Flat(isLivedIn: false), houseMemory: memory)
            #expect(await eventually { second.house.learns && second.house.picture.isKnown })
            #expect(second.house.suggestions.isEmpty)
            await second.quit()
        }

        @Test func `Given a plug, when it is said to be a heater, then it takes a yes and can be forgotten`()
            async throws
        {
            let app = try await robot()
            await app.send("the desk outlet is a heater")
            #expect(await app.sees("Remembered: the desk outlet is a heater."))

            await app.send("turn on the desk outlet")
            #expect(await app.sees("╭ House (demonstration)", "heater, as you said."))
            #expect(app.house.picture.readings[DeviceID("switch.desk")]?.state == "off")
            app.press(.character("y"))

            #expect(await app.sees("The desk outlet is on now."))
            app.press(KeyPress(.character("l"), .alt))
            #expect(await app.sees("╭ House", "Hall lamp"))
            app.press(.character("/"))
            app.type("desk")
            #expect(await app.sees("Desk outlet", "on  a heater"))
            app.press(.escape)
            app.press(.escape)
            #expect(await app.seesNot("╭ House"))
            await app.send("/describe")
            #expect(await app.sees("The desk outlet is a heater, as you said."))
            await app.send("forget what the desk outlet is")
            #expect(await app.sees("Forget that the desk outlet is a heater?"))
            app.press(.character("y"))
            #expect(await app.sees("Forgotten: that the desk outlet is a heater."))
            await app.quit()
        }

        @Test
        func `Given a house that is away, when a lamp is switched, then the order waits and is done when it is back`()
            async throws
        {
            let flat = Flat(isLivedIn: false)
            let app = try await robot(flat)
            await flat.setAway(true)
            #expect(await app.sees("⌂ away"))

            await app.send("turn on the bedroom lamp")
            #expect(await app.sees("⌂ away, 1 waiting"))
            await flat.setAway(false)

            #expect(await app.sees("The house is back."))
            #expect(await eventually { app.house.picture.readings[DeviceID("light.bedroom")]?.state == "on" })
            await app.quit()
        }

        @Test func `Given the panel, when a lamp is chosen, then Enter switches it and arrows dim it`() async throws {
            let app = try await robot()
            app.press(KeyPress(.character("l"), .alt))
            #expect(await app.sees("╭ House", "Kitchen", "Kitchen thermostat"))
            for _ in 0..<4 { app.press(KeyPress(.down)) }

            app.press(.enter)
            #expect(await eventually { app.house.picture.readings[DeviceID("light.kitchen")]?.state == "on" })
            #expect(await app.sees("● Kitchen lamp"))
            app.press(KeyPress(.left))

            #expect(
                await eventually {
                    (app.house.picture.readings[DeviceID("light.kitchen")]?.details.brightness).map { $0 < 100 }
                        ?? false
                })
            await app.quit()
        }

        @Test func `Given the panel, when part of a name is written, then what has it is seen at once`() async throws {
            let app = try await robot()
            app.press(KeyPress(.character("l"), .alt))
            #expect(await app.sees("╭ House", "Hall lamp"))

            app.press(.character("/"))
            app.type("bedroom la")

            #expect(await app.sees("╭ Find in the house", "Bedroom lamp"))
            #expect(await app.seesNot("Hall lamp"))
            await app.quit()
        }

        @Test func `Given a name that is looked for, when Enter is pressed, then what was found is what is switched`()
            async throws
        {
            let app = try await robot()
            app.press(KeyPress(.character("l"), .alt))
            #expect(await app.sees("╭ House", "Hall lamp"))
            app.press(.character("/"))
            app.type("hall la")
            #expect(await app.seesNot("Alarm"))

            app.press(.enter)
            #expect(await app.sees("╭ House (demonstration) · hall la", "Enter switch", "Esc show all"))
            app.press(.enter)
            #expect(await eventually { app.house.picture.readings[DeviceID("light.hall")]?.state == "on" })
            app.press(.escape)
            #expect(await app.sees("╭ House (demonstration) ─", "Alarm", "Esc close"))
            app.press(.escape)

            #expect(await app.seesNot("╭ House"))
            await app.quit()
        }

        @Test func `Given something that is not about the house, when it is written, then the assistant answers`()
            async throws
        {
            let app = try await robot()

            await app.send("what is a lock made of")

            #expect(await app.sees("▎ You said: what is a lock made of"))
            await app.quit()
        }

        @Test
        func `Given the event log, when a lamp is switched, then the order and the change stand in it`()
            async throws
        {
            let app = try await robot()
            await app.send("turn on the hall lamp")
            #expect(await app.sees("is on now", "→ house.order.sent", "← house.state.changed"))
            #expect(app.screen.text.contains("session.update"))

            await app.send("/filter house")

            #expect(await app.seesNot("session.update"))
            #expect(await app.sees("→ house.order.sent", "← house.order.accepted"))
            await app.quit()
        }

        /// Asks aloud, and hears the first 200 ms of the answer, whose name it returns.
        private func beginAnswer(_ app: AppRobot) async throws -> String {
            #expect(await eventually { !app.house.picture.devices.isEmpty })
            await app.startTalking()
            app.speak()
            app.pause()
            #expect(await eventually { app.loudspeaker.wholeItems.count == 1 })
            let answer = try #require(app.loudspeaker.items.first)
            app.loudspeaker.play(200, of: answer)
            return answer
        }

        @Test(.tags(.usesSound))
        func `Given an answer that is heard, when a timer is over, then that is announced and the answer goes on`()
            async throws
        {
            let flat = Flat(isLivedIn: false)
            let app = try await AppRobot(
                assistant: .says("This is a long answer that goes on and on."), hears: "hello", house: flat)
            let answer = try await beginAnswer(app)
            let rest = app.loudspeaker.seconds(of: answer) - 0.2

            await app.send("set a timer for 1 second")
            #expect(await eventually { app.loudspeaker.items.first?.hasPrefix("spoken_") == true })
            let news = try #require(app.loudspeaker.items.first)
            #expect(app.loudspeaker.items == [news])
            #expect(
                await eventually {
                    app.loudspeaker.play(100, of: news)
                    return app.loudspeaker.wholeItems == [news]
                })
            app.loudspeaker.finish(news)

            #expect(await eventually { app.loudspeaker.wholeItems == [answer] })
            #expect(abs(app.loudspeaker.seconds(of: answer) - rest) < 0.01)
            #expect(await app.sees("The timer is over."))
            await app.quit()
        }

        @Test(.tags(.usesSound))
        func `Given an announcement that is heard, when Esc is pressed, then it falls silent and the answer goes on`()
            async throws
        {
            let app = try await AppRobot(
                assistant: .says("This is a long answer that goes on and on."), hears: "hello",
                house: Flat(isLivedIn: false))
            let answer = try await beginAnswer(app)
            await app.send("set a timer for 1 second")
            #expect(await eventually { app.loudspeaker.items.first?.hasPrefix("spoken_") == true })

            app.press(.escape)

            #expect(await eventually { app.loudspeaker.wholeItems == [answer] })
            #expect(await app.sees("The timer is over."))
            await app.quit()
        }

        @Test func `Given a house, when nothing was said yet, then the screen says how to speak to it`() async throws {
            let app = try await robot()

            #expect(await app.sees("Alt+L shows a simulated house: try “turn on the"))
            await app.quit()
        }

        @Test func `Given no house, when a simulated one is chosen, then it is there at once, and goes again`()
            async throws
        {
            let app = try await AppRobot()
            #expect(await app.sees("/house-kind demonstration tries a simulated house."))

            await app.send("/house-kind demonstration")

            #expect(await app.sees("The simulated house is here: Alt+L shows it."))
            #expect(await app.keeps("kind = \"demonstration\""))
            await app.send("is the front door locked?")
            #expect(await app.sees("(demonstration) Yes, the front door is locked."))
            await app.send("/house-kind off")
            #expect(await app.sees("No house is connected any more."))
            await app.quit()
        }

        @Test(arguments: ["/house", "/undo-house", "/describe plug 3 is a lamp"])
        func `Given no house, when a command of it is used, then it says so and how one is chosen`(command: String)
            async throws
        {
            let app = try await AppRobot()

            await app.send(command)

            #expect(await app.sees("No house is connected. /house-kind chooses one"))
            #expect(!app.screen.text.contains("╭ House"))
            await app.quit()
        }

        @Test func `Given the demonstration, when a door is asked about, then the answer and the panel say what it is`()
            async throws
        {
            let app = try await robot()

            await app.send("is the front door locked?")

            #expect(await app.sees("(demonstration) Yes, the front door is locked."))
            await app.send("/house")
            #expect(await app.sees("╭ House (demonstration)"))
            await app.quit()
        }

        @Test
        func `Given the rooms of the house, when a terminal is said to be in another, then they are told`()
            async throws
        {
            let app = try await robot()

            await app.send("/house-room attic")
            #expect(await app.sees("Room must be one of", "Kitchen"))
            await app.send("/house-room kitchen")
            #expect(await eventually { app.house.manner.room == RoomID("kitchen") })
            await app.send("/house-room none")

            #expect(await eventually { app.house.manner.room == nil })
            await app.quit()
        }
    }
}
