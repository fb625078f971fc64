import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `Carrying anything out in a house that does anything` {
    private let clock = ManualClock()
    private let house = RecordingHouse()
    private let reports = ReportInbox()
    private let inventory = HouseInventory(
        devices: (0..<6).map { index in
            let isLock = index == 5
            return HouseDevice(
                id: DeviceID("d\(index)"), name: "D\(index)", room: nil, kind: isLock ? .lock : .light,
                abilities: isLock ? [.lock] : [.power, .brightness])
        })

    private func readings(_ dice: inout SplitMix) -> [DeviceReading] {
        inventory.devices.map { device in
            let words: [String?] = device.kind == .lock ? ["locked", "unlocked", "jammed", nil] : ["on", "off", nil]
            return Sample.reading(
                device.id.rawValue, words[Int(dice.next() % UInt64(words.count))],
                context: "order-\(dice.next() % 20)", by: .us)
        }
    }

    @Test(arguments: 0..<1000 as Range<UInt64>)
    func `Every plan gets its outcome, no order is given twice, and nothing expired or risky is given later`(
        seed: UInt64
    ) async {
        var dice = SplitMix(state: seed)
        let performer = OrderPerformer(house: house, clock: HouseClock(clock, startingAt: Sample.now)) { [reports] in
            reports.add($0)
        }
        let run = Task { await performer.run() }
        var plans: [Task<PlanOutcome, Never>] = []
        var asked: [DeviceOrder] = []
        var isHere = false
        for number in 0..<30 {
            let device = inventory.devices[Int(dice.next() % 6)]
            switch dice.next() % 7 {
            case 0:
                await performer.receive(isHere ? .away(.starting) : .here(inventory, readings: readings(&dice)))
                isHere.toggle()
            case 1: await performer.receive(.changed(readings(&dice)))
            case 2:
                let answers: [RecordingHouse.Answer] = [
                    .fails(.noAnswer), .fails(.unreachable(address: "a")), .fails(.unavailable(device.id)),
                    .neverAnswers,
                    .accepts(Sample.ours("order-\(number)")),
                ]
                house.answer(device.id, answers[Int(dice.next() % 5)])
            case 3: clock.advance(by: .seconds(Double(dice.next() % 200)))
            default:
                // Each order is its own by its number.
                let order = DeviceOrder(
                    device: device.id, action: device.kind == .lock ? .unlock : .setBrightness(number + 1))
                asked.append(order)
                plans.append(
                    Task {
                        await performer.carryOut(
                            HousePlan(steps: [PlanStep(device: order.device, to: order.action)], risk: .none))
                    })
                for _ in 0..<20 { await Task.yield() }
                if dice.next() % 6 == 0 { plans.last?.cancel() }
            }
        }
        let pump = Task { [clock] in
            while !Task.isCancelled {
                clock.advance(by: .seconds(5))
                for _ in 0..<20 { await Task.yield() }
            }
        }
        for plan in plans { #expect(await plan.value.steps.count == 1) }
        pump.cancel()
        let locks = house.orders.count { $0.action == .unlock }
        let lamps = house.orders.filter { $0.action != .unlock }
        let replayed = reports.all.flatMap { report in
            if case .replayed(let outcome) = report { outcome.steps.map(\.step.order) } else { [DeviceOrder]() }
        }
        let waited = reports.all.flatMap { report in
            if case .waiting(let orders) = report { orders.map(\.order) } else { [DeviceOrder]() }
        }
        let expired = reports.all.flatMap { report in
            if case .expired(let orders) = report { orders.map(\.order) } else { [DeviceOrder]() }
        }

        #expect(locks <= asked.count { $0.action == .unlock })
        #expect(Set(lamps).isSubset(of: asked))
        // Once, and once more when it did not reach the house the first time.
        for order in Set(lamps) { #expect(lamps.count { $0 == order } <= (waited.contains(order) ? 2 : 1)) }
        #expect(Set(replayed).isDisjoint(with: expired))
        #expect(!replayed.contains { $0.action == .unlock })
        #expect(Set(replayed).count == replayed.count)
        run.cancel()
        await run.value
    }
}
