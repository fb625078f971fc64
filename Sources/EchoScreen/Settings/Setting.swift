import Echo
import EchoText

/// One thing a person can tune: how it is named, shown, changed, typed and kept, and where a change acts.
/// `SettingsTable` holds them all.
public struct Setting: Sendable, Identifiable {
    public typealias Kind = @Sendable (SettingOptions) -> SettingKind
    public typealias Obstacle = @Sendable (Preferences, SettingOptions) -> String?

    public let id: SettingID
    public let label: String
    /// The slash command that sets it, without the slash.
    public let slash: String
    /// Other names that people type for it.
    public private(set) var aliases: [String] = []
    public let purpose: String
    public let group: SettingGroup
    public let reach: SettingReach
    /// Puts other names in the place of models that its value names; nil for a setting that names none.
    private var renames: (@Sendable (String, ModelNaming) -> String)?
    /// On which API the model answers that its value is; nil for a setting that names none which answers.
    private var answersOn: Model.API?
    let kindAmong: Kind
    let read: @Sendable (Preferences) -> SettingValue
    let write: @Sendable (inout Preferences, SettingValue) -> Void
    private(set) var obstacleAmong: Obstacle
    /// Why what a person typed is not taken, though it is of the right kind; nil when it is.
    private let objection: @Sendable (SettingValue) -> String?

    /// - Parameter objection: why a value that a person typed makes no sense: "must be a room". What a file says is taken
    ///   as it is: who asked for something that cannot be meant is not given something else.
    public init(
        _ id: SettingID, _ label: String, slash: String, _ purpose: String, in group: SettingGroup,
        acts reach: SettingReach, kind: @escaping Kind, obstacle: @escaping Obstacle = { _, _ in nil },
        objection: @escaping @Sendable (SettingValue) -> String? = { _ in nil },
        read: @escaping @Sendable (Preferences) -> SettingValue,
        write: @escaping @Sendable (inout Preferences, SettingValue) -> Void
    ) {
        self.id = id
        self.label = label
        self.slash = slash
        self.purpose = purpose
        self.group = group
        self.reach = reach
        kindAmong = kind
        obstacleAmong = obstacle
        self.objection = objection
        self.read = read
        self.write = write
    }

    /// This one, called so after a slash as well.
    public func alias(_ name: String) -> Setting {
        var setting = self
        setting.aliases.append(name)
        return setting
    }

    /// This one, which not every voice has.
    public func needing(_ capability: LegCapability) -> Setting {
        var setting = self
        setting.obstacleAmong = { [obstacleAmong] chosen, options in
            guard !options.voiceCapabilities(chosen).contains(capability) else { return obstacleAmong(chosen, options) }
            return "not with \(Sanitizer.line(options.speaker(chosen)))"
        }
        return setting
    }

    /// This one, whose value names models.
    ///
    /// - Parameter rename: the value with other names where it is told of others.
    public func namingModels(_ rename: @escaping @Sendable (String, ModelNaming) -> String) -> Setting {
        var setting = self
        setting.renames = rename
        return setting
    }

    /// This one, whose value is the model that the server is asked for a use.
    public func namingModel(for use: ModelCatalogue.Use) -> Setting {
        namingModels { name, other in other(name, use, .connected) ?? name }
    }

    /// This one, whose value is a model that answers on an API.
    public func answering(on api: Model.API) -> Setting {
        var setting = self
        setting.answersOn = api
        return setting
    }

    private func unfitness(of value: SettingValue, among options: SettingOptions) -> String? {
        guard let answersOn, case .word(let name) = value else { return nil }
        return options.unfitness(of: name, on: answersOn).map { "cannot be \(Sanitizer.line(name)), which \($0)" }
    }

    /// A value with other names of models; nil where it stays as it is.
    public func renamed(_ value: SettingValue, by naming: ModelNaming) -> SettingValue? {
        guard let renames, case .word(let word) = value else { return nil }
        let new = renames(word, naming)
        return new == word ? nil : .word(new)
    }

