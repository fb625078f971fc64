import Foundation

/// A change of the flat that takes time.
enum FlatMotion: Hashable, Sendable {
    /// At `end` the word of the state becomes another.
    case settling(to: String, end: Date)
    /// Goes from one position to another, 0…100, at so many points a second; it stops at `stop`.
    case travelling(from: Double, stop: Double, rate: Double, start: Date)

    var end: Date {
        switch self {
        case .settling(_, let end): end
        case .travelling(let from, let stop, let rate, let start): start.addingTimeInterval(abs(stop - from) / rate)
        }
    }

    func position(at date: Date) -> Double? {
        guard case .travelling(let from, let stop, let rate, let start) = self else { return nil }
        let way = min(max(date.timeIntervalSince(start), 0) * rate, abs(stop - from))
        return stop > from ? from + way : from - way
    }
}
