public import Foundation
import Glibc
public import Immersion

/// Keeps what providers cost this month, so that the budget holds from one start to the next.
public struct ProviderSpendingFile: ProviderLedgerProtocol {
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

    public func spent(in month: String) -> Decimal? {
        guard let record = file.load(), record.month == month, record.spent >= 0 else { return nil }
        return record.spent
    }

    /// What another program adds meanwhile is counted, too.
    public func add(_ price: Decimal, in month: String) -> Decimal? {
        let folder = URL(filePath: path).deletingLastPathComponent()
        try? FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // The file itself is replaced each time.
        let lock = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        if lock >= 0 { _ = flock(lock, LOCK_EX) }
        defer { if lock >= 0 { close(lock) } }
        let total = (spent(in: month) ?? 0) + price
        file.save(Record(month: month, spent: total))
        return total
    }
}
