import EchoTerminal
import EchoTestKit
import House
import ScreenTestKit
import ServerTestKit
import TestTags
import Testing

extension `The whole program` {
    @MainActor @Suite(.tags(.usesSound)) struct `A person relies on the house by voice` {
        private func robot(
            _ house: any HouseProtocol, hears utterances: String..., memory: (any HouseMemoryProtocol)? = nil
        ) async throws -> AppRobot {
            let app = try await AppRobot(
                assistant: .ofHouse, hearing: utterances, house: house, houseMemory: memory)
            #expect(await eventually { !app.house.picture.devices.isEmpty })
            app.furnishHouse()
            await app.startTalking()
            return app
        }

        @Test func `Given a door that is to be unlocked later, when that is taken back aloud, then nothing is planned`()
            async throws
        {
            let app = try await robot(
                Flat(isLivedIn: false), hears: "unlock the front door in two minutes", "yes", "undo that",
                "what is planned")
            #expect(await app.says(until: "→ unlocked"))
            #expect(await app.says(until: "will be unlocked"))

            #expect(await app.says(until: "Called off"))

            #expect(await app.says(until: "Nothing is planned in the house."))
            #expect(app.house.picture.readings[DeviceID("lock.front_door")]?.state == "locked")
            await app.quit()
        }

        @Test func `Given a leak in the night, when somebody asks aloud how the house is, then the leak stands first`()
            async throws
        {
            let house = GuardedHouse()
            let app = try await robot(house, hears: "what is the state of the house")
            house.show("leak.kitchen", "on")
            #expect(await app.hears(until: "Danger: water"))

            #expect(await app.says(until: "The kitchen leak sensor is warning of water."))
            await app.quit()
        }

        @Test func `Given a heating in Fahrenheit, when it is set aloud, then it is answered in Fahrenheit`()
            async throws
        {
            let house = GuardedHouse()
            let app = try await robot(house, hears: "set the kitchen thermostat to seventy two")

            #expect(await app.says(until: "The kitchen thermostat is set to 72 °F now."))

            #expect(house.orders.map(\.action) == [.setTemperature(22.22)])
            await app.quit()
        }

        @Test func `Given a fridge, when everything is turned off aloud, then a spoken yes leaves the fridge on`()
            async throws
        {
            let house = GuardedHouse()
            let app = try await robot(house, hears: "turn off everything", "yes")
            #expect(await app.says(until: "╭ House"))
            #expect(house.orders.isEmpty)

            app.speak()
            app.pause()

            #expect(await eventually { house.orders.count == 2 })
            #expect(await app.seesNot("╭ House"))
            #expect(app.house.picture.readings[DeviceID("switch.fridge")]?.state == "on")
            await app.quit()
        }

        @Test func `Given an order that was spoken and waits, when the program starts again, then it is done`()
            async throws
        {
            let (memory, flat) = (KeptHouse(), Flat(isLivedIn: false))
            let house = LateHouse(flat)
            house.come()
            let first = try await robot(house, hears: "turn on the bedroom lamp", memory: memory)
            await flat.setAway(true)
            #expect(await first.sees("⌂ away"))
            #expect(await first.says(until: "1 waiting"))
            #expect(await eventually { memory.hasWaiting })
            await first.quit()

            let later = LateHouse(Flat(isLivedIn: false))
            let second = try await robot(later, hears: "is the bedroom lamp on", memory: memory)
            #expect(await eventually { second.house.waiting.count == 1 })
            later.come()

            #expect(await eventually { second.house.picture.readings[DeviceID("light.bedroom")]?.state == "on" })
            #expect(await second.says(until: "Yes, the bedroom lamp is on"))
            await second.quit()
        }

        @Test func `Given a lock with a code, when it is unlocked aloud, then the code is typed and never spoken`()
            async throws
        {
            let house = GuardedHouse()
            let app = try await robot(house, hears: "unlock the front door", "yes", GuardedHouse.code)
            #expect(await app.says(until: "→ unlocked"))
            #expect(await app.says(until: "What is the code"))
            app.speak()
            app.pause()
            #expect(await app.serverSees("conversation.item.create", "A PIN is not taken by voice."))
            #expect(house.orders.isEmpty)

            for figure in GuardedHouse.code { app.press(.character(figure)) }
            #expect(await app.sees("••••"))
            app.press(.enter)

            #expect(await app.sees("The front door is unlocked now."))
            #expect(house.orders.map(\.action) == [.unlock])
            await app.quit()
        }

        @Test func `Given another agent over MCP, when it has switched a lamp, then it is taken back aloud`()
            async throws
        {
            let app = try await robot(Flat(isLivedIn: false), hears: "undo that")
            let agent = HouseToolServer(app.house, version: "1") { _ in }
            agent.receive(
                #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"act","arguments":"#
                    + #"{"orders":null,"sentence":"turn on the kitchen lamp"}}}"#)
            #expect(await eventually { app.house.picture.readings[DeviceID("light.kitchen")]?.state == "on" })
            await agent.end()
            #expect(await eventually { app.house.canUndo })

            #expect(await app.says(until: "The kitchen lamp is off again."))

            #expect(app.house.picture.readings[DeviceID("light.kitchen")]?.state == "off")
            await app.quit()
        }
    }
}
