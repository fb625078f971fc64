import EchoScreen
import EchoTerminal

/// The keys as the person wants them, and what is wrong with that in words of the application.
struct ChosenKeys {
    let keymap: Keymap
    let problems: [SettingsProblem]
    /// What nobody may be surprised by: commands that have no key any more, and how they are called all the same.
    let note: Wording?

    init(_ rebindings: [KeyRebinding], of commands: CommandTable, file: String) {
        let (keymap, problems, keyless) = Keymap(commands).rebound(by: rebindings)
        self.keymap = keymap
        self.problems = problems.map {
            SettingsProblem(
                file: file, line: $0.rebinding.line, column: $0.rebinding.column, reason: "keys: \($0.sentence)",
                consequence: "The key is not bound.")
        }
        note = keyless.isEmpty ? nil : Self.note(of: keyless, commands)
    }

    private static func note(of keyless: [Command], _ commands: CommandTable) -> Wording {
        let names = keyless.map { command in
            Wording("“\(commands[command].title)”")
                + (commands[command].slash.map { " (/\($0))" } ?? " (\(key: .palette) finds it)")
        }
        let list = names.dropFirst().reduce(names[0]) { $0 + ", " + $1 }
        return "Your key bindings leave these commands without a key: " + list + "."
    }
}
