import Foundation

enum TestDates {
    /// Wednesday the 14th of January 2026, 10 o'clock.
    static let morning = Date(timeIntervalSince1970: 1_768_384_800)
}
