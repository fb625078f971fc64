import EchoScreen
import EchoStore
import Foundation

/// The files with the person's settings and models: whether they are there, and what in them cannot be used.
struct SettingsCheckup: CheckupProtocol {
    let store: TOMLSettingsStore

    func findings() -> [Finding] {
        let preferences = store.load()
        let problems =
            preferences.problems
            + ChosenKeys(preferences.keys, of: CompositionRoot.catalog.commands, file: store.path).problems
        guard problems.isEmpty else { return problems.map(finding) }
        let isThere = FileManager.default.fileExists(atPath: store.path)
        return [.good("Settings", isThere ? store.path : "\(store.path) does not exist yet; using the defaults")]
    }

    private func finding(of problem: SettingsProblem) -> Finding {
        let place = [problem.line.map { "line \($0)" }, problem.column.map { "column \($0)" }].compactMap { $0 }
        let fact = ([problem.file] + place).joined(separator: ", ") + ": \(problem.reason)"
        return .caution("Settings", fact, advice: "Fix it. \(problem.consequence)")
    }
}
