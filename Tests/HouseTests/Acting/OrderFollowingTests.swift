import EchoTestKit
import Foundation
import Testing

@testable import House

@Suite struct `Following orders until it is seen what became of them` {
    private let now = Sample.now

    private func makeSUT(
        _ steps: PlanStep..., kinds: [String: DeviceKind] = [:], known: [DeviceReading] = []
    ) -> (OrderFollowing, [OrderFollowing.Effect]) {
        let all = Dictionary(kinds.map { (DeviceID($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
        var following = OrderFollowing(HousePlan(steps: steps, risk: .none), kinds: all)
        let readings = Dictionary(known.map { ($0.device, $0) }, uniquingKeysWith: { first, _ in first })
        let effects = following.begin(readings, now: now)
        return (following, effects)
    }

    private func outcomes(_ effects: [OrderFollowing.Effect]) -> [StepOutcome] {
        effects.flatMap { effect -> [StepOutcome] in
            switch effect {
            case .tell(let outcome): outcome.steps.map(\.outcome)
            case .tellLater(let step): [step.outcome]
            case .send, .schedule: []
            }
        }
    }

    @Test func `It is told that a lamp is on when a reading with the order's mark shows it, not before`() {
        var (sut, sent) = makeSUT(Sample.step("l", .turnOn), known: [Sample.reading("l", "off")])
        #expect(sent == [.send(step: 0, DeviceOrder(device: DeviceID("l"), action: .turnOn))])

        #expect(sut.accepted(0, Sample.ours("a"), now: now).isEmpty)
        let told = sut.seen([Sample.reading("l", "on", context: "a", by: .us)], now: now)

        #expect(outcomes(told) == [.changed])
        #expect(sut.isOver)
    }

    @Test func `A reading may come before the mark`() {
        var (sut, _) = makeSUT(Sample.step("l", .turnOn), known: [Sample.reading("l", "off")])

        #expect(sut.seen([Sample.reading("l", "on", context: "a", by: .us)], now: now).isEmpty)
        #expect(outcomes(sut.accepted(0, Sample.ours("a"), now: now)) == [.changed])
    }

    @Test func `What was so is said to have been so, once the house took the order`() {
        var (sut, _) = makeSUT(Sample.step("l", .lock), kinds: ["l": .lock], known: [Sample.reading("l", "locked")])

        #expect(outcomes(sut.accepted(0, Sample.ours("a"), now: now)) == [.alreadySo])
    }

    @Test(arguments: [DeviceAction.turnOn, .turnOff])
    func `An unknown state is neither on nor off`(action: DeviceAction) {
        var (sut, _) = makeSUT(Sample.step("m", action), kinds: ["m": .mediaPlayer])
        _ = sut.accepted(0, Sample.ours("a"), now: now)

        #expect(sut.seen([Sample.reading("m", "unknown", context: "a", by: .us)], now: now).isEmpty)
        #expect(outcomes(sut.timePassed(now: now + 10)) == [.endedAs("unknown")])
    }

    @Test func `A lock that turns is not locked yet`() {
        var (sut, _) = makeSUT(Sample.step("l", .lock), kinds: ["l": .lock], known: [Sample.reading("l", "unlocked")])
        _ = sut.accepted(0, Sample.ours("a"), now: now)

        #expect(sut.seen([Sample.reading("l", "locking", context: "a", by: .us)], now: now).isEmpty)
        #expect(sut.timePassed(now: now + 5).isEmpty)
        #expect(outcomes(sut.seen([Sample.reading("l", "locked", context: "a", by: .us)], now: now + 6)) == [.changed])
    }

    @Test func `A lock that jams has jammed, by whatever mark`() {
        var (sut, _) = makeSUT(Sample.step("l", .lock), kinds: ["l": .lock], known: [Sample.reading("l", "unlocked")])
        _ = sut.accepted(0, Sample.ours("a"), now: now)

        #expect(outcomes(sut.seen([Sample.reading("l", "jammed")], now: now)) == [.jammed])
    }

    @Test func `A blind that moves is told to move, and later where it arrived`() {
        var (sut, _) = makeSUT(Sample.step("b", .close), kinds: ["b": .blind], known: [Sample.reading("b", "open")])
        _ = sut.accepted(0, Sample.ours("a"), now: now)
        _ = sut.seen([Sample.reading("b", "closing", context: "a", by: .us)], now: now)

        #expect(sut.nextDue == now + 4)
        #expect(outcomes(sut.timePassed(now: now + 4)) == [.moving])
        #expect(!sut.isOver)
        let later = sut.seen([Sample.reading("b", "closed", context: "a", by: .us)], now: now + 20)
        #expect(outcomes(later) == [.changed])
        #expect(sut.isOver)
    }

    @Test func `Without an answer in ten seconds that is told, and corrected when one comes`() {
        var (sut, _) = makeSUT(Sample.step("l", .turnOn), known: [Sample.reading("l", "off")])

        #expect(sut.timePassed(now: now + 9).isEmpty)
        #expect(outcomes(sut.timePassed(now: now + 10)) == [.noAnswer])
        #expect(outcomes(sut.accepted(0, Sample.ours("a"), now: now + 12)) == [])
        let later = sut.seen([Sample.reading("l", "on", context: "a", by: .us)], now: now + 13)
        #expect(outcomes(later) == [.changed])
    }

    @Test func `An order that was sent before the house went away may have come to it`() {
        var (sut, _) = makeSUT(Sample.step("l", .turnOn), known: [Sample.reading("l", "off")])

        #expect(outcomes(sut.houseWentAway(now: now + 2)) == [])
        #expect(outcomes(sut.failed(0, .noAnswer, now: now + 2)) == [])

        #expect(outcomes(sut.timePassed(now: now + 10)) == [.noAnswer])
    }

    @Test func `Nobody is followed for ever`() {
        var (sut, _) = makeSUT(Sample.step("b", .open), kinds: ["b": .blind], known: [Sample.reading("b", "closed")])
        _ = sut.accepted(0, Sample.ours("a"), now: now)
        _ = sut.seen([Sample.reading("b", "opening", context: "a", by: .us)], now: now)
        _ = sut.timePassed(now: now + 10)

        #expect(outcomes(sut.timePassed(now: now + 180)) == [.endedAs("opening")])
        #expect(sut.isOver)
        #expect(sut.nextDue == nil)
    }

    @Test(arguments: [
        (HouseError.noSuchDevice(DeviceID("l")), StepOutcome.gone), (.unavailable(DeviceID("l")), .unavailable),
        (.unsupported(DeviceID("l")), .unsupported), (.refused(code: "x"), .refused(code: "x")),
        (.declined(reason: "no power"), .declined(reason: "no power")),
        (.notAllowed, .notAllowed), (.unreachable(address: "a"), .houseAway), (.tokenRefused, .houseAway),
    ])
    func `Errors of the house are what they are`(error: HouseError, outcome: StepOutcome) {
        var (sut, _) = makeSUT(Sample.step("l", .turnOn))

        #expect(outcomes(sut.failed(0, error, now: now)) == [outcome])
        #expect(sut.isOver)
    }

    @Test func `What another did meanwhile is told`() {
        var (sut, _) = makeSUT(
            Sample.step("l", .setBrightness(80)),
            known: [
                Sample.reading("l", "on") { $0.brightness = 20 }
            ])
        _ = sut.accepted(0, Sample.ours("a"), now: now)
        _ = sut.seen([Sample.reading("l", "off", context: "z", by: .person)], now: now)

        #expect(outcomes(sut.timePassed(now: now + 4)) == [.overtaken(.person)])
    }

    @Test func `A measured temperature that changes meanwhile is no answer`() {
        var (sut, _) = makeSUT(
            Sample.step("t", .setTemperature(22)), kinds: ["t": .thermostat],
            known: [
                Sample.reading("t", "heat") {
                    $0.targetTemperature = 20; $0.measuredTemperature = 19
                }
            ])
        _ = sut.accepted(0, Sample.ours("a"), now: now)
        let drift = Sample.reading("t", "heat", context: "z", by: .automation) {
            $0.targetTemperature = 20
            $0.measuredTemperature = 19.1
        }
        _ = sut.seen([drift], now: now)

        #expect(outcomes(sut.timePassed(now: now + 10)) == [.noAnswer])
    }

    @Test func `A scene has been activated when something carries its mark`() {
        var (sut, _) = makeSUT(Sample.step("s", .activate), kinds: ["s": .scene], known: [Sample.reading("s", "old")])

        #expect(sut.accepted(0, Sample.ours("a"), now: now).isEmpty)
        #expect(sut.seen([Sample.reading("s", "other", context: "b", by: .person)], now: now).isEmpty)
        #expect(outcomes(sut.seen([Sample.reading("s", "new", context: "a", by: .us)], now: now)) == [.changed])
    }

    @Test func `Two orders to one device go one after the other, and all is told at once`() {
        var (sut, sent) = makeSUT(
            Sample.step("l", .turnOn), Sample.step("l", .setBrightness(30)), Sample.step("m", .turnOn))
        #expect(sent.count == 2)
        let next = sut.accepted(0, Sample.ours("a"), now: now)
        #expect(next == [.send(step: 1, DeviceOrder(device: DeviceID("l"), action: .setBrightness(30)))])
        _ = sut.seen([Sample.reading("l", "on", context: "a", by: .us) { $0.brightness = 80 }], now: now)
        _ = sut.accepted(1, Sample.ours("b"), now: now)
        _ = sut.seen([Sample.reading("l", "on", context: "b", by: .us) { $0.brightness = 31 }], now: now)

        #expect(outcomes(sut.failed(2, .notAllowed, now: now)) == [.changed, .changed, .notAllowed])
    }

    @Test func `What is for later is scheduled, not sent`() {
        let due = now + 600
        let (sut, effects) = makeSUT(Sample.step("l", .turnOff, due: due))

        #expect(effects.first == .schedule(Sample.step("l", .turnOff, due: due)))
        #expect(outcomes(effects) == [.scheduled(due)])
        #expect(sut.isOver)
    }

    @Test func `No more than a few orders are without an answer at a time`() {
        let steps = (0..<100).map { Sample.step("l\($0)", .turnOn) }
        var sut = OrderFollowing(HousePlan(steps: steps, risk: .none), kinds: [:])
        let first = sut.begin([:], now: now)
        #expect(first.count == 16)
        #expect(sut.accepted(0, Sample.ours("a"), now: now).count == 1)
        var time = now
        while !sut.isOver, time < now + 10_000 {
            time += 10
            _ = sut.timePassed(now: time)
        }
        #expect(sut.isOver)
    }

    @Test func `Calling it off takes back what was not sent and waits for nothing`() {
        let steps = (0..<20).map { Sample.step("l\($0)", .turnOn) }
        var sut = OrderFollowing(HousePlan(steps: steps, risk: .none), kinds: [:])
        _ = sut.begin([:], now: now)
        let told = outcomes(sut.cancel(now: now))

        #expect(told.count { $0 == .cancelled } == 4)
        #expect(told.count { $0 == .noAnswer } == 16)
        #expect(sut.isOver)
    }

    @Test(arguments: 0..<1000 as Range<UInt64>)
    func `Whatever happens, each order is given once and the whole is told once`(seed: UInt64) throws {
        var dice = SplitMix(state: seed)
        let actions: [DeviceAction] = [.turnOn, .turnOff, .setBrightness(50), .lock, .close, .activate]
        let words = ["on", "off", "locked", "locking", "jammed", "closed", "closing", "unavailable", nil]
        let steps = (0..<Int.random(in: 0...8, using: &dice)).map { _ in
            Sample.step("d\(dice.next() % 4)", actions[Int(dice.next() % 6)])
        }
        var sut = OrderFollowing(HousePlan(steps: steps, risk: .none), kinds: [:])
        var sent: [Int] = []
        var told: [PlanOutcome] = []
        var arrivedSince: Set<Int> = []
        func take(_ effects: [OrderFollowing.Effect]) {
            for effect in effects {
                switch effect {
                case .send(let step, let order):
                    #expect(order == steps[step].order)
                    sent.append(step)
                case .tell(let outcome): told.append(outcome)
                case .tellLater(let step):
                    #expect(!told.isEmpty)
                    #expect(step.outcome != .changed || step.after != nil)
                case .schedule: Issue.record("nothing was for later")
                }
            }
        }
        var time = now
        take(sut.begin([:], now: time))
        for _ in 0..<40 {
            let step = Int(dice.next() % 9)
            switch dice.next() % 8 {
            case 0, 1: if sent.contains(step) { take(sut.accepted(step, Sample.ours("c\(step)"), now: time)) }
            case 2: if sent.contains(step) { take(sut.failed(step, .noAnswer, now: time)) }
            case 3:
                time += Double(dice.next() % 30)
                take(sut.timePassed(now: time))
            case 4: if dice.next() % 20 == 0 { take(sut.cancel(now: time)) }
            case 5: take(sut.houseWentAway(now: time))
            default:
                let origin = try #require([ChangeCause.Origin.us, .person, .unknown].randomElement(using: &dice))
                let reading = Sample.reading(
                    "d\(dice.next() % 4)", words[Int(dice.next() % 9)], context: "c\(dice.next() % 9)", by: origin)
                for index in sent where ArrivalRules.arrival(steps[index].to, nil, reading) == .arrived {
                    arrivedSince.insert(index)
                }
                take(sut.seen([reading], now: time))
            }
        }
        for _ in 0..<20 {
            time += 200
            take(sut.timePassed(now: time))
        }
        #expect(sent.count == Set(sent).count)
        #expect(told.count == 1)
        #expect(sut.isOver)
        for (index, step) in (told.first?.steps ?? []).enumerated() where step.outcome == .changed {
            #expect(arrivedSince.contains(index))
        }
    }
}
