import EchoWire
import House

@testable import HouseAdapters

/// A small house as Home Assistant tells it, and a session that is brought as far as a test needs it.
enum HomeAssistantHouse {
    static let areas: JSONValue = [
        ["area_id": "kitchen", "name": "Kitchen", "aliases": ["galley", "cooking room"], "floor_id": "ground"],
        ["area_id": "garden", "name": "Garden", "aliases": []],
    ]
    static let floors: JSONValue = [["floor_id": "ground", "name": "Ground floor", "level": 0]]
    static let devices: JSONValue = [["id": "lamp", "area_id": "kitchen"], ["id": "nowhere", "area_id": nil]]
    static let entities: JSONValue = [
        ["entity_id": "light.ceiling", "device_id": "lamp", "area_id": nil, "name": nil, "hidden_by": nil],
        ["entity_id": "lock.back_door", "device_id": nil, "area_id": "garden", "name": "Back door"],
        ["entity_id": "sensor.lamp_signal", "device_id": "lamp", "entity_category": "diagnostic"],
        ["entity_id": "switch.hidden", "hidden_by": "user"],
    ]
    static let entries: JSONValue = ["light.ceiling": ["aliases": ["big lamp"]], "lock.back_door": ["aliases": []]]
    static let states: JSONValue = [
        "light.ceiling": [
            "s": "on", "lc": 1000.5, "c": "first",
            "a": ["friendly_name": "Ceiling", "brightness": 128, "supported_color_modes": ["color_temp", "hs"]],
        ],
        "lock.back_door": ["s": "locked", "lc": 900, "c": "first", "a": ["friendly_name": "Door"]],
        "lock.front": ["s": "locked", "lc": 900, "c": "first", "a": ["friendly_name": "Front"]],
        "switch.boiler": ["s": "unavailable", "lc": 900, "c": "first", "a": ["friendly_name": "Boiler"]],
        "switch.hidden": ["s": "on", "lc": 900, "c": "first", "a": [:]],
        "sensor.lamp_signal": ["s": "-40", "lc": 900, "c": "first", "a": [:]],
        "sun.sun": ["s": "above_horizon", "lc": 900, "c": "first", "a": [:]],
        "climate.hall": [
            "s": "heat", "lc": 900, "c": "first",
            "a": [
                "friendly_name": "Hall", "supported_features": 1, "temperature": 68, "current_temperature": 70.5,
                "hvac_modes": ["off", "heat", "heat_cool"],
            ],
        ],
    ]

    /// What such a house answers to a command.
    static func answer(to command: JSONValue, state: String = "RUNNING", temperature: String = "°C") -> JSONValue {
        switch command["type"]?.string {
        case "auth/current_user": ["id": "own", "name": "Own"]
        case "get_config": ["state": .string(state), "unit_system": ["temperature": .string(temperature)]]
        case "config/area_registry/list": areas
        case "config/floor_registry/list": floors
        case "config/device_registry/list": devices
        case "config/entity_registry/list": entities
        case "config/entity_registry/get_entries": entries
        default: nil
        }
    }

    static func result(_ id: JSONValue?, _ value: JSONValue) -> JSONValue {
        ["id": id ?? .null, "type": "result", "success": true, "result": value]
    }

    static func refusal(_ id: JSONValue?, _ code: String) -> JSONValue {
        ["id": id ?? .null, "type": "result", "success": false, "error": ["code": .string(code), "message": "No."]]
    }

    static func event(_ id: JSONValue?, _ event: JSONValue) -> JSONValue {
        ["id": id ?? .null, "type": "event", "event": event]
    }
}
