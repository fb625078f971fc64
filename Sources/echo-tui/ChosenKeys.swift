import EchoApp
import EchoPresentation
import EchoTerminal

/// The keys as the person wants them, and what is wrong with that in words of the application.
struct ChosenKeys {
    let keymap: Keymap
    let problems: [SettingsProblem]

    init(_ rebindings: [KeyRebinding], file: String) {
        let (keymap, problems) = Keymap.standard.rebound(by: rebindings)
        self.keymap = keymap
        self.problems = problems.map {
            SettingsProblem(
                file: file, line: $0.rebinding.line, column: $0.rebinding.column, reason: "keys: \($0.sentence)")
        }
    }
}
