import EchoConcurrency
import EchoTestKit
import Foundation
import House
import Testing

@testable import HouseAdapters

@Suite(
    .serialized, .realHomeAssistant,
    .enabled(if: RealHomeAssistant.isInstalled, "Home Assistant is not installed: scripts/home-assistant.sh install"))
struct `A real Home Assistant` {
    private let listener = HouseListener()
    private let ceiling = DeviceID("light.ceiling_kitchen")

    private func makeHouse(token: String? = nil) throws -> HomeAssistant {
        let real = try #require(RealHomeAssistant.current)
        var patience = HomeAssistantPatience()
        patience.reconnection = Backoff(limit: .max, first: .milliseconds(200), ceiling: .milliseconds(500))
        return HomeAssistant(
            address: real.address, token: try #require(HomeAssistantToken(token ?? real.token)), patience: patience,
            also: HomeAssistantExposure("alarm_control_panel.security input_boolean.reachable"))
    }

    /// With a house that is here.
    private func withHouse(_ body: (HomeAssistant) async throws -> Void) async throws {
        let house = try makeHouse()
        try await listener.listen(to: house) {
            try #require(await listener.hears { $0.arrivals == 1 }, "\(listener.errors)")
            try await body(house)
        }
    }

    private func order(_ device: String, _ action: DeviceAction) -> DeviceOrder {
        DeviceOrder(device: DeviceID(device), action: action)
    }

    @Test func `It tells its rooms and devices, and how they are`() async throws {
        try await withHouse { _ in
            let here = try #require(listener.news.first?.here)

            #expect(here.inventory.rooms.first { $0.name == "Kitchen" }?.aliases == ["galley"])
            let ceilings = here.inventory.devices.filter { $0.name == "Ceiling" }
            #expect(Set(ceilings.compactMap(\.room?.rawValue)) == ["kitchen", "bedroom"])
            // The room of its device, and the kind of each.
            let devices = Dictionary(here.inventory.devices.map { ($0.id.rawValue, $0) }) { $1 }
            #expect(devices["light.bed_light"]?.room == RoomID("bedroom"))
            #expect(devices["light.bed_light"]?.abilities == [.power, .brightness, .color, .colorTemperature])
            #expect(devices["cover.garage_door"]?.kind == .garageDoor)
            #expect(devices["climate.hvac"]?.abilities.contains(.temperature) == true)
            #expect(devices["alarm_control_panel.security"]?.kind == .alarm)
            #expect(devices["sun.sun"] == nil)
            #expect(here.readings.count == here.inventory.devices.count)
            let pump = here.readings.first { $0.device == DeviceID("climate.heatpump") }
            #expect(pump?.details.measuredTemperature == 25)
        }
    }

