public import Foundation
public import Immersion

/// Keeps what providers cost this month, so that the budget holds from one start to the next.
public struct ProviderSpendingFile: Sendable {
    private struct Record: Codable {
        let month: String
        let spent: Decimal
    }

    private let path: String

    public init(path: String) { self.path = path }

    private var file: OwnersFile<Record> { OwnersFile(path: path, largest: 10_000) }

    /// - Parameter limit: US dollars a month; nil for no limit.
    public func budget(limit: Decimal?) -> ProviderBudget {
        guard let record = file.load(), record.spent >= 0 else { return ProviderBudget(limit: limit) }
        return ProviderBudget(limit: limit, month: record.month, spent: record.spent)
    }

    public func keep(_ budget: ProviderBudget) {
        file.save(Record(month: budget.month, spent: budget.spent))
    }
}
