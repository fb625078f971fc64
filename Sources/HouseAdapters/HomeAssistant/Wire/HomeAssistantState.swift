import EchoWire
import Foundation

/// How an entity is, as far as it is of use here.
struct HomeAssistantState: Sendable, Hashable {
    /// The state by Home Assistant's word; "unavailable" and "unknown" among them.
    var word: String
    var attributes: JSONObject
    var context: HomeAssistantContext
    /// When the word changed, in seconds since 1970.
    var changed: Double

    /// When the word or an attribute changed, in seconds since 1970; the context is of that moment.
    var updated: Double

    /// A compressed state: `s`, `a`, `c`, `lc`, and `lu` where it is another moment.
    init(compressed json: JSONValue) {
        word = Self.word(json["s"])
        attributes = Self.kept(json["a"])
        context = HomeAssistantContext(json["c"])
        let (changed, updated) = (Self.seconds(json["lc"]), Self.seconds(json["lu"]))
        self.changed = changed ?? updated ?? 0
        self.updated = updated ?? changed ?? 0
    }

    /// A state in full, as REST and `get_states` have it.
    init?(whole json: JSONValue) {
        guard json["state"] != nil else { return nil }
        word = Self.word(json["state"])
        attributes = Self.kept(json["attributes"])
        context = HomeAssistantContext(json["context"])
        let changed = json["last_changed"]?.string.flatMap(HomeAssistantTime.seconds)
        let updated = json["last_updated"]?.string.flatMap(HomeAssistantTime.seconds)
        self.changed = changed ?? updated ?? 0
        self.updated = updated ?? changed ?? 0
    }

    /// - Parameter change: what is new (`+`) and what is gone (`-`).
    mutating func apply(_ change: JSONValue) {
        if let plus = change["+"] {
            if let state = plus["s"] { word = Self.word(state) }
            attributes.merge(Self.kept(plus["a"])) { $1 }
            if let context = plus["c"] { self.context.apply(context) }
            if let time = Self.seconds(plus["lc"]) { (changed, updated) = (time, time) }
            if let time = Self.seconds(plus["lu"]) { updated = time }
        }
        for name in change["-"]?["a"]?.array ?? [] { name.string.map { attributes[$0] = nil } }
    }

    private static func word(_ json: JSONValue?) -> String {
        // A state has 255 characters at most, by Home Assistant's own rule.
        json?.string.map { String($0.prefix(255)) } ?? "unknown"
    }

    private static func seconds(_ json: JSONValue?) -> Double? {
        json?.number.flatMap { $0.isFinite && abs($0) < 1e12 ? $0 : nil }
    }

    private static func kept(_ json: JSONValue?) -> JSONObject {
        guard let object = json?.object else { return [:] }
        return object.reduce(into: [:]) { kept, field in
            guard used.contains(field.key) else { return }
            switch field.value {
            case .string(let text): kept[field.key] = .string(String(text.prefix(255)))
            case .array(let list):
                kept[field.key] = .array(list.prefix(field.key == "entity_id" ? 256 : 32).filter(isPlain))
            case .object: break
            default: kept[field.key] = field.value
            }
        }
    }

    private static func isPlain(_ json: JSONValue) -> Bool {
        switch json {
        case .array, .object: false
        case .string(let text): text.utf8.count < 256
        default: true
        }
    }

    /// The attributes that are looked at; a camera's picture or a long list is not kept.
    private static let used: Set<String> = [
        "friendly_name", "device_class", "supported_features", "unit_of_measurement", "supported_color_modes",
        "brightness", "color_temp_kelvin", "rgb_color", "temperature", "current_temperature", "hvac_modes",
        "current_position", "volume_level", "percentage", "min_temp", "max_temp", "target_temp_low", "target_temp_high",
        "code_format", "code_arm_required", "entity_id", "options", "is_volume_muted", "target_temp_step",
        "min", "max", "temperature_unit",
    ]
}
