import EchoTestKit
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `Codes, warnings and lists` {
    @MainActor private final class Desk {
        let house = CodedHouse()
        let desk: HouseDesk
        private(set) var remarks: [String] = []
        private(set) var events: [HouseEvent] = []
        private var task: Task<Void, Never>?

        init() async {
            desk = HouseDesk(house)
            desk.listener.onRemark = { [weak self] in self?.remarks.append($0) }
            desk.listener.onEvent = { [weak self] in self?.events.append($0) }
            task = Task { [desk] in await desk.run() }
            _ = await eventually { self.desk.picture.isKnown }
        }

        deinit { task?.cancel() }

        func say(_ text: String) async -> String { await desk.hear(text)?.text ?? "(nothing)" }
    }

    @Test func `A lock gets its code behind the yes, hidden, and it is written nowhere`() async {
        let sut = await Desk()
        _ = await sut.say("unlock the front door")

        #expect(await sut.say("yes") == "What is the code of the front door? It is not saved.")
        #expect(sut.desk.isPIN(CodedHouse.code))
        #expect(sut.desk.heard(CodedHouse.code).isPIN)
        #expect(await sut.say(CodedHouse.code) == "The front door is unlocked now.")

        #expect(sut.house.orders == [DeviceOrder(device: DeviceID("lock.front"), action: .unlock)])
        #expect(!String(describing: sut.events).contains(CodedHouse.code))
        #expect(!String(describing: sut.desk.memory).contains(CodedHouse.code))
    }

    @Test func `A wrong code does nothing, and says so`() async {
        let sut = await Desk()
        _ = await sut.say("unlock the front door")
        _ = await sut.say("yes")

        #expect(await sut.say("1234").contains("needs a code, and did not get the right one"))
        #expect(sut.house.orders.isEmpty)
        #expect(sut.desk.question == nil)
    }

    @Test func `The code can be left out again`() async {
        let sut = await Desk()
        _ = await sut.say("unlock the front door")
        _ = await sut.say("yes")

        #expect(await sut.say("never mind") == "Nothing was done.")
        #expect(sut.house.orders.isEmpty)
    }

    @Test func `An alarm that is armed without a code is armed for the night`() async {
        let sut = await Desk()

        #expect(await sut.say("arm the alarm for the night").contains("armed for night"))
        #expect(sut.house.orders.map(\.action) == [.armAs(.night)])
    }

    @Test func `Smoke is told at once, and stands first in the summary`() async {
        let sut = await Desk()

        sut.house.show("smoke.hall", "on")
        #expect(await eventually { sut.remarks.contains { $0.hasPrefix("Danger: smoke") } })
        #expect(
            await sut.say("what is the state of the house").hasPrefix("The hall smoke detector is warning of smoke."))
        #expect(await sut.say("is there smoke in the hall?").hasPrefix("Yes: the hall smoke detector"))
        sut.house.show("smoke.hall", "off")
        #expect(await eventually { sut.remarks.contains { $0.contains("is clear again") } })
    }

    @Test func `Warnings that are not wanted are not told, and dangers are told apart from them`() async {
        let sut = await Desk()
        sut.desk.manner.warnings = .dangers

        sut.house.show("battery.door", "on")
        sut.house.show("smoke.hall", "on")

        #expect(await eventually { !sut.remarks.isEmpty })
        #expect(sut.remarks.allSatisfy { $0.hasPrefix("Danger: smoke") })
    }

    @Test func `What no sensor tells of is said to be unknown`() async {
        let sut = await Desk()

        #expect(await sut.say("is there gas in the hall?") == "No sensor there detects gas, so I cannot say.")
    }

    @Test func `What is added to a list is taken off it again by undo`() async {
        let sut = await Desk()
        _ = await sut.say("add Oat milk to my shopping list")
        #expect(sut.house.orders.map(\.action) == [.addItem("Oat milk")])

        _ = await sut.say("undo that")

        #expect(sut.house.orders.map(\.action) == [.addItem("Oat milk"), .removeItem("Oat milk")])
    }
}