    @Test func `What an order does is followed by its mark`() async throws {
        try await withHouse { house in
            let on = try await house.carryOut(order("light.ceiling_kitchen", .turnOn))
            #expect(await listener.hears { $0.has("light.ceiling_kitchen", "on", on) })
            let dimmed = try await house.carryOut(order("light.kitchen_lights", .setBrightness(40)))
            #expect(await listener.hears { $0.has("light.kitchen_lights", "on", dimmed) { $0.brightness == 40 } })
            let warm = try await house.carryOut(order("light.kitchen_lights", .setColorTemperature(3000)))
            #expect(
                await listener.hears { listener in
                    listener.has("light.kitchen_lights", "on", warm) {
                        (2900...3100).contains($0.colorTemperature ?? 0)
                    }
                })
            let heating = try await house.carryOut(order("climate.heatpump", .setTemperature(21.5)))
            #expect(
                await listener.hears { listener in
                    listener.has("climate.heatpump", "heat", heating) { $0.targetTemperature == 21.5 }
                })
            let off = try await house.carryOut(order("light.ceiling_kitchen", .turnOff))
            #expect(await listener.hears { $0.has("light.ceiling_kitchen", "off", off) })
        }
    }

    @Test func `A door that jams was told to lock and is not locked`() async throws {
        try await withHouse { house in
            let cause = try await house.carryOut(order("lock.poorly_installed_door", .lock))

            #expect(cause.context != nil)
            let door = DeviceID("lock.poorly_installed_door")
            #expect(await listener.hears { $0.readings.last { $0.device == door }?.state == "jammed" })
            #expect(!listener.readings.contains { $0.device == door && $0.state == "locked" })
        }
    }

    @Test func `What an automation does behind an order names the order as its parent`() async throws {
        try await withHouse { house in
            let cause = try await house.carryOut(order("lock.back_door", .unlock))

            let lamp = DeviceID("light.ceiling_bedroom")
            #expect(
                await listener.hears { listener in
                    listener.readings.contains {
                        $0.device == lamp && $0.state == "on" && $0.cause.origin == .automation
                            && $0.cause.parent == cause.context
                    }
                })
            _ = try await house.carryOut(order("lock.back_door", .lock))
            _ = try await house.carryOut(order("light.ceiling_bedroom", .turnOff))
        }
    }

    @Test func `A switch that cannot be reached is not switched`() async throws {
        try await withHouse { house in
            let boiler = DeviceID("switch.boiler")
            _ = try await house.carryOut(order("input_boolean.reachable", .turnOff))
            #expect(await listener.hears { $0.readings.last { $0.device == boiler }?.isAvailable == false })

            await #expect(throws: HouseError.unavailable(boiler)) {
                try await house.carryOut(order("switch.boiler", .turnOn))
            }
            await #expect(throws: HouseError.noSuchDevice(DeviceID("light.nowhere"))) {
                try await house.carryOut(order("light.nowhere", .turnOn))
            }
            _ = try await house.carryOut(order("input_boolean.reachable", .turnOn))
            #expect(await listener.hears { $0.readings.last { $0.device == boiler }?.isAvailable == true })
        }
    }

    @Test func `A script that takes long is seen to begin and to end, and holds up nothing`() async throws {
        try await withHouse { house in
            let cause = try await house.carryOut(order("script.slow", .activate))
            #expect(await listener.hears { $0.has("script.slow", "on", cause) })

            let other = try await house.carryOut(order("light.ceiling_kitchen", .turnOn))
            #expect(await listener.hears { $0.has("light.ceiling_kitchen", "on", other) })
            #expect(listener.readings.last { $0.device == DeviceID("script.slow") }?.state == "on")
            #expect(await listener.hears { $0.has("script.slow", "off", cause) })
            _ = try await house.carryOut(order("light.ceiling_kitchen", .turnOff))
        }
    }

    @Test func `A wrong token is refused for good`() async throws {
        await listener.listen(to: try makeHouse(token: "no-token-of-this-house"))

        #expect(listener.news == [.away(.tokenRefused)])
    }

    @Test func `A user that may only read sees the house and may not act`() async throws {
        let real = try #require(RealHomeAssistant.current)
        let house = try makeHouse(token: try await real.guest())
        try await listener.listen(to: house) {
            #expect(await listener.hears { $0.arrivals == 1 })
            #expect((listener.news.first?.here?.inventory.rooms.count ?? 0) >= 3)
            await #expect(throws: HouseError.notAllowed) {
                try await house.carryOut(order("light.ceiling_kitchen", .turnOn))
            }
        }
    }

    @Test func `It understands sentences by itself, and says when it does not`() async throws {
        try await withHouse { house in
            let order = try await house.say("turn on the kitchen lights", language: "en", in: nil)
            let acted = order.acted
            #expect(acted.contains(DeviceID("light.kitchen_lights")), "\(order)")
            let nonsense = try await house.say("colourless green ideas sleep", language: "en", in: nil)
            #expect(nonsense.outcome == .failed(code: "no_intent_match"))
        }
    }

    @Test func `It remembers how things were`() async throws {
        try await withHouse { house in
            let on = try await house.carryOut(order("light.ceiling_kitchen", .turnOn))
            #expect(await listener.hears { $0.has("light.ceiling_kitchen", "on", on) })
            let span = Date.now.addingTimeInterval(-3600)..<Date.now.addingTimeInterval(60)

            // It is written down a second later.
            let isWritten = await eventually {
                let readings = try? await house.history(of: [ceiling], in: span)
                return readings?.last?.state == "on"
            }
            #expect(isWritten)
            let readings = try await house.history(of: [ceiling], in: span)
            #expect(readings.map(\.since) == readings.map(\.since).sorted())
        }
    }

    @Test func `A token that is revoked in the middle is refused, and another one brings the house back`() async throws
    {
        let real = try #require(RealHomeAssistant.current)
        let stored = StoredToken(HomeAssistantToken(try await real.visitor()))
        let house = ConfiguredHouse(address: real.address, patience: .eager) { stored.token }
        try await listener.listen(to: house) {
            try #require(await listener.hears { $0.arrivals == 1 }, "\(listener.errors)")

            try await real.dismissVisitors()
            #expect(await listener.hears { $0.errors.last == .tokenRefused }, "\(listener.errors)")
            await #expect(throws: HouseError.self) { try await house.carryOut(order("lock.back_door", .lock)) }
            stored.token = HomeAssistantToken(try await real.visitor())

            #expect(await listener.hears { $0.arrivals == 2 }, "\(listener.errors)")
            let on = try await house.carryOut(order("light.ceiling_kitchen", .turnOn))
            #expect(on.origin == .us)
        }
    }

    @Test func `After a power cut it is away, then here with all it had`() async throws {
        let real = try #require(RealHomeAssistant.current)
        try await withHouse { house in
            let before = try #require(listener.news.first?.lasting)

            try await real.kill()
            #expect(await listener.hears { $0.errors.contains(.unreachable(address: real.address.text)) })
            await #expect(throws: HouseError.self) { try await house.carryOut(order("lock.back_door", .lock)) }
            try await real.again()

            #expect(await listener.hears { $0.arrivals == 2 })
            #expect(listener.news.last { $0.here != nil }?.lasting == before)
            #expect(listener.errors.allSatisfy { $0 == .unreachable(address: real.address.text) || $0 == .starting })
        }
    }
}

extension HouseListener {
    fileprivate func has(
        _ device: String, _ state: String, _ cause: ChangeCause, _ details: (DeviceDetails) -> Bool = { _ in true }
    ) -> Bool {
        readings.contains {
            $0.device == DeviceID(device) && $0.state == state && $0.cause.context == cause.context
                && details($0.details)
        }
    }
}

extension SpokenReply {
    fileprivate var acted: [DeviceID] { if case .acted(let devices) = outcome { devices } else { [] } }
}
