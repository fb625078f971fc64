import EchoText

/// The bands of a spectrum: up at once, down slowly enough to be seen.
struct BandHold: Sendable, Hashable {
    static let count = 10
    /// Of their height, per second.
    static let fall = 1.5

    private var tops = Array(repeating: 0.0, count: Self.count)
    private var since = Duration.zero

    /// - Parameter bands: 0 to 1 each; missing ones are silent.
    mutating func receive(_ bands: [Double], at now: Duration) {
        let falling = positions(at: now)
        tops = (0..<Self.count).map { band in
            let new = band < bands.count && bands[band].isFinite ? min(1, max(0, bands[band])) : 0
            return max(falling[band], new)
        }
        since = now
    }

    func positions(at now: Duration) -> [Double] {
        let fallen = max(0, DurationWording.seconds(now - since)) * Self.fall
        return tops.map { max(0, $0 - fallen) }
    }
}
