import Foundation

/// How much a program may say: much at its beginning, and then less than one device changes in good health.
struct HouseProgramAllowance: Hashable, Sendable {
    /// Lines at once: our choice; a whole inventory of single devices with their readings fits twice.
    static let most = 20_000.0
    /// Lines a second that are always fine.
    static let rate = 500.0

    private var left = Self.most
    private var last: Date?

    /// - Returns: false when it was too much.
    mutating func take(_ lines: Int, at moment: Date) -> Bool {
        if let last { left = min(Self.most, left + max(0, moment.timeIntervalSince(last)) * Self.rate) }
        last = moment
        guard Double(lines) <= left else { return false }
        left -= Double(lines)
        return true
    }
}
