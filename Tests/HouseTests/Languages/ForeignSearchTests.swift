import HouseSentences
import Testing

@testable import House

/// The long search in other languages: 100,000 sentences, half of them with a letter or two wrong.
@Suite struct `Whatever is said in another language, 100,000 times` {
    private static let parts = 12
    private static let sentences = 2800
    private static let undone = 60
    private static let devices = Dictionary(
        SentenceFlat.inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private static func plan(_ understood: HouseUnderstanding?) -> HousePlan? {
        switch understood {
        case .plan(let plan)?, .rule(let plan, _)?: plan
        case .notify(let watch)?: watch.plan
        default: nil
        }
    }

    /// With a letter or two left out, doubled or another one.
    private static func spoilt(_ text: String, _ fuzz: inout SentenceFuzz) -> String {
        var letters = Array(text)
        guard fuzz.next() % 2 == 0 else { return text }
        for _ in 0...Int(fuzz.next() % 2) {
            let place = Int(fuzz.next() % UInt64(letters.count))
            guard letters[place].isLetter else { continue }
            switch fuzz.next() % 3 {
            case 0: letters.remove(at: place)
            case 1: letters.insert(letters[place], at: place)
            default: letters[place] = fuzz.pick(Array("aeiorstnlm"))
            }
        }
        return String(letters)
    }

    @Test(arguments: 0..<parts, ForeignOrders.all.indices)
    func `only what was named changes, and nothing opens without a yes`(part: Int, index: Int) {
        let orders = ForeignOrders.all[index]
        var fuzz = SentenceFuzz(seed: 20_261_201 + UInt64(part))
        var words = ForeignWords()
        var planned = 0
        for number in 0..<Self.sentences {
            let isOpening = number % 3 == 0
            let (whole, room) = isOpening ? (orders.opening(&fuzz), "") : orders.sentence(&fuzz)
            let text = Self.spoilt(whole, &fuzz)
            let heard = words.heard(text, in: orders.tongue, SentenceFlat.skill, SpokenInvariant.context)
            guard let plan = Self.plan(heard?.understood), !plan.steps.isEmpty else { continue }
            planned += 1
            let isRisky = plan.steps.contains { PlanRules.reason($0.to, of: Self.devices[$0.device]) != nil }
            if isRisky, !plan.risk.needsYes { Issue.record("no yes: \(text)") }
            if !isOpening, plan.steps.contains(where: { Self.devices[$0.device]?.room?.rawValue != room }) {
                Issue.record("another room: \(text), \(heard?.english ?? "")")
            }
        }
        #expect(planned > 500)
    }

    @Test(arguments: 0..<parts, ForeignOrders.all.indices)
    func `one undo takes it back`(part: Int, index: Int) {
        var fuzz = SentenceFuzz(seed: 20_261_301 + UInt64(part))
        var words = ForeignWords()
        var tried = 0
        for _ in 0..<Self.undone {
            let finding = SpokenInvariant.isTakenBack(
                &fuzz, in: ForeignOrders.all[index], &words, spoilt: Self.spoilt)
            if finding.isTried { tried += 1 }
            if let problem = finding.problem { Issue.record("\(problem)") }
        }
        #expect(tried > 2)
    }
}
