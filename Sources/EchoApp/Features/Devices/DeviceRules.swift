import Echo
import EchoScreen

/// Follows the devices that come and go: which are in use, and what became of them.
///
/// While a sound server is away the list is ALSA's, and one that starts names its devices one after the other: nothing
/// was unplugged by that.
struct DeviceRules: Sendable {
    private var list: DeviceList?
    /// What was in use when the sound server went, and is not there again.
    private var awaited: [AudioDevice.Direction: String] = [:]
    /// There was a sound server, and there is none now.
    private(set) var isServerGone = false

    /// What came of it that these are the devices now. The first list changes nothing.
    mutating func receive(_ new: DeviceList, chosen: SoundPreferences) -> [DeviceChange] {
        defer { list = new }
        guard let old = list else { return [] }
        if old.hasServer, !new.hasServer { loseServer(chosen) }
        if new.hasServer { isServerGone = false }
        return AudioDevice.Direction.allCases.compactMap { change($0, chosen, from: old, to: new) }
    }

    private mutating func loseServer(_ chosen: SoundPreferences) {
        isServerGone = true
        for direction in AudioDevice.Direction.allCases {
            awaited[direction] = awaited[direction] ?? chosen.used(direction, among: list?.devices ?? [])?.id
        }
    }

    private mutating func change(
        _ direction: AudioDevice.Direction, _ chosen: SoundPreferences, from old: DeviceList, to new: DeviceList
    ) -> DeviceChange? {
        let after = chosen.used(direction, among: new.devices)
        let isBack = !old.hasServer && after?.id == chosen.id(direction)
        if new.hasServer, let after, after.id == awaited[direction] || isBack {
            awaited[direction] = nil
            return .resumed(after)
        }
        guard old.hasServer == new.hasServer else { return nil }
        let change = Self.change(direction, chosen, from: old.devices, to: new.devices)
        guard awaited[direction] != nil else { return change }
        guard new.hasServer else { return nil }
        switch change {
        case .removed?, .returned?:
            awaited[direction] = nil
            return change
        case .changed?, .resumed?, nil: return nil
        }
    }

    private static func change(
        _ direction: AudioDevice.Direction, _ chosen: SoundPreferences, from old: [AudioDevice], to new: [AudioDevice]
    ) -> DeviceChange? {
        let (before, after) = (chosen.used(direction, among: old), chosen.used(direction, among: new))
        guard before?.id != after?.id else { return nil }
        if let after, after.id == chosen.id(direction) { return .returned(after) }
        if let before, !new.contains(where: { $0.id == before.id && $0.direction == direction }) {
            return .removed(before, now: after)
        }
        return after.map(DeviceChange.changed)
    }

    /// Which device is to be used after a change; nil where nothing has to be done.
    static func use(after change: DeviceChange, chosen: SoundPreferences) -> DeviceUse? {
        guard let id = chosen.id(change.direction) else { return nil }
        return switch change {
        case .removed: DeviceUse(direction: change.direction, id: nil)
        case .returned: DeviceUse(direction: change.direction, id: id)
        case .resumed(let device) where device.id == id: DeviceUse(direction: change.direction, id: id)
        case .resumed, .changed: nil
        }
    }
}

/// Which device is to be used.
struct DeviceUse: Sendable, Hashable {
    var direction: AudioDevice.Direction
    /// Nil for the default one.
    var id: String?
}
