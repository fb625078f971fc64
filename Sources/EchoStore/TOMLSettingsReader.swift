import Echo
import EchoApp
import EchoPresentation
import TOMLKit

/// Reads what a configuration text says, and finds what in it cannot be used.
struct TOMLSettingsReader {
    static let section = "voice"
    static let topKeys: Set = TOMLEngineReader.sections.union(["api_key", "theme", section, TOMLKeysReader.section])

    let file: String
    var secrets = SecretSource(environment: [:], obstacle: nil)

    func read(_ text: String) -> StoredPreferences {
        do {
            return read(try TOMLTable(string: text), outline: TOMLOutline(text))
        } catch let error as TOMLParseError {
            return refused(
                SettingsProblem(
                    file: file, line: error.source.begin.line, column: error.source.begin.column,
                    reason: "this is not TOML"))
        } catch {
            return refused(SettingsProblem(file: file, reason: "this is not TOML"))
        }
    }

    private func refused(_ problem: SettingsProblem) -> StoredPreferences {
        var preferences = StoredPreferences()
        preferences.problems = [problem]
        return preferences
    }

    private func read(_ table: TOMLTable, outline: TOMLOutline) -> StoredPreferences {
        var preferences = StoredPreferences()
        preferences.problems = unknownKeys(table, outline: outline)
        if let theme = table["theme"] {
            preferences.theme = theme.string
            if theme.string == nil { preferences.problems.append(problem("theme", "theme must be text", outline)) }
        }
        if let value = table[Self.section], value.table == nil {
            preferences.problems.append(problem(Self.section, "voice must be a section: [voice]", outline))
        }
        let voice = table[Self.section]?.table
        for setting in SettingsTable.all {
            guard let value = voice?[setting.id.rawValue] else { continue }
            do {
                preferences.settings = try setting.accepting(Self.value(value), in: preferences.settings)
            } catch {
                let path = "\(Self.section).\(setting.id.rawValue)"
                preferences.problems.append(problem(path, "\(setting.id.rawValue) \(error.reason)", outline))
            }
        }
        let keys = TOMLKeysReader(table, TOMLPlaces(file: file, outline: outline))
        preferences.keys = keys.rebindings
        preferences.problems += keys.problems
        let engine = TOMLEngineReader(table, TOMLPlaces(file: file, outline: outline), secrets: secrets)
        preferences.engine = engine.preferences
        preferences.problems += engine.problems
        preferences.problems.sort { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
        return preferences
    }

    private func unknownKeys(_ table: TOMLTable, outline: TOMLOutline) -> [SettingsProblem] {
        let known = Set(SettingID.allCases.map(\.rawValue))
        let top = table.keys.filter { !Self.topKeys.contains($0) }.map { ($0, $0) }
        let inVoice = (table[Self.section]?.table?.keys ?? []).filter { !known.contains($0) }.map {
            (Self.section + "." + $0, $0)
        }
        return (top + inVoice).map { problem($0, "there is no setting \($1)", outline) }
    }

    private func problem(_ path: String, _ reason: String, _ outline: TOMLOutline) -> SettingsProblem {
        TOMLPlaces(file: file, outline: outline).problem(path, reason)
    }

    private static func value(_ value: any TOMLValueConvertible) -> SettingValue {
        if let flag = value.bool { return .flag(flag) }
        if let number = value.int { return .number(Double(number)) }
        if let number = value.double { return .number(number) }
        return .word(value.string ?? "")
    }
}
