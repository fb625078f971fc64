import Foundation
import House
import HouseSentences
import Testing

/// Sentences of Home Assistant's own intents in other languages, one of each template. Many are put together by chance and
/// said by nobody.
@Suite struct `Sentences of Home Assistant's own are understood in other languages` {
    @Test(arguments: [(HouseTongue.german, 0.74), (.spanish, 0.5), (.french, 0.62)])
    func `as many as were, and more where nothing is switched that was not said`(tongue: HouseTongue, least: Double) {
        var table = HomeAssistantTable("home-assistant-\(tongue.rawValue).tsv", in: tongue)
        #expect(table.rows.count > 500)
        let wrong = table.rows.compactMap { row in
            let understood = table.understood(row)
            return HomeAssistantTable.isSame(understood, row.meant) ? nil : (row, understood)
        }
        let share = 1 - Double(wrong.count) / Double(table.rows.count)
        print("\(tongue.rawValue): \((share * 1000).rounded() / 10) % of \(table.rows.count)")
        #expect(share >= least, "\(share): \(wrong.prefix(40).map { "\($0.0.sentence): \($0.1)" })")
    }

    @Test(arguments: HouseTongue.allCases.filter { $0 != .english })
    func `nothing is unlocked or opened that was not said`(tongue: HouseTongue) {
        var table = HomeAssistantTable("home-assistant-\(tongue.rawValue).tsv", in: tongue)
        for row in table.rows {
            guard case .plan(let plan) = table.understanding(of: row) else { continue }
            for step in plan.steps where step.to == .unlock {
                #expect(row.meant.contains(step.device.rawValue), "\(row.sentence)")
            }
        }
    }
}
