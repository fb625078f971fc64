import EchoTestKit
import Foundation
import HouseSentences
import Testing

@testable import House

/// Sentences of device kinds, phrasings and times, put together by chance: what must and must not come of them, whatever
/// they are.
@Suite struct `Whatever is said` {
    @Test(arguments: [21, 22] as [UInt64])
    func `nothing outside the named room changes, and no time has passed`(seed: UInt64) {
        var fuzz = SentenceFuzz(seed: seed)
        var planned = 0
        for _ in 0..<1200 {
            let finding = SpokenInvariant.staysInRoom(&fuzz)
            if finding.isTried { planned += 1 }
            if let problem = finding.problem { Issue.record("\(problem)") }
        }
        // Without plans nothing was tried.
        #expect(planned > 400)
    }

    @Test func `no lock opens without a yes, at whatever time, and no rule opens one`() {
        var fuzz = SentenceFuzz(seed: 31)
        var risky = 0
        for _ in 0..<1200 {
            let finding = SpokenInvariant.opensByYes(&fuzz)
            if finding.isTried { risky += 1 }
            if let problem = finding.problem { Issue.record("\(problem)") }
        }
        #expect(risky > 300)
    }

    @Test func `everything is as it was after one undo`() {
        var fuzz = SentenceFuzz(seed: 61)
        var tried = 0
        for _ in 0..<120 {
            let finding = SpokenInvariant.isTakenBack(&fuzz)
            if finding.isTried { tried += 1 }
            if let problem = finding.problem { Issue.record("\(problem)") }
        }
        #expect(tried > 5)
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
        var context = SpokenInvariant.context
        context.readings = [:]
        let orders = ["turn off everything", "switch everything off", "everything off", "turn off all devices"]
        let places = ["", "in the kitchen", "in the hall", "downstairs", "in the study and the hall", "everywhere"]
        var swept = 0
        for _ in 0..<300 {
            let sentence = [fuzz.pick(orders), fuzz.pick(places), fuzz.pick(SpokenOrders.times)].joined(separator: " ")
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
