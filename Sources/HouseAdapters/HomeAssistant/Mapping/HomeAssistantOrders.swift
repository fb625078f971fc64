import EchoWire
import House

/// Which service does what a device is told to do.
struct HomeAssistantOrders: Sendable {
    var units: HomeAssistantUnits

    /// Nil when the device does not take it.
    func call(_ action: DeviceAction, for entity: HomeAssistantEntity) -> HomeAssistantServiceCall? {
        guard entity.abilities.contains(action.usualAbility) || isTakenToo(action, entity) else { return nil }
        let domain = String(entity.domain)
        guard let (service, data) = service(action, of: entity, domain) else { return nil }
        return HomeAssistantServiceCall(domain: domain, service: service, data: data, entity: entity.id)
    }

    /// A speaker says what a voice of the house reads to it.
    static func announcement(_ text: String, on player: String, by voice: String) -> HomeAssistantServiceCall {
        HomeAssistantServiceCall(
            domain: "tts", service: "speak",
            data: ["media_player_entity_id": .string(player), "message": .string(text)], entity: voice)
    }

    /// "Automatic" is called otherwise by devices that hold a range of temperatures.
    private func mode(_ mode: ClimateMode, of entity: HomeAssistantEntity) -> String {
        let modes = (entity.state.attributes["hvac_modes"]?.array ?? []).compactMap(\.string)
        return mode == .auto && !modes.contains("auto") && modes.contains("heat_cool") ? "heat_cool" : mode.rawValue
    }

    /// What is not among the abilities of such a device by its name: a script is stopped, a vacuum paused.
    private func isTakenToo(_ action: DeviceAction, _ entity: HomeAssistantEntity) -> Bool {
        switch (action, entity.domain) {
        case (.turnOn, "scene"), (.turnOn, "script"), (.turnOff, "script"), (.pause, "vacuum"), (.pause, "lawn_mower"):
            true
        default: false
        }
    }

    private func service(
        _ action: DeviceAction, of entity: HomeAssistantEntity, _ domain: String
    ) -> (String, JSONObject)? {
        switch action {
        case .turnOn: ("turn_on", [:])
        case .turnOff: ("turn_off", [:])
        case .setBrightness(let share): ("turn_on", ["brightness_pct": percent(share)])
        case .setColor(let red, let green, let blue):
            ("turn_on", ["rgb_color": .array([red, green, blue].map { .integer(min(max($0, 0), 255)) })])
        case .setColorTemperature(let kelvin): ("turn_on", ["color_temp_kelvin": .integer(kelvin)])
        case .setTemperature(let celsius) where entity.held != nil: range(around: units.own(celsius), entity)
        case .setTemperature(let celsius): ("set_temperature", ["temperature": .number(units.own(celsius))])
        case .setClimateMode(let mode): ("set_hvac_mode", ["hvac_mode": .string(self.mode(mode, of: entity))])
        case .open where domain == "lock": ("open", [:])
        case .close where domain == "lock", .stopMoving where domain == "lock": nil
        case .open: (domain == "valve" ? "open_valve" : "open_cover", [:])
        case .close: (domain == "valve" ? "close_valve" : "close_cover", [:])
        case .stopMoving: (domain == "valve" ? "stop_valve" : "stop_cover", [:])
        case .setPosition(let share):
            (domain == "valve" ? "set_valve_position" : "set_cover_position", ["position": percent(share)])
        case .lock: ("lock", [:])
        case .unlock: ("unlock", [:])
        case .arm: ("alarm_arm_away", [:])
        case .armAs(let mode): ("alarm_arm_\(mode.rawValue)", [:])
        case .disarm: ("alarm_disarm", [:])
        case .setVolume(let share): ("volume_set", ["volume_level": .number(Double(min(max(share, 0), 100)) / 100)])
        case .mute: ("volume_mute", ["is_volume_muted": true])
        case .unmute: ("volume_mute", ["is_volume_muted": false])
        case .nextTrack: ("media_next_track", [:])
        case .previousTrack: ("media_previous_track", [:])
        case .addItem(let item): ("add_item", ["item": .string(item)])
        case .completeItem(let item): ("update_item", ["item": .string(item), "status": "completed"])
        case .reopenItem(let item): ("update_item", ["item": .string(item), "status": "needs_action"])
        case .removeItem(let item): ("remove_item", ["item": .string(item)])
        case .setValue(let number): ("set_value", ["value": .number(number)])
        case .choose(let option): ("select_option", ["option": .string(option)])
        case .announce(let text): domain == "assist_satellite" ? ("announce", ["message": .string(text)]) : nil
        case .play: ("media_play", [:])
        case .pause: (domain == "media_player" ? "media_pause" : "pause", [:])
        case .start: (domain == "lawn_mower" ? "start_mowing" : "start", [:])
        case .returnHome: (domain == "lawn_mower" ? "dock" : "return_to_base", [:])
        // Home Assistant knows which parts of the vacuum's own map are in which of its areas.
        case .clean(let rooms, _): ("clean_area", ["cleaning_area_id": .array(rooms.map { .string($0.rawValue) })])
        case .setSpeed(let share): ("set_percentage", ["percentage": percent(share)])
        case .activate: activation(of: domain)
        }
    }

    /// What heats and cools keeps between two temperatures: as far apart as they are, around the one that is wanted.
    private func range(around wanted: Double, _ entity: HomeAssistantEntity) -> (String, JSONObject)? {
        guard let held = entity.held else { return nil }
        let half = (held.high - held.low) / 2
        let (low, high) = (wanted - half, wanted + half)
        return ("set_temperature", ["target_temp_low": .number(low), "target_temp_high": .number(high)])
    }

    private func activation(of domain: String) -> (String, JSONObject)? {
        switch domain {
        case "scene", "script": ("turn_on", [:])
        case "button", "input_button": ("press", [:])
        case "automation": ("trigger", [:])
        default: nil
        }
    }

    private func percent(_ share: Int) -> JSONValue { .integer(min(max(share, 0), 100)) }
}
