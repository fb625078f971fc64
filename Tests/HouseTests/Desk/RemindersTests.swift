import EchoTestKit
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `Reminders, alarms and what lasts` {
    @Test func `A reminder is told at its time, and undo takes it back before`() async {
        let house = await RunningDesk()

        #expect(await house.say("remind me in 20 minutes to call Ben").contains("“call Ben”. It is told only while"))
        #expect(await house.say("what is planned?").hasSuffix(": “call Ben”."))
        #expect(await house.say("undo that").hasPrefix("Called off: reminder at "))
        #expect(await house.say("what reminders do I have") == "No reminder is set.")

        _ = await house.say("remind me in 1 minute to call Ben")
        #expect(await house.isRemarked("Reminder: “call Ben”."))
        #expect(house.desk.scheduled.isEmpty)
        _ = await house.say("wake me up in 1 minute")
        #expect(await house.isRemarked("Alarm: it is 10:0"))
    }

    @Test func `An alarm is set for the morning, listed and called off`() async {
        let house = await RunningDesk()

        let set = await house.say("wake me up at 7")
        #expect(set.hasPrefix("Alarm set: ") && set.hasSuffix("It sounds only while this program is open."))
        #expect(await house.say("when is my alarm").contains("at 7:00"))
        #expect(await house.say("how much time is left on the timer") == "(nothing)")
        #expect(await house.say("cancel my alarm").hasPrefix("Called off: alarm "))
        #expect(await house.say("undo that").hasPrefix("Planned again: alarm "))
        #expect(await house.say("cancel all alarms").hasPrefix("Called off: alarm "))
        #expect(await house.say("when is my alarm") == "No alarm is set.")
    }

    @Test func `Reminders are called off by what they are for, and by number where several are meant`() async {
        let house = await RunningDesk()
        _ = await house.say("remind me in 2 hours to call Ben")
        _ = await house.say("remind me in 3 hours to call Anna")

        #expect(await house.say("cancel the reminder to call Mum") == "There is no reminder of “call Mum”.")
        #expect(await house.say("cancel the reminder to call Ben").contains("“call Ben”"))
        #expect(await house.say("remind me in 4 hours to sleep").contains("“sleep”"))
        #expect(await house.say("what reminders do I have").hasPrefix("1: Reminder at "))
        #expect(await house.say("cancel number 1").contains("“call Anna”"))
        #expect(house.desk.scheduled.count == 1)
    }

    @Test func `Where no time was said it is asked for, and the answer sets it`() async {
        let house = await RunningDesk()

        #expect(await house.say("set a pasta timer") == "For how long?")
        #expect(await house.say("ten minutes") == "Pasta timer started: 10 minutes.")
        #expect(await house.say("set an alarm") == "For what time?")
        #expect(await house.say("7 am").hasPrefix("Alarm set: "))
        #expect(await house.say("remind me to call Ben") == "When?")
        #expect(await house.say("never mind") == "Nothing was done.")
        #expect(house.desk.question == nil && house.desk.scheduled.count == 2)
    }

    @Test(arguments: [
        ("stell einen Timer", "10 Minuten", "Timer gestartet: 10 Minuten."),
        ("pon un temporizador", "10 minutos", "Temporizador iniciado: 10 minutos."),
        ("mets un minuteur", "10 minutes", "Minuteur lancé : 10 minutes."),
    ])
    func `What is asked for is answered in the language it was asked in`(said: String, answer: String, told: String)
        async
    {
        let house = await RunningDesk()
        _ = await house.say(said)

        #expect(await house.say(answer) == told)
    }

    @Test func `What answers the question is expected to be heard while it is asked`() async {
        let house = await RunningDesk()
        #expect(!house.desk.phrases(limit: 2000).contains("ten minutes"))
        _ = await house.say("set a timer")

        #expect(house.desk.phrases(limit: 2000).contains("ten minutes"))
        #expect(await house.hears("ten minutes")?.hasSuffix("Timer started: 10 minutes.") == true)
    }

    @Test func `A door that is open for ten minutes is told of, and one that was closed meanwhile is not`() async {
        let house = await RunningDesk()
        #expect(
            await house.say("when the garage door has been open for 10 minutes, tell me")
                == "I will tell you when the garage door is open for 10 minutes.")
        _ = await house.say("open the garage door")
        _ = await house.say("yes")
        #expect(await house.sees { house.state("cover.garage_door") == "open" })
        house.pass(.seconds(300))
        _ = await house.say("close the garage door")
        #expect(await house.sees { house.state("cover.garage_door") == "closed" })
        house.pass(.seconds(700))
        #expect(await house.sees { house.desk.scheduled.first?.item.due == nil })
        #expect(!house.remarks.contains { $0.contains("for 10 minutes") })

        _ = await house.say("open the garage door")
        _ = await house.say("yes")
        #expect(await house.sees { house.state("cover.garage_door") == "open" })
        house.pass(.seconds(545))

        #expect(await house.isRemarked("The garage door is open for 10 minutes."))
    }
}
