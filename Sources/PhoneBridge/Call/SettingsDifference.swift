import Echo
import EchoWire

/// The changes in a running call, by the names that the API has for them.
struct SettingsDifference: Sendable, Hashable {
    /// In their alphabetical order.
    let changed: [String]
    private let values: JSONObject

    init(from old: SessionSettings, to new: SessionSettings) {
        let (before, after) = (Self.values(old), Self.values(new))
        changed = after.keys.filter { after[$0] != before[$0] }.sorted()
        values = after.filter { before[$0.key] != $0.value }
    }

    /// The names, and what each is now; a prompt may be long, and stands in the call's own record.
    var json: JSONObject {
        var json = values
        json["instructions"] = nil
        json["changed"] = .array(changed.map { .string($0) })
        return json
    }

    /// What the API can change, and what only the screen can.
    private static func values(_ settings: SessionSettings) -> JSONObject {
        var values = SessionChange.json(settings).object ?? [:]
        values["language"] = settings.language.map { .string($0) } ?? .null
        values["patience"] = .integer(settings.patience)
        values["spokenAnswers"] = .bool(settings.spokenAnswers)
        return values
    }
}
