import Testing

@testable import House

@Suite struct `What a description makes of a device` {
    private static let actions: [DeviceAction] = [
        .turnOn, .turnOff, .open, .close, .lock, .unlock, .arm, .disarm, .setPosition(50), .activate, .start,
        .setTemperature(50),
    ]
    private let rules = PlanRules(pinKinds: [.lock, .alarm, .garageDoor])

    private func device(_ kind: DeviceKind) -> HouseDevice {
        HouseDevice(
            id: DeviceID("d"), name: "Device 1", room: nil, kind: kind, abilities: Set(DeviceAbility.allCases))
    }

    private func rank(_ action: DeviceAction, _ device: HouseDevice) -> Int {
        switch rules.risk(of: [PlanStep(device: device.id, to: action)], [device.id: device]) {
        case .none: 0
        case .needsYes: 1
        case .needsPIN: 2
        }
    }

    private func described(_ kind: DeviceKind, as other: DeviceKind) -> HouseDevice {
        DescriptionRules.described(device(kind), DeviceDescription(.isA, "thing", kind: other))
    }

    @Test(arguments: DeviceKind.allCases)
    func `never takes a risk away, whatever it is said to be`(kind: DeviceKind) {
        for other in DeviceKind.allCases {
            let described = described(kind, as: other)
            for action in Self.actions {
                #expect(rank(action, described) >= rank(action, device(kind)), "\(kind) as \(other): \(action)")
            }
            #expect(described.abilities == device(kind).abilities)
        }
    }

    @Test(arguments: [DeviceKind.lock, .alarm, .garageDoor, .oven, .thermostat, .person, .scene, .script, .doorSensor])
    func `leaves what the house knows well as it is`(kind: DeviceKind) {
        for other in DeviceKind.allCases { #expect(described(kind, as: other) == device(kind)) }
    }

    @Test func `asks before another one frees it, and not before one that guards it more`() {
        for one in DeviceKind.allCases {
            for other in DeviceKind.allCases {
                let (before, after) = (described(.outlet, as: one), described(.outlet, as: other))
                let frees = [DeviceAction.turnOn, .turnOff, .open, .activate].contains {
                    rank($0, after) < rank($0, before)
                }
                #expect(!frees || DescriptionRules.risk(from: before, to: after, rules).needsYes, "\(one) to \(other)")
            }
        }
        let (lamp, heater) = (described(.outlet, as: .light), described(.outlet, as: .heater))
        #expect(DescriptionRules.risk(from: lamp, to: heater, rules) == .none)
        #expect(DescriptionRules.risk(from: heater, to: lamp, rules) == .needsYes([.unguards]))
        let garage = described(.outlet, as: .garageDoor)
        #expect(DescriptionRules.risk(from: garage, to: heater, rules) == .needsPIN([.unguards]))
    }

    @Test func `bounds what is kept, and asks of a device once`() {
        var descriptions = DeviceDescriptions()
        for number in 0..<600 {
            _ = descriptions.take(
                DescribedDevice(
                    device: DeviceID("d\(number)"), description: DeviceDescription(.isA, "lamp", kind: .light)))
        }
        #expect(descriptions.all.count == DeviceDescriptions.most)
        let isAsked = descriptions.ask(about: DeviceID("new"))
        let isAskedAgain = descriptions.ask(about: DeviceID("new"))
        let isAskedOfKnown = descriptions.ask(about: DeviceID("d1"))
        #expect((isAsked, isAskedAgain, isAskedOfKnown) == (true, false, false))
    }
}
