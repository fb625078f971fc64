import Foundation
import Immersion
import ImmersionAdapters
import Testing

@Suite struct `What providers cost is kept for the month` {
    private let path = FileManager.default.temporaryDirectory.appending(path: "spending-\(UUID().uuidString).json").path

    @Test func `it counts after the next start, and in no other month`() throws {
        let date = Date(timeIntervalSince1970: 1_700_000_000)
        let file = ProviderSpendingFile(path: path)
        var budget = file.budget(limit: 5)
        #expect(budget.spent == 0)
        _ = budget.reserve(4, at: date)
        budget.settle(4, isCharged: true, at: date)
        file.keep(budget)

        var next = file.budget(limit: 5)
        #expect(next.level == .nearlySpent)
        let fits = [date, date.addingTimeInterval(40 * 86_400)].map { next.reserve(2, at: $0) }
        #expect(fits == [false, true])
        try FileManager.default.removeItem(atPath: path)
    }

    @Test(arguments: ["", "{", "{\"month\":\"2023-11\",\"spent\":-3}"])
    func `a damaged file is a new month`(text: String) throws {
        try Data(text.utf8).write(to: URL(filePath: path))

        #expect(ProviderSpendingFile(path: path).budget(limit: 5).spent == 0)
        try FileManager.default.removeItem(atPath: path)
    }
}
