public import Foundation

/// Instructions that are saved under a name, with the settings that go with them.
public struct SavedPrompt: Sendable, Hashable, Identifiable {
    public let id: PromptID
    public var name: String
    /// With its variables as they are written: `{{date}}`.
    public var text: String
    /// The values of `settings`; for those left out, the person's own hold.
    public var values: [SettingID: SettingValue]
    /// It applies at the start. One of all prompts at most.
    public var isDefault = false
    public let createdAt: Date
    public var updatedAt: Date

    public init(
        id: PromptID, name: String, text: String, values: [SettingID: SettingValue] = [:], isDefault: Bool = false,
        createdAt: Date, updatedAt: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.text = text
        self.values = values
        self.isDefault = isDefault
        self.createdAt = createdAt
        self.updatedAt = updatedAt ?? createdAt
    }

    /// The settings that a prompt may bring, in the order in which they are shown and exported.
    public static let settings: [SettingID] = [
        .voice, .speed, .turnTaking, .threshold, .prefixPadding, .silence, .idleTimeout, .eagerness, .noiseReduction,
        .realtimeModel, .responsesModel, .maximumTokens,
    ]
}
