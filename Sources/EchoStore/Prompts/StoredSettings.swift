import EchoScreen
import Foundation

/// Values of settings by their names, as JSON.
enum StoredSettings {
    private enum Value: Codable {
        case flag(Bool), number(Double), word(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Double.self) {
                self = .number(number)
            } else {
                self = .word(try container.decode(String.self))
            }
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .flag(let flag): try container.encode(flag)
            case .number(let number): try container.encode(number)
            case .word(let word): try container.encode(word)
            }
        }
    }

    /// Nil for none.
    static func json(_ values: [SettingID: SettingValue]) -> String? {
        guard !values.isEmpty else { return nil }
        let named = Dictionary(
            uniqueKeysWithValues: values.map { id, value in
                switch value {
                case .flag(let flag): (id.name, Value.flag(flag))
                case .number(let number): (id.name, Value.number(number))
                case .word(let word): (id.name, Value.word(word))
                }
            })
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(named)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// What cannot be read is left out.
    static func values(_ json: String) -> [SettingID: SettingValue] {
        let named = (try? JSONDecoder().decode([String: Value].self, from: Data(json.utf8))) ?? [:]
        return Dictionary(
            uniqueKeysWithValues: named.map { name, value in
                switch value {
                case .flag(let flag): (SettingID(name), .flag(flag))
                case .number(let number): (SettingID(name), .number(number))
                case .word(let word): (SettingID(name), .word(word))
                }
            })
    }
}
