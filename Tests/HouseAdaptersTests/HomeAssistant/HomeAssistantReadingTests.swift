import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

private typealias Home = HomeAssistantHouse

@Suite struct `What a Home Assistant has, and how it changes` {
    @Test func `What is removed, added and renamed is told once it has settled`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()
        let entities = dialogue.id(of: "subscribe_entities")

        let added: JSONValue = ["s": "off", "lc": 1, "c": "x", "a": ["friendly_name": "Fan"]]
        let first = dialogue.receive(Home.event(entities, ["a": ["fan.new": added], "r": ["lock.front"]]))
        let renamed: JSONValue = ["+": ["a": ["friendly_name": "Big lamp"], "lu": 1001]]
        let second = dialogue.receive(Home.event(entities, ["c": ["light.ceiling": renamed]]))
        let settled = dialogue.session.settle()

        #expect(first == [.settle])
        #expect(!second.contains(.settle))
        let inventory = try #require(settled.first?.news?.inventory)
        #expect(inventory.devices.map(\.name) == ["Hall", "Fan", "Big lamp", "Back door", "Boiler"])
        let readings = try #require(settled.last?.news?.changed)
        #expect(readings.map(\.device.rawValue) == ["fan.new"])
        #expect(dialogue.session.settle().isEmpty)
    }

    @Test func `A lamp that was dimmed has changed then, and a door that tells of its battery has not`() {
        let lamp = HomeAssistantState(compressed: ["s": "on", "lc": 1000, "lu": 1240, "c": "x", "a": [:]])
        let readings = HomeAssistantReadings(units: .celsius)
        func since(_ id: String) -> Double {
            readings.reading(HomeAssistantEntity(id: id, state: lamp), cause: ChangeCause(origin: .us)).since
                .timeIntervalSince1970
        }

        #expect(since("light.hall") == 1240)
        #expect(since("binary_sensor.door") == 1000)
        var later = lamp
        later.apply(["+": ["lu": 1300]])
        #expect(later.updated == 1300 && later.changed == 1000)
        later.apply(["+": ["s": "off", "lc": 1400]])
        #expect(later.updated == 1400 && later.changed == 1400)
    }

    @Test func `A change of the registry is read once, however often it is told while it is read`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()
        let asked = dialogue.sent.count
        let subscription = dialogue.sent.first { $0["event_type"] == "area_registry_updated" }?["id"]

        for _ in 0..<50 { dialogue.receive(Home.event(subscription, ["event_type": "area_registry_updated"])) }
        #expect(dialogue.sent.count == asked + 1)
        let garden: JSONValue = [["area_id": "garden", "name": "Yard", "aliases": []]]
        dialogue.receive(Home.result(dialogue.id(of: "config/area_registry/list"), garden))
        #expect(dialogue.sent.count == asked + 2)
        dialogue.receive(Home.result(dialogue.id(of: "config/area_registry/list"), garden))

        let inventory = try #require(dialogue.session.settle().first?.news?.inventory)
        #expect(inventory.rooms.map(\.name) == ["Yard"])
        #expect(dialogue.sent.count == asked + 2)
    }

    @Test func `An old house without floors, other names or a registry is here all the same`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.receive(["type": "auth_required"])
        dialogue.receive(["type": "auth_ok"])
        for command in dialogue.sent.dropFirst() where command["type"] == "get_config" {
            dialogue.receive(Home.result(command["id"], ["state": "RUNNING"]))
        }
        for command in dialogue.sent.dropFirst() where command["type"] != "subscribe_entities" {
            dialogue.receive(Home.refusal(command["id"], "unknown_command"))
        }
        let entities = dialogue.id(of: "subscribe_entities")
        dialogue.receive(Home.result(entities, nil))
        dialogue.receive(Home.event(entities, ["a": Home.states]))

        let inventory = try #require(dialogue.news.last?.here?.inventory)
        #expect(inventory.rooms.isEmpty)
        #expect(inventory.devices.count == 7)
    }

    @Test func `A device that cannot be reached keeps what it takes`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()

        let gone: JSONValue = [
            "+": ["s": "unavailable", "lc": 1001, "c": "x"], "-": ["a": ["supported_color_modes", "brightness"]],
        ]
        let effects = dialogue.receive(
            Home.event(dialogue.id(of: "subscribe_entities"), ["c": ["light.ceiling": gone]]))

        let readings = try #require(effects.first?.news?.changed)
        #expect(readings.map(\.state) == [nil])
        #expect(!effects.contains(.settle))
    }

    @Test func `Degrees Fahrenheit of the house are degrees Celsius here`() throws {
        var dialogue = HomeAssistantDialogue(temperature: "°F")
        dialogue.arrive()

        let readings = try #require(dialogue.news.last?.here?.readings)
        let hall = try #require(readings.first { $0.device == DeviceID("climate.hall") })
        #expect(hall.details.targetTemperature == 20)
        let measured = try #require(hall.details.measuredTemperature)
        #expect(abs(measured - 21.4) < 0.05)
        let order = try dialogue.order("climate.hall", .setTemperature(21))
        #expect(order["service_data"] == ["temperature": 69.8])
    }

    @Test func `Ten thousand states at once are read, and more than twenty thousand are not kept`() throws {
        var dialogue = HomeAssistantDialogue()
        dialogue.arrive()
        let entities = dialogue.id(of: "subscribe_entities")

        for start in stride(from: 0, to: 30_000, by: 10_000) {
            let states = (start..<start + 10_000).map { number -> (String, JSONValue) in
                ("light.l\(number)", ["s": "on", "lc": 5, "c": "x", "a": ["friendly_name": "L"]])
            }
            let event: JSONValue = ["a": .object(Dictionary(states) { $1 })]
            dialogue.receive(Home.event(entities, event))
        }

        let inventory = try #require(dialogue.session.settle().first?.news?.inventory)
        #expect(inventory.devices.count > 19_000)
        #expect(inventory.devices.count <= HomeAssistantRegistry.most)
    }
}
