import EchoTestKit
import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

private typealias Home = HomeAssistantHouse

@Suite struct `A Home Assistant over the network` {
    private let listener = HouseListener()
    private let light = DeviceOrder(device: DeviceID("light.ceiling"), action: .turnOn)

    @Test func `It is here with everything it has, does what it is told, and tells by whom it was changed`()
        async throws
    {
        let server = ScriptedHomeAssistant { command, socket in
            guard command["type"] == "call_service" else { return nil }
            let change: JSONValue = ["+": ["s": "off", "lc": 5, "c": ["id": "order", "user_id": "own"]]]
            await socket.send(#"{"type":"no_such_message"}"#)
            return [
                Home.event(9, ["c": ["light.ceiling": change]]),
                Home.event(14, ["c": ["light.ceiling": change]]),
                Home.result(command["id"], ["context": ["id": "order", "parent_id": nil, "user_id": "own"]]),
            ]
        }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                #expect(server.commands("subscribe_entities").last?["id"] == 14)

                let cause = try await house.carryOut(light)

                #expect(cause == ChangeCause(context: "order", origin: .us))
                #expect(await listener.hears { $0.readings.contains { $0.state == "off" && $0.cause == cause } })
            }
        }
    }

    @Test func `What this program changed is its doing after a new connection, too`() async throws {
        let user: JSONValue = ["id": "order", "user_id": "own"]
        let server = ScriptedHomeAssistant { command, _ in
            guard command["type"] == "subscribe_entities" else { return nil }
            let lamp: JSONValue = ["s": "on", "lc": 5, "c": user, "a": ["friendly_name": "Ceiling"]]
            return [Home.result(command["id"], .null), Home.event(command["id"], ["a": ["light.ceiling": lamp]])]
        }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                #expect(listener.news.first?.here?.readings.first?.cause.origin == .person)
                _ = try await house.carryOut(light)

                server.hangUp()

                #expect(await listener.hears { $0.arrivals == 2 })
                #expect(listener.news.last { $0.here != nil }?.here?.readings.first?.cause.origin == .us)
            }
        }
    }

    @Test func `A token that is refused is not shown again`() async throws {
        let server = ScriptedHomeAssistant()
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address, token: "wrong-token")

            await listener.listen(to: house)

            #expect(listener.news == [.away(.tokenRefused)])
            #expect(server.connections == 1)
            let token = try #require(HomeAssistantToken("wrong-token"))
            var shown = ""
            dump(token, to: &shown)
            #expect(!"\(token) \(String(reflecting: token)) \(shown)".contains("wrong"))
        }
    }

    @Test func `Numbers grow one by one, however many orders are given at once`() async throws {
        let server = ScriptedHomeAssistant()
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await withTaskGroup { group in
                    for _ in 0..<100 { group.addTask { _ = try? await house.carryOut(light) } }
                }
                let ids = server.commands("call_service").compactMap { $0["id"]?.integer }
                let first = try #require(ids.first)
                #expect(ids == Array(first..<first + 100))
            }
        }
    }

    @Test func `Ten thousand states come at once`() async throws {
        let states = (0..<10_000).map { number -> (String, JSONValue) in
            ("light.l\(number)", ["s": "on", "lc": 5, "c": "x", "a": ["friendly_name": .string("Light \(number)")]])
        }
        let event: JSONValue = ["a": .object(Dictionary(states) { $1 })]
        let server = ScriptedHomeAssistant { command, _ in
            guard command["type"] == "subscribe_entities" else { return nil }
            return [.array([Home.result(command["id"], .null), Home.event(command["id"], event)])]
        }
        try await server.serve { address in
            try await listener.listen(to: try HomeAssistant.eager(at: address)) {
                #expect(await listener.hears { $0.arrivals == 1 })
                #expect(listener.news.first?.here?.inventory.devices.count == 10_000)
            }
        }
    }

    @Test func `While it is starting it is not here; then it is`() async throws {
        let asked = Counter()
        let server = ScriptedHomeAssistant { command, _ in
            guard command["type"] == "get_config", asked.next() < 3 else { return nil }
            return [Home.result(command["id"], ["state": "NOT_RUNNING"])]
        }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                #expect(listener.errors == [.starting])
            }
        }
    }

    @Test func `What a user may not do is told so`() async throws {
        let server = ScriptedHomeAssistant { command, _ in
            command["type"] == "call_service" ? [Home.refusal(command["id"], "unauthorized")] : nil
        }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })
                await #expect(throws: HouseError.notAllowed) { try await house.carryOut(light) }
            }
        }
    }

    @Test func `A question that the house answered without looking at anything is no fact`() async throws {
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
            let house = try HomeAssistant.eager(at: address)
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

    @Test func `History is read oldest first, with the right token alone`() async throws {
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
            let readings = try await HomeAssistant.eager(at: address).history(of: devices, in: span)
            #expect(readings.map(\.state) == ["on", "off"])
            #expect(readings.first?.details.brightness == 100)

            let stranger = try HomeAssistant.eager(at: address, token: "other")
            await #expect(throws: HouseError.tokenRefused) { try await stranger.history(of: devices, in: span) }
        }
    }
}
