import House
import Testing

@Suite struct `What has to be asked first` {
    private func risk(_ orders: [(DeviceKind, DeviceAction)], rules: PlanRules = PlanRules()) -> PlanRisk {
        let devices = orders.enumerated().map { index, order in
            HouseDevice(id: DeviceID("d\(index)"), name: "Device", room: nil, kind: order.0, abilities: [])
        }
        let steps = zip(devices, orders).map { PlanStep(device: $0.id, to: $1.1) }
        return rules.risk(of: steps, Dictionary(devices.map { ($0.id, $0) }) { first, _ in first })
    }

    @Test(arguments: [
        (DeviceKind.lock, DeviceAction.unlock, PlanRisk.Reason.unlocks), (.lock, .open, .unlocks),
        (.lock, .turnOff, .unlocks), (.other, .unlock, .unlocks), (.garageDoor, .open, .opensGarage),
        (.garageDoor, .setPosition(10), .opensGarage), (.garageDoor, .activate, .opensGarage),
        (.alarm, .disarm, .disarms), (.alarm, .turnOff, .disarms), (.oven, .turnOn, .heatsOven),
        (.oven, .setTemperature(180), .heatsOven), (.oven, .start, .heatsOven), (.script, .activate, .unseen),
        (.automation, .turnOn, .unseen),
    ])
    func `opening, disarming and heating need a yes`(kind: DeviceKind, action: DeviceAction, reason: PlanRisk.Reason) {
        #expect(risk([(kind, action)]) == .needsYes([reason]))
    }

    @Test(arguments: [
        (DeviceKind.lock, DeviceAction.lock), (.garageDoor, .close), (.garageDoor, .stopMoving),
        (.garageDoor, .setPosition(0)), (.alarm, .arm), (.oven, .turnOff), (.light, .turnOn), (.light, .turnOff),
        (.blind, .open), (.thermostat, .setTemperature(22)), (.scene, .activate), (.automation, .turnOff),
    ])
    func `locking, closing and turning off do not`(kind: DeviceKind, action: DeviceAction) {
        #expect(risk([(kind, action)]) == .none)
    }

    @Test func `many devices at once need a yes, even to be turned off`() {
        #expect(risk(Array(repeating: (.light, .turnOff), count: 5)) == .none)
        #expect(risk(Array(repeating: (.light, .turnOff), count: 6)) == .needsYes([.many(6)]))
        #expect(
            risk(Array(repeating: (.lock, .lock), count: 3), rules: PlanRules(mostDevices: 2)) == .needsYes([.many(3)]))
    }

    @Test func `one device that is changed twice counts once`() {
        let device = HouseDevice(id: DeviceID("a"), name: "A", room: nil, kind: .light, abilities: [])
        let steps = Array(repeating: PlanStep(device: device.id, to: .turnOn), count: 9)
        #expect(PlanRules().risk(of: steps, [device.id: device]) == .none)
    }

    @Test func `a PIN is wanted where it is set, and only for what is risky`() {
        let rules = PlanRules(pinKinds: [.lock])
        #expect(risk([(.lock, .unlock)], rules: rules) == .needsPIN([.unlocks]))
        #expect(risk([(.lock, .lock)], rules: rules) == .none)
        #expect(risk([(.garageDoor, .open)], rules: rules) == .needsYes([.opensGarage]))
        #expect(risk([(.garageDoor, .open), (.lock, .unlock)], rules: rules) == .needsPIN([.opensGarage, .unlocks]))
    }

    @Test func `a device that is not known is asked about`() {
        #expect(PlanRules().risk(of: [PlanStep(device: DeviceID("x"), to: .turnOn)], [:]) == .needsYes([.unseen]))
    }
}
