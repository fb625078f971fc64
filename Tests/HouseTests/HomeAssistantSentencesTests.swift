import Foundation
import House
import HouseSentences
import Testing

/// Sentences that nobody here wrote: those of Home Assistant's own intents, in a house of its usual devices.
@Suite struct `Sentences of Home Assistant's own are understood` {
    private static let table = HomeAssistantTable("home-assistant-en.tsv")

    @Test func `nine of ten in English, and none does what it does not say`() {
        #expect(Self.table.rows.count > 700)
        var table = Self.table
        let wrong = table.rows.compactMap { row in
            let understood = table.understood(row)
            return HomeAssistantTable.isSame(understood, row.meant) ? nil : (row, understood)
        }
        let share = 1 - Double(wrong.count) / Double(Self.table.rows.count)
        #expect(share >= 0.9, "\(share): \(wrong.map { "\($0.0.sentence): \($0.1)" })")
    }

    /// What is misunderstood asks back, or does nothing.
    @Test func `nothing is unlocked or opened that was not said`() {
        var table = Self.table
        for row in table.rows {
            guard case .plan(let plan) = table.understanding(of: row) else { continue }
            for step in plan.steps where step.to == .unlock || step.to == .open {
                #expect(row.meant.contains(step.device.rawValue), "\(row.sentence)")
            }
        }
    }
}
