import Foundation
import House
import Synchronization

/// A house with a lock and an alarm that want a code, a list, and sensors that warn.
final class CodedHouse: HouseProtocol {
    static let code = "4711"

    private struct State {
        var orders: [DeviceOrder] = []
        var tell: @Sendable (HouseNews) -> Void = { _ in }
    }

    private let state = Mutex(State())

    var orders: [DeviceOrder] { state.withLock(\.orders) }

    static var inventory: HouseInventory {
        var lock = device("lock.front", "Front door", .lock, [.lock])
        lock.code = DeviceCode(isNumber: true, isForArming: true)
        var alarm = device("alarm.house", "Alarm", .alarm, [.alarm])
        alarm.code = DeviceCode(isNumber: true, isForArming: false)
        var smoke = device("smoke.hall", "Hall smoke detector", .otherSensor, [])
        smoke.hazard = .smoke
        var battery = device("battery.door", "Door battery", .otherSensor, [])
        battery.hazard = .battery
        return HouseInventory(
            rooms: [HouseRoom(id: RoomID("hall"), name: "Hall")],
            devices: [lock, alarm, smoke, battery, device("todo.shopping", "Shopping list", .list, [.items])])
    }

    private static func device(
        _ id: String, _ name: String, _ kind: DeviceKind, _ abilities: Set<DeviceAbility>
    ) -> HouseDevice {
        HouseDevice(id: DeviceID(id), name: name, room: RoomID("hall"), kind: kind, abilities: abilities)
    }

    func show(_ device: String, _ state: String) {
        tell(.changed([DeviceReading(device: DeviceID(device), state: state, since: Sample.now)]))
    }

    private func tell(_ news: HouseNews) { state.withLock(\.tell)(news) }

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        state.withLock { $0.tell = tell }
        let states = ["lock.front": "locked", "alarm.house": "disarmed", "todo.shopping": "0"]
        tell(
            .here(
                Self.inventory,
                readings: Self.inventory.devices.map {
                    Sample.reading($0.id.rawValue, states[$0.id.rawValue] ?? "off")
                }))
        let (end, _) = AsyncStream<Never>.makeStream()
        for await _ in end {}
    }

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        try await carryOut(order, code: nil)
    }

    func carryOut(_ order: DeviceOrder, code: HousePIN?) async throws(HouseError) -> ChangeCause {
        let wants =
            Self.inventory.devices.first { $0.id == order.device }?.code != nil && order.action != .armAs(.night)
        if wants, code?.digits != Self.code { throw .refused(code: StepOutcome.wantsCode) }
        let count = state.withLock { state in
            state.orders.append(order)
            return state.orders.count
        }
        let cause = ChangeCause(context: "order-\(count)", origin: .us)
        let word: String =
            switch order.action {
            case .unlock: "unlocked"
            case .armAs(let mode): "armed_\(mode.rawValue)"
            case .disarm: "disarmed"
            default: "1"
            }
        tell(.changed([DeviceReading(device: order.device, state: word, since: Sample.now, cause: cause)]))
        return cause
    }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
}
