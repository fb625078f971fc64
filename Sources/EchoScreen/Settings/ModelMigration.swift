public import Echo

/// Finds the saved names of models that have ended or end soon, and what takes their place.
public struct ModelMigration: Sendable, Hashable {
    /// Days before its end from which on a model is replaced: who seldom starts the program is not left without one.
    public static let notice = 14

    public let today: CalendarDay
    /// Whether the server that is connected is OpenAI's, whose models the catalogue has. Of any other nobody knows what its
    /// names mean.
    public let isVendors: Bool
    /// Names that the person wants to keep.
    public var kept: Set<String>
    private let catalogue: ModelCatalogue

    public init(_ catalogue: ModelCatalogue, today: CalendarDay, isVendors: Bool, kept: Set<String> = []) {
        (self.catalogue, self.today, self.isVendors, self.kept) = (catalogue, today, isVendors, kept)
    }

    /// With the person's settings, which say what is to be kept.
    public init(_ stored: StoredPreferences, today: CalendarDay, isVendors: Bool) {
        self.init(stored.engine.models, today: today, isVendors: isVendors, kept: stored.chosen.keptModels)
    }

    /// The replacement of a saved name; nil where it stays.
    public func replacement(of name: String, for use: ModelCatalogue.Use, at host: ModelHost) -> ModelReplacement? {
        guard isVendors || host == .openAI, !kept.contains(name), let end = catalogue[name]?.shutdown,
            today.days(until: end) <= Self.notice, let new = successor(of: name, for: use)
        else { return nil }
        return ModelReplacement(name, by: new, end: end)
    }

    /// What the vendor names, or the usual model where it names none; it is still there when the old one is gone. Vectors of
    /// two models cannot be compared: theirs is never another one.
    private func successor(of name: String, for use: ModelCatalogue.Use) -> String? {
        guard use != .embeddings else { return nil }
        let soon = today.adding(days: Self.notice)
        let named = catalogue.replacement(of: name, on: use.api, day: soon)
        if let named, use != .transcription || !named.isContinuous { return named.name }
        let standard = catalogue.name(for: use)
        guard standard != name, let model = catalogue[standard], !model.hasEnded(on: soon) else { return nil }
        return standard
    }

    // MARK: - Settings

    /// What stands otherwise in the settings: in those without a profile, or in what a profile has of its own.
    ///
    /// - Parameters:
    ///   - chosen: with the profile, where there is one.
    ///   - base: without it; nil where there is none.
    public func changes(
        in chosen: Preferences, of table: SettingsTable, profile: ProfileName? = nil, over base: Preferences? = nil
    ) -> [ModelChange] {
        table.all.compactMap { setting in
            let value = setting.value(in: chosen)
            if let base, setting.value(in: base) == value { return nil }
            return change(value, of: setting, in: .settings(profile))
        }
    }

    /// The settings with the changes, for this run.
    public func applied(to stored: StoredPreferences, of table: SettingsTable) -> StoredPreferences {
        var stored = stored
        for change in changes(in: stored.chosen, of: table) {
            stored.chosen = table.accepting(change.exchange.new, for: change.exchange.id, in: stored.chosen)
        }
        stored.engine.adopt(stored.chosen.connection)
        return stored
    }

    // MARK: - Prompts

    public func changes(in prompt: SavedPrompt, of table: SettingsTable) -> [ModelChange] {
        SavedPrompt.settings.compactMap { id in
            guard let setting = table[id], let value = prompt.values[id] else { return nil }
            return change(value, of: setting, in: .prompt(prompt.id, name: prompt.name))
        }
    }

    public func applied(to prompt: SavedPrompt, of table: SettingsTable) -> SavedPrompt {
        var prompt = prompt
        for change in changes(in: prompt, of: table) { prompt.values[change.exchange.id] = change.exchange.new }
        return prompt
    }

    private func change(_ value: SettingValue, of setting: Setting, in place: ModelChange.Keeping) -> ModelChange? {
        var replaced: [ModelReplacement] = []
        let new = setting.renamed(value) { name, use, host in
            guard let found = replacement(of: name, for: use, at: host) else { return nil }
            replaced.append(found)
            return found.new
        }
        return new.map { ModelChange(place, SettingExchange(setting.id, from: value, to: $0), replaced) }
    }
}

extension SettingsTable {
    /// The value that a file may say; what it may not say changes nothing.
    package func accepting(_ value: SettingValue, for id: SettingID, in preferences: Preferences) -> Preferences {
        (try? self[id]?.accepting(value, in: preferences)) ?? preferences
    }
}

extension Preferences {
    /// Models whose saved names stay, although they end.
    public var keptModels: Set<String> {
        get {
            let names = (self[word: .keptModels] ?? "").split { $0 == "," || $0.isWhitespace }
            return Set(names.map(String.init))
        }
        set {
            let names = newValue.sorted().joined(separator: ", ")
            values[.keptModels] = names.isEmpty ? nil : .word(names)
        }
    }
}

extension SettingID {
    public static let keptModels = SettingID("models.keep")
}
