import ArgumentParser
import EchoScreen
import EchoStore
import EchoText
import Foundation
import LocalBackend

/// Runs a part once and measures it.
struct LocalTryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "try", abstract: "Start a part, try it out, and measure it.")

    @Argument(help: ArgumentHelp("The name of the part.", valueName: "name"))
    var name: String

    func run() async throws {
        let shelf = PartShelf.ofThisProcess
        let part = try shelf.part(name)
        guard shelf.storage.isThere(part) else {
            throw Failure("\(part.title) is not installed. Get it first: echo-tui local get \(part.name)")
        }
        guard part.server != PartCatalog.ollama else {
            throw Failure("Ollama runs \(part.title). To try it: ollama run \(part.model)")
        }
        guard let own = shelf.run(part) else { throw Failure(PartError.noPrograms.description) }
        do {
            let trial = try await PartTrial.run(own)
            shelf.storage.note(trial.speed, of: part)
            let verb = Self.verb(part)
            let start = String(format: "%.1f", trial.start / .seconds(1))
            try SavedConversations.write(
                "\(part.title) started in \(start) s and \(verb): \(Sanitizer.line(trial.words))\n\(trial.speed)\n")
        } catch let error as PartTrialError {
            let log = error.log.map { " Its log: \($0)" } ?? ""
            throw Failure("\(part.title) could not be tried: \(error.reason).\(log)")
        }
    }

    private static func verb(_ part: LocalPart) -> String {
        switch part.role {
        case .brain: "answered"
        case .ears: "heard"
        case .voice: "said"
        case .embeddings: "found"
        }
    }
}
