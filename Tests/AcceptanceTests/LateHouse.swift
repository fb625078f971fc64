import Foundation
import House

/// A flat of which nothing is known before it comes.
final class LateHouse: HouseProtocol {
    private let flat: Flat
    private let (coming, arrival) = AsyncStream.makeStream(of: Void.self)

    init(_ flat: Flat) { self.flat = flat }

    func come() { arrival.finish() }

    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {
        for await _ in coming {}
        await flat.run(tell)
    }

    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { try await flat.carryOut(order) }

    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] {
        try await flat.history(of: devices, in: span)
    }
}
