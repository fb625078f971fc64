import EchoScreen

/// Where a setting stands in the configuration file.
struct SettingPlace: Sendable, Hashable {
    /// Of the section, from the outermost; empty for what stands before all sections. The last may be any text.
    let names: [String]
    let key: String

    init(section: String, key: String) {
        self.init(names: section.split(separator: ".").map(String.init), key: key)
    }

    init(names: [String], key: String) {
        self.names = names
        self.key = key
    }

    /// Empty for what stands before all sections.
    var section: String { names.joined(separator: ".") }

    /// "voice.speed", "theme".
    var path: String { section.isEmpty ? key : "\(section).\(key)" }
}

extension SettingID {
    /// Where the value under these preferences stands: what belongs to a device stands with it.
    func place(in chosen: Preferences) -> SettingPlace {
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
    var place: SettingPlace {
        guard let dot = name.firstIndex(of: ".") else { return SettingPlace(section: "voice", key: name) }
        return SettingPlace(
            section: String(name[..<dot]), key: String(name[name.index(after: dot)...]))
    }
}
