import Testing

@testable import House

@Suite struct `What a name says about a device of little known kind` {
    private func device(
        _ name: String, _ kind: DeviceKind = .outlet, _ abilities: Set<DeviceAbility> = [.power]
    ) -> HouseDevice {
        HouseDevice(id: DeviceID("d"), name: name, room: nil, kind: kind, abilities: abilities)
    }

    @Test(arguments: [
        ("Garage door", DeviceKind.garageDoor), ("Garage Door Opener 2", .garageDoor), ("Garage", .garageDoor),
        ("Garage remote", .garageDoor), ("Driveway gate", .garageDoor), ("Open gate", .garageDoor),
        ("Front door", .lock), ("Front door buzzer", .lock), ("Door opener", .lock), ("Unlock front door", .lock),
        ("Unlock car", .lock),
        ("Back door lock", .lock), ("Buzzer", .lock), ("Intercom release", .lock),
        ("House alarm", .alarm), ("Security system", .alarm), ("Oven", .oven), ("Oven plug", .oven),
        ("Kitchen stove 1", .oven), ("Kettle", .heater), ("Boiler outlet", .heater), ("Space heater", .heater),
        ("Garage heater", .heater), ("Electric blanket", .heater),
    ])
    func `is that it opens, guards or heats something`(name: String, kind: DeviceKind) {
        for own in [DeviceKind.outlet, .other] {
            #expect(NamedGuard.kind(of: device(name, own)) == kind)
            #expect(PlanRules.reason(kind == .alarm ? .turnOff : .turnOn, of: device(name, own)) != nil)
        }
        #expect(PlanRules.reason(.activate, of: device(name, .other, [.activate])) != nil)
    }

    @Test(arguments: [
        "Garage plug", "Garage light", "Front door light", "Oven light", "Doorbell", "Child lock", "Alarm clock",
        "Coffee machine", "Open plan lights", "Candles", "Central heating", "Plug 3", "Hall switch", "Tree 1", "",
    ])
    func `is nothing of the kind`(name: String) {
        #expect(NamedGuard.kind(of: device(name)) == nil)
        #expect(PlanRules.reason(.turnOn, of: device(name)) == nil)
    }

    @Test(arguments: [("Garage door", true), ("Gate", true), ("Garage shutter", true), ("Terrace door", false)])
    func `guards a cover that belongs to a garage or a gate`(name: String, isGuarded: Bool) {
        let cover = device(name, .blind, [.openClose, .position])

        #expect((PlanRules.reason(.open, of: cover) != nil) == isGuarded)
        #expect(PlanRules.reason(.close, of: cover) == nil)
    }

    @Test(arguments: [DeviceKind.light, .fan, .mediaPlayer, .thermostat, .doorSensor, .scene])
    func `says nothing where the house knows what it is`(kind: DeviceKind) {
        #expect(NamedGuard.kind(of: device("Garage door", kind)) == nil)
    }

    @Test func `takes the PIN for doors, and is asked about before it is called a lamp`() {
        let rules = PlanRules(pinKinds: [.lock, .alarm, .garageDoor])
        let (garage, kettle) = (device("Garage door opener"), device("Kettle"))
        let step = PlanStep(device: garage.id, to: .turnOn)

        #expect(rules.risk(of: [step], [garage.id: garage]) == .needsPIN([.opensGarage]))
        #expect(rules.risk(of: [step], [kettle.id: kettle]) == .needsYes([.heats]))
        let lamp = DescriptionRules.described(garage, DeviceDescription(.isA, "lamp", kind: .light))
        #expect(DescriptionRules.risk(from: garage, to: lamp, rules) == .needsPIN([.unguards]))
        #expect(rules.risk(of: [step], [lamp.id: lamp]) == .none)
    }
}
