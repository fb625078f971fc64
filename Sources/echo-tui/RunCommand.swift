import ArgumentParser
import Foundation

/// Opens the screen and converses.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Open the screen and converse (what happens without a subcommand).")

    @OptionGroup var server: ServerArguments

    @Option(help: ArgumentHelp("The voice that answers.", valueName: "name"))
    var voice: String?

    @Flag(name: .long, help: "Begin with the keyboard: nothing is spoken.")
    var text = false

    @Option(help: ArgumentHelp("The theme of the screen.", valueName: "name"))
    var theme: String?

    @Option(help: ArgumentHelp("Write what goes over the wire to this file, as JSON lines.", valueName: "file"))
    var log: String?

    func validate() throws {
        _ = try launchOptions(Paths.ofThisProcess)
    }

    func run() async throws {
        if let problem = TerminalProblem.ofThisProcess {
            throw Failure(problem.sentence)
        }
        CharacterLocale(environment: ProcessInfo.processInfo.environment).adopt()
        throw try await CompositionRoot.run(launchOptions(Paths.ofThisProcess))
    }

    func launchOptions(_ paths: Paths) throws -> LaunchOptions {
        LaunchOptions(
            server: try server.serverOptions(paths),
            voice: try CommandLineValue.word(voice, named: "--voice"),
            startsWithText: text,
            theme: try CommandLineValue.word(theme, named: "--theme"),
            logFile: try CommandLineValue.writableFile(log, named: "--log"))
    }
}
