import Foundation
import House
import Synchronization

/// A house in °F with a lock that wants a code, a fridge, and a sensor that tells of water.
final class GuardedHouse: HouseProtocol {
    static let code = "4711"

    private struct State {
        var orders: [DeviceOrder] = []
        var tell: @Sendable (HouseNews) -> Void = { _ in }
    }

    private let state = Mutex(State())
    private let inventory = HouseInventory(
        rooms: [HouseRoom(id: RoomID("kitchen"), name: "Kitchen")], devices: GuardedHouse.devices)

    var orders: [DeviceOrder] { state.withLock(\.orders) }

    private static var devices: [HouseDevice] {
        var lock = device("lock.front", "Front door", .lock, [.lock])
        lock.code = DeviceCode(isNumber: true, isForArming: true)
        var leak = device("leak.kitchen", "Kitchen leak sensor", .otherSensor, [])
        leak.hazard = .moisture
        var heating = device("climate.kitchen", "Kitchen thermostat", .thermostat, [.temperature, .climateMode])
        heating.unit = "°F"
        return [
            lock, leak, heating, device("light.kitchen", "Kitchen lamp", .light, [.power]),
            device("switch.fridge", "Fridge", .outlet, [.power]),
            device("switch.radio", "Radio", .mediaPlayer, [.power]),
        ]
    }

    private static func device(
        _ id: String, _ name: String, _ kind: DeviceKind, _ abilities: Set<DeviceAbility>
    ) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: RoomID("kitchen"), kind: kind, abilities: abilities)
    }

    func show(_ device: String, _ word: String) { tell(Self.reading(device, word)) }

    private func tell(_ reading: DeviceReading) { state.withLock(\.tell)(.changed([reading])) }

    private static func reading(_ device: String, _ word: String, _ celsius: Double? = nil) -> DeviceReading {
        var details = DeviceDetails()
        details.targetTemperature = celsius
        return DeviceReading(device: DeviceID(device), state: word, details: details, since: Date())
    }

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        state.withLock { $0.tell = tell }
        let states = ["lock.front": "locked", "leak.kitchen": "off", "climate.kitchen": "heat"]
        tell(
            .here(
                inventory,
                readings: inventory.devices.map { device in
                    let celsius = device.kind == .thermostat ? 20.0 : nil
                    return Self.reading(device.id.rawValue, states[device.id.rawValue] ?? "on", celsius)
                }))
        let (end, _) = AsyncStream<Never>.makeStream()
        for await _ in end {}
    }

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        try await carryOut(order, code: nil)
    }

    func carryOut(_ order: DeviceOrder, code: HousePIN?) async throws(HouseError) -> ChangeCause {
        if order.device == DeviceID("lock.front"), code?.digits != Self.code {
            throw .refused(code: StepOutcome.wantsCode)
        }
        let count = state.withLock { state in
            state.orders.append(order)
            return state.orders.count
        }
        let cause = ChangeCause(context: "order-\(count)", origin: .us)
        var reading = Self.reading(order.device.rawValue, Self.word(after: order.action))
        if case .setTemperature(let celsius) = order.action { reading.details.targetTemperature = celsius }
        reading.cause = cause
        tell(reading)
        return cause
    }

    private static func word(after action: DeviceAction) -> String {
        switch action {
        case .unlock: "unlocked"
        case .lock: "locked"
        case .turnOff: "off"
        case .setTemperature: "heat"
        default: "on"
        }
    }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
}
