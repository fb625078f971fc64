import EchoTestKit
import Foundation
import House
import Synchronization
import Testing

@Suite struct `Carrying plans out in a house` {
    private let flatClock = ManualClock()
    private let clock = ManualClock()
    private let flat: Flat
    private let reports = ReportInbox()
    private let performer: OrderPerformer

    init() {
        let time = HouseClock(clock, startingAt: TestDates.morning)
        let flatTime = HouseClock(flatClock, startingAt: TestDates.morning)
        flat = Flat(clock: flatTime, seed: 1, offset: 0, isLivedIn: false)
        performer = OrderPerformer(house: flat, clock: time) { [reports] in reports.add($0) }
    }

    /// With the flat's news led to the performer, and time going on whenever all news have been taken.
    private func running<T: Sendable>(_ body: @Sendable () async throws -> T) async throws -> T {
        let (news, continuation) = AsyncStream.makeStream(of: HouseNews.self)
        let told = NewsInbox()
        let taken = NewsInbox()
        let tasks = [
            Task { [flat] in
                await flat.run {
                    told.add($0)
                    continuation.yield($0)
                }
            },
            Task { [performer] in await performer.run() },
            Task { [performer] in
                for await one in news {
                    await performer.receive(one)
                    taken.add(one)
                }
            },
            Task { [clock, flatClock] in
                while !Task.isCancelled {
                    _ = await eventually {
                        Task.isCancelled || flatClock.sleepers > 0 && taken.all.count == told.all.count
                    }
                    for _ in 0..<20 { await Task.yield() }
                    flatClock.advance(by: .milliseconds(250))
                    clock.advance(by: .milliseconds(250))
                }
            },
        ]
        _ = await eventually { !taken.all.isEmpty }
        defer {
            continuation.finish()
            for task in tasks { task.cancel() }
        }
        return try await body()
    }

    private func word(_ step: PlanOutcome.Step) -> String { "\(step.step.device.rawValue) \(step.outcome)" }

