import ArgumentParser
import EchoApp
import EchoScreen
import EchoStore
import EchoText
import Foundation

/// Prints the models there are: what they are for, what they cost and when they end.
struct ModelsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "models", abstract: "List the models, with price, context and end date.",
        discussion: """
            The list comes with the program; models.toml beside config.toml adds to it. A server that lists its own \
            models is asked, and its figures take precedence. The exit status is 1 if the server could not be asked.
            """)

    @OptionGroup var server: ServerArguments

    @Flag(help: "Include models that have ended, and dated versions.")
    var all = false

    @Flag(help: "Print JSON.")
    var json = false

    func validate() throws {
        _ = try server.serverOptions(Paths.ofThisProcess, environment: ProcessInfo.processInfo.environment)
    }

    func run() async throws {
        let environment = ProcessInfo.processInfo.environment
        let options = try server.serverOptions(Paths.ofThisProcess, environment: environment)
        let store = TOMLSettingsStore(
            path: options.configFile.path, catalog: CompositionRoot.catalog, environment: environment)
        let preferences = store.load()
        preferences.problems.filter { $0.file.hasSuffix("/models.toml") }.sentences.forEach(Self.warn)
        let known = await KnownModels.asked(options, preferences)
        let listing = ModelListing(known, showsAll: all)
        try SavedConversations.write(json ? try listing.json : listing.lines)
        guard let failure = known.failure else { return }
        if json { Self.warn(ErrorPresenter.present(failure).whatHappened.text { _ in "" }) }
        throw ExitCode.failure
    }

    private static func warn(_ words: String) {
        PlainOutput.complain("echo-tui: \(Sanitizer.line(words))\n")
    }
}
