import ArgumentParser
import Echo
import EchoApp
import EchoScreen
import EchoStore
import Foundation

/// Looks at everything echo-tui needs, and says what to do where something is missing.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Check everything echo-tui needs and say how to fix it.",
        discussion: """
            With --url it also tests which features that server supports, with a few small requests, prints a table, \
            and remembers it: without --url, the table of the server in use is printed again. The output contains no \
            key.

            Exits with status 0 if everything works, 1 if something is missing.
            """)

    @OptionGroup var server: ServerArguments

    @Option(
        help: ArgumentHelp("The mode to check the server for: voice or text.", valueName: "mode"),
        completion: .list(["voice", "text"]))
    var mode: String?

    @Flag(name: .long, help: "Same as --mode text.")
    var text = false

    @Flag(help: "Ask servers again for what they refused.")
    var forget = false

    @Flag(help: "Print the results as JSON.")
    var json = false

    func validate() throws {
        _ = try server.serverOptions(Paths.ofThisProcess, environment: ProcessInfo.processInfo.environment)
        _ = try way
    }

    private var way: ConversationMode {
        get throws { text ? .text : try CommandLineValue.mode(mode, named: "--mode") ?? .audio }
    }

    func run() async throws {
        let report = DoctorReport(style: json ? .json : .lines(isColored: isColored), columns: columns)
        var worst = ExitCode.success
        let options = try server.serverOptions(Paths.ofThisProcess, environment: ProcessInfo.processInfo.environment)
        let kept = TOMLSettingsStore(
            path: options.configFile.path, catalog: CompositionRoot.catalog,
            environment: ProcessInfo.processInfo.environment
        ).load()
        let checkups = CompositionRoot.checkups(
            options, mode: try way, dialect: kept.engine.dialect ?? .automatic,
            colors: CompositionRoot.terminalColors)
        if forget {
            let count = await RefusalsFile(path: Paths.ofThisProcess.refusalsFile).forgetAll()
            let things = count == 1 ? "one refusal" : "\(count) refusals"
            write(report.text(of: .good("Left out", "\(things) forgotten: servers are asked for everything again")))
        }
        for checkup in checkups {
            if let words = await checkup.announcement(), let line = report.text(announcing: words) { write(line) }
            let findings = await checkup.findings()
            for finding in findings { write(report.text(of: finding)) }
            if findings.contains(where: { $0.verdict == .bad }) { worst = .failure }
        }
        let inUse = options.completed(by: kept.chosen.connection.server)
        let survey = ServerTest(report: report, options: inUse) { write($0) }
        if server.url == nil {
            await survey.recall()
        } else if await !survey.run() {
            worst = .failure
        }
        throw worst
    }

    private var isColored: Bool {
        let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
        return isatty(STDOUT_FILENO) == 1 && noColor.isEmpty
    }

    private var columns: Int? { TerminalSize.ofStandardOutput?.columns }

    /// At once: a test of the sound takes seconds, and what is known is shown meanwhile.
    private func write(_ line: String) {
        do throws(ExitCode) {
            try PlainOutput.print(line + "\n")
        } catch {
            Foundation.exit(error.rawValue)
        }
    }
}