    @Test func `Lamps, locks and blinds become what was asked for, as far as it is seen`() async throws {
        let outcome = try await running {
            await flat.setFault(.jams, of: DeviceID("lock.back_door"))
            await flat.setFault(.unavailable, of: DeviceID("light.study"))
            await flat.setFault(.ignoresOrders, of: DeviceID("light.bedroom"))
            return await performer.carryOut(
                Sample.plan(
                    Sample.step("light.kitchen", .setBrightness(40)), Sample.step("lock.front_door", .unlock),
                    Sample.step("lock.back_door", .lock), Sample.step("cover.bedroom", .close),
                    Sample.step("light.study", .turnOn), Sample.step("light.bedroom", .turnOn),
                    Sample.step("light.hall", .turnOff), Sample.step("light.none", .turnOff)))
        }
        #expect(
            outcome.steps.map(word) == [
                "light.kitchen changed", "lock.front_door changed", "lock.back_door jammed", "cover.bedroom moving",
                "light.study unavailable", "light.bedroom noAnswer", "light.hall alreadySo", "light.none gone",
            ])
        #expect(outcome.steps[0].step.from?.state == "off")
        #expect(outcome.steps[0].after?.cause.origin == .us)
    }

    @Test func `What arrives after the answer is told later`() async throws {
        try await running {
            let outcome = await performer.carryOut(Sample.plan(Sample.step("cover.bedroom", .close)))
            #expect(outcome.steps.map(\.outcome) == [.moving])
            #expect(
                await eventually {
                    reports.all.contains { report in
                        if case .later(let step) = report { step.outcome == .changed } else { false }
                    }
                })
        }
    }

    @Test func `An order that is never answered does not hold the answer up for ever`() async throws {
        let outcome = try await running {
            await flat.setFault(.neverAnswers, of: DeviceID("light.study"))
            return await performer.carryOut(Sample.plan(Sample.step("light.study", .turnOn)))
        }
        #expect(outcome.steps.map(\.outcome) == [.noAnswer])
    }

    @Test func `Who watches sees each order, and what the house answers`() async throws {
        let house = RecordingHouse()
        house.answer(DeviceID("light.study"), .fails(.unavailable(DeviceID("light.study"))))
        let events = Mutex<[HouseEvent]>([])
        let performer = OrderPerformer(
            house: house, clock: HouseClock(clock, startingAt: TestDates.morning),
            watch: { event in events.withLock { $0.append(event) } }
        ) { _ in }
        let run = Task { await performer.run() }
        await performer.receive(.here(HouseInventory(), readings: []))
        let order = DeviceOrder(device: DeviceID("light.study"), action: .turnOn)

        _ = await performer.carryOut(Sample.plan(Sample.step("light.study", .turnOn)))

        #expect(events.withLock(\.self) == [.orderSent(order), .orderFailed(order, .unavailable(order.device))])
        run.cancel()
    }

    @Test func `A task that is cancelled ends with what is known`() async throws {
        let time = HouseClock(ManualClock(), startingAt: TestDates.morning)
        let performer = OrderPerformer(house: flat, clock: time) { _ in }
        let run = Task { await performer.run() }
        await performer.receive(.here(HouseInventory(), readings: []))
        await flat.setFault(.neverAnswers, of: DeviceID("light.study"))
        let order = Task { await performer.carryOut(Sample.plan(Sample.step("light.study", .turnOn))) }
        order.cancel()

        #expect(await order.value.steps.map(\.outcome).allSatisfy { $0 == .noAnswer || $0 == .cancelled })
        run.cancel()
        await run.value
        #expect(
            await performer.carryOut(Sample.plan(Sample.step("light.hall", .turnOn))).steps.map(\.outcome) == [
                .cancelled
            ])
    }

    @Test func `While the house is away lamps wait and locks do not; what waits is done once when it is back`()
        async throws
    {
        try await running {
            await flat.setAway(true)
            let plan = Sample.plan(Sample.step("light.hall", .turnOn), Sample.step("lock.front_door", .unlock))
            let isAway = await eventually {
                let outcomes = await performer.carryOut(plan).steps.map(\.outcome)
                if case .waits? = outcomes.first { return outcomes.last == .houseAway }
                return false
            }
            #expect(isAway)
            let undone = await performer.carryOut(Sample.plan(Sample.step("light.hall", .turnOff)))
            #expect(undone.steps.map(\.outcome) == [.takenBack])
            #expect(await performer.waitingOrders.isEmpty)
            _ = await performer.carryOut(plan)
            #expect(await performer.waitingOrders.map(\.order.device) == [DeviceID("light.hall")])
            await flat.setAway(false)
            #expect(
                await eventually {
                    reports.all.contains { report in
                        if case .replayed(let outcome) = report {
                            outcome.steps.map(word) == ["light.hall changed"]
                        } else {
                            false
                        }
                    }
                })
            #expect(await performer.waitingOrders.isEmpty)
        }
    }

    @Test func `What waited too long is dropped, and that is told`() async throws {
        try await running {
            await performer.receive(.away(.starting))
            _ = await performer.carryOut(Sample.plan(Sample.step("light.hall", .turnOn)))
            #expect(
                await eventually {
                    reports.all.contains { report in
                        if case .expired(let orders) = report { orders.count == 1 } else { false }
                    }
                })
            #expect(await performer.waitingOrders.isEmpty)
        }
    }

    @Test(arguments: [
        (HouseError.certificateRefused(fingerprint: "AB", isPinned: true), false),
        (.programBroken(name: "house.py", reason: "lies"), false), (.unreachable(address: "a"), true),
        (.tokenRefused, true),
    ])
    func `Nothing waits for a house that is away until the next start`(error: HouseError, waits: Bool) async throws {
        let lamp = DeviceID("light.hall")
        try await running {
            await performer.receive(.away(error))

            let outcome = await performer.carryOut(
                HousePlan(steps: [PlanStep(device: lamp, to: .turnOn)], risk: .none))

            #expect((outcome.steps.first?.outcome == .houseAway) == !waits)
        }
    }
}
