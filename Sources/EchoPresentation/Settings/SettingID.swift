/// Names a setting by its place in the configuration file: section and key, the section `[voice]` understood.
public struct SettingID: Sendable, Hashable {
    /// "threshold", "sound.input", ".theme".
    public let name: String

    public init(_ name: String) { self.name = name }

    /// Where the value under these preferences stands: what belongs to a device stands with it.
    public func place(in chosen: Preferences) -> SettingPlace {
        switch self {
        case .microphoneGain: Self.place(of: chosen.sound.input, place.key) ?? place
        case .loudspeakerGain: Self.place(of: chosen.sound.output, place.key) ?? place
        case .loudspeakerLatency: Self.place(of: chosen.sound.output, place.key) ?? place
        case .echoProtection: Self.place(of: chosen.sound.output, place.key) ?? place
        default: place
        }
    }

    /// Of a device that was chosen; the default one's stands with the others.
    private static func place(of device: String?, _ key: String) -> SettingPlace? {
        device.map { SettingPlace(names: ["sound", "devices", $0], key: key) }
    }

    /// Where it stands unless it belongs to a device.
    public var place: SettingPlace {
        guard let dot = name.firstIndex(of: ".") else { return SettingPlace(section: "voice", key: name) }
        return SettingPlace(
            section: String(name[..<dot]), key: String(name[name.index(after: dot)...]))
    }
}
