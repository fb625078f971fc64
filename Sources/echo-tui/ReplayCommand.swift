import ArgumentParser
import Foundation

/// Steps through a saved log in the same screen, without network and sound.
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Step through a log of the wire, as --log and the export write it.",
        discussion: """
            Space plays and pauses, → and ← go one event further and back, 1 2 4 0 say how fast (0: without pauses). \
            Nothing is sent, and nothing is heard.
            """)

    @Argument(help: ArgumentHelp("The log.", valueName: "file"))
    var file: String

    @Option(help: ArgumentHelp("The theme of the screen.", valueName: "name"))
    var theme: String?

    func validate() throws {
        _ = try CommandLineValue.existingFile(file, named: "replay")
        _ = try CommandLineValue.word(theme, named: "--theme")
    }

    func run() async throws {
        guard let log = try CommandLineValue.existingFile(file, named: "replay") else { return }
        let recording = try WireLogReading(log)
        if let problem = TerminalProblem.ofThisProcess {
            throw Failure(problem.sentence)
        }
        CharacterLocale(environment: ProcessInfo.processInfo.environment).adopt()
        throw try await CompositionRoot.replay(recording, theme: CommandLineValue.word(theme, named: "--theme"))
    }
}
