import Foundation
import House
import Synchronization

/// A flat of which is noted what it told last of each device.
final class WatchedFlat: HouseProtocol {
    let flat: Flat
    private let told = Mutex<[DeviceID: DeviceReading]>([:])

    init(_ flat: Flat) { self.flat = flat }

    var last: [DeviceID: DeviceReading] { told.withLock { $0 } }

    var fixedInventory: HouseInventory? { flat.fixedInventory }

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        await flat.run { [self] news in
            note(news)
            tell(news)
        }
    }

    private func note(_ news: HouseNews) {
        told.withLock { last in
            switch news {
            case .here(_, let readings), .changed(let readings): for one in readings { last[one.device] = one }
            case .away, .inventory: break
            }
        }
    }

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { try await flat.carryOut(order) }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        try await flat.history(of: devices, in: span)
    }
}
