@testable import House
import ScreenTestKit
import Testing

@MainActor @Suite struct `The colour of a lamp that was lit` {
    private let lamp = DeviceID("light.bedroom")

    @Test(arguments: ["red", "warm white"])
    func `is taken back, and then the switching on before it`(color: String) async {
        let house = await RunningDesk()
        _ = await house.say("turn on the bedroom lamp")
        _ = await house.say("set the bedroom lamp to \(color)")

        #expect(await house.say("undo that") == "The bedroom lamp is on at 80 % again.")
        #expect(house.desk.picture.readings[lamp]?.details.color == nil)
        #expect(house.desk.picture.readings[lamp]?.details.colorTemperature == 3000)
        #expect(await house.say("undo that") == "The bedroom lamp is off again.")
    }
}
