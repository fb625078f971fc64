import ArgumentParser
import Echo
import EchoPresentation
import EchoStore
import EchoTerminal
import Foundation

/// Opens the screen and converses.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Open the screen and converse (what happens without a subcommand).")

    @OptionGroup var server: ServerArguments

    @Option(help: ArgumentHelp("The voice that answers.", valueName: "name"), completion: .list(Models.voices))
    var voice: String?

    @Option(help: ArgumentHelp("How to begin: voice or text.", valueName: "way"), completion: .list(["voice", "text"]))
    var mode: String?

    @Flag(name: .long, help: "Begin by text: the same as --mode text.")
    var text = false

    @Option(
        help: ArgumentHelp("How the server is asked by text: automatic, responses or chat.", valueName: "name"),
        completion: .list(AnswerDialect.allCases.map(\.rawValue)))
    var dialect: String?

    @Option(
        help: ArgumentHelp("The theme of the screen.", valueName: "name"),
        completion: .list([ThemeChoice.automatic] + ThemeCatalog.names))
    var theme: String?

    @Option(help: ArgumentHelp("The settings that are kept under this name.", valueName: "name"))
    var profile: String?

    @Flag(
        name: .long,
        help: "Lines instead of a screen: for screen readers, pipes and terminals that cannot place text.")
    var plain = false

    @Option(
        help: ArgumentHelp("Write what goes over the wire to this file, as JSON lines.", valueName: "file"),
        completion: .file())
    var log: String?

    @Option(
        defaultAsFlag: "",
        help: ArgumentHelp(
            "Record both sides to a new file in this folder, or in the program's own.", valueName: "folder"),
        completion: .directory)
    var record: String?

    func validate() throws {
        _ = try launchOptions(Paths.ofThisProcess, environment: ProcessInfo.processInfo.environment)
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        var options = try launchOptions(Paths.ofThisProcess, environment: environment)
        if !plain, let problem = TerminalProblem.ofThisProcess {
            FileHandle.standardError.write(Data("echo-tui: \(problem.sentence)\n".utf8))
            options.isPlain = true
        }
        CharacterLocale(environment: environment).adopt()
        throw try await CompositionRoot.run(options)
    }

    func launchOptions(_ paths: Paths, environment: [String: String]) throws -> LaunchOptions {
        let server = try server.serverOptions(paths, environment: environment)
        return LaunchOptions(
            server: server,
            voice: try CommandLineValue.word(voice, named: "--voice"),
            mode: text ? .text : try CommandLineValue.mode(mode, named: "--mode") ?? .audio,
            dialect: try CommandLineValue.choice(dialect, named: "--dialect"),
            theme: try CommandLineValue.word(theme, named: "--theme"),
            profile: try CommandLineValue.profile(
                profile, named: "--profile",
                among: TOMLSettingsStore(path: server.configFile.path, catalog: CompositionRoot.catalog).profiles),
            isPlain: plain,
            recording: record,
            logFile: try CommandLineValue.writableFile(log, named: "--log"))
    }
}
