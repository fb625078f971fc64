import Foundation
import HouseSentences

@testable import House

/// What must hold of whatever is said. A check says whether it had anything to look at, and what is wrong.
enum SpokenInvariant {
    struct Finding {
        var isTried = false
        var problem: String?
    }

    static var context: HouseContext {
        var context = SentenceFlat.context(room: RoomID("hall"), mentioned: [DeviceID("tv")])
        context.sunrise = SentenceFlat.now.addingTimeInterval(14 * 3600)
        return context
    }

    private static let devices = Dictionary(
        SentenceFlat.inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    private static let ids = [
        "kitchen": "kitchen", "living room": "living", "hall": "hall", "bedroom": "bedroom", "bathroom": "bathroom",
        "study": "study",
    ]

    private static func plan(_ understood: HouseUnderstanding) -> HousePlan? {
        switch understood {
        case .plan(let plan), .rule(let plan, _): plan
        case .notify(let watch): watch.plan
        default: nil
        }
    }

    /// Nothing outside the named room changes, and no time has passed.
    static func staysInRoom(_ fuzz: inout SentenceFuzz) -> Finding {
        let room = fuzz.pick(SpokenOrders.rooms)
        let sentence = SpokenOrders.sentence(&fuzz, in: room)
        guard let plan = plan(SentenceFlat.skill.understand(sentence, in: context)) else { return Finding() }
        for step in plan.steps {
            guard devices[step.device]?.room?.rawValue == ids[room] else {
                return Finding(isTried: true, problem: "\(sentence): \(step.device.rawValue)")
            }
            let isAhead = step.due.map { $0 > SentenceFlat.now && $0 < SentenceFlat.now + 8 * 86_400 } ?? true
            if !isAhead { return Finding(isTried: true, problem: "\(sentence): \(String(describing: step.due))") }
        }
        return Finding(isTried: !plan.steps.isEmpty)
    }

    /// No lock opens without a yes, at whatever time, and no rule opens one.
    static func opensByYes(_ fuzz: inout SentenceFuzz) -> Finding {
        let sentence = SpokenOrders.opening(&fuzz)
        var context = context
        context.readings = [:]
        let understood = SentenceFlat.skill.understand(sentence, in: context)
        guard let plan = plan(understood),
            plan.steps.contains(where: { PlanRules.reason($0.to, of: devices[$0.device]) != nil })
        else { return Finding() }
        guard case .rule(let rule, let days) = understood else {
            return Finding(isTried: true, problem: plan.risk.needsYes ? nil : sentence)
        }
        var habits = HouseHabits()
        let added = habits.add(
            rule.steps.map(\.order), days, 60, devices: devices, now: context.now, calendar: context.calendar)
        return Finding(isTried: true, problem: added == nil ? nil : sentence)
    }

    // MARK: undo

    /// One undo makes everything as it was before the order.
    static func isTakenBack(_ fuzz: inout SentenceFuzz) -> Finding {
        isTakenBack(&fuzz) { fuzz, skill, context in
            let sentence = SpokenOrders.sentence(&fuzz, in: fuzz.pick(SpokenOrders.rooms))
            return (sentence, skill.understand(sentence, in: context))
        }
    }

    /// The same of an order in another language.
    ///
    /// - Parameter words: are made for the first sentence, and kept for those behind it.
    static func isTakenBack(
        _ fuzz: inout SentenceFuzz, in orders: ForeignOrders, _ words: inout ForeignWords,
        spoilt: (String, inout SentenceFuzz) -> String
    ) -> Finding {
        isTakenBack(&fuzz) { fuzz, skill, context in
            let sentence = spoilt(orders.sentence(&fuzz).text, &fuzz)
            return (sentence, words.heard(sentence, in: orders.tongue, skill, context)?.understood ?? .nothing)
        }
    }

    private static func isTakenBack(
        _ fuzz: inout SentenceFuzz,
        hearing hear: (inout SentenceFuzz, HouseSkill, HouseContext) -> (String, HouseUnderstanding)
    ) -> Finding {
        var flat = FlatState(now: TestDates.morning, seed: 1, offset: 0, isLivedIn: false)
        lightUp(&flat, &fuzz)
        let skill = HouseSkill(vocabulary: HouseVocabulary(inventory: flat.inventory))
        let (sentence, understood) = hear(&fuzz, skill, heard(flat))
        guard case .plan(let plan) = understood, !plan.steps.isEmpty,
            plan.steps.allSatisfy({ $0.due == nil })
        else { return Finding() }
        let before = flat
        let steps = done(plan, in: &flat)
        let undo = UndoRules.undo(
            PlanOutcome(steps: steps), memory: ChangeMemory(), readings: readings(flat),
            devices: skill.vocabulary.devices)
        _ = done(undo.plan, in: &flat)
        let wrong = plan.steps.first { !isSame(before.reading(of: $0.device), flat.reading(of: $0.device)) }
        return Finding(isTried: true, problem: wrong.map { "\(sentence): \($0.device.rawValue)" })
    }

    /// Some lamps are on, so that there is something to turn off.
    private static func lightUp(_ flat: inout FlatState, _ fuzz: inout SentenceFuzz) {
        for lamp in flat.inventory.devices where lamp.kind == .light && fuzz.next() % 2 == 0 {
            let action = lamp.abilities.contains(.brightness) ? DeviceAction.setBrightness(40) : .turnOn
            _ = try? flat.carryOut(
                DeviceOrder(device: lamp.id, action: action), cause: ChangeCause(context: "before", origin: .person))
        }
    }

    private static func readings(_ flat: FlatState) -> [DeviceID: DeviceReading] {
        Dictionary(flat.readings.map { ($0.device, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private static func heard(_ flat: FlatState) -> HouseContext {
        HouseContext(
            room: RoomID("hall"), now: flat.now, calendar: SentenceFlat.calendar,
            sunset: flat.now.addingTimeInterval(6 * 3600), readings: readings(flat))
    }

    /// Each order, and the seconds until everything that moves has arrived.
    private static func done(_ plan: HousePlan, in flat: inout FlatState) -> [PlanOutcome.Step] {
        for (index, step) in plan.steps.enumerated() {
            _ = try? flat.carryOut(step.order, cause: ChangeCause(context: "order-\(index)", origin: .us))
        }
        _ = flat.advance(by: 25)
        return plan.steps.map { PlanOutcome.Step($0, .changed, after: flat.reading(of: $0.device)) }
    }

    /// As far as a person sees: what is off may hold another brightness, and what had no colour has none to go back to.
    private static func isSame(_ one: DeviceReading?, _ other: DeviceReading?) -> Bool {
        guard let one, let other, one.state == other.state else { return false }
        if one.state == "off" { return true }
        let hadColor = one.details.color != nil || one.details.colorTemperature != nil
        let isColored =
            one.details.color == other.details.color
            && one.details.colorTemperature == other.details.colorTemperature
        return one.details.brightness == other.details.brightness && one.details.position == other.details.position
            && one.details.targetTemperature == other.details.targetTemperature && (isColored || !hadColor)
    }
}
