import EchoWire
import House

/// An order as a program gets it.
struct HouseProgramOrder: Hashable, Sendable {
    let id: Int
    let order: DeviceOrder

    var json: JSONValue {
        let (action, value) = Self.words(order.action)
        var fields: JSONObject = [
            "type": "order", "id": .integer(id), "device": .string(order.device.rawValue), "action": .string(action),
        ]
        if let value { fields["value"] = value }
        return .object(fields)
    }

    /// What a device must be able to do so that it takes the action; one of them is enough.
    static func abilities(for action: DeviceAction) -> Set<DeviceAbility> {
        switch action {
        case .open, .close: [action.usualAbility]
        default: Set(action.abilities)
        }
    }

    private static func words(_ action: DeviceAction) -> (String, JSONValue?) {
        switch action {
        case .turnOn: ("turn_on", nil)
        case .turnOff: ("turn_off", nil)
        case .setBrightness(let percent): ("set_brightness", .integer(percent))
        case .setColor(let red, let green, let blue):
            ("set_color", .array([.integer(red), .integer(green), .integer(blue)]))
        case .setColorTemperature(let kelvin): ("set_color_temperature", .integer(kelvin))
        case .setTemperature(let degrees): ("set_temperature", .number(degrees))
        case .setClimateMode(let mode): ("set_climate_mode", .string(HouseProgramWords.word(mode)))
        case .open: ("open", nil)
        case .close: ("close", nil)
        case .stopMoving: ("stop", nil)
        case .setPosition(let percent): ("set_position", .integer(percent))
        case .lock: ("lock", nil)
        case .unlock: ("unlock", nil)
        case .arm: ("arm", nil)
        case .armAs(let mode): ("arm", .string(mode.rawValue))
        case .disarm: ("disarm", nil)
        case .setVolume(let percent): ("set_volume", .integer(percent))
        case .mute: ("mute", nil)
        case .unmute: ("unmute", nil)
        case .nextTrack: ("next_track", nil)
        case .previousTrack: ("previous_track", nil)
        case .addItem(let item): ("add_item", .string(item))
        case .completeItem(let item): ("complete_item", .string(item))
        case .reopenItem(let item): ("reopen_item", .string(item))
        case .removeItem(let item): ("remove_item", .string(item))
        case .setValue(let number): ("set_value", .number(number))
        case .choose(let option): ("choose", .string(option))
        case .announce(let text): ("announce", .string(text))
        case .play: ("play", nil)
        case .pause: ("pause", nil)
        case .start, .clean: ("start", nil)
        case .returnHome: ("return_home", nil)
        case .setSpeed(let percent): ("set_speed", .integer(percent))
        case .activate: ("activate", nil)
        }
    }
}
