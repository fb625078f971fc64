import ArgumentParser
import EchoPresentation
import EchoTerminal
import Foundation

/// Steps through a saved log in the same screen, without network and sound.
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Step through a log of the wire, as --log and the export write it.",
        discussion: """
            Space plays and pauses, → and ← go one event further and back, 1 2 4 0 say how fast (0: without pauses). \
            Nothing is sent, and nothing is heard. Where input or output is no terminal it is written as lines.
            """)

    @Argument(help: ArgumentHelp("The log.", valueName: "file"))
    var file: String

    @Option(
        help: ArgumentHelp("The theme of the screen.", valueName: "name"),
        completion: .list([ThemeChoice.automatic] + ThemeCatalog.names))
    var theme: String?

    @Flag(help: "Lines instead of a screen: what was said and done, without pauses.")
    var plain = false

    func validate() throws {
        _ = try CommandLineValue.existingFile(file, named: "replay")
        _ = try CommandLineValue.word(theme, named: "--theme")
    }

    func run() async throws {
        guard let log = try CommandLineValue.existingFile(file, named: "replay") else { return }
        let recording = try WireLogReading(log)
        var isPlain = plain
        if !plain, let problem = TerminalProblem.ofThisProcess {
            FileHandle.standardError.write(Data("echo-tui: \(problem.replaySentence)\n".utf8))
            isPlain = true
        }
        CharacterLocale(environment: ProcessInfo.processInfo.environment).adopt()
        let theme = try CommandLineValue.word(theme, named: "--theme")
        throw try await CompositionRoot.replay(recording, theme: theme, isPlain: isPlain)
    }
}
