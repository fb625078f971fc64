/// Lets through at most 20 readings a second, and none while all is quiet.
public struct LevelThrottle: Sendable {
    private let interval: Duration
    private let threshold: Float
    private var last: ContinuousClock.Instant?
    private var loudest: LevelReading?
    private var isShowing = false

    /// - Parameters:
    ///   - interval: least time between two readings.
    ///   - quietBelow: RMS in dBFS under which nothing is said to sound.
    public init(interval: Duration = .milliseconds(50), quietBelow: Float = -65) {
        self.interval = interval
        threshold = quietBelow
    }

    /// The reading to show now, if any: the loudest since the one before, or one of silence after the last sound.
    public mutating func admit(_ reading: LevelReading, at now: ContinuousClock.Instant) -> LevelReading? {
        if reading.rms >= threshold, reading.rms >= loudest?.rms ?? LevelReading.floor { loudest = reading }
        if let last, now - last < interval { return nil }
        guard let shown = loudest else { return settle(at: now) }
        last = now
        loudest = nil
        isShowing = true
        return shown
    }

    /// For when no more readings come: the silent reading that is still owed.
    public mutating func end() -> LevelReading? {
        defer { self = LevelThrottle(interval: interval, quietBelow: threshold) }
        return isShowing || loudest != nil ? LevelReading() : nil
    }

    private mutating func settle(at now: ContinuousClock.Instant) -> LevelReading? {
        guard isShowing else { return nil }
        last = now
        isShowing = false
        return LevelReading()
    }
}
