import Echo
import EchoConcurrency
import EchoTestKit
import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

private typealias Home = HomeAssistantHouse

@Suite("A Home Assistant over the network") struct HomeAssistantTests {
    private let listener = HouseListener()
    private let light = DeviceOrder(device: DeviceID("light.ceiling"), action: .turnOn)

    private func makeHouse(_ address: HomeAssistantAddress, token: String = "token-of-test") throws -> HomeAssistant {
        var patience = HomeAssistantPatience()
        patience.reconnection = Backoff(limit: .max, first: .milliseconds(5), ceiling: .milliseconds(20))
        patience.settling = .milliseconds(5)
        patience.start = .milliseconds(5)
        return HomeAssistant(
            address: address, token: try #require(HomeAssistantToken(token)), patience: patience)
    }

    @Test("It is here with everything it has, does what it is told, and tells by whom it was changed")
    func works() async throws {
        let server = ScriptedHomeAssistant { command, socket in
            guard command["type"] == "call_service" else { return nil }
            let change: JSONValue = ["+": ["s": "off", "lc": 5, "c": ["id": "order", "user_id": "own"]]]
            await socket.send(#"{"type":"no_such_message"}"#)
            return [
                Home.event(9, ["c": ["light.ceiling": change]]),
                Home.event(12, ["c": ["light.ceiling": change]]),
                Home.result(command["id"], ["context": ["id": "order", "parent_id": nil, "user_id": "own"]]),
            ]
        }
        try await server.serve { address in
            let house = try makeHouse(address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                #expect(server.commands("subscribe_entities").last?["id"] == 12)

                let cause = try await house.carryOut(light)

                #expect(cause == ChangeCause(context: "order", origin: .us))
                #expect(await listener.hears { $0.readings.contains { $0.state == "off" && $0.cause == cause } })
            }
        }
    }

    @Test("A token that is refused is not shown again")
    func refusedToken() async throws {
        let server = ScriptedHomeAssistant()
        try await server.serve { address in
            let house = try makeHouse(address, token: "wrong-token")

            await listener.listen(to: house)

            #expect(listener.news == [.away(.tokenRefused)])
            #expect(server.connections == 1)
            let token = try #require(HomeAssistantToken("wrong-token"))
            var shown = ""
            dump(token, to: &shown)
            #expect(!"\(token) \(String(reflecting: token)) \(shown)".contains("wrong"))
        }
    }

    @Test("A connection that breaks is made again, and what there is is told again")
    func reconnects() async throws {
        let server = ScriptedHomeAssistant()
        try await server.serve { address in
            try await listener.listen(to: try makeHouse(address)) {
                #expect(await listener.hears { $0.arrivals == 1 })
                server.hangUp()
                #expect(await listener.hears { $0.arrivals == 2 })
                #expect(listener.errors == [.unreachable(address: address.text)])
            }
        }
    }

    @Test("An order that the connection breaks under may have been carried out", arguments: [true, false])
    func breaksUnderOrder(isCut: Bool) async throws {
        let server = ScriptedHomeAssistant { command, socket in
            guard command["type"] == "call_service" else { return nil }
            if isCut { await socket.send(#"{"id":13,"type":"result","success":tr"#) } else { socket.abandon() }
            return []
        }
        try await server.serve { address in
            let house = try makeHouse(address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await #expect(throws: HouseError.noAnswer) { try await house.carryOut(light) }
                #expect(await listener.hears { $0.arrivals == 2 })
                #expect(listener.errors == [isCut ? .protocolBroken("not JSON") : .unreachable(address: address.text)])
            }
        }
    }

    @Test("An order that is never answered ends, and the state is followed all the same")
    func neverAnswers() async throws {
        let server = ScriptedHomeAssistant { command, _ in command["type"] == "call_service" ? [] : nil }
        try await server.serve { address in
            var patience = HomeAssistantPatience()
            patience.answer = .milliseconds(50)
            let token = try #require(HomeAssistantToken(server.token))
            let house = HomeAssistant(address: address, token: token, patience: patience)
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

    @Test("Orders that are answered late, twice and in another order each get their own answer")
    func outOfOrder() async throws {
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
            let house = try makeHouse(address)
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

    @Test("Numbers grow one by one, however many orders are given at once")
    func numbers() async throws {
        let server = ScriptedHomeAssistant()
        try await server.serve { address in
            let house = try makeHouse(address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await withTaskGroup { group in
                    for _ in 0..<100 { group.addTask { _ = try? await house.carryOut(light) } }
                }
                let ids = server.commands("call_service").compactMap { $0["id"]?.integer }
                #expect(ids == Array(14..<114))
            }
        }
    }

    @Test("A frame that is too large ends the connection, and another one is made")
    func hugeFrame() async throws {
        let server = ScriptedHomeAssistant()
        try await server.serve { address in
            try await listener.listen(to: try makeHouse(address)) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await server.say(.string(String(repeating: "x", count: 21 << 20)))
                #expect(await listener.hears { $0.arrivals == 2 })
                #expect(
                    listener.errors == [.protocolBroken("a message of more than 20 MiB")])
            }
        }
    }

    @Test("Ten thousand states come at once")
    func manyStates() async throws {
        let states = (0..<10_000).map { number -> (String, JSONValue) in
            ("light.l\(number)", ["s": "on", "lc": 5, "c": "x", "a": ["friendly_name": .string("Light \(number)")]])
        }
        let event: JSONValue = ["a": .object(Dictionary(states) { $1 })]
        let server = ScriptedHomeAssistant { command, _ in
            guard command["type"] == "subscribe_entities" else { return nil }
            return [.array([Home.result(command["id"], .null), Home.event(command["id"], event)])]
        }
        try await server.serve { address in
            try await listener.listen(to: try makeHouse(address)) {
                #expect(await listener.hears { $0.arrivals == 1 })
                #expect(listener.news.first?.here?.inventory.devices.count == 10_000)
            }
        }
    }

    @Test("A house that says nothing any more is found out and called again")
    func silent() async throws {
        let server = ScriptedHomeAssistant { command, _ in command["type"] == "ping" ? [] : nil }
        try await server.serve { address in
            var patience = HomeAssistantPatience()
            patience.tick = .milliseconds(100)
            patience.reconnection = Backoff(limit: .max, first: .milliseconds(5), ceiling: .milliseconds(20))
            let token = try #require(HomeAssistantToken(server.token))
            let house = HomeAssistant(address: address, token: token, patience: patience)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals >= 2 })
                #expect(listener.errors.first == .unreachable(address: address.text))
            }
        }
    }

    @Test("While it is starting it is not here; then it is")
    func starting() async throws {
        let asked = Counter()
        let server = ScriptedHomeAssistant { command, _ in
            guard command["type"] == "get_config", asked.next() < 3 else { return nil }
            return [Home.result(command["id"], ["state": "NOT_RUNNING"])]
        }
        try await server.serve { address in
            let house = try makeHouse(address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                #expect(listener.errors == [.starting])
            }
        }
    }

    @Test("Nobody there is said once, however often it is tried")
    func nobodyThere() async throws {
        let server = ScriptedHomeAssistant()
        var address = HomeAssistantAddress(host: "127.0.0.1")
        try await server.serve { address = $0 }
        let house = try makeHouse(address)

        try await listener.listen(to: house) {
            #expect(await listener.hears { $0.errors == [.unreachable(address: address.text)] })
            await #expect(throws: HouseError.unreachable(address: address.text)) { try await house.carryOut(light) }
        }
    }

    @Test("What a user may not do is told so")
    func notAllowed() async throws {
        let server = ScriptedHomeAssistant { command, _ in
            command["type"] == "call_service" ? [Home.refusal(command["id"], "unauthorized")] : nil
        }
        try await server.serve { address in
            let house = try makeHouse(address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await #expect(throws: HouseError.notAllowed) { try await house.carryOut(light) }
            }
        }
    }

    @Test("A question that the house answered without looking at anything is no fact")
    func conversation() async throws {
        let server = ScriptedHomeAssistant { command, _ in
            guard command["type"] == "conversation/process" else { return nil }
            let isQuestion = command["text"] == "are all doors locked"
            let light: JSONValue = ["type": "entity", "id": "light.ceiling", "name": "Ceiling"]
            let success: JSONValue = isQuestion ? [] : [["type": "area", "id": "kitchen"], light]
            return [
                Home.result(
                    command["id"],
                    [
                        "conversation_id": "talk",
                        "response": [
                            "response_type": isQuestion ? "query_answer" : "action_done",
                            "speech": ["plain": ["speech": "Yes"]], "data": ["success": success],
                        ],
                    ])
            ]
        }
        try await server.serve { address in
            let house = try makeHouse(address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                let question = try await house.say("are all doors locked", language: "en", in: nil)
                let order = try await house.say("turn on the kitchen light", language: "en", in: "talk")
                #expect(question == SpokenReply(text: "Yes", outcome: .baseless, conversation: "talk"))
                #expect(order.outcome == .acted([DeviceID("light.ceiling")]))
                #expect(server.commands("conversation/process").last?["conversation_id"] == "talk")
            }
        }
    }

    @Test("History is read oldest first, with the right token alone")
    func history() async throws {
        let past: JSONValue = [
            [
                [
                    "entity_id": "light.ceiling", "state": "off", "last_changed": "2026-11-21T10:00:00.5+00:00",
                    "attributes": [:],
                ],
                [
                    "entity_id": "light.ceiling", "state": "on", "last_changed": "2026-11-21T09:00:00+00:00",
                    "attributes": ["brightness": 255],
                ],
            ]
        ]
        let server = ScriptedHomeAssistant(past: past)
        let span = Date(timeIntervalSince1970: 1_795_000_000)..<Date(timeIntervalSince1970: 1_799_000_000)
        try await server.serve { address in
            let devices = [DeviceID("light.ceiling"), DeviceID("no entity&x=")]
            let readings = try await makeHouse(address).history(of: devices, in: span)
            #expect(readings.map(\.state) == ["on", "off"])
            #expect(readings.first?.details.brightness == 100)

            let stranger = try makeHouse(address, token: "other")
            await #expect(throws: HouseError.tokenRefused) { try await stranger.history(of: devices, in: span) }
        }
    }
}
