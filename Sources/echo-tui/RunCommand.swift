import ArgumentParser
import Echo
import EchoPresentation
import EchoStore
import Foundation

/// Opens the screen and converses.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Open the screen and converse (what happens without a subcommand).")

    @OptionGroup var server: ServerArguments

    @Option(help: ArgumentHelp("The voice that answers.", valueName: "name"))
    var voice: String?

    @Option(help: ArgumentHelp("How to begin: voice or text.", valueName: "way"))
    var mode: String?

    @Flag(name: .long, help: "Begin by text: the same as --mode text.")
    var text = false

    @Option(
        help: ArgumentHelp("How the server is asked by text: automatic, responses or chat.", valueName: "name"))
    var dialect: String?

    @Option(help: ArgumentHelp("The theme of the screen.", valueName: "name"))
    var theme: String?

    @Option(help: ArgumentHelp("The settings that are kept under this name.", valueName: "name"))
    var profile: String?

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
        let server = try server.serverOptions(paths)
        return LaunchOptions(
            server: server,
            voice: try CommandLineValue.word(voice, named: "--voice"),
            mode: text ? .text : try CommandLineValue.mode(mode, named: "--mode") ?? .audio,
            dialect: try CommandLineValue.choice(dialect, named: "--dialect"),
            theme: try CommandLineValue.word(theme, named: "--theme"),
            profile: try CommandLineValue.profile(
                profile, named: "--profile", among: TOMLSettingsStore(path: server.configFile.path).profiles),
            logFile: try CommandLineValue.writableFile(log, named: "--log"))
    }
}
