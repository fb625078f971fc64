import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

@Suite struct `What Home Assistant's services answer` {
    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }

    @Test func `A forecast is read day by day, in °C`() {
        let json: JSONValue = [
            "forecast": [
                [
                    "datetime": "2026-11-30T11:00:00+00:00", "condition": "rainy", "temperature": 68, "templow": 50,
                    "precipitation_probability": 80,
                ],
                ["condition": "sunny"], ["datetime": "2026-12-01T11:00:00+00:00", "precipitation_probability": 700], 3,
            ]
        ]

        let forecasts = HomeAssistantKnowledge.forecasts(json, .fahrenheit)

        #expect(forecasts.count == 2)
        #expect(forecasts.first?.condition == "rainy" && forecasts.first?.rain == 80)
        #expect(forecasts.first?.high == 20 && forecasts.first?.low == 10)
        #expect(forecasts.last?.rain == nil && forecasts.last?.high == nil)
        #expect(HomeAssistantKnowledge.forecasts(.null, .celsius).isEmpty)
    }

    @Test func `Events have times or days`() throws {
        let json: JSONValue = [
            "events": [
                ["start": "2026-11-30T14:00:00+00:00", "end": "2026-11-30T15:00:00+00:00", "summary": "Dentist"],
                ["start": "2026-12-01", "end": "2026-12-02", "summary": "Trip"], ["start": "soon", "summary": "x"],
            ]
        ]

        let events = HomeAssistantKnowledge.appointments(json, calendar)

        #expect(events.map(\.title) == ["Dentist", "Trip"])
        #expect(events.map(\.isAllDay) == [false, true])
        #expect(events.last?.start == Date(timeIntervalSince1970: 1_796_083_200))
    }

    @Test func `Items that are done and notifications without a name are left out`() {
        let items: JSONValue = [
            "items": [
                ["summary": "Milk", "status": "needs_action"], ["summary": "Bread", "status": "completed"], [:],
            ]
        ]
        let notices: JSONValue = [
            ["notification_id": "b", "message": "Later", "created_at": "2026-11-30T15:00:00+00:00"],
            ["notification_id": "a", "title": "T", "message": "First", "created_at": "2026-11-30T14:00:00+00:00"],
            ["message": "nameless"],
        ]

        #expect(HomeAssistantKnowledge.items(items) == ["Milk"])
        #expect(HomeAssistantKnowledge.notices(notices).map(\.id) == ["a", "b"])
    }

    @Test func `Updates and the weather are seen though no assistant is shown them, and cameras are not`() {
        var registry = HomeAssistantRegistry()
        registry.readEntries([
            ["entity_id": "update.core", "entity_category": "config"],
            ["entity_id": "update.old", "entity_category": "config", "disabled_by": "user"],
            ["entity_id": "camera.door", "options": ["conversation": ["should_expose": false]]],
            ["entity_id": "weather.home", "options": ["conversation": ["should_expose": false]]],
        ])
        let inventory = HomeAssistantInventory(registry: registry)
        func device(_ id: String, _ attributes: JSONObject = [:]) -> HouseDevice? {
            inventory.device(
                HomeAssistantEntity(
                    id: id, state: HomeAssistantState(compressed: ["s": "on", "a": .object(attributes), "lc": 1])))
        }

        #expect(device("update.core")?.kind == .update)
        #expect(device("update.old") == nil)
        #expect(device("camera.door") == nil)
        #expect(device("weather.home")?.kind == .weather)
        #expect(device("input_number.x", ["min": 0, "max": 60, "unit_of_measurement": "min"])?.numbers == 0...60)
        #expect(device("input_select.x", ["options": ["Home", "Away"]])?.options == ["Home", "Away"])
    }

    @Test func `A speaker says what a voice of the house reads, where there is one`() throws {
        func world(_ more: JSONObject) -> HomeAssistantWorld {
            let player: JSONValue = [
                "s": "idle", "lc": 1, "a": ["friendly_name": "Speaker", "supported_features": 512],
            ]
            var states: JSONObject = ["media_player.hall": player]
            states.merge(more) { first, _ in first }
            var world = HomeAssistantWorld()
            let authors = HomeAssistantAuthors(ownUser: nil, ownContexts: [], isOrdering: false)
            world.apply(HomeAssistantEntitiesEvent(["a": .object(states)]), by: authors)
            _ = world.settle()
            return world
        }
        let order = DeviceOrder(device: DeviceID("media_player.hall"), action: .announce("Hello"))

        let call = try world(["tts.piper": ["s": "unknown", "lc": 1, "a": [:]]]).call(order)

        #expect(call.domain == "tts" && call.service == "speak" && call.entity == "tts.piper")
        #expect(call.data == ["media_player_entity_id": "media_player.hall", "message": "Hello"])
        #expect(throws: HouseError.unsupported(order.device)) { try world([:]).call(order) }
    }
}

@Suite struct `What is asked of a Home Assistant over the network` {
    private let listener = HouseListener()

    @Test func `Forecast, notifications and their dismissal are asked for in its own words`() async throws {
        let server = ScriptedHomeAssistant { command, _ in
            if command["type"] == "persistent_notification/get" {
                return [HomeAssistantHouse.result(command["id"], [["notification_id": "a", "message": "Full"]])]
            }
            guard command["service"] == "get_forecasts" else { return nil }
            let day: JSONValue = ["datetime": "2026-11-30T11:00:00+00:00", "condition": "sunny", "temperature": 12]
            let answer: JSONValue = ["response": ["weather.home": ["forecast": [day]]]]
            return [HomeAssistantHouse.result(command["id"], answer)]
        }
        try await server.serve { address in
            let house = try HomeAssistant.eager(at: address)
            try await listener.listen(to: house) {
                #expect(await listener.hears { $0.arrivals == 1 })

                let forecast = try await house.forecast(of: DeviceID("weather.home"))
                let notices = try await house.notices()
                try await house.dismiss(notices)

                #expect(forecast.map(\.condition) == ["sunny"])
                #expect(notices.map(\.message) == ["Full"])
                let calls = server.commands("call_service")
                #expect(calls.first?["return_response"] == true)
                #expect(calls.last?["service"] == "dismiss" && calls.last?["target"] == nil)
            }
        }
    }
}
