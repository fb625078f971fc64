public import Foundation

/// A house that can be watched and told what to do.
///
/// Orders are accepted, not believed: what was done is seen from readings whose cause has the context that
/// ``carryOut(_:)`` returned. They may arrive before it returns.
public protocol HouseProtocol: Sendable {
    /// What is always in it, known before it is run; nil where only the house can tell.
    nonisolated var fixedInventory: HouseInventory? { get }

    /// It is a simulation to try things out with: nothing that is said of it is so anywhere.
    nonisolated var isDemonstration: Bool { get }

    /// Connects, tells what happens, and connects again, until it is cancelled. Only one at a time.
    func run(_ tell: @escaping @Sendable (HouseNews) -> Void) async

    /// Gives one device an order.
    ///
    /// - Returns: the mark of what this order changes.
    func carryOut(_ order: DeviceOrder) async throws(HouseError) -> ChangeCause

    /// The same with the code of its own that a lock or an alarm asks for. It is kept nowhere.
    func carryOut(_ order: DeviceOrder, code: HousePIN?) async throws(HouseError) -> ChangeCause

    /// How devices were in a span of time, oldest first; empty where the house keeps no history.
    func history(of devices: [DeviceID], in span: Range<Date>) async throws(HouseError) -> [DeviceReading]
}

extension HouseProtocol {
    public nonisolated var fixedInventory: HouseInventory? { nil }
    public nonisolated var isDemonstration: Bool { false }

    public func carryOut(_ order: DeviceOrder, code: HousePIN?) async throws(HouseError) -> ChangeCause {
        try await carryOut(order)
    }
}
