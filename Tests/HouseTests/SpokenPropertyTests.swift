import EchoTestKit
import Foundation
import HouseSentences
import Testing

@testable import House

/// Sentences of device kinds, phrasings and times, put together by chance: what must and must not come of them, whatever
/// they are.
@Suite struct `Whatever is said` {
    private static let rooms = ["kitchen", "living room", "hall", "bedroom", "bathroom", "study"]
    private static let ids = [
        "kitchen": "kitchen", "living room": "living", "hall": "hall", "bedroom": "bedroom", "bathroom": "bathroom",
        "study": "study",
    ]
    private static let orders = [
        "turn on the lights", "turn off the lights", "switch everything off", "turn off everything", "close the blinds",
        "open the blinds", "dim the lights to 20 percent", "set the heating to 21 degrees", "make the lights red",
        "turn the heating down two degrees", "turn on all the lamps", "raise the blinds", "turn up the heating",
    ]
    private static let named = [
        "set the % to 21", "turn off the % lights", "turn on the % light", "close the % blinds",
        "make it warmer in the %",
        "turn the % heating up a bit", "set the % thermostat to 20.5", "dim the % to 30 percent", "% lights on",
    ]
    private static let times = [
        "", "", "", "in half an hour", "in 10 minutes", "at half seven", "at 7", "at half past eight",
        "tomorrow at 6:30",
        "on Monday at 7", "ten minutes after sunset", "for 20 minutes", "half an hour before sunset", "at noon",
        "next friday evening at 8", "a quarter of an hour from now", "tomorrow evening at 9",
    ]
    private static let openers = ["", "", "please", "hey echo", "could you", "okay"]

    private static func sentence(_ fuzz: inout SentenceFuzz, in room: String) -> String {
        let order: String
        switch fuzz.next() % 3 {
        case 0: order = fuzz.pick(named).replacingOccurrences(of: "%", with: room)
        case 1: order = "\(fuzz.pick(orders)) in the \(room)"
        default: order = "in the \(room) \(fuzz.pick(orders))"
        }
        let time = fuzz.pick(times)
        let whole = fuzz.next() % 4 == 0 && !time.hasPrefix("for") ? "\(time) \(order)" : "\(order) \(time)"
        return "\(fuzz.pick(openers)) \(whole)".split(separator: " ").joined(separator: " ")
    }

    private static var context: HouseContext {
        var context = SentenceFlat.context(room: RoomID("hall"), mentioned: [DeviceID("tv")])
        context.sunrise = SentenceFlat.now.addingTimeInterval(14 * 3600)
        return context
    }

    private static func plan(_ understood: HouseUnderstanding) -> HousePlan? {
        switch understood {
        case .plan(let plan), .rule(let plan, _): plan
        case .notify(let watch): watch.plan
        default: nil
        }
    }

    @Test(arguments: [21, 22] as [UInt64])
    func `nothing outside the named room changes, and no time has passed`(seed: UInt64) {
        var fuzz = SentenceFuzz(seed: seed)
        let places = Dictionary(
            SentenceFlat.inventory.devices.map { ($0.id, $0.room?.rawValue ?? "") },
            uniquingKeysWith: { first, _ in first }
        )
        var planned = 0
        for _ in 0..<1200 {
            let room = fuzz.pick(Self.rooms)
            let sentence = Self.sentence(&fuzz, in: room)
            guard let plan = Self.plan(SentenceFlat.skill.understand(sentence, in: Self.context)) else { continue }
            if !plan.steps.isEmpty { planned += 1 }
            for step in plan.steps {
                #expect(places[step.device] == Self.ids[room], "\(sentence): \(step.device.rawValue)")
                let isAhead = step.due.map { $0 > SentenceFlat.now && $0 < SentenceFlat.now + 8 * 86_400 } ?? true
                #expect(isAhead, "\(sentence): \(String(describing: step.due))")
            }
        }
        // Without plans nothing was tried.
        #expect(planned > 400)
    }

    private static let opening = [
        "unlock the front door", "unlock all the doors", "open the back door", "unlock everything",
        "open the garage door",
        "unlock the door in the hall", "open up the front door", "disarm the alarm", "party mode", "start party mode",
        "turn on the oven", "set the oven to 200 degrees", "front door unlock", "raise the garage door",
    ]
    private static let joints = ["", "", "", "and turn on the hall light", "and close the blinds in the study"]
    private static let conditions = ["", "", "", "when anna is home", "as soon as the kitchen window is open"]

