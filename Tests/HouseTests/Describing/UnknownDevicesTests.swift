import EchoTestKit
import EchoScreen
import EchoText
import Foundation
import Testing

@testable import House

@MainActor @Suite struct `Devices that say little of themselves` {
    private func device(
        _ id: String, _ name: String, _ room: String?, _ kind: DeviceKind, _ abilities: Set<DeviceAbility> = [.power]
    ) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: room.map(RoomID.init(_:)), kind: kind, abilities: abilities)
    }

    private var inventory: HouseInventory {
        HouseInventory(
            rooms: [HouseRoom(id: RoomID("kitchen"), name: "Kitchen"), HouseRoom(id: RoomID("hall"), name: "Hall")],
            devices: [
                device("switch.1", "Plug 1", "hall", .outlet), device("light.sofa", "Sofa lamp", nil, .light),
                device("light.hall", "Hall lamp", "hall", .light), device("person.anna", "Anna", nil, .person, []),
                device("sensor.out", "Outdoor temperature", nil, .temperatureSensor, []),
                device("switch.2", "Smart plug", nil, .outlet),
            ])
    }

    private struct Fixed: HouseProtocol {
        let fixedInventory: HouseInventory?

        func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
            tell(.here(fixedInventory ?? HouseInventory(), readings: []))
            let (end, _) = AsyncStream<Never>.makeStream()
            for await _ in end {}
        }
        func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { throw .noAnswer }
        func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
    }

    private func questions(_ devices: UnknownDevices) -> [String] {
        var (devices, told) = (devices, [String]())
        while let question = devices.current {
            told.append("\(question.device.rawValue) \(question.asked)")
            devices.goOn()
        }
        return told
    }

    private func running(_ keeper: HouseMemoryInbox? = nil) async -> (desk: HouseDesk, task: Task<Void, Never>) {
        let desk = HouseDesk(
            Fixed(fixedInventory: inventory), keeper: keeper,
            clock: HouseClock(ManualClock(), startingAt: TestDates.morning))
        let task = Task { await desk.run() }
        _ = await eventually { desk.picture.isKnown }
        return (desk, task)
    }

    @Test func `are asked about one by one: what they are, where, and what they are called`() {
        let devices = UnknownDevices(HouseVocabulary(inventory: inventory), except: [])

        #expect(
            questions(devices) == [
                "switch.1 what", "switch.1 name", "light.sofa room", "switch.2 what", "switch.2 room", "switch.2 name",
            ])
        #expect(devices.count == 3 && devices.place == 1)
        #expect(UnknownDevices(HouseVocabulary(inventory: HouseInventory()), except: []).current == nil)
    }

    @Test func `are skipped, each or one question of it`() {
        var devices = UnknownDevices(HouseVocabulary(inventory: inventory), except: [])

        devices.skipDevice()
        #expect(devices.place == 2)
        devices.goOn()

        #expect(questions(devices) == ["switch.2 what", "switch.2 room", "switch.2 name"])
        #expect(devices.place == 3)
    }

    @Test func `are what was answered, and it is kept`() async throws {
        let keeper = HouseMemoryInbox()
        let (desk, task) = await running(keeper)
        let plug = DeviceID("switch.2")

        #expect(await desk.answer(UnknownDevices.Question(device: plug, asked: .what), "a lamp") == nil)
        #expect(await desk.answer(UnknownDevices.Question(device: plug, asked: .room), "kitchen") == nil)
        #expect(await desk.answer(UnknownDevices.Question(device: plug, asked: .name), "reading lamp") == nil)

        let device = try #require(desk.picture.devices[plug])
        #expect(device.name == "reading lamp" && device.aliases.contains("Smart plug"))
        #expect(device.room == RoomID("kitchen") && device.kind == .light)
        #expect(!questions(desk.unknownDevices).contains { $0.hasPrefix("switch.2") })
        #expect(await eventually { keeper.memory?.descriptions.called == [plug] })
        task.cancel()

        let (later, second) = await running(keeper)
        #expect(await eventually { later.picture.devices[plug]?.name == "reading lamp" })
        _ = await later.hear("forget everything you learned about the house")
        #expect(await eventually { later.picture.devices[plug]?.name == "Smart plug" })
        second.cancel()
    }

    @Test(arguments: [
        (UnknownDevices.Asked.what, "blah blah blah blah blah blah"), (.room, "attic"), (.name, "turn on"),
        (.name, "2"),
    ])
    func `stay unknown where an answer says nothing`(asked: UnknownDevices.Asked, answer: String) async {
        let (desk, task) = await running()

        let objection = await desk.answer(
            UnknownDevices.Question(device: DeviceID("switch.2"), asked: asked), answer)

        #expect(objection != nil)
        #expect(desk.picture.devices[DeviceID("switch.2")]?.name == "Smart plug")
        task.cancel()
    }

    @Test(arguments: [
        (HouseTongue.german, "Was ist „", "Unbekannte Geräte · 1 von "), (.spanish, "Qué es «", "desconocidos · 1 de "),
        (.french, "Qu’est-ce que « ", "Appareils inconnus · 1 sur "),
        (.english, "What is “", "Unknown devices · 1 of "),
    ])
    func `are asked about in the language that was chosen`(tongue: HouseTongue, words: String, title: String)
        async throws
    {
        let (desk, task) = await running()
        desk.manner.tongue = tongue
        let question = try #require(desk.unknownDevices.current)

        let asked = desk.localized(desk.text(of: question))
        #expect(asked.contains(words))
        let panel = UnknownPanel(desk.unknownDevices, Wording(asked)) { desk.localized($0) }
        #expect(panel.overlay.title.contains(title))
        task.cancel()
    }

    @Test func `keep the room that the house knows`() {
        var calling = DeviceCalling()
        (calling.name, calling.room) = ("lamp", RoomID("kitchen"))

        #expect(calling.called(device("switch.1", "Plug 1", "hall", .outlet)).room == RoomID("hall"))
    }
}
