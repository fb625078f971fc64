public import Foundation

/// A house that the settings do not describe: it is away, and why is said.
public struct UnfitHouse: HouseProtocol {
    private let error: HouseError

    public init(_ error: HouseError) { self.error = error }

    public func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async { tell(.away(error)) }

    public func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause { throw error }

    public func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading] { [] }
}
