import ArgumentParser
import EchoApp
import EchoScreen
import EchoStore
import Foundation

/// Gets parts.
struct LocalGetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get", abstract: "Download parts, or resume one that was stopped.",
        discussion: "Ctrl+C stops; what was downloaded is kept, and the next attempt resumes from there.")

    @Argument(
        help: ArgumentHelp("The names of the parts, as echo-tui local list shows them.", valueName: "name"))
    var names: [String]

    func run() async throws {
        let shelf = PartShelf.ofThisProcess
        let parts = try names.map { try shelf.part($0) }
        let task = Task { for part in parts { try await get(part, shelf) } }
        ProgramSignals.watch { _ in task.cancel() }
        do {
            try await task.value
        } catch let error as PartError {
            throw Failure(error.description)
        }
    }

    private func get(_ part: LocalPart, _ shelf: PartShelf) async throws {
        guard !shelf.storage.isThere(part) else {
            return try SavedConversations.write("\(part.title) is there already.\n")
        }
        let meter = TerminalMeter()
        var isReady = false
        defer { meter.clear() }
        for try await progress in shelf.storage.get(part) {
            switch progress {
            case .loaded(let bytes, let all):
                meter.show("Getting \(part.title): \(ByteWording.progress(bytes, of: all))")
            case .ready: isReady = true
            }
        }
        guard isReady, !Task.isCancelled else { throw PartError.stopped }
        meter.clear()
        try SavedConversations.write(
            "\(part.title) is ready: echo-tui uses it from now on. To try it: echo-tui local try \(part.name)\n")
    }
}
