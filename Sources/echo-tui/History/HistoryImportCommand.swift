import ArgumentParser
import EchoScreen
import EchoStore
import EchoText
import Foundation
import History

/// Imports conversations from files.
struct HistoryImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import", abstract: "Import conversations from ChatGPT's export or from this program's own.",
        discussion: """
            Reads conversations.json from ChatGPT's export, or the zip file that it comes in; also the JSON and JSON \
            Lines that data export and /export write, and a folder or zip file of data export with its audio. A \
            conversation is imported whole or not at all, and once: a newer export adds the new messages. Exits with \
            status 1 if a conversation cannot be imported.
            """)

    @Argument(help: ArgumentHelp("The files to import.", valueName: "file"), completion: .file())
    var files: [String]

    func run() async throws {
        let meter = TerminalMeter()
        var soFar = ImportSummary()
        let summary = try await SavedConversations.use { store in
            do throws(ImportError) {
                return try await ConversationImport(into: store, keys: ProgramKeys.ofThisProcess.storage).run(
                    files.map(HomeFolder.ofThisProcess.expanded)
                ) {
                    summary in
                    soFar = summary
                    let share = summary.total == 0 ? 100 : summary.read * 100 / summary.total
                    meter.show("\(share) % · \(NumberWording.grouped(summary.imported)) conversations")
                }
            } catch .store(let error) {
                throw error
            } catch .file(let name, let reason) {
                throw Failure("\(name) \(reason). \(ImportWording.stays(soFar))")
            } catch .cancelled {
                throw Failure("The import was stopped. \(ImportWording.stays(soFar))")
            }
        }
        meter.clear()
        for refusal in summary.refusals { PlainOutput.complain("echo-tui: \(refusal)\n") }
        try SavedConversations.write(ImportWording.sentence(summary) + "\n")
        if summary.refused > 0 { throw ExitCode.failure }
    }
}
