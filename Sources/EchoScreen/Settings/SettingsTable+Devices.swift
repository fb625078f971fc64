public import Echo

/// What there is to choose from among the devices for sound.
extension SettingsTable {
    /// There are sound devices to choose from at all.
    public static let needsSound: Setting.Obstacle = { _, options in
        options.hasSound ? nil : "not supported by this sound system"
    }

    /// The default one first, under its name where that is known.
    public static func devices(_ direction: AudioDevice.Direction, among options: SettingOptions) -> [SettingChoice] {
        let all = (options.devices ?? []).filter { $0.direction == direction }
        let standard = all.first(where: \.isDefault).map { "default: \($0.name)" } ?? "default"
        let others = all.filter { $0.id != defaultDevice }
        return [SettingChoice(defaultDevice, standard)]
            + others.map { SettingChoice($0.id, $0.name, isNamed: true) }
    }

    /// As the default device is kept and typed.
    public static let defaultDevice = "default"
}

extension SettingID {
    /// The devices that it chooses among; nil for what chooses none.
    public var direction: AudioDevice.Direction? {
        switch self {
        case .microphone: .input
        case .loudspeaker: .output
        default: nil
        }
    }
}

extension AudioDevice.Direction {
    /// The setting that chooses among the devices of this direction.
    public var setting: SettingID { self == .input ? .microphone : .loudspeaker }
}
