public import Echo
import EchoText

/// Settings of the usual kinds, by where their value stands.
extension Setting {
    public typealias Path<Value> = WritableKeyPath<Preferences, Value> & Sendable

    public static func choice(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach, _ choices: [SettingChoice], othersStartWith: [String] = [],
        at path: any Path<String>, obstacle: @escaping Obstacle = { _, _ in nil }
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, in: group, acts: reach,
            kind: { _ in .choice(choices, othersStartWith: othersStartWith) }, obstacle: obstacle,
            read: { .word($0[keyPath: path]) },
            write: { if case .word(let word) = $1 { $0[keyPath: path] = word } })
    }

    /// All that there is of a type of choices.
    public static func choice<Choice: RawRepresentable & CaseIterable & SendableMetatype>(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach, at path: any Path<Choice>
    ) -> Setting where Choice.RawValue == String {
        let choices = Choice.allCases.map { SettingChoice($0.rawValue) }
        return Setting(
            id, label, slash: slash, purpose, in: group, acts: reach, kind: { _ in .choice(choices) },
            read: { .word($0[keyPath: path].rawValue) },
            write: { chosen, value in
                guard case .word(let word) = value, let choice = Choice(rawValue: word) else { return }
                chosen[keyPath: path] = choice
            })
    }

    public static func model(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, on api: Model.API,
        at path: any Path<String>
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, in: .answers, acts: .model,
            kind: { options in
                .choice(
                    options.lastingNames(on: api).map { SettingChoice($0) }, othersStartWith: [""])
            },
            read: { .word($0[keyPath: path]) },
            write: { if case .word(let word) = $1 { $0[keyPath: path] = word } }
        )
        .namingModel(for: api == .realtime ? .realtime : .text)
        .answering(on: api)
    }

    /// Until the devices are known every name is taken.
    public static func device(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, _ direction: AudioDevice.Direction,
        at path: any Path<String?>
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, in: .sound, acts: .sound,
            kind: { options in
                .choice(
                    SettingsTable.devices(direction, among: options),
                    othersStartWith: options.devices == nil ? [""] : [])
            },
            obstacle: SettingsTable.needsSound,
            read: { .word($0[keyPath: path] ?? SettingsTable.defaultDevice) },
            write: { chosen, value in
                guard case .word(let word) = value else { return }
                chosen[keyPath: path] = word == SettingsTable.defaultDevice ? nil : word
            })
    }

    public static func number(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        _ scale: NumberScale, at path: any Path<Double>, obstacle: @escaping Obstacle = { _, _ in nil }
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, in: group, acts: .session, kind: { _ in .number(scale) },
            obstacle: obstacle,
            read: { .number($0[keyPath: path]) },
            write: { if case .number(let value) = $1 { $0[keyPath: path] = value } })
    }

    /// A setting of the device in use, which acts on its sound.
    public static func device(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, _ scale: NumberScale,
        at path: any Path<Double>
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, in: .sound, acts: .sound, kind: { _ in .number(scale) },
            obstacle: SettingsTable.needsSound,
            read: { .number($0[keyPath: path]) },
            write: { if case .number(let value) = $1 { $0[keyPath: path] = value } })
    }

    public static func milliseconds(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        _ range: ClosedRange<Double>, at path: any Path<Duration>, obstacle: @escaping Obstacle
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, in: group, acts: .session,
            kind: { _ in .number(NumberScale(range: range, step: 50, unit: "ms")) }, obstacle: obstacle,
            read: { .number((DurationWording.seconds($0[keyPath: path]) * 1000).rounded()) },
            write: { if case .number(let value) = $1 { $0[keyPath: path] = .milliseconds(Int(value)) } })
    }

    public static func toggle(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach, at path: any Path<Bool>, obstacle: @escaping Obstacle = { _, _ in nil }
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, in: group, acts: reach, kind: { _ in .toggle }, obstacle: obstacle,
            read: { .flag($0[keyPath: path]) },
            write: { if case .flag(let isOn) = $1 { $0[keyPath: path] = isOn } })
    }
}

/// Settings of features, whose values are kept by their names.
extension Setting {
    public static func toggle(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach = .screen, default isOn: Bool
    ) -> Setting {
        kept(id, label, slash: slash, purpose, in: group, acts: reach, .toggle, default: .flag(isOn))
    }

    /// - Parameter unit: stands behind the number: "s"; nil for none.
    public static func number(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach = .screen, _ range: ClosedRange<Double>, step: Double, unit: String? = nil,
        default number: Double
    ) -> Setting {
        let scale =
            unit.map { NumberScale(range: range, step: step, unit: $0) } ?? NumberScale(range: range, step: step)
        return kept(id, label, slash: slash, purpose, in: group, acts: reach, .number(scale), default: .number(number))
    }

    public static func choice(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach = .screen, _ words: [String], default word: String
    ) -> Setting {
        choice(
            id, label, slash: slash, purpose, in: group, acts: reach, words.map { SettingChoice($0) }, default: word)
    }

    public static func choice(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach = .screen, _ choices: [SettingChoice], default word: String
    ) -> Setting {
        kept(id, label, slash: slash, purpose, in: group, acts: reach, .choice(choices), default: .word(word))
    }

    private static func kept(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach, _ kind: SettingKind, default standard: SettingValue
    ) -> Setting {
        Setting(
            id, label, slash: slash, purpose, in: group, acts: reach, kind: { _ in kind },
            read: { $0.values[id] ?? standard }, write: { $0.values[id] = $1 == standard ? nil : $1 })
    }
}

extension SoundPreferences {
    /// Of the loudspeaker in use: the default one's is everybody's who has none.
    public var protectionWord: String {
        get { protectionInUse.rawValue }
        set {
            guard let new = EchoProtection(rawValue: newValue) else { return }
            if output == nil { protection = new } else { loudspeaker.protection = new == protection ? nil : new }
        }
    }

    public var microphoneGain: Double {
        get { microphone.inputGain }
        set { microphone.inputGain = newValue }
    }

    public var loudspeakerGain: Double {
        get { loudspeaker.outputGain }
        set { loudspeaker.outputGain = newValue }
    }

    public var loudspeakerLatency: Double {
        get { (DurationWording.seconds(loudspeaker.latency) * 1000).rounded() }
        set { loudspeaker.latency = .milliseconds(Int(newValue)) }
    }
}
