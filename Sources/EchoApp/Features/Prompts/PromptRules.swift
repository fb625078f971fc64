import Echo
import EchoScreen
import Foundation

/// Which prompt is in use, and what the settings become when one is applied or set aside.
///
/// A prompt lies over the person's own settings for now: what it brought goes with it, what they changed meanwhile stays.
struct PromptRules: Sendable {
    private struct Applied: Sendable {
        let prompt: SavedPrompt
        /// With its variables filled in.
        let text: String
        /// What held without it.
        let before: Preferences
        let after: Preferences
    }

    private let table: SettingsTable
    private var current: Applied?

    init(_ table: SettingsTable) { self.table = table }

    /// The prompt in use; nil for none.
    var active: SavedPrompt? { current?.prompt }

    /// - Parameter text: the prompt's, with its variables filled in.
    mutating func apply(_ prompt: SavedPrompt, _ text: String, to chosen: Preferences) -> Preferences {
        let own = setAside(chosen)
        var after = fields.laid(prompt.values, over: own)
        after.session.instructions = text
        current = Applied(prompt: prompt, text: text, before: own, after: after)
        return after
    }

    /// The person's own settings again.
    mutating func setAside(_ chosen: Preferences) -> Preferences {
        guard let use = current else { return chosen }
        current = nil
        var own = chosen
        for id in SavedPrompt.settings + [.instructions] {
            guard let setting = table[id], setting.value(in: chosen) == setting.value(in: use.after) else { continue }
            setting.copy(from: use.before, to: &own)
        }
        return own
    }

    /// The settings are others now: a prompt whose instructions were changed or refused is not in use any more.
    ///
    /// - Returns: whether that has changed.
    mutating func follow(_ chosen: Preferences) -> Bool {
        guard let use = current, chosen.session.instructions != use.text else { return false }
        current = nil
        return true
    }

    /// The prompt was edited or deleted, here or elsewhere; what it brought stays until it is applied again.
    mutating func rename(_ id: PromptID, to name: String) {
        guard let use = current, use.prompt.id == id else { return }
        var prompt = use.prompt
        prompt.name = name
        current = Applied(prompt: prompt, text: use.text, before: use.before, after: use.after)
    }

    /// What a new prompt begins with: the instructions and the settings of now that are not as they come.
    func draft(_ id: PromptID, named name: String, from chosen: Preferences, at date: Date) -> SavedPrompt {
        let settings = SavedPrompt.settings.compactMap { table[$0] }.filter { !$0.isDefault(in: chosen) }
        return SavedPrompt(
            id: id, name: name, text: chosen.session.instructions,
            values: Dictionary(uniqueKeysWithValues: settings.map { ($0.id, $0.value(in: chosen)) }), createdAt: date)
    }

    private var fields: PromptFields { PromptFields(SavedPrompt.settings, of: table, among: SettingOptions()) }
}
