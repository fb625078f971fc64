import Foundation
import ImmersionAdapters
import Testing

@testable import Immersion

@Suite struct `What providers cost is kept for the month` {
    private let path = FileManager.default.temporaryDirectory.appending(path: "spending-\(UUID().uuidString).json").path

    @Test func `it counts after the next start, and in no other month`() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let file = ProviderSpendingFile(path: path)
        var budget = file.budget(limit: 5)
        #expect(budget.spent == 0)
        _ = budget.reserve(4, at: date)
        budget.settle(4, isCharged: true, at: date)
        #expect(file.add(4, in: budget.month) == 4)

        var next = file.budget(limit: 5)
        #expect(next.level == .nearlySpent)
        let fits = [date, date.addingTimeInterval(40 * 86_400)].map { next.reserve(2, at: $0) }
        #expect(fits == [false, true])
        try FileManager.default.removeItem(atPath: path)
    }

    @Test func `two programs spend from one budget, however they take turns`() async throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let file = ProviderSpendingFile(path: path)
        let purses = (0..<2).map { _ in ProviderPurse(file.budget(limit: 5), ledger: file) }

        let paid = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<20 {
                group.addTask {
                    let purse = purses[number % 2]
                    guard purse.reserve(1, at: date) else { return false }
                    purse.settle(1, isCharged: true, at: date)
                    return true
                }
            }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }

        // What the other has under way is not known.
        #expect((5...10).contains(paid))
        #expect(file.budget(limit: 5).spent == Decimal(paid))
        #expect(purses.allSatisfy { !$0.reserve(1, at: date) && $0.state.spent >= 5 })
        try FileManager.default.removeItem(atPath: path)
    }

    @Test(arguments: ["", "{", "{\"month\":\"2023-11\",\"spent\":-3}"])
    func `a damaged file is a new month`(text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))

        #expect(ProviderSpendingFile(path: path).budget(limit: 5).spent == 0)
        try FileManager.default.removeItem(atPath: path)
    }
}
