import EchoScreen
import EchoText
import TOMLKit

/// Reads what a configuration text says, and finds what in it cannot be used.
struct TOMLSettingsReader {
    static let section = "voice"

    let file: String
    let catalog: Catalog
    var secrets = SecretSource(environment: [:], obstacle: nil)
    /// What is known of models before the text is read.
    var models = OwnModels()

    /// What a whole configuration says.
    func read(_ text: String) -> StoredPreferences {
        var preferences = StoredPreferences()
        preferences.engine.adopt(models)
        guard let (table, places) = parse(text, &preferences.problems) else { return preferences }
        var problems = unknown(table, places, beyond: topKeys)
        let choices = TOMLChoicesReader(
            table, places, of: catalog.settings, over: Preferences(),
            checking: TOMLChoicesReader.sections(of: catalog.settings).subtracting(TOMLEngineReader.sections))
        let keys = TOMLKeysReader(table, places, of: catalog.commands)
        let engine = TOMLEngineReader(table, places, secrets: secrets, models: models)
        preferences.chosen = choices.chosen
        preferences.keys = keys.rebindings
        preferences.engine = engine.preferences
        preferences.engine.adopt(choices.chosen.connection)
        problems += choices.problems + keys.problems + engine.problems
        preferences.problems = sorted(problems)
        return preferences
    }

    /// Lays what a profile says over what stands without it. It holds settings of the table alone.
    func readProfile(_ text: String, over preferences: inout StoredPreferences) {
        var problems: [SettingsProblem] = []
        if let (table, places) = parse(text, &problems) {
            let choices = TOMLChoicesReader(
                table, places, of: catalog.settings, over: preferences.chosen,
                checking: TOMLChoicesReader.sections(of: catalog.settings))
            problems += unknown(table, places, beyond: settings) + choices.problems
            preferences.chosen = choices.chosen
            preferences.engine.adopt(choices.chosen.connection)
        }
        preferences.problems += sorted(problems)
    }

    /// Sections and keys of the top that the table of settings has.
    private var settings: Set<String> {
        Set(catalog.settings.all.map(\.id.place).map { $0.section.isEmpty ? $0.key : $0.section })
    }

    private var topKeys: Set<String> {
        TOMLEngineReader.sections.union(settings).union(["api_key", TOMLKeysReader.section])
    }

    private func parse(_ text: String, _ problems: inout [SettingsProblem]) -> (TOMLTable, TOMLPlaces)? {
        do {
            let table = try TOMLTable(string: TOMLHeaders.parsable(text))
            return (table, TOMLPlaces(file: file, outline: TOMLOutline(text)))
        } catch let error as TOMLParseError {
            let begin = error.source.begin
            problems.append(
                SettingsProblem(file: file, line: begin.line, column: begin.column, reason: "invalid TOML"))
        } catch {
            problems.append(SettingsProblem(file: file, reason: "invalid TOML"))
        }
        return nil
    }

    private func unknown(_ table: TOMLTable, _ places: TOMLPlaces, beyond known: Set<String>) -> [SettingsProblem] {
        table.keys.filter { !known.contains($0) }.map { places.problem($0, "unknown setting \($0)") }
    }

    private func sorted(_ problems: [SettingsProblem]) -> [SettingsProblem] {
        problems.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) }
    }
}
