import Echo

/// One thing a person can tune: how it is named, shown, changed, typed and kept. `SettingsTable` holds them all.
public struct Setting: Sendable, Identifiable {
    public let id: SettingID
    public let label: String
    /// The slash command that sets it, without the slash.
    public let slash: String
    public let purpose: String
    let kind: SettingKind
    let read: @Sendable (SessionSettings) -> SettingValue
    let write: @Sendable (inout SessionSettings, SettingValue) -> Void
    /// Why it cannot act under these settings; nil when it can.
    let obstacle: @Sendable (SessionSettings) -> String?

    init(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, _ kind: SettingKind,
        obstacle: @escaping @Sendable (SessionSettings) -> String? = { _ in nil },
        read: @escaping @Sendable (SessionSettings) -> SettingValue,
        write: @escaping @Sendable (inout SessionSettings, SettingValue) -> Void
    ) {
        self.id = id
        self.label = label
        self.slash = slash
        self.purpose = purpose
        self.kind = kind
        self.read = read
        self.write = write
        self.obstacle = obstacle
    }

    /// As it is kept in a file.
    public func value(in settings: SessionSettings) -> SettingValue { read(settings) }

    /// `settings` with this one changed to what a file says.
    public func accepting(_ value: SettingValue, in settings: SessionSettings) throws(SettingError) -> SessionSettings {
        var changed = settings
        write(&changed, try kind.accepted(value))
        return changed
    }

    /// `settings` with this one changed to what a person typed.
    public func parsing(_ words: String, in settings: SessionSettings) throws(SettingError) -> SessionSettings {
        var changed = settings
        write(&changed, try kind.parsed(words))
        return changed
    }

    /// `settings` with this one moved by `steps`, within its range.
    public func adjusting(_ settings: SessionSettings, by steps: Int) -> SessionSettings {
        var changed = settings
        write(&changed, kind.adjusted(read(settings), by: steps))
        return changed
    }

    /// What may stand after its slash command.
    var argument: CommandArgument {
        switch kind {
        case .choice(let choices, _): .words(choices.map(\.word))
        case .toggle: .words(["on", "off"])
        case .number, .text: .other(kind.rangeText)
        }
    }

    /// What it does, its range and its default.
    public var help: String {
        let range = kind == .text ? "" : " \(kind.rangeText.capitalizedFirst)."
        return "\(purpose)\(range) Default: \(defaultText)."
    }

    private var defaultText: String {
        switch kind.control(read(SessionSettings())) {
        case .choice(let index, let options): options[index]
        case .slider(_, let text): text
        case .toggle(let isOn): isOn ? "on" : "off"
        case .text(let text): "“\(text)”"
        }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
