import EchoApp
import EchoPresentation
import EchoStore
import Foundation

/// The file with the person's settings: whether it is there, and what in it cannot be used.
struct SettingsCheckup: CheckupProtocol {
    let store: TOMLSettingsStore

    func findings() -> [Finding] {
        guard FileManager.default.fileExists(atPath: store.path) else {
            return [.good("Settings", "\(store.path) does not exist yet; using the defaults")]
        }
        let preferences = store.load()
        let problems =
            preferences.problems
            + ChosenKeys(preferences.keys, of: CompositionRoot.catalog.commands, file: store.path).problems
        return problems.isEmpty ? [.good("Settings", store.path)] : problems.map(finding)
    }

    private func finding(of problem: SettingsProblem) -> Finding {
        let place = [problem.line.map { "line \($0)" }, problem.column.map { "column \($0)" }].compactMap { $0 }
        let fact = ([problem.file] + place).joined(separator: ", ") + ": \(problem.reason)"
        return .caution("Settings", fact, advice: "Fix it. \(problem.consequence)")
    }
}
