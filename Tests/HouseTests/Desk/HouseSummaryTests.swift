import EchoTestKit
import EchoText
import Foundation
@testable import House
import Testing

@MainActor @Suite struct `The house as a whole` {
    @Test(arguments: [
        "what is the state of the house", "How is everything at home?", "house status",
        "give me a summary of the house",
        "how is the house",
    ])
    func `is told in a few sentences`(question: String) async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp")
        await house.flat.touch(DeviceID("binary_sensor.kitchen_window"), state: "open")
        await house.flat.touch(DeviceID("person.sam"), state: "not_home")
        #expect(await house.sees { house.state("person.sam") == "not_home" })

        let answer = await house.say(question)

        #expect(
            answer.hasPrefix("The kitchen window is open. The back door is unlocked. The hall lamp is on. It is "),
            "\(answer)")
        #expect(answer.hasSuffix("°C inside. Alex is home."), "\(answer)")
    }

    @Test func `stands in the line at the top, with no name cut`() async {
        let house = await RunningDesk()
        let windows = ["living_room", "bathroom", "bedroom"]
        for room in windows { await house.flat.touch(DeviceID("binary_sensor.\(room)_window"), state: "open") }
        #expect(await house.sees { windows.allSatisfy { house.state("binary_sensor.\($0)_window") == "open" } })

        #expect(
            house.desk.standingItem?.text
                == "⌂ Bathroom window open · Bedroom window open · Living room window open")
    }

    @Test(arguments: ["what is the state of the union", "how is it going"])
    func `What is not about it is left to others`(question: String) async {
        let house = await RunningDesk()
        #expect(!house.desk.heard(question).isMeant)
    }

    @Test func `Several blinds that are brought back end in one message`() async {
        let house = await RunningDesk()
        _ = await house.say("close all the blinds")
        #expect(await house.isRemarked("are closed now."))
        let before = house.remarks.count

        let undone = await house.say("undo that")

        #expect(undone == "The study blinds, the bedroom blinds and the living room blinds are opening.")
        #expect(
            await house.isRemarked(
                "The bedroom blinds, the living room blinds and the study blinds are open now."),
            "\(house.remarks)")
        #expect(house.remarks.count == before + 1)
    }

    @Test func `Who did what is told with its verb, and what is planned alike once`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the hall lamp")
        #expect(await house.say("what changed last").hasPrefix("You turned on the hall lamp today at "))
        _ = await house.say("turn off the hall lamp and the kitchen lamp in ten minutes")
        #expect(await house.sees { house.desk.scheduled.first?.text.contains("kitchen") == true })
        let planned = await house.say("what is planned?")
        #expect(planned.hasPrefix("Turn off the hall lamp and the kitchen lamp at "), "\(planned)")
    }

    @Test func `A time that is none is said to be none, and a room that there is not is named`() async {
        let house = await RunningDesk()
        #expect(await house.say("at 25:00 turn on the hall lamp") == "25:00 is not a time of day. Nothing was done.")
        #expect(house.desk.heard("at 25:00 turn on the hall lamp").isMeant)
        for sentence in ["turn off everything except the batcave", "turn everything off except the sauna"] {
            #expect(await house.say(sentence).hasPrefix("There is no room called “"))
            #expect(house.desk.heard(sentence).isMeant)
        }
    }
}
