import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `Whatever is said in another language` {
    private static let devices = Dictionary(
        SentenceFlat.inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private func plan(_ understood: HouseUnderstanding?) -> HousePlan? {
        switch understood {
        case .plan(let plan)?, .rule(let plan, _)?: plan
        case .notify(let watch)?: watch.plan
        default: nil
        }
    }

    @Test(arguments: ForeignOrders.all.indices)
    func `nothing outside the named room changes, and no time has passed`(index: Int) {
        let orders = ForeignOrders.all[index]
        var fuzz = SentenceFuzz(seed: 71)
        var words = ForeignWords()
        var planned = 0
        for _ in 0..<400 {
            let (text, room) = orders.sentence(&fuzz)
            let heard = words.heard(text, in: orders.tongue, SentenceFlat.skill, SpokenInvariant.context)
            guard let plan = plan(heard?.understood) else { continue }
            if !plan.steps.isEmpty { planned += 1 }
            for step in plan.steps {
                #expect(Self.devices[step.device]?.room?.rawValue == room, "\(text): \(heard?.english ?? "")")
                #expect(step.due.map { $0 > SentenceFlat.now } ?? true, "\(text)")
            }
        }
        // Without plans nothing was tried.
        #expect(planned > 100, "\(planned)")
    }

    @Test(arguments: ForeignOrders.all.indices)
    func `no lock opens without a yes, at whatever time`(index: Int) {
        let orders = ForeignOrders.all[index]
        var fuzz = SentenceFuzz(seed: 81)
        var words = ForeignWords()
        var context = SpokenInvariant.context
        context.readings = [:]
        var risky = 0
        for _ in 0..<200 {
            let text = orders.opening(&fuzz)
            let heard = words.heard(text, in: orders.tongue, SentenceFlat.skill, context)
            guard let plan = plan(heard?.understood),
                plan.steps.contains(where: { PlanRules.reason($0.to, of: Self.devices[$0.device]) != nil })
            else { continue }
            risky += 1
            #expect(plan.risk.needsYes, "\(text)")
        }
        #expect(risky > 20, "\(risky)")
    }

    private static let orders: [(HouseTongue, [String], String)] = [
        (
            .german,
            [
                "schalte das Licht im Flur ein", "schalte die Küchenlampe in drei Stunden ein",
                "stell einen Timer auf fünf Stunden", "schalte jeden Abend um 22:10 die Schlafzimmerlampe aus",
                "wenn ich Feierabend sage, schalte die Flurlampe ein",
            ], "mach das rückgängig"
        ),
        (
            .spanish,
            [
                "enciende la luz del pasillo", "enciende la luz del pasillo en tres horas",
                "pon un temporizador de cinco horas", "apaga la luz del pasillo todos los días a las 22:10",
            ], "deshaz eso"
        ),
        (
            .french,
            [
                "allume la lumière du couloir", "allume la lumière du couloir dans trois heures",
                "mets un minuteur de cinq heures", "éteins la lumière du couloir tous les jours à 22:10",
            ], "annule la dernière action"
        ),
    ]

    /// All that can be taken back.
    @MainActor private func snapshot(_ house: RunningDesk) -> [String] {
        house.desk.scheduled.map(\.text).sorted() + house.desk.rules.map(\.id).sorted()
            + house.desk.memory.habits.scenes.map { "\($0)" }.sorted()
            + ["hall", "kitchen", "bedroom"].map { house.state("light.\($0)") ?? "" }
    }

    @MainActor @Test(arguments: orders.indices)
    func `is taken back by one undo, the last first`(index: Int) async {
        let (_, said, undo) = Self.orders[index]
        let house = await RunningDesk()
        var before: [[String]] = []
        for sentence in said {
            before.append(snapshot(house))
            _ = await house.say(sentence)
            #expect(await house.sees { snapshot(house) != before.last }, "\(sentence)")
        }
        for snapshot in before.reversed() {
            _ = await house.say(undo)
            #expect(await house.sees { self.snapshot(house) == snapshot })
        }
    }
}
