import EchoScreen
import EchoTerminal

/// The themes that can be chosen, and what is wrong with one in words of the application.
struct ThemeFiles: Sendable {
    let library: ThemeLibrary

    var names: [String] { library.names }

    /// Dark, when there is none of that name.
    func theme(named name: String) -> Theme { library.reading(named: name)?.theme ?? ThemeCatalog.dark }

    func problems(of name: String) -> [SettingsProblem] {
        guard let reading = library.reading(named: name) else {
            let known = names.joined(separator: ", ")
            return [SettingsProblem(file: "theme", reason: "there is no theme \(name); available: \(known)")]
        }
        return reading.problems.map {
            SettingsProblem(file: "\(name).toml", line: $0.line, column: $0.column, reason: $0.sentence)
        }
    }
}
