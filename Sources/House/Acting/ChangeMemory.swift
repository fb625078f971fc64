/// How devices were before this program's last orders changed them, by the house's mark of the order.
public struct ChangeMemory: Hashable, Sendable {
    /// Marks that are remembered, and devices of each.
    static let mostContexts = 64
    static let mostDevices = 1000

    private var contexts: [String] = []
    private var before: [String: [DeviceID: DeviceReading]] = [:]

    public init() {}

    /// - Parameter earlier: how the device was before this reading.
    public mutating func see(_ reading: DeviceReading, earlier: DeviceReading?) {
        guard reading.cause.origin == .us, let context = reading.cause.parent ?? reading.cause.context, let earlier
        else { return }
        if before[context] == nil {
            contexts.append(context)
            if contexts.count > Self.mostContexts { before[contexts.removeFirst()] = nil }
        }
        // The first holds: on its way a device is seen more than once.
        if before[context, default: [:]].count < Self.mostDevices, before[context]?[reading.device] == nil {
            before[context, default: [:]][reading.device] = earlier
        }
    }

    public func readings(before context: String) -> [DeviceID: DeviceReading] { before[context] ?? [:] }
}