    /// As it is kept in a file.
    public func value(in preferences: Preferences) -> SettingValue { read(preferences) }

    public var defaultValue: SettingValue { read(Self.standard) }

    private static let standard = Preferences()

    public func isDefault(in preferences: Preferences) -> Bool { read(preferences) == defaultValue }

    /// Why it cannot act under these preferences; nil when it can.
    public func obstacle(in preferences: Preferences, among options: SettingOptions = SettingOptions()) -> String? {
        obstacleAmong(preferences, options)
    }

    /// `preferences` with this one changed to what a file says.
    public func accepting(_ value: SettingValue, in preferences: Preferences) throws(SettingError) -> Preferences {
        changed(preferences, to: try kindAmong(SettingOptions()).accepted(value))
    }

    /// `preferences` with this one changed to what a person typed.
    public func parsing(
        _ words: String, in preferences: Preferences, among options: SettingOptions = SettingOptions()
    ) throws(SettingError) -> Preferences {
        let value = try kindAmong(options).parsed(words)
        if let reason = objection(value) ?? unfitness(of: value, among: options) { throw SettingError(reason: reason) }
        return changed(preferences, to: value)
    }

    /// `preferences` with this one moved by `steps`, within its range.
    public func adjusting(
        _ preferences: Preferences, by steps: Int, among options: SettingOptions = SettingOptions()
    ) -> Preferences {
        changed(preferences, to: kindAmong(options).adjusted(read(preferences), by: steps))
    }

    /// `preferences` with this one at a place along its track, 0 to 1; nil for what has no track.
    public func sliding(_ preferences: Preferences, to position: Double) -> Preferences? {
        guard case .number(let scale) = kindAmong(SettingOptions()) else { return nil }
        return changed(preferences, to: scale.value(at: position))
    }

    /// `preferences` with this one as it comes.
    public func resetting(_ preferences: Preferences) -> Preferences { changed(preferences, to: defaultValue) }

    /// What may stand after its slash command.
    var argument: CommandArgument {
        switch kindAmong(SettingOptions()) {
        case _ where id == .microphone: .device(.input)
        case _ where id == .loudspeaker: .device(.output)
        case .choice(let choices, _) where choices.count > 1: .words(choices.map(\.word))
        case .toggle: .words(["on", "off"])
        case .choice, .number, .text, .address, .dollars: .other("VALUE")
        }
    }

    /// What it takes.
    var rangeText: String { kindAmong(SettingOptions()).rangeText }

    /// The same as somebody is told it who named no value.
    var wantedText: String {
        if case .number(let scale) = kindAmong(SettingOptions()) { scale.wantedText } else { rangeText }
    }

    /// In the words of a row: "1.00", "near field", "on".
    package func shown(_ value: SettingValue, among options: SettingOptions = SettingOptions()) -> String {
        switch kindAmong(options).control(value) {
        case .choice(let index, let choices): choices.indices.contains(index) ? choices[index] : ""
        case .slider(_, let text): text
        case .toggle(let isOn): isOn ? "on" : "off"
        case .text(let text): "“\(text)”"
        }
    }

    /// The effect, the default, the time of a change unless it is at once, and the values where they are not on or off.
    public func help(among options: SettingOptions = SettingOptions()) -> String {
        let kind = kindAmong(options)
        let range = kind.isOpen || kind == .toggle ? "" : " Values: \(kind.rangeText)."
        return "\(purpose) Default: \(shown(defaultValue, among: options)).\(reach.words)\(range)"
    }

    /// Takes this one over from other preferences.
    public func copy(from other: Preferences, to preferences: inout Preferences) { write(&preferences, read(other)) }

    private func changed(_ preferences: Preferences, to value: SettingValue) -> Preferences {
        var changed = preferences
        write(&changed, value)
        return changed
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
