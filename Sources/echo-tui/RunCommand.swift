import ArgumentParser
import Echo
import EchoScreen
import EchoStore
import EchoTerminal
import Foundation

/// Opens the screen and converses.
struct RunCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "run", abstract: "Start a conversation.")

    @OptionGroup var server: ServerArguments

    @Option(help: ArgumentHelp("The voice of the assistant.", valueName: "name"), completion: .list(Models.voices))
    var voice: String?

    @Option(
        help: ArgumentHelp("The mode to start in: voice or text.", valueName: "mode"),
        completion: .list(["voice", "text"]))
    var mode: String?

    @Flag(name: .long, help: "Start in text mode; same as --mode text.")
    var text = false

    @Option(
        help: ArgumentHelp("The API for text mode: automatic, responses or chat.", valueName: "name"),
        completion: .list(AnswerDialect.allCases.map(\.rawValue)))
    var dialect: String?

    @Option(
        help: ArgumentHelp("The colour theme.", valueName: "name"),
        completion: .list([ThemeChoice.automatic] + ThemeCatalog.names))
    var theme: String?

    @Option(help: ArgumentHelp("The profile to start with.", valueName: "name"))
    var profile: String?

    @Flag(name: .customLong("continue"), help: "Continue your last conversation.")
    var continues = false

    @Option(help: ArgumentHelp("Continue this conversation; echo-tui history lists them.", valueName: "id"))
    var resume: String?

    @Flag(
        name: .long,
        help: "Print lines instead of a full-screen interface: for screen readers, pipes and dumb terminals.")
    var plain = false

    @Option(
        help: ArgumentHelp("Log every event sent and received to this file, as JSON Lines.", valueName: "file"),
        completion: .file())
    var log: String?

    @Option(
        defaultAsFlag: "",
        help: ArgumentHelp(
            "Record both sides to a new file in this folder (default: the program's data folder).", valueName: "folder"),
        completion: .directory)
    var record: String?

    func validate() throws {
        _ = try launchOptions(Paths.ofThisProcess, environment: ProcessInfo.processInfo.environment)
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        var options = try launchOptions(Paths.ofThisProcess, environment: environment)
        if !plain, let problem = TerminalProblem.ofThisProcess {
            PlainOutput.complain("echo-tui: \(problem.sentence)\n")
            options.isPlain = true
        }
        // Nobody is there who could choose another one.
        if options.isPlain, case .conversation(let id) = options.resumption {
            _ = try await SavedConversations.use { try await SavedConversations.conversation(id.rawValue, in: $0) }
        }
        if options.mode == .text, options.voice != nil {
            PlainOutput.complain("echo-tui: --voice is left out: text mode has no voice.\n")
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
            theme: try CommandLineValue.theme(
                theme, named: "--theme", among: ThemeLibrary(folders: paths.themeDirectories).names),
            profile: try CommandLineValue.profile(
                profile, named: "--profile",
                among: TOMLSettingsStore(path: server.configFile.path, catalog: CompositionRoot.catalog).profiles),
            resumption: try resumption(),
            isPlain: plain,
            recording: record,
            logFile: try CommandLineValue.writableFile(log, named: "--log"))
    }

    private func resumption() throws -> Resumption? {
        guard let id = try CommandLineValue.word(resume, named: "--resume") else { return continues ? .last : nil }
        guard !continues else { throw ValidationError("Use --continue or --resume, not both.") }
        return .conversation(ConversationID(id))
    }
}
