import Foundation
import Testing

@testable import House

@MainActor @Suite struct `A house that was never here` {
    /// One that is away for a reason, or says nothing at all.
    private struct Lost: HouseProtocol {
        let error: HouseError?

        func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async { if let error { tell(.away(error)) } }

        func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { throw .noAnswer }

        func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
    }

    private func desk(_ error: HouseError?) -> HouseDesk {
        let desk = HouseDesk(Lost(error: error))
        if let error { desk.receive(.away(error)) }
        return desk
    }

    @Test(arguments: [
        "turn on the kitchen lamp", "is the back door locked?", "unlock the front door",
        "what is the state of the house?", "make it warmer in here", "are all windows closed?",
        "tell me when the washing machine is done", "every evening at ten turn off the lights",
        "when i say good night turn off all the lights", "dim the lights to 20 percent", "who is home?",
    ])
    func `is said to be out of reach to every sentence for a house`(sentence: String) async {
        let desk = desk(.unreachable(address: "127.0.0.1:8123"))

        #expect(desk.heard(sentence).isMeant)
        let said = await desk.hear(sentence)?.text ?? ""
        #expect(said.hasPrefix("The house cannot be reached: nobody answers at 127.0.0.1:8123. "), "\(said)")
        #expect(said.contains("check the address"), "\(said)")
        #expect(said.hasSuffix("Nothing was done.") == !sentence.hasSuffix("?"), "\(said)")
    }

    @Test(arguments: [
        "write me a poem", "what is light?", "how warm is it in Paris?", "set a timer for ten minutes", "yes", "hello",
        "how do I fix a lamp?", "is the shop open?",
    ])
    func `leaves to others what may be about anything`(sentence: String) {
        #expect(!desk(.unreachable(address: "127.0.0.1:8123")).heard(sentence).isMeant)
    }

    @Test(arguments: [
        (HouseError.tokenRefused, "does not accept the token"), (.tokenMissing, "there is no token yet"),
        (
            .programEnded(name: "/a/house.py", reason: "it exited with status 1"),
            "the program of the house, house.py, has"
        ),
        (.programBroken(name: "house.py", reason: "sends too much and was stopped"), "house.py, sends too much"),
        (.protocolBroken("not JSON"), "the server there is not a house"), (nil, "it has not answered yet"),
    ])
    func `says why`(error: HouseError?, why: String) async {
        let said = await desk(error).hear("turn on the lights")?.text ?? ""

        #expect(said.hasPrefix("The house cannot be reached: ") && said.contains(why), "\(said)")
        #expect(said.hasSuffix("Nothing was done."), "\(said)")
    }

    @Test func `tells a model so, instead of an empty list`() async {
        let said = await desk(.tokenMissing).answer("find_devices", #"{"query":"lamp","room":null,"kind":null}"#)
        #expect(said.hasPrefix("The house cannot be reached: there is no token yet"))
    }

    @Test func `is none where none was set up`() async {
        #expect(!HouseDesk(AbsentHouse()).heard("turn on the kitchen lamp").isMeant)
    }
}
