@testable import House
import ScreenTestKit
import Testing

@MainActor @Suite struct `Lamps of which no room was named` {
    @Test func `are not asked about while all of them are off`() async {
        let house = await RunningDesk()

        #expect(await house.say("turn off the lights").hasSuffix("are off already."))
        #expect(house.desk.question == nil)
    }

    @Test func `are asked about with all of them as an answer`() async {
        let house = await RunningDesk()
        _ = await house.say("turn on the kitchen lamp")
        _ = await house.say("turn on the hall lamp")

        let asked = await house.say("turn off the lights")
        #expect(asked.hasPrefix("Which one? 1 Kitchen, "))
        #expect(asked.hasSuffix(", or all."))
        _ = await house.say("all")
        #expect(house.state("light.kitchen") == "off")
        #expect(house.state("light.hall") == "off")
    }
}
