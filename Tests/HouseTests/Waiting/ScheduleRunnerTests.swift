import EchoTestKit
import Foundation
import House
import Synchronization
import Testing

@Suite("A schedule that runs")
struct ScheduleRunnerTests {
    private final class Inbox: Sendable {
        private let reports = Mutex<[ScheduleReport]>([])

        func add(_ report: ScheduleReport) { reports.withLock { $0.append(report) } }

        var happened: [HouseSchedule.Effect] {
            reports.withLock { $0 }.compactMap { report in
                if case .happened(let effect) = report { effect } else { nil }
            }
        }
    }

    private let clock = ManualClock()
    private let inbox = Inbox()
    private let runner: ScheduleRunner

    init() {
        runner = ScheduleRunner(clock: HouseClock(clock, startingAt: Sample.now)) { [inbox] in inbox.add($0) }
    }

    @Test("A timer that is set while it naps is told in time, one that is taken back is not")
    func timer() async throws {
        let run = Task { await runner.run() }
        #expect(await eventually { clock.sleepers > 0 })
        let first = try #require(await runner.add(HouseTimer(seconds: 10)))
        let second = try #require(await runner.add(HouseTimer(seconds: 12)))
        #expect(await runner.remove(second.id))
        #expect(!(await runner.remove(second.id)))

        #expect(
            await eventually {
                clock.advance(by: .seconds(1))
                return inbox.happened == [.tell(first)]
            })
        clock.advance(by: .seconds(60))
        #expect(await runner.schedule.items.isEmpty)
        run.cancel()
        await run.value
        #expect(inbox.happened == [.tell(first)])
    }

    @Test("What is watched is told when the house shows it, also after it was away")
    func watch() async throws {
        var flat = FlatState(now: Sample.now, isLivedIn: false)
        let machine = DeviceID("sensor.washing_machine")
        await runner.receive(.here(flat.inventory, readings: flat.readings))
        _ = try flat.carryOut(DeviceOrder(device: machine, action: .start), cause: ChangeCause())
        await runner.receive(.changed(flat.readings))
        let watch = HouseWatch(devices: [machine], test: .done, text: "the washing machine is done")
        let item = try #require(await runner.add(watch))
        await runner.receive(.away(.starting))
        _ = flat.advance(by: 3600)

        await runner.receive(.here(flat.inventory, readings: flat.readings))
        await runner.receive(.here(flat.inventory, readings: flat.readings))

        #expect(inbox.happened == [.tell(item)])
    }
}
