import EchoTerminal
import EchoTestKit
import House
import ScreenTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite struct `A person relies on the house` {
        private func robot(_ house: any HouseProtocol, memory: (any HouseMemoryProtocol)? = nil) async throws
            -> AppRobot
        {
            let app = try await AppRobot(house: house, houseMemory: memory)
            #expect(await eventually { !app.house.picture.devices.isEmpty })
            return app
        }

        @Test
        func `Given a door that is to be unlocked later, when that is taken back in words, then nothing is planned`()
            async throws
        {
            let app = try await robot(Flat(isLivedIn: false))
            await app.send("unlock the front door in two minutes")
            #expect(await app.sees("╭ House", "→ unlocked"))
            app.press(.character("y"))
            #expect(await app.sees("will be unlocked"))

            await app.send("undo that")

            #expect(await app.sees("Called off"))
            await app.send("what is planned?")
            #expect(await app.sees("Nothing is planned in the house."))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "locked")
            await app.quit()
        }

        @Test(.tags(.usesSound))
        func `Given a leak in the night, when its sensor tells of it, then it is said aloud at once and stands first`()
            async throws
        {
            let house = GuardedHouse()
            let app = try await robot(house)
            await app.startTalking()

            house.show("leak.kitchen", "on")

            #expect(await app.sees("Danger: water"))
            #expect(await eventually { app.loudspeaker.items.contains { $0.hasPrefix("spoken_") } })
            await app.send("what is the state of the house?")
            #expect(await app.sees("The kitchen leak sensor is warning of water."))
            await app.quit()
        }

        @Test func `Given a heating in Fahrenheit, when it is set, then it is spoken to and answered in Fahrenheit`()
            async throws
        {
            let house = GuardedHouse()
            let app = try await robot(house)

            await app.send("set the kitchen thermostat to 72")

            #expect(await app.sees("The kitchen thermostat is set to 72 °F now."))
            #expect(house.orders.map(\.action) == [.setTemperature(22.22)])
            await app.quit()
        }

        @Test func `Given a fridge, when everything is turned off, then a yes is asked for and the fridge stays on`()
            async throws
        {
            let house = GuardedHouse()
            let app = try await robot(house)

            await app.send("turn off everything")
            #expect(await app.sees("╭ House", "fridge"))
            #expect(house.orders.isEmpty)
            app.press(.character("y"))

            #expect(await eventually { house.orders.count == 2 })
            #expect(!house.orders.contains { $0.device == DeviceID("switch.fridge") })
            #expect(app.house.picture.readings[DeviceID("switch.fridge")]?.state == "on")
            await app.quit()
        }

        @Test
        func `Given an order that waits, when the program is started again, then it is done once the house is back`()
            async throws
        {
            let (memory, flat) = (KeptHouse(), Flat(isLivedIn: false))
            let house = LateHouse(flat)
            house.come()
            let first = try await robot(house, memory: memory)
            await flat.setAway(true)
            #expect(await first.sees("⌂ away"))
            await first.send("turn on the bedroom lamp")
            #expect(await first.sees("1 waiting"))
            #expect(await eventually { memory.hasWaiting })
            await first.quit()

            let later = LateHouse(Flat(isLivedIn: false))
            let second = try await AppRobot(house: later, houseMemory: memory)
            #expect(await eventually { second.house.waiting.count == 1 })
            later.come()

            #expect(await eventually { second.house.picture.readings[DeviceID("light.bedroom")]?.state == "on" })
            #expect(await eventually { second.house.waiting.isEmpty })
            await second.quit()
        }

        @Test func `Given a lock with a code, when it is unlocked, then the code is typed unseen and seen nowhere`()
            async throws
        {
            let house = GuardedHouse()
            let app = try await robot(house)
            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "→ unlocked"))
            app.press(.character("y"))
            #expect(await app.sees("What is the code"))

            for figure in GuardedHouse.code { app.press(.character(figure)) }
            #expect(await app.sees("••••"))
            app.press(.enter)

            #expect(await app.sees("The front door is unlocked now."))
            #expect(await app.seesNot(GuardedHouse.code))
            #expect(house.orders.map(\.action) == [.unlock])
            await app.quit()
        }

        @Test func `Given a guest, when a door is to be unlocked, then it takes somebody who may, and no PIN is seen`()
            async throws
        {
            let app = try await robot(Flat(isLivedIn: false))
            app.house.keepPINs(
                HousePINKeeping(kept: { "kept \($0)" }, isSame: { figures, kept in kept == "kept \(figures)" }))
            await app.send("/house-person add Anna")
            for prompt in ["Type a PIN for Anna", "Type it once more"] {
                #expect(await app.sees("╭ House", prompt))
                for figure in "24680" { app.press(.character(figure)) }
                #expect(await app.sees("•••••"))
                app.press(.enter)
            }
            #expect(await app.sees("Anna is known now"))
            await app.send("log me out")
            #expect(await app.sees("You are a guest now"))

            await app.send("unlock the front door")
            #expect(await app.sees("stays as before"))
            await app.send("I am Anna")
            #expect(await app.sees("╭ House", "What is your PIN, Anna?"))
            for figure in "24680" { app.press(.character(figure)) }
            app.press(.enter)
            #expect(await app.sees("Hello Anna. You may do everything."))
            await app.send("unlock the front door")
            #expect(await app.sees("╭ House", "→ unlocked"))
            app.press(.character("y"))

            #expect(await app.sees("is unlocked now"))
            #expect(await app.seesNot("24680"))
            app.press(KeyPress(.character("l"), .alt))
            #expect(await app.sees("· Anna"))
            await app.quit()
        }

        @Test func `Given a timer whose length was not said, when it is asked for, then the answer sets it`()
            async throws
        {
            let app = try await robot(Flat(isLivedIn: false))

            await app.send("set a pasta timer")
            #expect(await app.sees("For how long?"))
            await app.send("ten minutes")

            #expect(await app.sees("Pasta timer started: 10 minutes."))
            await app.quit()
        }

        @Test func `Given a reminder and an alarm, when they are called off in words, then nothing is planned`()
            async throws
        {
            let app = try await robot(Flat(isLivedIn: false))
            await app.send("remind me in 20 minutes to call Ben")
            #expect(await app.sees("“call Ben”.", "only while this program is open."))
            await app.send("wake me up at 7")
            #expect(await app.sees("Alarm set:", "It sounds only while"))

            await app.send("cancel the reminder to call Ben")
            await app.send("cancel my alarm")

            #expect(await app.sees("Called off: reminder", "Called off: alarm"))
            await app.send("what is planned?")
            #expect(await app.sees("Nothing is planned in the house."))
            await app.quit()
        }

        @Test
        func `Given plugs that say nothing of themselves, when they are gone through, then they are spoken of by name`()
            async throws
        {
            let memory = KeptHouse()
            let app = try await robot(UnnamedHouse(), memory: memory)
            await app.send("/name-devices")
            #expect(await app.sees("╭ Unknown devices · 1 of 2", "What is “Plug 1”?"))

            for (answer, next) in [
                ("a lamp", "In which room is “Plug 1”?"), ("attic", "There is no room called “attic”."),
            ] {
                app.type(answer)
                app.press(.enter)
                #expect(await app.sees(next))
            }
            for _ in "attic" { app.press(KeyPress(.backspace)) }
            app.type("kitchen")
            app.press(.enter)
            #expect(await app.sees("What do you call “Plug 1”?"))
            app.type("reading lamp")
            app.press(.enter)
            #expect(await app.sees("2 of 2", "What is “Plug 2”?"))
            app.press(.enter)
            app.press(.enter)
            #expect(await app.sees("Those were all."))

            await app.send("turn on the lamp in the kitchen")
            #expect(await app.sees("The reading lamp is on now."))
            await app.quit()
        }

        @Test func `Given another agent over MCP, when it has switched a lamp, then the person takes it back`()
            async throws
        {
            let app = try await robot(Flat(isLivedIn: false))
            let agent = HouseToolServer(app.house, version: "1") { _ in }
            agent.receive(
                #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","#
                    + #""capabilities":{}}}"#)
            agent.receive(
                #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"act","arguments":"#
                    + #"{"orders":null,"sentence":"turn on the kitchen lamp"}}}"#)
            #expect(await eventually { app.house.picture.readings[DeviceID("light.kitchen")]?.state == "on" })
            await agent.end()
            #expect(await eventually { app.house.canUndo })

            await app.send("undo that")

            #expect(await app.sees("The kitchen lamp is off again."))
            #expect(app.house.picture.readings[DeviceID("light.kitchen")]?.state == "off")
            await app.quit()
        }
    }
}
