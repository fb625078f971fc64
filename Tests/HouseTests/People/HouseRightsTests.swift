import Testing

@testable import House

@Suite struct `What somebody may do in a house` {
    private func device(_ name: String, _ kind: DeviceKind) -> HouseDevice {
        HouseDevice(id: DeviceID(name), name: name, room: nil, kind: kind, abilities: [.power])
    }

    @Test(arguments: [DeviceKind.light, .blind, .fan, .mediaPlayer, .outlet])
    func `with lamps alone takes what is harmless`(kind: DeviceKind) {
        #expect(HouseRights.lamps.allows(.turnOn, device("Thing", kind)))
        #expect(!HouseRights.questions.allows(.turnOn, device("Thing", kind)))
    }

    @Test(arguments: [
        DeviceKind.lock, .garageDoor, .alarm, .oven, .heater, .thermostat, .script, .automation, .vacuum,
        .washingMachine, .other,
    ])
    func `with lamps alone does not take locks, heating, the alarm and what nobody knows`(kind: DeviceKind) {
        #expect(!HouseRights.lamps.allows(.turnOff, device("Thing", kind)))
        #expect(HouseRights.everything.allows(.turnOff, device("Thing", kind)))
    }

    @Test func `with lamps alone does not take what is a lock or a heater by its name or its word`() {
        var plug = device("Plug 3", .light)
        plug.ownKind = .lock
        #expect(!HouseRights.lamps.allows(.turnOn, plug))
        #expect(!HouseRights.lamps.allows(.turnOn, device("Space heater", .outlet)))
        #expect(!HouseRights.lamps.allows(.turnOff, device("Fridge", .outlet)))
    }

    @Test func `in the household is all but what takes a yes`() {
        let rights = HouseRights.household

        #expect(rights.allows(.lock, device("Door", .lock)))
        #expect(!rights.allows(.unlock, device("Door", .lock)))
        #expect(rights.allows(.setTemperature(21), device("Heating", .thermostat)))
        #expect(rights.allows(.arm, device("Alarm", .alarm)))
        #expect(!rights.allows(.disarm, device("Alarm", .alarm)))
        #expect(rights.allows(.turnOff, device("Oven", .oven)))
        #expect(!rights.allows(.turnOn, device("Oven", .oven)))
    }

    @Test func `is a scene where all that it changes may be changed`() {
        let (lamp, door) = (device("Lamp", .light), device("Door", .lock))
        let devices = [lamp.id: lamp, door.id: door]
        func step(_ members: [SceneMember]) -> (PlanStep, [DeviceID: HouseDevice]) {
            var scene = device("Scene", .scene)
            scene.members = members
            return (PlanStep(device: scene.id, to: .activate), devices.merging([scene.id: scene]) { $1 })
        }
        let (lit, litHouse) = step([SceneMember(device: lamp.id, action: .turnOn)])
        let (locked, lockedHouse) = step([
            SceneMember(device: lamp.id, action: .turnOn), SceneMember(device: door.id, action: .lock),
        ])
        let (unknown, unknownHouse) = step([])

        #expect(HouseRights.lamps.allows(lit, litHouse))
        #expect(!HouseRights.lamps.allows(locked, lockedHouse))
        #expect(HouseRights.household.allows(locked, lockedHouse))
        #expect(!HouseRights.lamps.allows(unknown, unknownHouse))
        #expect(HouseRights.household.allows(unknown, unknownHouse))
    }

    @Test func `is left in a plan, and what may not be done is left out and named`() {
        let (lamp, door) = (device("Lamp", .light), device("Door", .lock))
        let devices = [lamp.id: lamp, door.id: door]
        let rules = PlanRules(pinKinds: [.lock])
        let steps = [PlanStep(device: lamp.id, to: .turnOn), PlanStep(device: door.id, to: .unlock)]
        let plan = rules.plan(steps, [], devices)

        let limited = HouseRights.lamps.limited(plan, devices, rules)

        #expect(limited.steps.map(\.device) == [lamp.id])
        #expect(limited.leftOut == [PlanOmission(device: door.id, reason: .notAllowed)])
        #expect(limited.risk == .none)
        #expect(HouseRights.everything.limited(plan, devices, rules) == plan)
    }
}
