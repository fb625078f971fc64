public import Foundation

/// Where there is no house: nothing comes, and nothing can be done.
public struct AbsentHouse: HouseProtocol {
    public init() {}

    public func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async {}

    public func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause {
        throw .noSuchDevice(order.device)
    }

    public func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
}