    @Test func `no lock opens without a yes, at whatever time, and no rule opens one`() {
        var fuzz = SentenceFuzz(seed: 31)
        var context = Self.context
        context.readings = [:]
        let devices = Dictionary(
            SentenceFlat.inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var risky = 0
        for _ in 0..<1200 {
            let isRule = fuzz.next() % 5 == 0
            let parts =
                isRule
                ? ["every weekday at 7", fuzz.pick(Self.opening)]
                : [fuzz.pick(Self.opening), fuzz.pick(Self.joints), fuzz.pick(Self.conditions), fuzz.pick(Self.times)]
            let sentence = parts.filter { !$0.isEmpty }.joined(separator: " ")
            let understood = SentenceFlat.skill.understand(sentence, in: context)
            guard let plan = Self.plan(understood) else { continue }
            let opens = plan.steps.filter { PlanRules.reason($0.to, of: devices[$0.device]) != nil }
            guard !opens.isEmpty else { continue }
            risky += 1
            if case .rule(let plan, let days) = understood {
                var habits = HouseHabits()
                let rule = habits.add(
                    plan.steps.map(\.order), days, 60, devices: devices, now: context.now, calendar: context.calendar)
                #expect(rule == nil, "\(sentence)")
            } else {
                #expect(plan.risk.needsYes, "\(sentence)")
            }
        }
        #expect(risky > 300)
    }

    private static let essential = [
        ("Fridge", DeviceKind.outlet), ("Deep freezer", .outlet), ("Router plug", .outlet), ("Pump", .outlet),
        ("NAS server", .outlet), ("Aquarium light", .light), ("Baby monitor", .outlet), ("Hall camera", .outlet),
        ("Hot water plug", .outlet),
    ]

    @Test func `everything that is turned off leaves on what keeps a house going, and asks first`() {
        var fuzz = SentenceFuzz(seed: 41)
        let more = Self.essential.enumerated().map { index, thing in
            HouseDevice(
                id: DeviceID("essential\(index)"), name: thing.0,
                room: RoomID(["kitchen", "hall", "study"][index % 3]),
                kind: thing.1, abilities: [.power])
        }
        let inventory = HouseInventory(rooms: SentenceFlat.rooms, devices: SentenceFlat.inventory.devices + more)
        let skill = HouseSkill(vocabulary: HouseVocabulary(inventory: inventory))
        var context = Self.context
        context.readings = [:]
        let orders = ["turn off everything", "switch everything off", "everything off", "turn off all devices"]
        let places = ["", "in the kitchen", "in the hall", "downstairs", "in the study and the hall", "everywhere"]
        var swept = 0
        for _ in 0..<300 {
            let sentence = [fuzz.pick(orders), fuzz.pick(places), fuzz.pick(Self.times)].joined(separator: " ")
            guard case .plan(let plan) = skill.understand(sentence, in: context) else { continue }
            swept += 1
            #expect(!plan.steps.contains { $0.device.rawValue.hasPrefix("essential") }, "\(sentence)")
            #expect(plan.leftOut.contains { $0.reason == .spared }, "\(sentence)")
            #expect(plan.risk.needsYes || plan.steps.count < 2, "\(sentence)")
        }
        #expect(swept > 150)
        for thing in Self.essential.indices {
            let understood = skill.understand("turn off the \(Self.essential[thing].0)", in: context)
            #expect(SentenceNotation.text(understood).contains("off essential\(thing)"), "\(Self.essential[thing].0)")
        }
    }

    /// All that can be taken back.
    private struct Snapshot: Equatable {
        let planned: [String]
        let rules: Set<String>
        let scenes: [String]
        let lit: [String: String?]
    }

    private static let lamps = ["hall", "kitchen", "bedroom"]

    @MainActor private static func snapshot(_ house: RunningDesk) -> Snapshot {
        Snapshot(
            planned: house.desk.scheduled.map(\.text).sorted(), rules: Set(house.desk.rules.map(\.id)),
            scenes: house.desk.memory.habits.scenes.map { "\($0)" }.sorted(),
            lit: Dictionary(lamps.map { ($0, house.state("light.\($0)")) }, uniquingKeysWith: { first, _ in first }))
    }

    @MainActor private static func say(_ index: Int, _ fuzz: inout SentenceFuzz, to house: RunningDesk) async {
        let lamp = fuzz.pick(lamps)
        switch fuzz.next() % 7 {
        case 0, 1:
            let isOn = house.state("light.\(lamp)") == "on"
            _ = await house.say("turn \(isOn ? "off" : "on") the \(lamp) lamp")
        case 2: _ = await house.say("turn on the \(lamp) lamp in \(3 + index % 9) hours")
        case 3:
            _ = await house.say("unlock the front door in \(3 + index % 9) hours")
            _ = await house.say("yes")
        case 4: _ = await house.say("set a timer for \(5 + index % 9) hours")
        case 5: _ = await house.say("every evening at 22:\(10 + index) turn off the \(lamp) lamp")
        default: _ = await house.say("when I say gathering \(index) turn on the \(lamp) lamp")
        }
    }

    @MainActor @Test func `is taken back by one undo, the last first`() async {
        var fuzz = SentenceFuzz(seed: 51)
        let house = await RunningDesk()
        var before: [Snapshot] = []
        for index in 0..<18 {
            before.append(Self.snapshot(house))
            await Self.say(index, &fuzz, to: house)
            #expect(await house.sees { Self.snapshot(house) != before.last })
        }
        for snapshot in before.reversed() {
            _ = await house.say("undo that")
            #expect(await house.sees { Self.snapshot(house) == snapshot })
        }
        #expect(house.state("lock.front_door") == "locked")
        #expect(!house.desk.canUndo)
    }
}
