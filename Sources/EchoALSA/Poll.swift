import CALSA
import Glibc

/// poll(2) with a `Duration`.
enum Poll {
    /// True when a descriptor has something; false when the time is over or a signal came. `nil` waits for ever.
    static func wait(_ descriptors: inout [pollfd], for timeout: Duration?) -> Bool {
        ca_poll(&descriptors, UInt32(descriptors.count), timeout.map(nanoseconds) ?? -1) > 0
    }

    private static func nanoseconds(_ duration: Duration) -> Int64 {
        let (seconds, attoseconds) = max(duration, .zero).components
        return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    }
}
