public import Foundation

/// A sensor's readings in a span up to now, in equal parts: each the mean over its time, nil where nothing is known.
public struct SensorDay: Hashable, Sendable {
    public static let parts = 24...48

    public let span: Double
    private let count: Int
    private var sums: [Double]
    private var seconds: [Double]
    /// Number of the newest part, counted from 1970.
    private var newest: Int
    /// What holds since `heldSince`.
    private var held: Double?
    private var heldSince: Date

    /// - Parameters:
    ///   - count: of the parts; kept within ``parts``.
    ///   - span: in seconds.
    public init(count: Int = 48, span: Double = 86_400, now: Date) {
        self.count = min(max(count, Self.parts.lowerBound), Self.parts.upperBound)
        self.span = span.isFinite && span >= 60 ? min(span, 400 * 86_400) : 86_400
        sums = Array(repeating: 0, count: self.count)
        seconds = sums
        newest = Self.part(now, self.span / Double(self.count))
        heldSince = now
    }

    /// From a past, oldest first, up to now.
    public init(_ past: [DeviceReading], count: Int = 48, span: Double = 86_400, now: Date) {
        let first = past.first.map { max($0.since, now.addingTimeInterval(-span)) } ?? now
        self.init(count: count, span: span, now: min(first, now))
        for reading in past { add(reading) }
        goOn(to: now)
    }

    /// What came earlier than what is known already says only how it is now.
    public mutating func add(_ reading: DeviceReading) {
        goOn(to: reading.since)
        held = Self.number(reading)
    }

    /// Oldest first, ``count`` of them, up to `now`.
    public func values(now: Date) -> [Double?] {
        var copy = self
        copy.goOn(to: now)
        return (0..<count).map { index in
            let slot = copy.slot(copy.newest - count + 1 + index)
            return copy.seconds[slot] > 0 ? copy.sums[slot] / copy.seconds[slot] : nil
        }
    }

    /// A thermostat's or sensor's number.
    static func number(_ reading: DeviceReading) -> Double? {
        guard let state = reading.state, let number = reading.details.measuredTemperature ?? Double(state.prefix(32))
        else { return nil }
        return number.isFinite && abs(number) < 1e12 ? number : nil
    }

    // MARK: time

    private var length: Double { span / Double(count) }

    private static func part(_ date: Date, _ length: Double) -> Int {
        Int(min(max(date.timeIntervalSince1970, -1e11), 1e11) / length)
    }

    private func slot(_ part: Int) -> Int { ((part % count) + count) % count }

    private mutating func goOn(to date: Date) {
        guard date > heldSince else { return }
        let last = Self.part(date, length)
        // What fell out of the span is not walked through.
        if last - newest >= count {
            sums = Array(repeating: 0, count: count)
            seconds = sums
            newest = last - count
            heldSince = Date(timeIntervalSince1970: Double(newest + 1) * length)
        }
        while newest < last {
            let end = Date(timeIntervalSince1970: Double(newest + 1) * length)
            hold(until: end)
            newest += 1
            (sums[slot(newest)], seconds[slot(newest)]) = (0, 0)
        }
        hold(until: date)
    }

    private mutating func hold(until date: Date) {
        let time = date.timeIntervalSince(heldSince)
        guard time > 0 else { return }
        heldSince = date
        guard let held else { return }
        sums[slot(newest)] += held * time
        seconds[slot(newest)] += time
    }
}
