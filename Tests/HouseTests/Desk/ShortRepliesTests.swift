import EchoTestKit
import Foundation
@testable import House
import Testing

@MainActor @Suite struct `What was done may be said shortly` {
    private func house(_ replies: HouseReplies) async -> (RunningDesk, tones: () -> Int) {
        let house = await RunningDesk()
        house.desk.manner.replies = replies
        var tones = 0
        house.desk.listener.onDone = { tones += 1 }
        return (house, { tones })
    }

    @Test func `as “Done.”, and what was not done, or is risky, as ever`() async {
        let (house, tones) = await house(.short)

        #expect(await house.say("turn on the kitchen lamp") == "Done.")
        #expect(await house.hears("turn off the kitchen lamp", or: []) == "Done.")
        #expect(await house.say("turn off the kitchen lamp") == "The kitchen lamp is off already.")
        #expect(await house.say("lock the back door") == "Done.")
        #expect(await house.say("unlock the back door") == "Unlock the back door?")
        #expect(await house.say("yes") == "The back door is unlocked now.")
        #expect(tones() == 0)
    }

    @Test func `by a tone: then nothing is said of a spoken order, and “Done.” is written of a written one`() async {
        let (house, tones) = await house(.tone)

        #expect(await house.say("turn on the kitchen lamp") == "Done.")
        #expect(tones() == 1)
        #expect(await house.hears("turn off the kitchen lamp", or: []) == HouseDesk.toned)
        #expect(tones() == 2)
        #expect(await house.hears("is the kitchen lamp on?", or: []) == "No, the kitchen lamp is off.")
        #expect(tones() == 2)
    }
}
