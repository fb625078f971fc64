import ArgumentParser
import EchoApp
import EchoScreen
import EchoStore
import EchoText
import Foundation

/// Writes everything that is kept into a folder or a zip file.
struct DataExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export", abstract: "Write everything that is kept into a new folder or a new zip file.",
        discussion: """
            Keys are left out. echo-tui history import reads conversations.jsonl back, zipped or not; the other files \
            are for other programs.
            """)

    @Argument(help: ArgumentHelp("The folder, or a name that ends in .zip.", valueName: "folder"), completion: .file())
    var target: String

    func run() async throws {
        let path = URL(filePath: HomeFolder.ofThisProcess.expanded(target)).path
        let meter = TerminalMeter()
        let count = try await SavedConversations.use { store in
            do throws(ExportError) {
                return try await KeptFiles(of: .ofThisProcess, in: store).export(to: path) { done, all in
                    meter.show("\(done) of \(all) conversations")
                }
            } catch .store(let error) {
                throw error
            } catch .file(let name, let reason) {
                throw Failure("\(name) \(reason).")
            }
        }
        meter.clear()
        let what = NumberWording.counted(count, "conversation")
        try SavedConversations.write("Exported \(what), and everything else that is kept, to \(path).\n")
    }
}
