import EchoTestKit
import Foundation
@testable import House
import Testing

@MainActor @Suite struct `A scene of the house` {
    @Test
    func `One that changes many devices is asked about with what it changes, and its answer names what was changed`()
        async throws
    {
        let house = await RunningDesk()
        _ = await house.say("turn on all the lamps")
        _ = await house.say("yes")

        let asked = await house.say("good night")

        #expect(
            asked == """
                Start “Good night”, which changes the kitchen lamp, the living room lamp, the hall lamp, the garage lamp, \
                the bedroom lamp and 7 more?
                """)
        guard case .confirm(let plan)? = house.desk.question else {
            Issue.record("nothing is asked")
            return
        }
        #expect(plan.risk == .needsYes([.many(12)]))
        #expect(
            house.desk.rows(of: plan).suffix(4).map { "\($0.device): \($0.from) → \($0.to)" } == [
                "Living room blinds: open → closed", "Bedroom blinds: open → closed",
                "Kitchen back door lock: unlocked → locked",
                "Bedroom thermostat: set to 20.5 °C; it is 20.5 °C there → set to 17 °C",
            ])
        #expect(house.state("light.hall") == "on")
        #expect(
            await house.say("yes") == """
                “Good night” is set. 12 devices changed: the kitchen lamp, the living room lamp, the hall lamp, the garage lamp, \
                the bedroom lamp and 7 more.
                """)
        #expect(house.state("light.hall") == "off")
        _ = await house.say("undo that")
        _ = await house.say("yes")
        #expect(house.state("light.hall") == "on")
    }

    @Test func `What another order has under way is not missed`() async {
        let house = await RunningDesk()
        #expect(await house.say("close the living room blinds") == "The living room blinds are closing.")

        #expect(
            await house.say("film night") == "“Film night” is set. The living room lamp and the television changed.")
    }

    @Test func `What is risky in it is shown before what is only counted`() {
        let rows = (0..<12).map {
            PlanRow(device: "\($0)", from: "off", to: "on", due: nil, isRisky: $0 == 10 || $0 == 11)
        }
        #expect(PlanRow.riskyFirst(rows).map(\.device) == ["10", "11"] + (0..<10).map(String.init))
    }

    @Test func `One that changes few devices is carried out, and what did not change is named`() async {
        let house = await RunningDesk()
        await house.flat.setFault(.ignoresOrders, of: DeviceID("media_player.tv"))

        #expect(
            await house.say("film night") == """
                “Film night” is set. The living room lamp and the living room blinds changed. The television was not seen \
                to change.
                """)
    }

    @Test func `Where nobody says what a scene does to a lock, it takes what unlocking takes`() {
        func device(_ id: String, _ kind: DeviceKind, _ ability: DeviceAbility) -> HouseDevice {
            HouseDevice(id: DeviceID(id), name: id, room: nil, kind: kind, abilities: [ability])
        }
        var leaving = device("scene.leave", .scene, .activate)
        leaving.members = [SceneMember(device: DeviceID("lock.door")), SceneMember(device: DeviceID("light.hall"))]
        let devices = [leaving, device("lock.door", .lock, .lock), device("light.hall", .light, .power)]
        let table = Dictionary(uniqueKeysWithValues: devices.map { ($0.id, $0) })
        var step = PlanStep(device: leaving.id, to: .activate)
        step.brings = SceneRules.brought(.activate, leaving, [:], table) { _ in false }

        #expect(step.brings == leaving.members)
        #expect(PlanRules().risk(of: [step], table) == .needsYes([.unseen]))
        #expect(PlanRules(pinKinds: [.lock]).risk(of: [step], table) == .needsPIN([.unseen]))
    }
}
