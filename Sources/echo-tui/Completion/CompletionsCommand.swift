import ArgumentParser

/// Writes what a shell needs to complete the program's command line.
struct CompletionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "completions", abstract: "Print a shell completion script for bash, zsh or fish.",
        shouldDisplay: false)

    @Argument(help: "bash, zsh or fish.")
    var shell: String

    func validate() throws {
        guard CompletionShell(rawValue: shell) != nil else {
            throw ValidationError(
                "The shell must be one of \(CompletionShell.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
    }

    func run() throws {
        guard let shell = CompletionShell(rawValue: shell) else { return }
        print(CompletedCommand.completionScript(for: shell))
    }
}
