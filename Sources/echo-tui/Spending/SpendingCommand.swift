import ArgumentParser
import EchoApp
import EchoScreen
import EchoStore
import Foundation

/// Prints what was spent in a month.
struct SpendingCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "spending", abstract: "Print what was spent in a month, by day, model and modality.")

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: ArgumentHelp("The month, such as 2026-11; this month if none is given.", valueName: "month"))
    var month: String?

    func validate() throws { _ = try first }

    private var first: SpendingDay {
        get throws {
            guard let month else { return SpendingDay(Date(), in: .current).monthBefore(0) }
            guard let parts = month.wholeMatch(of: /([0-9]{4})-([0-9]{2})/), let year = Int(parts.output.1),
                let number = Int(parts.output.2), (1...12).contains(number)
            else { throw ValidationError("--month must be a month such as 2026-11.") }
            return SpendingDay(year: year, month: number, day: 1)
        }
    }

    func run() async throws {
        let first = try first
        let last = SpendingDay(rawValue: "\(first.month)-31")
        let amounts = try await SavedConversations.use { try await $0.spending(from: first, through: last) }
        let settings = TOMLSettingsStore(path: Paths.ofThisProcess.configFile.path, catalog: CompositionRoot.catalog)
        let stored = settings.load()
        let listing = SpendingListing(
            month: first.month, amounts: amounts, budget: stored.chosen.monthlyBudget,
            prices: PriceList(stored.engine))
        try SavedConversations.write(json ? try listing.json : listing.lines)
    }
}
