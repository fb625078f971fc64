import EchoConcurrency
import EchoTestKit
import Foundation
import House
import ProgramHarness
import Testing

@testable import HouseAdapters

@Suite struct `A program speaks for a house` {
    private let desk = DeviceID("lamp.desk")

    @Test func `what there is, and how it is, is told at once`() async throws {
        let bench = ProgramHouseBench("lamps.py")
        try await bench.use {
            #expect(await eventually { bench.isHere })
            guard case .here(let inventory, let readings)? = bench.news.first else { return }
            #expect(
                inventory.rooms == [
                    HouseRoom(id: RoomID("study"), name: "Study", aliases: ["office"], floor: "upstairs")
                ])
            #expect(inventory.devices.map(\.id.rawValue) == ["lamp.desk", "lamp.shelf", "lock.door", "outlet.fan"])
            #expect(inventory.devices.first?.abilities == [.power, .brightness])
            #expect(readings.map(\.state) == ["off", "on", "unlocked", nil])
            #expect(readings.first?.since == Date(timeIntervalSince1970: 1_700_000_000))
            #expect(readings.first?.cause.origin == .person)
        }
    }

    @Test func `an order is followed by its context, which comes before the result`() async throws {
        let bench = ProgramHouseBench("lamps.py")
        try await bench.use {
            #expect(await eventually { bench.isHere })
            let cause = try await bench.house.carryOut(DeviceOrder(device: desk, action: .setBrightness(35)))
            #expect(cause.origin == .us)
            let last = bench.readings(of: desk).last
            #expect(last?.cause == cause)
            #expect(last?.details.brightness == 35)
            let other = try await bench.house.carryOut(DeviceOrder(device: desk, action: .turnOff))
            #expect(other.context != cause.context)
            #expect(bench.readings(of: desk).last?.state == "off")
        }
    }

    @Test func `a lock that jams is not locked, and what cannot be done is refused before it is sent`() async throws {
        let bench = ProgramHouseBench("lamps.py")
        try await bench.use {
            #expect(await eventually { bench.isHere })
            let lock = DeviceID("lock.door")
            await #expect(throws: HouseError.refused(code: "jammed")) {
                try await bench.house.carryOut(DeviceOrder(device: lock, action: .lock))
            }
            #expect(bench.readings(of: lock).last?.state == "jammed")
            let fan = DeviceID("outlet.fan")
            await #expect(throws: HouseError.unavailable(fan)) {
                try await bench.house.carryOut(DeviceOrder(device: fan, action: .turnOn))
            }
            await #expect(throws: HouseError.unsupported(lock)) {
                try await bench.house.carryOut(DeviceOrder(device: lock, action: .turnOn))
            }
            await #expect(throws: HouseError.noSuchDevice(DeviceID("lamp.moon"))) {
                try await bench.house.carryOut(DeviceOrder(device: DeviceID("lamp.moon"), action: .turnOn))
            }
        }
    }

    @Test func `lies and rubbish change nothing, and the truth between them is taken`() async throws {
        let bench = ProgramHouseBench("odd.py", "liar")
        let lamp = DeviceID("lamp")
        try await bench.use {
            #expect(await eventually { bench.readings(of: lamp).last?.state == "on" })
            let last = bench.readings(of: lamp).last
            #expect(last?.details == DeviceDetails())
            #expect(last?.cause == ChangeCause())
            #expect(bench.readings(of: lamp).count == 2)
            #expect(bench.readings(of: DeviceID("ghost")).isEmpty)
            _ = try await bench.house.carryOut(DeviceOrder(device: lamp, action: .turnOn))
            #expect(bench.errors == [])
        }
    }

    @Test(arguments: ["backwards", "twice"])
    func `answers in the wrong order and twice find their orders`(manner: String) async throws {
        let bench = ProgramHouseBench("odd.py", "backwards", manner)
        try await bench.use {
            #expect(await eventually { bench.isHere })
            async let one = bench.house.carryOut(DeviceOrder(device: DeviceID("lamp"), action: .turnOn))
            async let two = bench.house.carryOut(DeviceOrder(device: DeviceID("lamp"), action: .turnOff))
            let causes = try await [one, two]
            #expect(Set(causes.map(\.context)).count == 2)
        }
    }

    @Test
    func `who never answers is not waited for, and is ended and started again when it does not answer a ping either`()
        async throws
    {
        let bench = ProgramHouseBench("odd.py", "deaf")
        try await bench.use {
            #expect(await eventually { bench.isHere })
            let order = Task { try await bench.house.carryOut(DeviceOrder(device: DeviceID("lamp"), action: .turnOn)) }
            #expect(await eventually { bench.clock.sleepers == 2 })
            bench.clock.advance(by: ProgramHouse.patience)
            await #expect(throws: HouseError.noAnswer) { try await order.value }
            for _ in 1..<HouseProgramSession.quietTicksUntilEnd {
                #expect(await eventually { bench.clock.sleepers == 1 })
                bench.clock.advance(by: ProgramHouse.beat)
            }
            #expect(await eventually { bench.errors == [.programEnded(name: "python3", reason: "it does not answer")] })
            #expect(await eventually { bench.clock.sleepers == 1 })
            bench.clock.advance(by: .seconds(1))
            #expect(await eventually { bench.news.count { if case .here = $0 { true } else { false } } == 2 })
        }
    }

    @Test func `who says nothing at all and does not want to end is ended`() async throws {
        let bench = ProgramHouseBench("odd.py", "silent")
        try await bench.use {
            for _ in 1...HouseProgramSession.quietTicksUntilEnd {
                #expect(await eventually { bench.clock.sleepers == 1 })
                bench.clock.advance(by: ProgramHouse.beat)
            }
            #expect(await eventually { bench.errors == [.programEnded(name: "python3", reason: "it does not answer")] })
            await #expect(throws: HouseError.programEnded(name: "python3", reason: "")) {
                try await bench.house.carryOut(DeviceOrder(device: DeviceID("lamp"), action: .turnOn))
            }
        }
    }

    @Test func `who dies during an order leaves it failed, with its last words, and is started again`() async throws {
        let bench = ProgramHouseBench("odd.py", "dies")
        let words = HouseError.programEnded(
            name: "python3", reason: "it exited with status 1; last output: dying words")
        try await bench.use {
            #expect(await eventually { bench.isHere })
            await #expect(throws: words) {
                try await bench.house.carryOut(DeviceOrder(device: DeviceID("lamp"), action: .turnOn))
            }
            #expect(await eventually { bench.clock.sleepers == 1 })
            bench.clock.advance(by: .seconds(1))
            #expect(await eventually { bench.news.count == 3 })
            #expect(bench.errors == [words])
        }
    }

    @Test func `who takes leave says why`() async throws {
        let bench = ProgramHouseBench("odd.py", "bye")
        try await bench.use {
            #expect(await eventually { bench.errors == [.programEnded(name: "python3", reason: "no stick")] })
        }
    }

    @Test(arguments: [
        ("flood", "sends too much and was stopped"),
        ("newer", "speaks version 2 of the protocol; only version 1 is supported"),
    ])
    func `a flood and a newer protocol are ended for good`(manner: String, words: String) async throws {
        let bench = ProgramHouseBench("odd.py", manner)
        try await bench.use {
            #expect(await eventually { bench.errors == [.programBroken(name: "python3", reason: words)] })
            #expect(await eventually { bench.end.hasHappened })
        }
    }

    @Test func `a program has time to put its things away when the house is left`() async throws {
        let note = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: note) }
        let bench = ProgramHouseBench("odd.py", "leaves", note.path)
        try await bench.use { #expect(await eventually { bench.isHere }) }
        #expect(try String(contentsOf: note, encoding: .utf8) == "switched off")
    }

    @Test func `what cannot be started is said`() async throws {
        let bench = ProgramHouseBench(command: "/nowhere/at/all")
        try await bench.use { #expect(await eventually { bench.errors.count == 1 }) }
        guard case .programEnded("/nowhere/at/all", let reason)? = bench.errors.first else {
            Issue.record("it was \(bench.errors)")
            return
        }
        #expect(reason.hasPrefix("it could not be started"))
    }

    @Test func `it sees no secret of this program but those that are given to it`() async throws {
        let bench = ProgramHouseBench("odd.py")
        try await StrangeParent.isHere {
            try await bench.use {
                #expect(await eventually { bench.isHere })
                #expect(bench.readings(of: DeviceID("lamp")).map(\.state) == ["TWILIO_AUTH_TOKEN"])
            }
        }
    }
}
