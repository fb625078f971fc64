import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

private typealias Home = HomeAssistantHouse

@Suite struct `A connection to Home Assistant` {
    @Test func `It shows the token when it is asked, and reads everything before the house is here`() throws {
        var dialogue = HomeAssistantDialogue()

        dialogue.arrive()

        #expect(dialogue.sent.first == ["type": "auth", "access_token": "token-of-test"])
        let ids = dialogue.sent.dropFirst().compactMap { $0["id"]?.integer }
        #expect(ids == Array(1...ids.count))
        let (inventory, readings) = try #require(dialogue.news.first?.here)
        #expect(dialogue.news.count == 1)
        #expect(
            inventory.devices.map(\.id.rawValue) == [
                "climate.hall", "light.ceiling", "lock.back_door", "lock.front", "switch.boiler",
            ])
        let light = try #require(inventory.devices.first { $0.id == DeviceID("light.ceiling") })
        #expect(light.room == RoomID("kitchen"))
        #expect(light.aliases == ["big lamp"])
        #expect(light.abilities == [.power, .brightness, .color, .colorTemperature])
        #expect(inventory.devices[2].name == "Back door")
        #expect(inventory.rooms[0].floor == "Ground floor")
        #expect(inventory.rooms[0].aliases == ["cooking room", "galley"])
        #expect(readings.first { $0.device == light.id }?.details.brightness == 50)
        #expect(readings.first { $0.device == DeviceID("switch.boiler") }?.isAvailable == false)
        #expect(readings.first { $0.device == light.id }?.since == Date(timeIntervalSince1970: 1000.5))
    }

    @Test func `A token that is refused ends it for good`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.receive(["type": "auth_required"])

        #expect(dialogue.receive(["type": "auth_invalid", "message": "No."]) == [.end(.tokenRefused)])
    }

    @Test func `While it is starting nothing is read or ordered, and it is asked again`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.receive(["type": "auth_required"])
        dialogue.receive(["type": "auth_ok"])
        let starting: JSONValue = ["state": "NOT_RUNNING"]

        let first = dialogue.receive(Home.result(dialogue.id(of: "get_config"), starting))
        dialogue.perform(dialogue.session.lookAgain())
        let second = dialogue.receive(Home.result(dialogue.id(of: "get_config"), starting))

        #expect(first == [.tell(.away(.starting)), .lookAgain])
        #expect(second == [.lookAgain])
        #expect(dialogue.id(of: "subscribe_entities") == nil)
        #expect(throws: HouseError.starting) { try dialogue.order("light.ceiling", .turnOn) }
    }

    @Test func `An order has a number that grows, and what it changes is ours before and after its answer`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()
        let entities = dialogue.id(of: "subscribe_entities")

        let order = try dialogue.order("light.ceiling", .setBrightness(70))
        let change: JSONValue = [
            "+": ["c": ["id": "mine", "user_id": "own"], "a": ["brightness": 178], "lu": 1001]
        ]
        let before = dialogue.receive(Home.event(entities, ["c": ["light.ceiling": change]]))
        let answer = dialogue.receive(Home.result(order["id"], ["context": ["id": "mine"]]))
        let off: JSONValue = ["+": ["s": "off", "lc": 1002]]
        let after = dialogue.receive(Home.event(entities, ["c": ["light.ceiling": off]]))

        #expect(order["service_data"] == ["brightness_pct": 70])
        #expect(order["target"] == ["entity_id": "light.ceiling"])
        for effects in [before, after] {
            let readings = try #require(effects.first?.news?.changed)
            #expect(readings.map(\.cause) == [ChangeCause(context: "mine", origin: .us)])
        }
        #expect(answer == [.answer(id: order["id"]?.integer ?? 0, .success(["context": ["id": "mine"]]))])
        #expect(dialogue.receive(Home.result(order["id"], nil)).isEmpty)
    }

    @Test func `The second order to a device is ours too, though only its mark is told`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()
        let entities = dialogue.id(of: "subscribe_entities")
        var order = try dialogue.order("light.ceiling", .turnOff)
        dialogue.receive(
            Home.event(entities, ["c": ["light.ceiling": ["+": ["s": "off", "c": ["id": "one", "user_id": "own"]]]]]))
        dialogue.receive(Home.result(order["id"], ["context": ["id": "one"]]))

        order = try dialogue.order("light.ceiling", .turnOn)
        let change: JSONValue = ["+": ["s": "on", "lc": 1003, "c": "two"]]
        let effects = dialogue.receive(Home.event(entities, ["c": ["light.ceiling": change]]))

        #expect(
            effects.first?.news?.changed?.map(\.cause) == [ChangeCause(context: "two", origin: .us)])
        #expect(order["service"] == "turn_on")
    }

    @Test(arguments: [
        (#"{"id":"x","user_id":"somebody"}"#, ChangeCause.Origin.person), (#"{"id":"x","user_id":"own"}"#, .person),
        (#"{"id":"x","parent_id":"w"}"#, .automation), (#""x""#, .unknown),
    ])
    func `Others are told apart: a person, an automation, nobody`(context: String, origin: ChangeCause.Origin) throws {
        let context = try JSONValue(parsing: context)
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()

        let change: JSONValue = ["+": ["s": "off", "lc": 1001, "c": context]]
        dialogue.receive(Home.event(dialogue.id(of: "subscribe_entities"), ["c": ["light.ceiling": change]]))

        let readings = try #require(dialogue.news.last?.changed)
        #expect(readings.map(\.cause.origin) == [origin])
    }

    @Test(arguments: [
        ("light.nowhere", DeviceAction.turnOn, HouseError.noSuchDevice(DeviceID("light.nowhere"))),
        ("switch.hidden", .turnOn, .noSuchDevice(DeviceID("switch.hidden"))),
        ("switch.boiler", .turnOn, .unavailable(DeviceID("switch.boiler"))),
        ("lock.front", .turnOn, .unsupported(DeviceID("lock.front"))),
        ("light.ceiling", .unlock, .unsupported(DeviceID("light.ceiling"))),
    ])
    func `What is not there, cannot be reached or is not taken is refused here`(
        device: String, action: DeviceAction, error: HouseError
    ) throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()

        #expect(throws: error) { try dialogue.order(device, action) }
    }

    @Test func `Answers may come in any order, twice, and in arrays`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()
        let slow = try dialogue.order("light.ceiling", .turnOn)
        let fast = try dialogue.order("lock.front", .lock)

        let frames = try HomeAssistantFrame.frames(
            in: JSONValue.array([
                Home.result(fast["id"], nil), Home.result(fast["id"], nil), Home.refusal(slow["id"], "not_found"),
            ]).data)

        #expect(
            dialogue.session.receive(frames) == [
                .answer(id: fast["id"]?.integer ?? 0, .success(.null)),
                .answer(id: slow["id"]?.integer ?? 0, .failure(HomeAssistantRefusal(code: "not_found"))),
            ])
    }

    @Test func `After an order that was given up, the own user's doings are no longer taken for it; its mark is`()
        throws
    {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()
        let entities = dialogue.id(of: "subscribe_entities")
        let order = try dialogue.order("light.ceiling", .turnOn)
        dialogue.session.giveUp(order["id"]?.integer ?? 0)

        let other: JSONValue = ["+": ["s": "off", "lc": 1001, "c": ["id": "app", "user_id": "own"]]]
        dialogue.receive(Home.event(entities, ["c": ["light.ceiling": other]]))
        dialogue.receive(Home.result(order["id"], ["context": ["id": "late"]]))
        let own: JSONValue = ["+": ["s": "on", "lc": 1002, "c": ["id": "late", "user_id": "own"]]]
        dialogue.receive(Home.event(entities, ["c": ["light.ceiling": own]]))

        let origins = dialogue.news.compactMap(\.changed).flatMap(\.self).map(\.cause.origin)
        #expect(origins == [.person, .us])
    }

    @Test(arguments: [
        (1030.0, "on", "own", ChangeCause.Origin.us), (1030, "on", "anna", .person), (1030, "off", "own", .person),
        (1700, "on", "own", .person), (900, "on", "own", .person),
    ])
    func `An order that was carried out after the house hung is this program's doing, over a new connection too`(
        at seconds: Double, state: String, user: String, origin: ChangeCause.Origin
    ) throws {
        var before = HomeAssistantDialogue()
        before.arrive()
        _ = try before.order("light.ceiling", .turnOn, at: 1000)
        before.session.giveUpAll()
        var dialogue = HomeAssistantDialogue()
        dialogue.session = HomeAssistantSession(
            address: "house:8123", token: "token-of-test", unanswered: before.session.unanswered)
        dialogue.arrive()

        let change: JSONValue = [
            "+": [
                "s": .string(state), "lc": .number(seconds), "lu": .number(seconds),
                "c": ["id": "late", "user_id": .string(user)],
            ]
        ]
        dialogue.receive(Home.event(dialogue.id(of: "subscribe_entities"), ["c": ["light.ceiling": change]]))

        #expect(dialogue.news.last?.changed?.map(\.cause) == [ChangeCause(context: "late", origin: origin)])
    }

    @Test func `Numbers that were used already end the connection`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()
        let order = try dialogue.order("light.ceiling", .turnOn)

        #expect(dialogue.receive(Home.refusal(order["id"], "id_reuse")) == [.end(.protocolBroken("id_reuse"))])
    }

    @Test func `A house that is silent though it is asked is gone; one that answers is not`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()

        dialogue.perform(dialogue.session.tick())
        dialogue.receive(["id": dialogue.id(of: "ping") ?? 0, "type": "pong"])
        dialogue.perform(dialogue.session.tick())
        #expect(dialogue.session.tick() == [.end(.unreachable(address: "house:8123"))])
    }

    @Test func `One that never finishes telling what there is, is not waited for without end`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.receive(["type": "auth_required"])
        dialogue.receive(["type": "auth_ok"])
        dialogue.receive(Home.result(dialogue.id(of: "get_config"), ["state": "RUNNING"]))

        var last: [HomeAssistantEffect] = []
        for _ in 0..<10 where last != [.end(.noAnswer)] {
            last = dialogue.session.tick()
            dialogue.receive(["id": 1, "type": "pong"])
        }
        #expect(last == [.end(.noAnswer)])
    }
}
