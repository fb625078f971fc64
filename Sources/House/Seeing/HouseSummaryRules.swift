public import Foundation

/// The line that says what is worth knowing: "Back door open · Washing machine 23 min".
public enum HouseSummaryRules {
    /// Names in the line; of more, only the number is said.
    static let most = 4

    /// Empty when there is nothing to say.
    public static func text(_ picture: HousePicture, now: Date) -> String {
        let standing = picture.standing
        let parts =
            named(standing.alarming, picture) { device in
                if let hazard = device.hazard { return "\(device.name): \(hazard.name)" }
                return device.kind == .lock ? "\(device.name) jammed" : "\(device.name) triggered"
            }
            + named(standing.open, picture) { "\($0.name) open" }
            + named(standing.running, picture) { running($0, picture.readings[$0.id], now) }
            + unavailable(standing.unavailable.count)
        return parts.joined(separator: " · ")
    }

    private static func named(
        _ ids: Set<DeviceID>, _ picture: HousePicture, _ text: (HouseDevice) -> String
    ) -> [String] {
        let first = smallest(ids).compactMap { picture.devices[$0] }
        let rest = ids.count - first.count
        return first.map(text) + (rest > 0 ? ["\(rest) more"] : [])
    }

    /// The first few without sorting all.
    private static func smallest(_ ids: Set<DeviceID>) -> [DeviceID] {
        var first: [DeviceID] = []
        for id in ids {
            guard first.count < most || id < first[first.count - 1] else { continue }
            first.insert(id, at: first.firstIndex { id < $0 } ?? first.count)
            if first.count > most { first.removeLast() }
        }
        return first
    }

    private static func running(_ device: HouseDevice, _ reading: DeviceReading?, _ now: Date) -> String {
        guard let left = reading?.details.endsAt?.timeIntervalSince(now), left > 0, left < 7 * 86_400 else {
            return "\(device.name) \(device.kind == .oven ? "on" : "running")"
        }
        let minutes = Int((left / 60).rounded(.up))
        return minutes < 60 ? "\(device.name) \(minutes) min" : "\(device.name) \(minutes / 60) h \(minutes % 60) min"
    }

    private static func unavailable(_ count: Int) -> [String] {
        count == 0 ? [] : [count == 1 ? "1 device unavailable" : "\(count) devices unavailable"]
    }
}
