public import Foundation
public import Immersion

/// Keeps what providers cost this month, so that the budget holds from one start to the next.
public struct ProviderSpendingFile: Sendable {
    private struct Record: Codable {
        let month: String
        let spent: Decimal
    }

    private static let largest = 10_000

    private let path: String

    public init(path: String) { self.path = path }

    /// - Parameter limit: US dollars a month; nil for no limit.
    public func budget(limit: Decimal?) -> ProviderBudget {
        let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
        guard let size, size <= Self.largest, let data = FileManager.default.contents(atPath: path),
            let record = try? JSONDecoder().decode(Record.self, from: data), record.spent >= 0
        else { return ProviderBudget(limit: limit) }
        return ProviderBudget(limit: limit, month: record.month, spent: record.spent)
    }

    public func keep(_ budget: ProviderBudget) {
        guard let data = try? JSONEncoder().encode(Record(month: budget.month, spent: budget.spent)) else { return }
        let file = URL(filePath: path)
        try? FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        try? data.write(to: file, options: .atomic)
    }
}
