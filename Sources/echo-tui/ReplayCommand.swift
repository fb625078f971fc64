import ArgumentParser
import Echo
import EchoApp
import EchoScreen
import EchoTerminal
import Foundation

/// Steps through a saved log in the same screen, without network and sound.
struct ReplayCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "replay", abstract: "Replay an event log written by --log or /export-events.",
        discussion: """
            Space plays and pauses, → and ← step forward and back, 1 2 4 0 set the speed (0: no pauses). Nothing is \
            sent, and no audio is played. Without a terminal, it is printed as lines.

            --check reads the recorded stream of any server as well: the body of an answer over Chat Completions or \
            the Responses API, with or without its HTTP head, or Realtime events, one JSON object per line. It prints \
            what would be shown and how the answer ended; the exit status is 0 if it is whole, and 1 if it failed or \
            was cut off.
            """)

    @Argument(help: ArgumentHelp("The log to replay.", valueName: "file"))
    var file: String

    @Option(
        help: ArgumentHelp("The colour theme.", valueName: "name"),
        completion: .list([ThemeChoice.automatic] + ThemeCatalog.names))
    var theme: String?

    @Flag(help: "Print lines instead of a full-screen interface, without pauses.")
    var plain = false

    @Flag(help: "Print what the recorded stream of any server shows, and how its answer ended: status 1 unless whole.")
    var check = false

    func validate() throws {
        _ = try CommandLineValue.existingFile(file, named: "replay")
        _ = try chosenTheme
    }

    func run() async throws {
        guard let log = try CommandLineValue.existingFile(file, named: "replay") else { return }
        if check { throw try write(RecordingCheck.check(log)) }
        let recording = try WireLogReading(log)
        var isPlain = plain
        if !plain, let problem = TerminalProblem.ofThisProcess {
            PlainOutput.complain("echo-tui: \(problem.replaySentence)\n")
            isPlain = true
        }
        CharacterLocale(environment: ProcessInfo.processInfo.environment).adopt()
        throw try await CompositionRoot.replay(recording, theme: try chosenTheme, isPlain: isPlain)
    }

    private var chosenTheme: String? {
        get throws {
            let folders = Paths.ofThisProcess.themeDirectories
            return try CommandLineValue.theme(theme, named: "--theme", among: ThemeLibrary(folders: folders).names)
        }
    }

    private func write(_ check: StreamCheck) -> ExitCode {
        let lines = StreamCheckPresenter.lines(check).map { $0 + "\n" }.joined()
        do throws(ExitCode) { try PlainOutput.print(lines) } catch { return error }
        return check.end == .whole ? .success : .failure
    }
}
