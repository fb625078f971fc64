import Foundation

extension Date {
    /// Since 1970: as finely as databases keep time.
    var microseconds: Int { Int(exactly: (timeIntervalSince1970 * 1_000_000).rounded()) ?? 0 }

    init(microseconds: Int) { self.init(timeIntervalSince1970: Double(microseconds) / 1_000_000) }
}
