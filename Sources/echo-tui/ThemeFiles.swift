import EchoApp
import EchoTerminal
import Foundation

/// Themes by name: the person's own files first, then what was installed, then what is part of the program.
struct ThemeFiles: Sendable {
    let directories: [URL]

    /// Everything that can be chosen.
    var names: [String] {
        let files = directories.flatMap { (try? FileManager.default.contentsOfDirectory(atPath: $0.path)) ?? [] }
        let own = files.filter { $0.hasSuffix(".toml") }.map { String($0.dropLast(5)) }
        return ThemeCatalog.names + Set(own).subtracting(ThemeCatalog.names).sorted()
    }

    /// Dark, when there is none of that name.
    func theme(named name: String) -> Theme {
        reading(of: name)?.theme ?? ThemeCatalog.theme(named: name) ?? ThemeCatalog.dark
    }

    func problems(of name: String) -> [SettingsProblem] {
        guard let reading = reading(of: name) else {
            guard ThemeCatalog.theme(named: name) == nil else { return [] }
            let known = names.joined(separator: ", ")
            return [SettingsProblem(file: "theme", reason: "there is no theme \(name); there are \(known)")]
        }
        return reading.problems.map {
            SettingsProblem(file: "\(name).toml", line: $0.line, column: $0.column, reason: $0.sentence)
        }
    }

    private func reading(of name: String) -> ThemeReading? {
        guard !name.contains("/") else { return nil }
        let files = directories.map { $0.appending(path: "\(name).toml") }
        guard let text = files.lazy.compactMap({ try? String(contentsOf: $0, encoding: .utf8) }).first else {
            return nil
        }
        return ThemeReader.read(text, name: name, fallback: ThemeCatalog.theme(named: name) ?? ThemeCatalog.dark)
    }
}
