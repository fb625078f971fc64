import EchoTestKit
import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

private typealias Home = HomeAssistantHouse

@Suite struct `A Home Assistant with bad luck` {
    private let listener = HouseListener()
    private let light = DeviceOrder(device: DeviceID("light.ceiling"), action: .turnOn)

    @Test func `A connection that breaks is made again, and what there is is told again`() async throws {
        let server = ScriptedHomeAssistant()
        try await server.serve { address in
            try await listener.listen(to: try HomeAssistant.eager(at: address)) {
                #expect(await listener.hears { $0.arrivals == 1 })
                server.hangUp()
                #expect(await listener.hears { $0.arrivals == 2 })
                #expect(listener.errors == [.unreachable(address: address.text)])
            }
        }
    }

    @Test func `A token that is revoked in the middle is not shown again`() async throws {
        let greetings = Counter()
        let server = ScriptedHomeAssistant { command, _ in
            guard command["type"] == "auth", greetings.next() > 0 else { return nil }
            return [["type": "auth_invalid", "message": "Invalid access token or password"]]
        }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            async let over: Void = listener.listen(to: house)
            #expect(await listener.hears { $0.arrivals == 1 })
            server.hangUp()
            await over

            #expect(listener.errors.last == .tokenRefused)
            #expect(server.connections == 2)
        }
    }

    @Test(arguments: [true, false])
    func `An order that the connection breaks under may have been carried out`(isCut: Bool) async throws {
        let server = ScriptedHomeAssistant { command, socket in
            guard command["type"] == "call_service" else { return nil }
            if isCut { await socket.send(#"{"id":13,"type":"result","success":tr"#) } else { socket.abandon() }
            return []
        }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await #expect(throws: HouseError.noAnswer) { try await house.carryOut(light) }
                #expect(await listener.hears { $0.arrivals == 2 })
                #expect(listener.errors == [isCut ? .protocolBroken("not JSON") : .unreachable(address: address.text)])
            }
        }
    }

    @Test func `An order that is never answered ends, and the state is followed all the same`() async throws {
        let server = ScriptedHomeAssistant { command, _ in command["type"] == "call_service" ? [] : nil }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address) { $0.answer = .milliseconds(50) }
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await #expect(throws: HouseError.noAnswer) { try await house.carryOut(light) }

                await server.happen(["c": ["light.ceiling": ["+": ["s": "off", "c": "late", "lc": 7]]]])
                #expect(await listener.hears { $0.readings.contains { $0.state == "off" } })
                await server.say(Home.result(server.commands("call_service").last?["id"], ["context": ["id": "late"]]))
                await server.happen(["c": ["light.ceiling": ["+": ["s": "on", "lc": 8]]]])
                #expect(await listener.hears { $0.readings.last?.cause.origin == .us })
                #expect(listener.errors.isEmpty)
            }
        }
    }

    @Test func `Orders that are answered late, twice and in another order each get their own answer`() async throws {
        let server = ScriptedHomeAssistant { command, socket in
            guard command["type"] == "call_service" else { return nil }
            let isFirst = command["domain"] == "light"
            if isFirst { return [] }
            let other = (command["id"]?.integer ?? 0) - 1
            let lock = Home.result(command["id"], ["context": ["id": "lock"]])
            let light = Home.result(.integer(other), ["context": ["id": "light"]])
            return [.array([lock, lock]), light, light]
        }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                async let first = house.carryOut(light)
                #expect(await eventually { server.commands("call_service").count == 1 })
                let second = try await house.carryOut(DeviceOrder(device: DeviceID("lock.front"), action: .lock))
                #expect(second.context == "lock")
                #expect(try await first.context == "light")
            }
        }
    }

    @Test func `A frame that is too large ends the connection, and another one is made`() async throws {
        let server = ScriptedHomeAssistant()
        try await server.serve { address in
            try await listener.listen(to: try HomeAssistant.eager(at: address)) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await server.say(.string(String(repeating: "x", count: 21 << 20)))
                #expect(await listener.hears { $0.arrivals == 2 })
                #expect(
                    listener.errors == [.protocolBroken("a message of more than 20 MiB")])
            }
        }
    }

    @Test func `A house that says nothing any more is found out and called again`() async throws {
        let server = ScriptedHomeAssistant { command, _ in command["type"] == "ping" ? [] : nil }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address) { $0.tick = .milliseconds(100) }
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals >= 2 })
                #expect(listener.errors.first == .unreachable(address: address.text))
            }
        }
    }

    @Test func `Nobody there is said once, however often it is tried`() async throws {
        let server = ScriptedHomeAssistant()
        var address = HomeAssistantAddress(host: "127.0.0.1")
        try await server.serve { address = $0 }
        let house = try HomeAssistant.eager(at: address)

        try await listener.listen(to: house) {
            #expect(await listener.hears { $0.errors == [.unreachable(address: address.text)] })
            await #expect(throws: HouseError.unreachable(address: address.text)) { try await house.carryOut(light) }
        }
    }
}
