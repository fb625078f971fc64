import EchoTestKit
import Foundation
@testable import House
import ScreenTestKit
import Testing

@MainActor @Suite struct `The desk of a house` {
    @Test func `A lamp is switched, and what was seen of it is said`() async {
        let house = await RunningDesk()

        #expect(await house.say("turn on the hall lamp") == "The hall lamp is on now.")
        #expect(house.state("light.hall") == "on")
        #expect(await house.say("turn it off") == "The hall lamp is off now.")
        #expect(!house.desk.heard("what is a lock made of").isMeant)
    }

    @Test func `Actions are taken back one after the other, twenty at most`() async {
        let house = await RunningDesk()
        for count in 0..<23 { _ = await house.say(count % 2 == 0 ? "turn on the hall lamp" : "turn off the hall lamp") }
        #expect(house.state("light.hall") == "on")

        for count in 0..<20 {
            _ = await house.say("undo that")
            #expect(house.state("light.hall") == (count % 2 == 0 ? "off" : "on"))
        }
        #expect(await house.say("undo that") == "There is nothing to take back.")
    }

    @Test func `What somebody changed since is left alone`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp")
        await house.flat.touch(DeviceID("light.hall"), state: "off")
        #expect(await house.sees { house.state("light.hall") == "off" })

        #expect(await house.say("undo that") == "Somebody has changed the hall lamp since then, so it stays as it is.")
        #expect(await house.say("undo that") == "There is nothing to take back.")
    }

    @Test func `What is risky waits for a yes, and anything else is none`() async {
        let house = await RunningDesk()

        let asked = await house.desk.hear("unlock the front door")
        #expect(asked?.asks != nil)
        #expect(house.state("lock.front_door") == "locked")
        #expect(await house.say("no") == "Nothing was done.")
        #expect(await house.say("yes") == "(nothing)")
        _ = await house.say("unlock the front door")
        _ = await house.say("turn on the hall lamp")
        #expect(await house.say("yes") == "(nothing)")
        #expect(house.state("lock.front_door") == "locked")

        _ = await house.say("unlock the front door")
        _ = await house.say("yes")
        #expect(house.state("lock.front_door") == "unlocked")
    }

    @Test func `A door whose lock cannot open it is unlocked with a yes, and that it is not opened is said`() async {
        let house = await RunningDesk()

        #expect(await house.say("open the front door") == "Unlock the front door? This lock cannot open it.")
        #expect(await house.say("yes") == "The front door is unlocked now. This lock cannot open it.")
        #expect(
            await house.say("open the front door")
                == "The front door is unlocked already, and this lock cannot open it.")
        #expect(await house.say("unlock the front door") == "The front door is unlocked already.")
        #expect(await house.say("undo that") == "The front door is locked again.")
    }

    @Test func `A lock that can open its door does, with a yes`() throws {
        let lock = HouseDevice(
            id: DeviceID("lock.flat"), name: "Flat door", room: nil, kind: .lock, abilities: [.lock, .openClose])
        let locked = Sample.reading("lock.flat", "locked")
        let skill = HouseSkill(vocabulary: HouseVocabulary(inventory: HouseInventory(rooms: [], devices: [lock])))
        var context = HouseContext(now: Sample.now, calendar: Calendar(identifier: .gregorian))
        context.readings = [lock.id: locked]
        guard case .plan(let plan) = skill.understand("open the flat door", in: context) else {
            Issue.record("no plan")
            return
        }
        #expect(plan.steps.map(\.to) == [.open])
        #expect(plan.risk == .needsYes([.unlocks]))
        let answer = HouseAnswer(
            vocabulary: skill.vocabulary, readings: context.readings, calendar: Calendar(identifier: .gregorian))
        let step = try #require(plan.steps.first)
        func told(_ state: String) -> String {
            answer.text(
                of: PlanOutcome(steps: [
                    PlanOutcome.Step(step, .changed, after: Sample.reading("lock.flat", state))
                ]))
        }
        #expect(told("open") == "The flat door is open now.")
        #expect(told("unlocked") == "The flat door is unlocked now. The house does not say whether that has opened it.")
        #expect(ArrivalRules.arrival(.open, .lock, Sample.reading("lock.flat", "unlocked")) == .arrived)
        #expect(!ArrivalRules.wasSo(.open, .lock, Sample.reading("lock.flat", "unlocked")))
        #expect(RestoringRules.actions(lock, to: locked, from: Sample.reading("lock.flat", "open")) == [.lock])
    }

    @Test func `What a spoken sentence asks back is on the screen too, and a lesser reading opens nothing`() async {
        let house = await RunningDesk()

        let asked = await house.desk.answer("unlock the front door", or: [])
        #expect(house.questions.map(\.text) == [asked])
        #expect(house.questions.map(\.asks) == [house.desk.question])
        _ = await house.say("no")
        let misheard = await house.desk.answer("and luck the font are", or: ["unlock the front door"])
        #expect(misheard == "Unlock the front door?")
        #expect(house.questions.count == 2)
        #expect(house.state("lock.front_door") == "locked")
        _ = await house.say("no")
        #expect(await house.desk.answer("and luck the font are", or: ["turn on the oven"]) == nil)
        #expect(house.state("lock.front_door") == "locked")
    }

    @Test func `A choice that is asked back shows the assistant how it is answered, and only then`() async {
        let house = await RunningDesk()
        #expect(!house.desk.phrases(limit: 2000).contains("the second one"))
        let asked = await house.desk.hear("turn on the lamp")
        guard case .which? = asked?.asks else {
            Issue.record("nothing is asked: \(asked?.text ?? "")")
            return
        }
        let phrases = house.desk.phrases(limit: 2000)
        #expect(phrases.contains("the second one"))
        #expect(phrases.contains("2"))
        _ = await house.say("the second one")
        #expect(!house.desk.phrases(limit: 2000).contains("the second one"))
    }

    @Test func `A yes that comes minutes later is meant for somebody else`() async {
        let house = await RunningDesk()
        _ = await house.say("unlock the front door")
        house.pass(.seconds(301))

        #expect(!house.desk.heard("yes").isMeant)
        #expect(await house.say("yes") == "(nothing)")
        #expect(house.state("lock.front_door") == "locked")
    }

    @Test func `Where there is a PIN, locks take it, and a yes is not enough`() async {
        let house = await RunningDesk(pin: ScriptedPIN("2468"))

        #expect(await house.say("unlock the front door").hasSuffix("It takes the PIN."))
        #expect(house.desk.isPIN("1234") && !house.desk.isPIN("hello"))
        #expect(await house.say("yes").contains("takes the PIN"))
        #expect(await house.say("1234").contains("2 tries are left"))
        #expect(house.state("lock.front_door") == "locked")
        #expect(await house.say("two four six eight").contains("unlocked"))
        #expect(house.state("lock.front_door") == "unlocked")
        #expect(!house.desk.isPIN("1234"))
        // The oven takes a yes, as without a PIN.
        _ = await house.say("turn on the oven")
        #expect(await house.say("yes").contains("oven"))
    }

    @Test func `A PIN that is said aloud is not taken, and where to type it is said`() async {
        let house = await RunningDesk(pin: ScriptedPIN("2468"))

        let asked = await house.desk.answer("unlock the front door", or: [])
        #expect(asked?.hasSuffix("It takes the PIN. Type it on the screen.") == true)
        let said = await house.desk.answer("two four six eight", or: [])
        #expect(said == "A PIN is not taken by voice. Type it on the screen.")
        #expect(house.state("lock.front_door") == "locked")
        #expect(await house.say("2468").contains("unlocked"))
    }

    @Test func `A PIN that comes minutes later opens nothing, and goes nowhere else`() async {
        let house = await RunningDesk(pin: ScriptedPIN("2468"))
        _ = await house.say("unlock the front door")
        house.pass(.seconds(301))

        let late = house.desk.heard("2468")
        #expect(late.isMeant && late.isPIN)
        #expect(await house.say("2468").hasPrefix("You were asked for the PIN too long ago."))
        #expect(house.state("lock.front_door") == "locked")
        #expect(!house.desk.heard("2468").isMeant)
    }

    @Test func `Three wrong PINs set the plan aside`() async {
        let house = await RunningDesk(pin: ScriptedPIN("2468"))
        _ = await house.say("unlock the front door")
        _ = await house.say("1111")
        _ = await house.say("2222")

        #expect(await house.say("3333").hasSuffix("Nothing was done."))
        #expect(await house.say("2468") == "(nothing)")
        #expect(house.state("lock.front_door") == "locked")
    }

    @Test func `What is to happen later is asked about when it is said`() async {
        let house = await RunningDesk()

        let asked = await house.desk.hear("when the washing machine is done, unlock the front door")
        guard case .confirm? = asked?.asks else {
            Issue.record("nothing was asked")
            return
        }
        #expect(await house.say("yes") == "When the washing machine is done: unlock the front door.")
        #expect(house.state("lock.front_door") == "locked")
        await house.flat.touch(DeviceID("sensor.washing_machine"), state: "running")
        #expect(await house.sees { house.state("sensor.washing_machine") == "running" })
        await house.flat.touch(DeviceID("sensor.washing_machine"), state: "done")
        #expect(await house.sees { house.state("lock.front_door") == "unlocked" })
    }

    @Test func `A promise that got no yes is none`() async {
        let house = await RunningDesk()
        _ = await house.say("when the washing machine is done, unlock the front door")
        _ = await house.say("no")
        await house.flat.touch(DeviceID("sensor.washing_machine"), state: "running")
        _ = await house.sees { house.state("sensor.washing_machine") == "running" }
        await house.flat.touch(DeviceID("sensor.washing_machine"), state: "done")
        _ = await house.sees { house.state("sensor.washing_machine") == "done" }

        #expect(await house.say("is the front door locked") == "Yes, the front door is locked.")
    }

    @Test func `A timer is over when its time has passed`() async {
        let house = await RunningDesk()

        #expect(await house.say("set a timer for 1 minute") == "Timer started: 1 minute.")
        #expect(await house.isRemarked("The timer is over."))
    }

    @Test func `What is said for later is done then, and said`() async {
        let house = await RunningDesk()

        _ = await house.say("turn on the hall lamp in 10 seconds")
        #expect(await house.sees { house.state("light.hall") == "on" })
        #expect(await house.isRemarked("The hall lamp is on now."))
    }

    @Test func `The locking of a door is taken back with a yes, and then the action before it`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp")
        _ = await house.say("lock the back door")
        #expect(await house.say("undo that") == "Unlock the back door?")
        #expect(house.state("lock.back_door") == "locked")
        _ = await house.say("yes")
        #expect(house.state("lock.back_door") == "unlocked")

        _ = await house.say("undo that")
        #expect(house.state("light.hall") == "off")
    }

    @Test func `What nobody confirmed cannot be taken back`() async {
        let house = await RunningDesk()
        await house.flat.setFault(.ignoresOrders, of: DeviceID("light.hall"))
        #expect(await house.say("turn on the hall lamp").contains("did not confirm"))
        #expect(!house.desk.canUndo)
    }

    @Test func `What was taught is kept, and is there with the next start`() async {
        let keeper = HouseMemoryInbox()
        let house = await RunningDesk(keeper: keeper)
        _ = await house.say("when I say movie time, dim the living room lamp to 20 percent")
        #expect(await eventually { keeper.memory?.habits.scenes.count == 1 })

        let next = await RunningDesk(keeper: keeper)
        #expect(await next.sees { next.desk.heard("movie time").isMeant })
        _ = await next.say("movie time")
        #expect(next.desk.picture.readings[DeviceID("light.living_room")]?.details.brightness == 20)
    }

    @Test func `What is done is remembered for good, where it may be`() async {
        let keeper = HouseMemoryInbox()
        let house = await RunningDesk(keeper: keeper)
        house.desk.learns = true
        #expect(await eventually { keeper.memory?.habits.isAllowed == true })
        let before = keeper.memory

        _ = await house.say("turn on the hall lamp")

        #expect(await eventually { keeper.memory != before && keeper.memory == house.desk.memory })
    }

    @Test func `A consent that is given before the memory is read does not empty it`() async {
        var kept = HouseMemory()
        kept.habits.allow()
        _ = kept.habits.teach(
            TaughtScene(
                name: "movie time",
                steps: [.init(order: DeviceOrder(device: DeviceID("light.hall"), action: .turnOff), delay: 0)]))
        let keeper = HouseMemoryInbox(kept)
        let desk = HouseDesk(Flat(isLivedIn: false), keeper: keeper)

        desk.learns = true
        let run = Task { await desk.run() }

        #expect(await eventually { desk.picture.isKnown })
        #expect(desk.memory.habits.scenes.count == 1 && desk.learns)
        #expect(keeper.memory?.habits.scenes.count == 1)
        run.cancel()
        await run.value
    }

    @Test func `Days on which nothing happens count, too`() async {
        let house = await RunningDesk()
        house.desk.learns = true
        let first = house.desk.memory.habits

        house.pass(.seconds(2 * 86_400))

        #expect(await house.sees { house.desk.memory.habits != first })
    }

    @Test func `What was erased by somebody does not come back`() async {
        let keeper = HouseMemoryInbox()
        let house = await RunningDesk(keeper: keeper)
        house.desk.learns = true
        _ = await house.say("when I say movie time, dim the living room lamp to 20 percent")
        #expect(await eventually { keeper.memory?.habits.scenes.count == 1 })

        keeper.erase()
        _ = await house.say("set a timer for 1 hour")

        #expect(await house.sees { !house.desk.heard("movie time").isMeant })
        #expect(keeper.memory == nil)
        #expect(house.desk.learns)
    }

    @Test func `What is asked for while the house is away waits for it`() async {
        let house = await RunningDesk()
        await house.flat.setAway(true)
        #expect(await house.sees { house.desk.picture.absence != nil })
        _ = await house.say("turn on the hall lamp")
        #expect(await house.sees { house.desk.waiting.count == 1 })

        await house.flat.setAway(false)

        #expect(await house.isRemarked("The house is back."))
        #expect(house.state("light.hall") == "on")
    }

    @Test
    func `While the house is away, off takes back on, the last wish counts, and what was seen is not said to be now`()
        async
    {
        let house = await RunningDesk()
        await house.flat.setAway(true)
        #expect(await house.sees { house.desk.picture.absence != nil })

        #expect(await house.say("turn on the hall lamp").contains("the hall lamp will be on when it is back before"))
        #expect(await house.say("turn off the hall lamp").contains("the waiting order is taken back"))
        #expect(await house.sees { house.desk.waiting.isEmpty })
        let warm = await house.say("set the bedroom thermostat to 23 degrees")
        #expect(warm.contains("will be set to 23 °C"))
        #expect(await house.sees { house.desk.waiting.count == 1 })
        let warmer = await house.say("turn the bedroom thermostat up")
        #expect(warmer.contains("will be set to 24 °C"))
        let seen = await house.say("is the back door locked?")
        #expect(seen.hasPrefix("The house cannot be reached. At 10:"), "\(seen)")
        #expect(seen.hasSuffix("the back door was unlocked."), "\(seen)")
        #expect(await house.say("what is planned?").contains("when the house is back by"))
        #expect(await house.say("unlock the front door").contains("did not get the order"))
        #expect(house.desk.question == nil)
    }

    @Test func `What waits for the house is taken back first, newest first`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the kitchen lamp")
        await house.flat.setAway(true)
        #expect(await house.sees { house.desk.picture.absence != nil })
        _ = await house.say("turn on the hall lamp")
        house.pass(.seconds(1))
        _ = await house.say("turn on the bedroom lamp")
        #expect(await house.sees { house.desk.waiting.count == 2 })

        #expect(await house.say("undo that").contains("The bedroom lamp stays as before."))
        #expect(await house.sees { house.desk.waiting.map(\.order.device) == [DeviceID("light.hall")] })
        _ = await house.say("undo that")
        #expect(await house.sees { house.desk.waiting.isEmpty })
        #expect(house.state("light.kitchen") == "on")
    }

    @Test func `Timers tell how long they run, and are ended`() async {
        let house = await RunningDesk()
        #expect(!house.desk.heard("how much time is left?").isMeant)
        #expect(!house.desk.heard("cancel the timer").isMeant)
        _ = await house.say("set a timer for 10 minutes")
        #expect(await house.say("how much time is left?") == "10 minutes left.")
        _ = await house.say("set an egg timer for 4 minutes")

        #expect(await house.say("how long is left on the egg timer?") == "4 minutes left.")
        #expect(await house.say("cancel the timer").hasPrefix("There are 2 timers: “cancel all timers” ends them."))
        #expect(await house.say("cancel the egg timer") == "The egg timer is cancelled.")
        #expect(await house.say("cancel the timer") == "The timer of 10 minutes is cancelled.")
        #expect(house.desk.scheduled.isEmpty)
    }

    @Test func `What changed last is told, and who did it`() async {
        let house = await RunningDesk()
        #expect(await house.say("what changed last?").hasPrefix("Nothing has changed"))
        _ = await house.say("turn on the hall lamp")
        await house.flat.touch(DeviceID("light.kitchen"), state: "on")
        #expect(await house.sees { house.state("light.kitchen") == "on" })

        #expect(await house.say("who turned on the hall lamp?").hasPrefix("You did, today at"))
        #expect(await house.say("who turned on the kitchen lamp?").hasPrefix("Somebody did, today at"))
        #expect(await house.say("who turned on the bedroom lamp?") == "As far as is known, nobody did lately.")
        #expect(await house.say("what changed last?").contains("You turned on the hall lamp today at "))
    }

    @Test func `What is to come again becomes a rule, where it does no harm`() async {
        let house = await RunningDesk()

        let told = await house.say("every evening at 22:30 turn off the hall lamp")

        #expect(told.hasPrefix("New rule: every day at 22:30, turn off the hall lamp."))
        #expect(house.desk.rules.map(\.rhythm) == ["every day at 22:30"])
        #expect(await house.say("what is planned?") == "Every day at 22:30 turn off the hall lamp.")
        #expect(await house.say("every evening at 22:30 unlock the front door").hasPrefix("No rule was made"))
        #expect(await house.say("every day turn off the hall lamp").hasPrefix("Only a time of day can be repeated"))
        #expect(house.desk.rules.count == 1 && house.desk.question == nil)
    }

    @Test func `What is planned is told in the order in which it comes`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp in 20 minutes")
        _ = await house.say("turn on the bedroom lamp in 10 minutes")

        #expect(await house.sees { house.desk.scheduled.count == 2 })

        let devices = house.desk.scheduled.map(\.text).map { $0.contains("bedroom") ? "bedroom" : "hall" }

        #expect(devices == ["bedroom", "hall"])
    }

    @Test func `A scene that was never used is begun, whatever the house says of it`() async {
        let house = await RunningDesk()

        #expect(await house.say("film night").hasPrefix("“Film night” is set."))
    }

    @Test func `What is taught may be asked back about, and is learned then, not done`() async {
        let house = await RunningDesk()

        let asked = await house.say(
            "when I say movie time, dim the hall lamp to 20 percent and close the blinds")
        #expect(asked.hasPrefix("Which one?"))
        var answer = await house.say("1")
        if answer.hasPrefix("Which one?") { answer = await house.say("1") }

        #expect(
            answer
                == "Learned: “movie time” means “set the hall lamp to 20 % and close the living room blinds” from now on."
        )
        #expect(house.desk.picture.readings.values.allSatisfy { $0.cause.origin != .us })
        #expect(house.desk.heard("movie time").isMeant)
    }

    @Test func `What is dark is not dimmed, and a while ends what is so already`() async {
        let house = await RunningDesk()

        #expect(await house.say("make it darker in the hall") == "The hall lamp is off already.")
        #expect(house.state("light.hall") == "off")
        _ = await house.say("turn on the hall lamp")
        #expect(await house.say("turn on the hall lamp for 1 minute").hasPrefix("The hall lamp will be off at"))
        #expect(await house.sees { !house.desk.scheduled.isEmpty })
        #expect(house.desk.scheduled.map(\.text).first?.hasPrefix("turn off") == true)
        house.desk.callOff(house.desk.scheduled[0].item.id)
        #expect(house.desk.scheduled.isEmpty)
    }

    @Test func `Only what stops something waits for nothing`() async {
        let house = await RunningDesk()

        #expect(house.desk.heard("stop the garage door").isUrgent)
        #expect(house.desk.heard("stop").isUrgent)
        #expect(!house.desk.heard("open the garage door").isUrgent)
    }

    @Test func `A model gets nothing risky done without the person`() async {
        let house = await RunningDesk()
        let order = #"{"device": "lock.front_door", "action": "unlock", "value": null}"#
        let orders = #"{"orders": [\#(order)], "sentence": null}"#

        let told = await house.desk.answer("act", orders)

        #expect(told.contains("nothing is done before their yes"))
        #expect(house.questions.count == 1)
        #expect(house.state("lock.front_door") == "locked")
    }
}
