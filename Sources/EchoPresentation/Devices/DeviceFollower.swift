import Echo

/// Follows the devices that come and go: which are in use, and what became of them.
struct DeviceFollower: Sendable {
    private(set) var devices: [AudioDevice]?

    /// The one in use: the chosen one while it is there, else the default one.
    func used(_ direction: AudioDevice.Direction, chosen: SoundPreferences) -> AudioDevice? {
        Self.used(direction, chosen, among: devices ?? [])
    }

    /// Whether somebody was told that the chosen one is gone.
    func knowsAbsence(_ direction: AudioDevice.Direction, chosen: SoundPreferences) -> Bool {
        guard let id = chosen.id(direction), let devices else { return false }
        return !devices.contains { $0.id == id && $0.direction == direction }
    }

    /// What came of it that these are the devices now. The first list changes nothing.
    mutating func receive(_ new: [AudioDevice], chosen: SoundPreferences) -> [DeviceChange] {
        defer { devices = new }
        guard let old = devices else { return [] }
        return AudioDevice.Direction.allCases.compactMap { Self.change($0, chosen, from: old, to: new) }
    }

    private static func change(
        _ direction: AudioDevice.Direction, _ chosen: SoundPreferences, from old: [AudioDevice], to new: [AudioDevice]
    ) -> DeviceChange? {
        let (before, after) = (used(direction, chosen, among: old), used(direction, chosen, among: new))
        guard before?.id != after?.id else { return nil }
        if let after, after.id == chosen.id(direction) { return .returned(after) }
        if let before, !new.contains(where: { $0.id == before.id && $0.direction == direction }) {
            return .removed(before, now: after)
        }
        return after.map(DeviceChange.changed)
    }

    private static func used(
        _ direction: AudioDevice.Direction, _ chosen: SoundPreferences, among devices: [AudioDevice]
    ) -> AudioDevice? {
        let those = devices.filter { $0.direction == direction }
        let id = chosen.id(direction)
        return those.first { $0.id == id } ?? those.first(where: \.isDefault)
    }
}

extension SoundPreferences {
    /// The chosen device; nil for the default one.
    func id(_ direction: AudioDevice.Direction) -> String? { direction == .input ? input : output }
}
