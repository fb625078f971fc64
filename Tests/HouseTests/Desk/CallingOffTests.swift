import EchoTestKit
import Foundation
import HouseSentences
import Testing

@testable import House

@MainActor @Suite struct `What was said is taken back in words` {
    @Test(arguments: ["undo that", "cancel that", "never mind", "forget it", "no wait, cancel that"])
    func `An unlocking that was put off never comes, and the lamp before it stays`(words: String) async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp")
        _ = await house.say("unlock the front door in two minutes")
        _ = await house.say("yes")
        #expect(await house.sees { house.desk.scheduled.count == 1 })

        #expect(await house.say(words).hasPrefix("Called off: unlock the front door at "))

        house.pass(.seconds(180))
        #expect(await house.say("what is planned") == "Nothing is planned in the house.")
        #expect(house.state("lock.front_door") == "locked")
        #expect(house.state("light.hall") == "on")
        _ = await house.say("undo that")
        #expect(await house.sees { house.state("light.hall") == "off" })
    }

    @Test func `What waits for its yes is what was said last`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp")
        _ = await house.say("unlock the front door")

        #expect(await house.say("undo that") == "Nothing was done.")

        #expect(house.desk.question == nil && house.state("light.hall") == "on")
    }

    @Test func `What is planned is listed with numbers, and called off by number, by name, by kind or all`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp in 2 hours")
        _ = await house.say("turn on the kitchen lamp in 3 hours")
        _ = await house.say("turn on the bedroom lamp in 4 hours")
        _ = await house.say("every evening at 22:30 turn off the hall lamp")
        #expect(await house.sees { house.desk.scheduled.count == 3 })

        #expect(await house.say("what is planned?").hasPrefix("1: Turn on the hall lamp at "))
        #expect(await house.say("cancel number 2").contains("turn on the kitchen lamp"))
        #expect(await house.say("cancel turning on the bedroom lamp").contains("turn on the bedroom lamp"))
        #expect(await house.say("delete the rule").hasPrefix("The rule is deleted: every day at 22:30"))
        #expect(house.desk.scheduled.count == 1 && house.desk.rules.isEmpty)
        #expect(await house.say("cancel everything that is planned").contains("turn on the hall lamp"))
        #expect(house.desk.scheduled.isEmpty)
        #expect(await house.say("undo that").hasPrefix("Planned again: turn on the hall lamp at "))
        #expect(house.desk.scheduled.count == 1)
    }

    @Test func `Which of several is asked back, and an unlocking that was called off is not planned again`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp in 2 hours")
        _ = await house.say("turn off the hall lamp in 3 hours")
        #expect(await house.sees { house.desk.scheduled.count == 2 })
        #expect(await house.say("cancel the hall lamp").hasPrefix("Which one?"))
        #expect(house.desk.scheduled.count == 2)

        _ = await house.say("unlock the front door in 4 hours")
        _ = await house.say("yes")
        #expect(await house.sees { house.desk.scheduled.count == 3 })
        #expect(await house.say("don't unlock the front door after all").hasPrefix("Called off: unlock the front door"))
        #expect(await house.say("undo that").hasPrefix("Say it again if you want it: unlock the front door"))
        #expect(house.desk.scheduled.count == 2)
    }

    @Test func `What is done for a while is ended whole`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp for 2 hours")
        #expect(await house.sees { house.desk.scheduled.count == 1 && house.state("light.hall") == "on" })

        _ = await house.say("undo that")

        #expect(await house.sees { house.desk.scheduled.isEmpty && house.state("light.hall") == "off" })
    }

    @Test func `A word that was taught, and one that was forgotten`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp")
        _ = await house.say("when I say gathering turn on the kitchen lamp")
        #expect(await house.say("undo that") == "Forgotten: “gathering”.")
        #expect(house.desk.memory.habits.scenes.isEmpty && house.state("light.hall") == "on")

        _ = await house.say("when I say gathering turn on the kitchen lamp")
        _ = await house.say("forget gathering")
        #expect(await house.say("undo that").hasPrefix("“gathering” is back"))
        #expect(house.desk.memory.habits.scenes.count == 1)
    }

    @Test func `Never mind is for others when nothing was said lately, and stop where nothing moves`() async {
        let house = await RunningDesk()
        #expect(!house.desk.heard("never mind").isMeant && !house.desk.heard("stop").isMeant)
        #expect(!house.desk.heard("cancel everything").isMeant)
        _ = await house.say("turn on the hall lamp")
        #expect(house.desk.heard("never mind").isMeant)
        house.pass(.seconds(400))
        #expect(!house.desk.heard("never mind").isMeant && house.desk.heard("undo that").isMeant)
    }
}
