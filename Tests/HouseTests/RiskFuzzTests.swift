import Foundation
import House
import HouseSentences
import Testing

@Suite struct `Nothing risky is planned without a yes` {
    /// Written apart from the rules on purpose: kinds and orders that open or heat something, or switch off a guard.
    private static func isRisky(_ step: PlanStep) -> Bool {
        let kind = SentenceFlat.inventory.devices.first { $0.id == step.device }?.kind
        switch kind {
        case .lock: return step.to != .lock
        case .alarm: return step.to != .arm
        case .garageDoor: return step.to == .open || step.to == .turnOn
        case .oven: return step.to != .turnOff && step.to != .pause
        case .script, .automation: return step.to != .turnOff
        default: return false
        }
    }

    private static func plans(_ understanding: HouseUnderstanding) -> [HousePlan] {
        switch understanding {
        case .plan(let plan): [plan]
        case .notify(let watch): watch.plan.map { [$0] } ?? []
        default: []
        }
    }

    /// Everything is the other way round, so that no order is left out for being so already.
    private static var context: HouseContext {
        var context = SentenceFlat.context(
            room: RoomID("kitchen"), mentioned: [DeviceID("front_lock"), DeviceID("garage")])
        context.readings = [:]
        return context
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `in 4,000 sentences by chance`(seed: UInt64) {
        var fuzz = SentenceFuzz(seed: seed)
        var risky = 0
        var planned = 0
        for _ in 0..<1000 {
            let sentence = fuzz.sentence()
            for plan in Self.plans(SentenceFlat.skill.understand(sentence, in: Self.context)) {
                planned += 1
                let isRisky = plan.steps.contains(where: Self.isRisky) || Set(plan.steps.map(\.device)).count > 5
                if isRisky { risky += 1 }
                #expect(!isRisky || plan.risk.needsYes, "\(sentence)")
            }
        }
        // Without plans, and risky ones among them, nothing was tried.
        #expect(planned > 100)
        #expect(risky > 10)
    }

    @Test func `a choice between risky things is still asked about`() throws {
        var fuzz = SentenceFuzz(seed: 7)
        var taken = 0
        for _ in 0..<1000 {
            guard case .which(let choice) = SentenceFlat.skill.understand(fuzz.sentence(), in: Self.context) else {
                continue
            }
            var context = Self.context
            context.openQuestion = .which(choice)
            for plan in Self.plans(SentenceFlat.skill.understand("all of them", in: context)) {
                taken += 1
                #expect(!plan.steps.contains(where: Self.isRisky) || plan.risk.needsYes)
            }
        }
        #expect(taken > 5)
    }

    @Test func `a question never plans, whatever follows`() {
        var fuzz = SentenceFuzz(seed: 11)
        for _ in 0..<1000 {
            let sentence = fuzz.pick(["is", "are", "why is", "should I", "did you", "which", "how do I", "what if you"])
            let whole = sentence + " " + fuzz.sentence()
            let understanding = SentenceFlat.skill.understand(whole, in: Self.context)
            #expect(Self.plans(understanding).isEmpty, "\(whole)")
        }
    }

    @Test(arguments: ["conservatory", "dungeon", "x", "другая", "屋根裏"])
    func `a place that is not known never becomes everywhere`(place: String) {
        let verbs = ["turn off", "turn on", "dim", "close", "unlock", "open"]
        let things = ["everything", "the lights", "all lights", "the blinds", "all doors", "the light", "every lamp"]
        for verb in verbs {
            for thing in things {
                for sentence in ["\(verb) \(thing) in the \(place)", "in the \(place), \(verb) \(thing)"] {
                    let understanding = SentenceFlat.skill.understand(sentence, in: Self.context)
                    #expect(Self.plans(understanding).isEmpty, "\(sentence): \(understanding)")
                }
            }
        }
    }
}
