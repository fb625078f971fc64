import Foundation
import House
import Synchronization

/// A house with two plugs that say nothing of themselves, one of them in no room.
final class UnnamedHouse: HouseProtocol {
    private let tell = Mutex<@Sendable (HouseNews) -> Void>({ _ in })

    private let inventory = HouseInventory(
        rooms: [HouseRoom(id: RoomID("kitchen"), name: "Kitchen"), HouseRoom(id: RoomID("hall"), name: "Hall")],
        devices: [
            HouseDevice(id: DeviceID("switch.1"), name: "Plug 1", room: nil, kind: .outlet, abilities: [.power]),
            HouseDevice(
                id: DeviceID("switch.2"), name: "Plug 2", room: RoomID("hall"), kind: .outlet, abilities: [.power]),
        ])

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        self.tell.withLock { $0 = tell }
        let readings = inventory.devices.map { DeviceReading(device: $0.id, state: "off", since: Date()) }
        tell(.here(inventory, readings: readings))
        let (end, _) = AsyncStream<Never>.makeStream()
        for await _ in end {}
    }

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        let cause = ChangeCause(context: "order", origin: .us)
        let state = order.action == .turnOff ? "off" : "on"
        tell.withLock(\.self)(
            .changed([DeviceReading(device: order.device, state: state, since: Date(), cause: cause)]))
        return cause
    }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
}
