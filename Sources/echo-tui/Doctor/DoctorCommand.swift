import ArgumentParser
import EchoPresentation
import Foundation

/// Looks at everything echo-tui needs, and says what to do where something is missing.
struct DoctorCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor", abstract: "Look at everything echo-tui needs and say what to do.",
        discussion: "Ends with status 0 when all that is needed is there, 1 when something is not.")

    @OptionGroup var server: ServerArguments

    @Flag(help: "Write the findings as JSON.")
    var json = false

    func validate() throws {
        _ = try server.serverOptions(Paths.ofThisProcess)
    }

    func run() async throws {
        let report = DoctorReport(style: json ? .json : .lines(isColored: isColored))
        var worst = ExitCode.success
        let options = try server.serverOptions(Paths.ofThisProcess)
        for checkup in CompositionRoot.checkups(options, colors: CompositionRoot.terminalColors) {
            let findings = await checkup.findings()
            for finding in findings { write(report.text(of: finding)) }
            if findings.contains(where: { $0.verdict == .bad }) { worst = .failure }
        }
        throw worst
    }

    private var isColored: Bool {
        let noColor = ProcessInfo.processInfo.environment["NO_COLOR"] ?? ""
        return isatty(STDOUT_FILENO) == 1 && noColor.isEmpty
    }

    /// At once: a test of the sound takes seconds, and what is known is shown meanwhile.
    private func write(_ line: String) {
        FileHandle.standardOutput.write(Data((line + "\n").utf8))
    }
}
