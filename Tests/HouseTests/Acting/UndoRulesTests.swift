import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `Taking the last action back` {
    private let devices = Dictionary(
        FlatState(now: Sample.now).inventory.devices.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

    private func outcome(
        _ action: DeviceAction, from: DeviceReading?, after: DeviceReading, _ outcome: StepOutcome = .changed
    ) -> PlanOutcome {
        PlanOutcome(steps: [
            PlanOutcome.Step(PlanStep(device: after.device, from: from, to: action), outcome, after: after)
        ])
    }

    private func undo(_ outcome: PlanOutcome, _ now: DeviceReading...) -> UndoPlan {
        UndoRules.undo(
            outcome, memory: ChangeMemory(),
            readings: Dictionary(now.map { ($0.device, $0) }, uniquingKeysWith: { first, _ in first }), devices: devices
        )
    }

    /// A player that is idle and one that is paused are as silent.
    private func word(_ reading: DeviceReading?) -> String? { reading?.state == "idle" ? "paused" : reading?.state }

    @Test func `A lamp gets its colour and brightness back`() {
        let before = Sample.reading("light.bedroom", "on") {
            $0.brightness = 30; $0.color = [255, 0, 0]
        }
        let after = Sample.reading("light.bedroom", "off", context: "a", by: .us)
        let plan = undo(outcome(.turnOff, from: before, after: after), after)

        #expect(plan.plan.steps.map(\.to) == [.setColor(red: 255, green: 0, blue: 0), .setBrightness(30)])
        #expect(plan.plan.risk == .none)
        #expect(plan.kept.isEmpty)
    }

    @Test func `A lamp that was lit gets its white back, and where that was not told it is said`() {
        let told = Sample.reading("light.bedroom", "on") { ($0.brightness, $0.colorTemperature) = (80, 3000) }
        let untold = Sample.reading("light.bedroom", "on") { $0.brightness = 80 }
        let red = Sample.reading("light.bedroom", "on", context: "a", by: .us) {
            ($0.brightness, $0.color) = (80, [255, 0, 0])
        }
        let action = DeviceAction.setColor(red: 255, green: 0, blue: 0)

        #expect(undo(outcome(action, from: told, after: red), red).plan.steps.map(\.to) == [.setColorTemperature(3000)])
        let plan = undo(outcome(action, from: untold, after: red), red)
        #expect(plan.plan.steps.isEmpty)
        #expect(plan.kept.map(\.reason) == [.unknownBefore])
    }

    @Test func `A lamp that was off is put off`() {
        let after = Sample.reading("light.bedroom", "on", context: "a", by: .us)
        let plan = undo(outcome(.setBrightness(50), from: Sample.reading("light.bedroom", "off"), after: after), after)

        #expect(plan.plan.steps.map(\.to) == [.turnOff])
    }

    @Test func `To take the locking of a door back is to unlock it, and that wants a yes`() {
        let after = Sample.reading("lock.front_door", "locked", context: "a", by: .us)
        let plan = undo(outcome(.lock, from: Sample.reading("lock.front_door", "unlocked"), after: after), after)

        #expect(plan.plan.steps.map(\.to) == [.unlock])
        #expect(plan.plan.risk == .needsYes([.unlocks]))
    }

    @Test(arguments: [ChangeCause.Origin.person, .automation, .us])
    func `What somebody changed since stays`(origin: ChangeCause.Origin) {
        let after = Sample.reading("light.hall", "on", context: "a", by: .us)
        let since = Sample.reading("light.hall", "on", context: "b", by: origin)
        let plan = undo(outcome(.turnOn, from: Sample.reading("light.hall", "off"), after: after), since)

        #expect(plan.plan.steps.isEmpty)
        #expect(plan.kept == [UndoPlan.Kept(device: DeviceID("light.hall"), reason: .changedSince(origin))])
    }

    @Test func `A room that got warmer meanwhile is no reason to keep its target`() {
        let before = Sample.reading("climate.study", "heat") {
            $0.targetTemperature = 19; $0.measuredTemperature = 19
        }
        let after = Sample.reading("climate.study", "heat", context: "a", by: .us) {
            $0.targetTemperature = 22
            $0.measuredTemperature = 19
        }
        let now = Sample.reading("climate.study", "heat") {
            $0.targetTemperature = 22; $0.measuredTemperature = 20
        }
        let other = Sample.reading("climate.study", "heat") {
            $0.targetTemperature = 23; $0.measuredTemperature = 20
        }

        #expect(
            undo(outcome(.setTemperature(22), from: before, after: after), now).plan.steps.map(\.to) == [
                .setTemperature(19)
            ])
        #expect(
            undo(outcome(.setTemperature(22), from: before, after: after), other).kept.map(\.reason) == [
                .changedSince(.unknown)
            ])
    }

    @Test func `It says why something cannot be taken back`() {
        let on = Sample.reading("light.hall", "on", context: "a", by: .us)
        #expect(undo(outcome(.turnOn, from: nil, after: on), on).kept.map(\.reason) == [.unknownBefore])
        #expect(
            undo(outcome(.turnOn, from: Sample.reading("light.hall", nil), after: on), on).kept.map(\.reason)
                == [.unknownBefore])
        #expect(
            undo(outcome(.turnOn, from: on, after: on), Sample.reading("light.hall", nil)).kept.map(\.reason)
                == [.unavailable])
        let scene = Sample.reading("scene.good_night", "x", context: "a", by: .us)
        #expect(undo(outcome(.activate, from: scene, after: scene), scene).kept.map(\.reason) == [.irreversible])
    }

    @Test(arguments: [StepOutcome.alreadySo, .jammed, .noAnswer, .cancelled])
    func `What was not changed is not taken back`(outcome result: StepOutcome) {
        let on = Sample.reading("light.hall", "on", context: "a", by: .us)
        let plan = undo(outcome(.turnOn, from: Sample.reading("light.hall", "off"), after: on, result), on)

        #expect(plan.plan.steps.isEmpty)
        #expect(plan.kept.isEmpty)
    }

    @Test func `A scene is taken back where it changed something, by the readings it left behind`() throws {
        var flat = FlatState(now: Sample.now, isLivedIn: false)
        var memory = ChangeMemory()
        for lamp in ["light.kitchen", "light.hall", "light.study"] {
            _ = try flat.carryOut(DeviceOrder(device: DeviceID(lamp), action: .turnOn), cause: ChangeCause())
        }
        let before = Dictionary(flat.readings.map { ($0.device, $0) }, uniquingKeysWith: { first, _ in first })
        let scene = DeviceID("scene.good_night")
        let cause = Sample.ours("night")
        let changed =
            try flat.carryOut(DeviceOrder(device: scene, action: .activate), cause: cause) + flat.advance(by: 60)
        for reading in changed { memory.see(reading, earlier: before[reading.device]) }
        _ = flat.touch(DeviceID("light.study"), state: "on")
        let outcome = PlanOutcome(steps: [
            PlanOutcome.Step(PlanStep(device: scene, to: .activate), .changed, after: flat.reading(of: scene))
        ])
        let now = Dictionary(flat.readings.map { ($0.device, $0) }, uniquingKeysWith: { first, _ in first })
        let undo = UndoRules.undo(outcome, memory: memory, readings: now, devices: devices)

        #expect(undo.kept == [UndoPlan.Kept(device: DeviceID("light.study"), reason: .changedSince(.person))])
        #expect(undo.plan.steps.contains { $0.device == DeviceID("light.kitchen") && $0.to == .setBrightness(80) })
        #expect(undo.plan.steps.contains { $0.device == DeviceID("cover.bedroom") && $0.to == .setPosition(100) })
        #expect(undo.plan.steps.contains { $0.device == DeviceID("lock.back_door") && $0.to == .unlock })
        #expect(undo.plan.risk.needsYes)
    }

    @Test(arguments: 0..<1000 as Range<UInt64>)
    func `Undoing never touches what others changed, and leads back where nobody did`(seed: UInt64) throws {
        var dice = SplitMix(state: seed)
        var flat = FlatState(now: Sample.now, seed: seed, isLivedIn: false)
        var memory = ChangeMemory()
        let names = [
            "light.kitchen", "light.bedroom", "climate.study", "cover.bedroom", "lock.front_door", "media_player.tv",
        ]
        let actions: [DeviceAction] = [
            .turnOn, .turnOff, .setBrightness(20), .setColor(red: 255, green: 0, blue: 0), .setTemperature(23),
            .setClimateMode(.off), .close, .open, .setPosition(40), .lock, .unlock, .play, .setVolume(70),
        ]
        var steps: [PlanOutcome.Step] = []
        func carryOut(_ cause: ChangeCause) throws -> DeviceID? {
            let device = DeviceID(try #require(names.randomElement(using: &dice)))
            let action = try #require(actions.randomElement(using: &dice))
            let before = flat.reading(of: device)
            guard var changed = try? flat.carryOut(DeviceOrder(device: device, action: action), cause: cause) else {
                return nil
            }
            changed += flat.advance(by: 40)
            for reading in changed { memory.see(reading, earlier: before) }
            guard let after = changed.last(where: { $0.device == device && $0.cause == cause }) else { return nil }
            if cause.origin == .us {
                let step = PlanStep(device: device, from: before, to: action)
                steps.append(PlanOutcome.Step(step, .changed, after: after))
            }
            return device
        }
        for _ in 0..<4 { _ = try carryOut(ChangeCause()) }
        let start = flat
        for index in 0..<3 { _ = try carryOut(Sample.ours("us-\(index)")) }
        var touched: Set<DeviceID> = []
        for index in 0..<Int(dice.next() % 3) {
            if let device = try carryOut(ChangeCause(context: "p\(index)", origin: .person)) { touched.insert(device) }
        }
        let now = Dictionary(flat.readings.map { ($0.device, $0) }, uniquingKeysWith: { first, _ in first })
        let undo = UndoRules.undo(PlanOutcome(steps: steps), memory: memory, readings: now, devices: devices)

        #expect(touched.isDisjoint(with: undo.plan.steps.map(\.device)))
        for step in undo.plan.steps { _ = try flat.carryOut(step.order, cause: Sample.ours("undo")) }
        _ = flat.advance(by: 60)
        for device in Set(steps.map(\.step.device)).subtracting(touched).subtracting(undo.kept.map(\.device)) {
            #expect(word(flat.reading(of: device)) == word(start.reading(of: device)))
            #expect(flat.reading(of: device)?.details.position == start.reading(of: device)?.details.position)
        }
    }
}
