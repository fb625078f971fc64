import Foundation
import House
import HouseSentences
import Testing

/// Sentences of Home Assistant's own intents in other languages, one of each template. Many are put together by chance and
/// said by nobody.
@Suite struct `Sentences of Home Assistant's own are understood in other languages` {
    @Test(arguments: [(HouseTongue.german, 0.91), (.spanish, 0.9), (.french, 0.91)])
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

    /// Of everyday sentences that somebody wrote before reading the words of the house, 40 in each language.
    @Test(arguments: HouseTongue.allCases.filter { $0 != .english })
    func `so are those of a stranger`(tongue: HouseTongue) {
        let language = tongue.rawValue
        var table = HomeAssistantTable(
            "home-assistant-\(language).tsv", others: "strangers-\(language).tsv", in: tongue)
        #expect(table.rows.count == 40)
        let wrong = table.rows.compactMap { row in
            let understood = table.understood(row)
            return HomeAssistantTable.isSame(understood, row.meant) ? nil : "\(row.sentence): \(understood)"
        }
        #expect(wrong.count <= 1, "\(wrong)")
    }

    /// What is not understood does nothing, but for a few that mean one thing there and another here.
    @Test(arguments: [(HouseTongue.german, 17), (.spanish, 10), (.french, 3)])
    func `few do what they do not say`(tongue: HouseTongue, most: Int) {
        var table = HomeAssistantTable("home-assistant-\(tongue.rawValue).tsv", in: tongue)
        let wrong = table.rows.compactMap { row -> String? in
            let understood = table.understood(row)
            guard !HomeAssistantTable.isSame(understood, row.meant) else { return nil }
            switch table.understanding(of: row) {
            case .plan(let plan) where plan.steps.isEmpty: return nil
            case .plan, .timer, .endTimers, .changeTimer, .rule, .notify, .teach, .undo, .callOff, .halt: break
            default: return nil
            }
            return "\(row.sentence): \(understood)"
        }
        #expect(wrong.count <= most, "\(wrong)")
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
