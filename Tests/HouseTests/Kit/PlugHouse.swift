import Foundation
import House
import Synchronization

/// A house whose switches say little of what they are; they go on and off at once.
final class PlugHouse: HouseProtocol {
    static let rooms = ["Kitchen", "Hall", "Study", "Living room"].map {
        HouseRoom(id: RoomID($0.lowercased()), name: $0)
    }

    static let devices: [HouseDevice] = [
        device("switch.plug_3", "Plug 3", "kitchen", .outlet), device("switch.kitchen", "Plug", "kitchen", .outlet),
        device("switch.hall", "Hall switch", "hall", .other),
        device("switch.window", "Plug by the window", "living room", .outlet),
        device("switch.s1", "Smart plug 1", "study", .outlet), device("switch.s2", "Smart plug 2", "study", .outlet),
        device("switch.coffee", "Coffee machine", "kitchen", .outlet),
        device("light.living", "Ceiling lamp", "living room", .light),
        device("switch.kettle", "Kettle", "living room", .outlet), device("switch.gate", "Gate opener", "hall", .other),
        device("lock.front", "Front door", "hall", .lock, [.lock]),
        device("valve.water", "Valve", "kitchen", .other, [.openClose]),
        device("button.gate", "Button 1", "hall", .other, [.activate]),
        device("binary_sensor.hall", "Hall sensor", "hall", .otherSensor, []),
        device("climate.study", "Study thermostat", "study", .thermostat, [.power, .temperature, .climateMode]),
    ]

    private static func device(
        _ id: String, _ name: String, _ room: String, _ kind: DeviceKind, _ abilities: Set<DeviceAbility> = [.power]
    ) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: RoomID(room), kind: kind, abilities: abilities)
    }

    private struct State {
        var orders: [DeviceOrder] = []
        var tell: @Sendable (HouseNews) -> Void = { _ in }
    }

    private let state = Mutex(State())
    let inventory = HouseInventory(rooms: PlugHouse.rooms, devices: PlugHouse.devices)

    var orders: [DeviceOrder] { state.withLock(\.orders) }

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        state.withLock { $0.tell = tell }
        let states = ["lock.front": "locked", "valve.water": "closed", "light.living": "on", "button.gate": "unknown"]
        tell(
            .here(
                inventory,
                readings: Self.devices.map { Sample.reading($0.id.rawValue, states[$0.id.rawValue] ?? "off") }))
        let (end, _) = AsyncStream<Never>.makeStream()
        for await _ in end {}
    }

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        let (tell, count) = state.withLock { state in
            state.orders.append(order)
            return (state.tell, state.orders.count)
        }
        let cause = ChangeCause(context: "order-\(count)", origin: .us)
        let word: String? =
            switch order.action {
            case .turnOn: "on"
            case .turnOff: "off"
            case .open: "open"
            case .activate: "2026-03-02T09:00:00"
            default: nil
            }
        if let word {
            tell(.changed([DeviceReading(device: order.device, state: word, since: Sample.now, cause: cause)]))
        }
        return cause
    }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
}
