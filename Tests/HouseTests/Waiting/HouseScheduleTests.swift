import EchoTestKit
import Foundation
import House
import Testing

@Suite struct `What is to happen later` {
    private let now = Sample.now
    private let start = HouseTime(now: Sample.now, uptime: .zero)
    private let oven = DeviceID("switch.oven")
    private let washer = HouseDevice(
        id: DeviceID("w"), name: "Washing machine", room: nil, kind: .washingMachine, abilities: [.run])

    private var devices: [DeviceID: HouseDevice] { [washer.id: washer] }

    private func words(_ effects: [HouseSchedule.Effect]) -> [String] {
        effects.map { effect in
            switch effect {
            case .tell(let item): "tell \(item.id)"
            case .carryOut(let plan, let item): "do \(plan.steps.map(\.to)) \(item.id)"
            case .missed(let item): "missed \(item.id)"
            }
        }
    }

    @Test func `An order has its time, and happens once`() {
        var sut = HouseSchedule()
        _ = sut.add(PlanStep(device: oven, to: .turnOff, due: now + 600, isRelative: true), at: start)
        #expect(sut.nextDue == now + 600)
        #expect(sut.timePassed(HouseTime(now: now + 599, uptime: .seconds(599))).isEmpty)
        #expect(
            words(sut.timePassed(HouseTime(now: now + 600, uptime: .seconds(600)))) == [
                "do [House.DeviceAction.turnOff] 1"
            ])
        #expect(sut.timePassed(HouseTime(now: now + 601, uptime: .seconds(601))).isEmpty)
        #expect(sut.items.isEmpty)
    }

    @Test(arguments: [-3600.0, 3600])
    func `Ten minutes are ten minutes when the clock is set; seven o'clock is seven o'clock`(leap: Double) {
        var sut = HouseSchedule()
        let ten = sut.add(HouseTimer(seconds: 600), at: start)
        let seven = sut.add(PlanStep(device: oven, to: .turnOn, due: now + 1200, isRelative: false), at: start)
        _ = sut.timePassed(HouseTime(now: now, uptime: .zero))
        let told = words(sut.timePassed(HouseTime(now: now + leap + 60, uptime: .seconds(60))))
        #expect(told == (leap > 0 ? ["missed \(seven?.id ?? 0)"] : []))
        #expect(sut.nextDue == now + leap + 600)
        #expect(
            words(sut.timePassed(HouseTime(now: now + leap + 600, uptime: .seconds(600)))) == ["tell \(ten?.id ?? 0)"])
        #expect(sut.items.map(\.due) == (leap > 0 ? [] : [now + 1200]))
    }

    @Test func `What is too late is not done, but to put something off is`() throws {
        var sut = HouseSchedule()
        _ = sut.add(PlanStep(device: oven, to: .turnOn, due: now + 60, isRelative: true), at: start)
        _ = sut.add(PlanStep(device: oven, to: .turnOff, due: now + 61, isRelative: true), at: start)
        var restored = try JSONDecoder().decode(HouseSchedule.self, from: JSONEncoder().encode(sut))
        restored.resume()

        #expect(
            words(restored.timePassed(HouseTime(now: now + 1000, uptime: .seconds(5))))
                == ["missed 1", "do [House.DeviceAction.turnOff] 2"])
    }

    @Test func `When the washing machine is done that is told once, and not because it stood still before`() {
        var sut = HouseSchedule()
        let watch = HouseWatch(devices: [washer.id], test: .done, text: "the washing machine is done")
        _ = sut.add(watch, devices: devices, readings: [washer.id: Sample.reading("w", "idle")], at: start)
        func see(_ state: String?) -> [String] { words(sut.seen([Sample.reading("w", state)], devices: devices)) }

        #expect(see("idle") == [])
        #expect(see("running") == [])
        #expect(see(nil) == [])
        #expect(see("paused") == [])
        #expect(see("done") == ["tell 1"])
        #expect(see("running") == [])
        #expect(see("done") == [])
    }

    @Test func `A watch can have a plan`() {
        var sut = HouseSchedule()
        let plan = Sample.plan(Sample.step("light.hall", .turnOn))
        let watch = HouseWatch(devices: [washer.id], test: .running, text: "it runs", plan: plan)
        let item = sut.add(watch, devices: devices, readings: [washer.id: Sample.reading("w", "idle")], at: start)

        #expect(sut.seen([Sample.reading("w", "running")], devices: devices) == item.map { [.carryOut(plan, for: $0)] })
    }

    @Test func `It can be taken back, and there are never too many`() {
        var sut = HouseSchedule()
        for index in 0..<200 { _ = sut.add(HouseTimer(seconds: Double(index)), at: start) }
        #expect(sut.add(HouseTimer(seconds: 1), at: start) == nil)
        let (once, twice) = (sut.remove(1), sut.remove(1))
        #expect(once)
        #expect(!twice)
        for seconds in [Double.nan, .infinity, -1, 1e300] {
            #expect(sut.add(HouseTimer(seconds: seconds), at: start) == nil)
        }
    }

    @Test(arguments: 0..<1000 as Range<UInt64>)
    func `Whatever the clocks do, nothing happens twice, and nothing before its time`(seed: UInt64) {
        var dice = SplitMix(state: seed)
        var sut = HouseSchedule()
        var wall = now
        var uptime = 0.0
        var dueByUptime: [Int: Double] = [:]
        var happened: [Int] = []
        _ = sut.timePassed(HouseTime(now: wall, uptime: .zero))
        for _ in 0..<40 {
            switch dice.next() % 4 {
            case 0:
                let seconds = Double(dice.next() % 500)
                if let item = sut.add(HouseTimer(seconds: seconds), at: HouseTime(now: wall, uptime: .seconds(uptime)))
                {
                    dueByUptime[item.id] = uptime + seconds
                }
            case 1: wall += Double(Int(dice.next() % 20_000)) - 10_000
            default:
                let step = Double(dice.next() % 100)
                wall += step
                uptime += step
            }
            for case .tell(let item) in sut.timePassed(HouseTime(now: wall, uptime: .seconds(uptime))) {
                happened.append(item.id)
                #expect(abs(uptime - (dueByUptime[item.id] ?? -1)) <= 100 + 5 * 40)
                #expect(uptime >= (dueByUptime[item.id] ?? .infinity) - 5 * 40)
            }
        }
        #expect(happened.count == Set(happened).count)
        #expect(Set(happened).isDisjoint(with: sut.items.map(\.id)))
        #expect(happened.count + sut.items.count == dueByUptime.count)
    }

    @Test func `What is to last is counted from when it became so, and again after a break`() {
        var sut = HouseSchedule()
        var watch = HouseWatch(devices: [washer.id], test: .running, text: "the washing machine is running")
        watch.lasting = 600
        func shows(_ state: String, after seconds: Double) -> [HouseSchedule.Effect] {
            sut.seen([DeviceReading(device: washer.id, state: state, since: now + seconds)], devices: devices)
        }
        _ = sut.add(watch, devices: devices, readings: [:], at: start)

        #expect(shows("running", after: 10).isEmpty)
        #expect(sut.nextDue == now + 610)
        #expect(shows("idle", after: 300).isEmpty)
        #expect(sut.nextDue == nil)
        #expect(shows("running", after: 400).isEmpty)
        #expect(words(sut.timePassed(HouseTime(now: now + 1000, uptime: .seconds(1000)))) == ["tell 1"])
        #expect(sut.items.isEmpty)
    }

    @Test func `What is so already is counted from then, and after a start from what the house tells`() throws {
        var sut = HouseSchedule()
        var watch = HouseWatch(devices: [washer.id], test: .running, text: "the washing machine is running")
        watch.lasting = 600
        let reading = DeviceReading(device: washer.id, state: "running", since: now - 60)
        _ = sut.add(watch, devices: devices, readings: [washer.id: reading], at: start)
        #expect(sut.nextDue == now + 540)

        sut.resume()
        #expect(sut.nextDue == nil)
        _ = sut.seen([reading], devices: devices)
        #expect(sut.nextDue == now + 540)
    }

    @Test func `An alarm at seven is at seven whatever the clock is set to`() {
        var sut = HouseSchedule()
        let seven = now + 7200
        _ = sut.add(HouseTimer(.alarm, seconds: 7200, at: seven), at: start)

        #expect(sut.timePassed(HouseTime(now: now + 3600, uptime: .seconds(60))).isEmpty)

        #expect(sut.nextDue == seven)
    }
}
