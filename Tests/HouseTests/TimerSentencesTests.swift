import EchoTestKit
import Foundation
import HouseSentences
import Testing

@testable import House

@MainActor @Suite struct `Timers are made longer, paused and told apart` {
    @Test func `A timer is made longer, shorter, paused and resumed, and undo takes each back`() async {
        let house = await RunningDesk()
        _ = await house.say("set a pasta timer for ten minutes")

        #expect(await house.say("add 5 minutes to the pasta timer") == "The pasta timer: 15 minutes left.")
        #expect(await house.say("take 3 minutes off my pasta timer") == "The pasta timer: 12 minutes left.")
        #expect(await house.say("pause the timer") == "The pasta timer is paused: 12 minutes left.")
        #expect(await house.say("pause the timer") == "The pasta timer is paused already.")
        house.pass(.seconds(3600))
        #expect(await house.say("how much time is left on the timer") == "12 minutes left; it is paused.")
        #expect(await house.say("resume the timer") == "The pasta timer is running again: 12 minutes left.")

        #expect(await house.say("undo that").contains("as it was"))
        #expect(await house.say("how long is left on the timer").hasSuffix("it is paused."))
    }

    @Test func `Of several the one of that length is meant`() async {
        let house = await RunningDesk()
        _ = await house.say("set a timer for ten minutes")
        _ = await house.say("set a timer for twenty minutes")

        #expect(await house.say("pause the timer").hasPrefix("There are 2 timers"))
        #expect(await house.say("cancel my 20 minute timer") == "The timer of 20 minutes is cancelled.")
        #expect(await house.say("time left on the 10 minute timer") == "10 minutes left.")
        #expect(await house.say("cancel my 5 minute timer") == "There is no timer of 5 minutes.")
    }

    @Test(arguments: [
        ("timer for 1 hour 10 minutes and 5 seconds", 4205.0), ("set a timer for 1/2 an hour", 1800),
        ("timer for 2 and a half hours", 9000), ("create a 5 minute timer", 300), ("set a timer for half a minute", 30),
    ])
    func `Times of several parts are one time`(sentence: String, seconds: Double) {
        let understood = SentenceFlat.skill.understand(sentence, in: SentenceFlat.context(room: nil))
        #expect(understood == .timer(HouseTimer(seconds: seconds)))
    }
}
