import ArgumentParser
import EchoApp
import EchoScreen
import EchoStore
import Foundation

/// Lists what is kept.
struct DataListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List what is kept, where, how much and from when.")

    @Flag(help: "Print JSON.")
    var json = false

    func run() async throws {
        let paths = Paths.ofThisProcess
        let kept = try await SavedConversations.use { try await KeptFiles(of: paths, in: $0).inventory() }
        let store = TOMLSettingsStore(
            path: paths.configFile.path, catalog: CompositionRoot.catalog,
            environment: ProcessInfo.processInfo.environment)
        let listing = DataListing(retention: RetentionRules(store.load().chosen))
        try SavedConversations.write(json ? listing.json(kept) : listing.lines(kept))
    }
}
