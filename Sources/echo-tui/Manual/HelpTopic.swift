import ArgumentParser
import EchoTerminal
import Foundation

/// `echo-tui help TOPIC`: how a subcommand is used, and the chapter of the manual that is called so.
struct HelpTopic {
    let words: [String]

    /// - Parameter arguments: of the process, without its name.
    /// - Returns: nil where nobody asks for a topic.
    init?(_ arguments: [String]) {
        guard arguments.first == "help" else { return nil }
        words = Array(arguments.dropFirst())
        guard !words.isEmpty, words.allSatisfy({ !$0.hasPrefix("-") }) else { return nil }
    }

    var name: String { words.joined(separator: " ") }

    /// What is to be read; throws with the topics there are.
    func text(in book: ManualBook, width: Int) throws -> String {
        if name == "topics" { return book.topics.joined(separator: "\n") + "\n" }
        let usage = usage.map { EchoTUI.helpMessage(for: $0, columns: width) }
        let chapter = book.chapter(name).map { ManualLines(width: width).text(of: $0.markdown) }
        let parts = [usage, chapter].compactMap(\.self)
        guard parts.isEmpty else { return parts.joined(separator: "\n\n") }
        let advice =
            book.chapters.isEmpty
            ? "The manual is not installed beside the program." : "echo-tui help topics lists the chapters."
        throw ValidationError("There is no chapter about “\(name.prefix(100))”. \(advice)")
    }

    /// The subcommand of that name, also of one that has others below it.
    private var usage: (any ParsableCommand.Type)? {
        var command: any ParsableCommand.Type = EchoTUI.self
        for word in words {
            guard
                let next = command.configuration.subcommands.first(where: {
                    $0.configuration.commandName == word && $0.configuration.shouldDisplay
                })
            else { return nil }
            command = next
        }
        return command
    }

    /// In the person's pager, where there is a terminal for it.
    func show() async throws {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let text = try text(in: .installed(Paths.ofThisProcess), width: 80)
        guard isTerminal else { return print(text, terminator: "") }
        // Ctrl+C is for the pager.
        signal(SIGINT, SIG_IGN)
        await ExternalPager(environment: ProcessInfo.processInfo.environment).show(text)
    }
}

extension ManualBook {
    /// Those that are read from the first line to the last come first.
    static let documents = [
        "manual", "troubleshooting", "terminals", "screen-readers", "language-room", "house", "house-programs",
        "bridge", "bridge-api", "offline-server", "library", "threat-model", "stability", "glossary",
    ]

    static func installed(_ paths: Paths) -> ManualBook {
        let folder = paths.documentDirectories.first {
            FileManager.default.fileExists(atPath: $0.appending(path: "manual.md").path)
        }
        guard let folder else { return ManualBook([]) }
        return ManualBook(
            documents.compactMap { try? String(contentsOf: folder.appending(path: $0 + ".md"), encoding: .utf8) })
    }
}
