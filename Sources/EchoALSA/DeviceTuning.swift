import Synchronization

/// How a device's sound is changed on its way, and how much later it is than the device tells: read by the device's
/// thread, changed by others.
final class DeviceTuning: Sendable {
    struct Values: Sendable, Hashable {
        /// dB.
        var gain = 0.0
        var latency = Duration.zero
    }

    private let values = Mutex(Values())

    var current: Values { values.withLock(\.self) }

    func set(_ new: Values) { values.withLock { $0 = new } }
}
