import EchoTestKit
import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

@Suite struct `The talk with a program of the house` {
    private let noon = Date(timeIntervalSince1970: 1_800_000_000)
    private let lamp = DeviceID("lamp")

    private func lines(_ texts: String...) -> [Data] { texts.map { Data($0.utf8) } }

    private func ready() -> HouseProgramSession {
        var session = HouseProgramSession(mark: "m", name: "program")
        _ = session.receive(
            lines(
                #"{"type":"hello","protocol":1}"#,
                #"{"type":"inventory","devices":[{"id":"lamp","kind":"light","abilities":["power","brightness"]}]}"#,
                #"{"type":"ready"}"#), at: noon)
        return session
    }

    private func expect(
        _ effects: [HouseProgramEffect], from lines: [Data], in session: inout HouseProgramSession,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = session.receive(lines, at: noon)
        #expect(found == effects, sourceLocation: sourceLocation)
    }

    @Test func `the program is greeted first, and nothing it says before its greeting counts`() {
        var session = HouseProgramSession(mark: "m", name: "program")
        #expect(session.start() == [.send(["type": "hello", "protocol": 1])])
        expect([], from: lines(#"{"type":"inventory"}"#, #"{"type":"ready"}"#), in: &session)
        #expect(session.ignored == 2)
        #expect(!session.isReady)
    }

    @Test func `one piece of output is told together: what there is, and then how it is, in order`() {
        var session = ready()
        let effects = session.receive(
            lines(
                #"{"type":"readings","readings":[{"device":"lamp","state":"on"}]}"#,
                #"{"type":"readings","readings":[{"device":"lamp","state":"on"}]}"#,
                #"{"type":"readings","readings":[{"device":"lamp","state":"off"}]}"#,
                #"{"type":"inventory","devices":[{"id":"new"}]}"#,
                #"{"type":"readings","readings":[{"device":"new","state":1}]}"#,
                #"{"type":"removed","devices":["new"]}"#), at: noon)
        let device = HouseDevice(id: lamp, name: "lamp", room: nil, kind: .light, abilities: [.power, .brightness])
        #expect(
            effects == [
                .tell(.inventory(HouseInventory(devices: [device]))),
                .tell(
                    .changed([
                        DeviceReading(device: lamp, state: "on", since: noon),
                        DeviceReading(device: lamp, state: "off", since: noon),
                    ])),
            ])
    }

    @Test func `only orders that were given are believed in`() throws {
        var session = ready()
        let order = try session.order(DeviceOrder(device: lamp, action: .setBrightness(30)))
        #expect(order.context == "m.1")
        #expect(
            order.effects == [
                .send(["type": "order", "id": 1, "device": "lamp", "action": "set_brightness", "value": 30])
            ])
        let said = [
            (#""order":1"#, ChangeCause(context: "m.1", origin: .us)), (#""order":2"#, ChangeCause()),
            (#""order":0"#, ChangeCause()), (#""order":-9223372036854775808"#, ChangeCause()),
            (#""order":1,"by":"automation""#, ChangeCause(parent: "m.1", origin: .automation)),
            (#""by":"person""#, ChangeCause(origin: .person)), (#""by":"us""#, ChangeCause()),
        ]
        for (index, (words, cause)) in said.enumerated() {
            let line = #"{"type":"readings","readings":[{"device":"lamp","state":"\#(index)",\#(words)}]}"#
            let reading = DeviceReading(device: lamp, state: "\(index)", since: noon, cause: cause)
            expect([.tell(.changed([reading]))], from: lines(line), in: &session)
        }
        let result = session.receive(lines(#"{"type":"result","id":1,"ok":true}"#), at: noon)
        #expect(result == [.answer(context: "m.1", failure: nil)])
        expect([], from: lines(#"{"type":"result","id":1,"ok":true}"#), in: &session)
        #expect(session.ignored == 1)
    }

    @Test(arguments: [
        ("unavailable", HouseError.unavailable(DeviceID("lamp"))), ("not_allowed", .notAllowed),
        ("unsupported", .unsupported(DeviceID("lamp"))), ("no_such_device", .noSuchDevice(DeviceID("lamp"))),
        ("starting", .starting), ("too_hot", .refused(code: "too_hot")),
    ])
    func `failures are told apart`(code: String, error: HouseError) throws {
        var session = ready()
        _ = try session.order(DeviceOrder(device: lamp, action: .turnOn))
        let answer = session.receive(lines(#"{"type":"result","id":1,"ok":false,"error":"\#(code)"}"#), at: noon)
        #expect(answer == [.answer(context: "m.1", failure: error)])
    }

    @Test func `orders without an answer are bounded`() throws {
        var session = ready()
        let order = DeviceOrder(device: lamp, action: .turnOn)
        for _ in 0..<HouseProgramSession.mostOrders { _ = try session.order(order) }
        let full = session
        #expect(throws: HouseError.noAnswer) {
            var session = full
            _ = try session.order(order)
        }
        _ = session.receive(lines(#"{"type":"result","id":7,"ok":true}"#), at: noon)
        let next = try session.order(order)
        #expect(next.context == "m.65")
    }

    @Test func `names are shown without what could move a screen, and an odd identifier is none`() {
        var session = ready()
        let line = #"""
            {"type":"inventory","rooms":[{"id":"a\u001b","name":"x"},{"id":"r","name":"\u001b[2J \u202eRoom "}],
             "devices":[{"id":"d","name":"\u0007","room":"r","kind":"washing_machine","abilities":["run","fly"]}]}
            """#
        let effects = session.receive([Data(line.utf8)], at: noon)
        guard case .tell(.inventory(let inventory))? = effects.first else {
            Issue.record("\(effects)")
            return
        }
        #expect(inventory.rooms == [HouseRoom(id: RoomID("r"), name: "[2J Room")])
        let machine = HouseDevice(
            id: DeviceID("d"), name: "d", room: RoomID("r"), kind: .washingMachine, abilities: [.run])
        #expect(inventory.devices.first == machine)
    }

    @Test func `devices and rooms are bounded, and so is what is said`() {
        var session = ready()
        for part in 0..<60 {
            let devices = (0..<100).map { #"{"id":"d\#(part)-\#($0)"}"# }.joined(separator: ",")
            _ = session.receive(lines(#"{"type":"inventory","devices":[\#(devices)]}"#), at: noon)
        }
        #expect(session.ignored == 6001 - HouseProgramWorld.mostDevices)
        let flood = Array(repeating: Data("x".utf8), count: Int(HouseProgramAllowance.most))
        let words = HouseError.programBroken(name: "program", reason: "sends too much and was stopped")
        expect([.end(words)], from: flood, in: &session)
        expect([], from: lines(#"{"type":"bye"}"#), in: &session)
    }

    @Test func `a program that speaks another language is told of as such`() {
        var session = HouseProgramSession(mark: "m", name: "program")
        _ = session.receive(lines("Hello!", #"{"jsonrpc":"2.0"}"#), at: noon)
        for _ in 1..<HouseProgramSession.quietTicksUntilEnd { _ = session.tick() }
        #expect(
            session.tick() == [.end(.programEnded(name: "program", reason: "its output is not understood"))])
    }

    @Test(arguments: [
        ("the fuse is blown", HouseError.declined(reason: "the fuse is blown")), ("fuse", .refused(code: "fuse")),
    ])
    func `words of a refusal are for people, and a code is not`(error: String, failure: HouseError) throws {
        var session = ready()
        let order = try session.order(DeviceOrder(device: lamp, action: .turnOn))
        expect(
            [.answer(context: order.context, failure: failure)],
            from: lines(#"{"type":"result","id":1,"ok":false,"error":"\#(error)"}"#), in: &session)
    }

    @Test func `what may be said grows again with time, and not when the clock goes back`() {
        var allowance = HouseProgramAllowance()
        let asked: [(lines: Int, after: Double)] = [(20_000, 0), (1, -100), (500, -99), (1, -99)]
        let fit = asked.map { allowance.take($0.lines, at: noon.addingTimeInterval($0.after)) }
        #expect(fit == [true, false, true, false])
    }

    @Test func `every action has its word and every kind and ability its own`() {
        #expect(HouseProgramWords.kinds.count == DeviceKind.allCases.count)
        #expect(HouseProgramWords.abilities["color_temperature"] == .colorTemperature)
        #expect(HouseProgramWords.kinds["window_sensor"] == .windowSensor)
        let color = HouseProgramOrder(
            id: 3, order: DeviceOrder(device: lamp, action: .setColor(red: 1, green: 2, blue: 3)))
        #expect(color.json["value"] == [1, 2, 3])
        let mode = HouseProgramOrder(id: 3, order: DeviceOrder(device: lamp, action: .setClimateMode(.heat)))
        #expect(mode.json["value"] == "heat")
    }

    @Test func `no line breaks the session, whatever is in it`() {
        let seed = #"""
            {"type":"readings","readings":[{"device":"lamp","state":21.5,"brightness":50,"color":[1,2,3],"since":1.5}]}
            """#
        var chance = SplitMix(state: 7)
        var session = ready()
        for round in 0..<4000 {
            var bytes = Array(seed.utf8)
            for _ in 0...(round % 6) {
                bytes[Int.random(in: 0..<bytes.count, using: &chance)] = UInt8.random(in: 0...255, using: &chance)
            }
            let moment = noon.addingTimeInterval(Double(round))
            for case .tell(.changed(let readings)) in session.receive([Data(bytes)], at: moment) {
                #expect(readings.allSatisfy { $0.device == lamp && (0...100).contains($0.details.brightness ?? 0) })
            }
        }
        #expect(session.ignored > 100)
    }
}
