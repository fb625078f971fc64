import Foundation

/// How the devices of the flat were, the last of each in bounded memory.
struct FlatHistory: Sendable {
    /// Of each device.
    static let most = 1000

    private var readings: [DeviceID: [DeviceReading]] = [:]

    mutating func record(_ changed: [DeviceReading]) {
        for reading in changed { record(reading) }
    }

    /// Puts what happened until `end` before what was recorded since.
    mutating func follow(_ earlier: FlatHistory, until end: Date) {
        for (device, before) in earlier.readings {
            let since = readings[device, default: []].drop { $0.since <= end }
            readings[device] = (before + since).suffix(Self.most)
        }
    }

    private mutating func record(_ reading: DeviceReading) {
        readings[reading.device, default: []].append(reading)
        // A quarter at once, so that not each reading moves all others.
        if readings[reading.device, default: []].count > Self.most {
            readings[reading.device]?.removeFirst(Self.most / 4)
        }
    }

    /// Oldest first. The first of each device is how it was when the span began.
    func readings(of devices: [DeviceID], in span: Range<Date>) -> [DeviceReading] {
        Set(devices).flatMap { device in
            let all = readings[device] ?? []
            let start = all.partitioningIndex { $0.since > span.lowerBound }
            let end = all.partitioningIndex { $0.since >= span.upperBound }
            return all[max(start - 1, 0)..<max(end, max(start - 1, 0))]
        }.sorted { ($0.since, $0.device) < ($1.since, $1.device) }
    }
}

extension [DeviceReading] {
    /// The first position for which it holds, given that it holds for all behind.
    fileprivate func partitioningIndex(_ holds: (DeviceReading) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
