import Foundation
import HouseSentences
import Testing

@testable import House

@Suite struct `Nothing risky is planned without a yes` {
    /// Written apart from the rules on purpose: kinds and orders that open or heat something, or switch off a guard.
    private static func isRisky(_ step: PlanStep) -> Bool {
        let kind = SentenceFlat.inventory.devices.first { $0.id == step.device }?.kind
        return isRisky(kind, step.to) || isRisky(guarded[step.device.rawValue], step.to)
    }

    private static func isRisky(_ kind: DeviceKind?, _ action: DeviceAction) -> Bool {
        switch kind {
        case .lock: action != .lock
        case .alarm: action != .arm && action != .turnOn
        case .garageDoor: ![.close, .setPosition(0), .stopMoving].contains(action)
        case .oven: action != .turnOff && action != .pause
        case .heater: action != .turnOff
        case .script, .automation: action != .turnOff
        case .other: action == .open || action == .unlock || action == .setPosition(100)
        default: false
        }
    }

    /// What nobody but its name or a person says: by device, what it is for.
    private static let guarded: [String: DeviceKind] = [
        "plug_a": .heater, "plug_b": .garageDoor, "plug_c": .lock, "plug_d": .alarm, "plug_e": .oven,
        "opener": .garageDoor, "buzzer": .lock, "kettle": .heater, "siren": .alarm, "stove": .oven, "gate": .garageDoor,
    ]

    /// The flat with plugs that were described, and others whose names say what they do.
    private static let skill: HouseSkill = {
        func thing(
            _ id: String, _ name: String, _ kind: DeviceKind, _ abilities: Set<DeviceAbility> = [.power]
        ) -> HouseDevice {
            HouseDevice(id: DeviceID(id), name: name, room: RoomID("hall"), kind: kind, abilities: abilities)
        }
        func plug(_ id: String, _ verb: DeviceDescription.Verb, _ noun: String) -> HouseDevice {
            let description = DeviceDescription(verb, noun, kind: guarded[id])
            return DescriptionRules.described(thing(id, "Plug \(id.suffix(1))", .outlet), description)
        }
        let more = [
            plug("plug_a", .isA, "heater"), plug("plug_b", .moves, "garage"), plug("plug_c", .opens, "cellar door"),
            plug("plug_d", .isA, "siren"), plug("plug_e", .isA, "microwave"), thing("opener", "Garage opener", .other),
            thing("buzzer", "Door buzzer", .other, [.activate]), thing("kettle", "Kettle", .outlet),
            thing("siren", "House alarm", .other), thing("stove", "Stove plug", .outlet),
            thing("gate", "Gate", .blind, [.openClose, .position]), thing("valve", "Valve", .other, [.openClose]),
        ]
        let rooms = SentenceFlat.rooms
        return HouseSkill(
            vocabulary: HouseVocabulary(
                inventory: HouseInventory(rooms: rooms, devices: SentenceFlat.inventory.devices + more),
                scenes: SentenceFlat.scenes))
    }()

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
            for plan in Self.plans(Self.skill.understand(sentence, in: Self.context)) {
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

    /// Kinds that who may switch lamps alone leaves as they are, whatever is said.
    private static let forbidden: Set<DeviceKind> = [
        .lock, .alarm, .garageDoor, .oven, .heater, .thermostat, .script, .automation, .vacuum, .washingMachine, .other,
    ]

    @Test(arguments: [21, 22] as [UInt64])
    func `and nothing of them is left for whom only lamps are allowed`(seed: UInt64) {
        var fuzz = SentenceFuzz(seed: seed)
        let devices = Self.skill.vocabulary.devices
        var (refused, left) = (0, 0)
        for _ in 0..<1000 {
            let sentence = fuzz.sentence()
            for plan in Self.plans(Self.skill.understand(sentence, in: Self.context)) {
                let limited = HouseRights.lamps.limited(plan, devices, Self.skill.rules)
                refused += plan.steps.count - limited.steps.count
                left += limited.steps.count
                let changed = limited.steps.flatMap { step in [step.device] + (step.brings ?? []).map(\.device) }
                let kinds = changed.compactMap { devices[$0]?.kind } + changed.compactMap { Self.guarded[$0.rawValue] }
                #expect(Self.forbidden.isDisjoint(with: kinds), "\(sentence)")
                #expect(!limited.steps.contains(where: Self.isRisky), "\(sentence)")
                #expect(limited.steps.count + limited.leftOut.count == plan.steps.count + plan.leftOut.count)
                #expect(HouseRights.questions.limited(plan, devices, Self.skill.rules).steps.isEmpty)
            }
        }
        #expect(refused > 10 && left > 50)
    }

    @Test func `a choice between risky things is still asked about`() throws {
        var fuzz = SentenceFuzz(seed: 7)
        var taken = 0
        for _ in 0..<1000 {
            guard case .which(let choice) = Self.skill.understand(fuzz.sentence(), in: Self.context) else {
                continue
            }
            var context = Self.context
            context.openQuestion = .which(choice)
            for plan in Self.plans(Self.skill.understand("all of them", in: context)) {
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
            let understanding = Self.skill.understand(whole, in: Self.context)
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
                    let understanding = Self.skill.understand(sentence, in: Self.context)
                    #expect(Self.plans(understanding).isEmpty, "\(sentence): \(understanding)")
                }
            }
        }
    }
}
