import EchoScreen
import Foundation
import GRDB

/// The columns of a prompt: voice and model by themselves, what is about turns and the rest as JSON.
enum PromptColumns {
    static let names = [
        "id", "name", "instructions", "voice", "model", "turn_detection", "settings", "is_default", "created_at",
        "updated_at",
    ]

    /// As they are read: the text opened, where it is sealed.
    static let selection = names.map { $0 == "instructions" ? "\(SealedColumns.instructions) AS \($0)" : $0 }
        .joined(separator: ", ")

    /// In the order of `names`.
    static func values(of prompt: SavedPrompt) -> [(any DatabaseValueConvertible)?] {
        let turns = prompt.values.filter { turnSettings.contains($0.key) }
        let rest = prompt.values.filter {
            !turnSettings.contains($0.key) && ![.voice, .realtimeModel].contains($0.key)
        }
        return [
            prompt.id.rawValue, prompt.name.storable, prompt.text.storable, word(prompt.values[.voice]),
            word(prompt.values[.realtimeModel]), StoredSettings.json(turns), StoredSettings.json(rest),
            prompt.isDefault, prompt.createdAt.milliseconds, prompt.updatedAt.milliseconds,
        ]
    }

    static func prompt(_ row: Row) -> SavedPrompt {
        var values: [SettingID: SettingValue] = [:]
        for column in ["turn_detection", "settings"] {
            let stored = (row[column] as String?).map(StoredSettings.values) ?? [:]
            values.merge(stored) { $1 }
        }
        (row["voice"] as String?).map { values[.voice] = .word($0) }
        (row["model"] as String?).map { values[.realtimeModel] = .word($0) }
        return SavedPrompt(
            id: PromptID(row["id"]), name: row["name"], text: row["instructions"],
            values: values.filter { SavedPrompt.settings.contains($0.key) }, isDefault: row["is_default"],
            createdAt: Date(milliseconds: row["created_at"]), updatedAt: Date(milliseconds: row["updated_at"]))
    }

    private static let turnSettings: Set<SettingID> = [
        .turnTaking, .threshold, .prefixPadding, .silence, .idleTimeout, .eagerness,
    ]

    private static func word(_ value: SettingValue?) -> String? {
        if case .word(let word)? = value { word } else { nil }
    }
}
