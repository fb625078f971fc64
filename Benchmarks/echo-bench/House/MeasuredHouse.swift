import Foundation
import House
import Synchronization

/// A house that notes when an order reached it, and obeys at once.
final class MeasuredHouse: HouseProtocol {
    private struct State {
        var last: ContinuousClock.Instant?
        var tell: (@Sendable (HouseNews) -> Void)?
        var orders = 0
    }

    private let inventory: HouseInventory
    private let start: [DeviceReading]
    private let state = Mutex(State())

    init(_ inventory: HouseInventory, _ readings: [DeviceReading]) { (self.inventory, start) = (inventory, readings) }

    var fixedInventory: HouseInventory? { inventory }
    var lastOrder: ContinuousClock.Instant? { state.withLock(\.last) }

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        state.withLock { $0.tell = tell }
        tell(.here(inventory, readings: start))
        while !Task.isCancelled { try? await Task.sleep(for: .seconds(3600)) }
    }

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        let (tell, number) = state.withLock { state in
            state.last = .now
            state.orders += 1
            return (state.tell, state.orders)
        }
        let cause = ChangeCause(context: "order-\(number)", origin: .us)
        let word = order.action == .turnOff ? "off" : "on"
        tell?(.changed([DeviceReading(device: order.device, state: word, since: Date(), cause: cause)]))
        return cause
    }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
}
