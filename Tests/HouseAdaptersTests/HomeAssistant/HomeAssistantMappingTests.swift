import EchoWire
import Foundation
import House
import Testing

@testable import HouseAdapters

@Suite struct `Home Assistant's entities as devices` {
    private func entity(_ id: String, _ attributes: JSONObject = [:], state: String = "on") -> HomeAssistantEntity {
        HomeAssistantEntity(
            id: id, state: HomeAssistantState(compressed: ["s": .string(state), "a": .object(attributes), "lc": 1]))
    }

    @Test(
        arguments: [
            ("light.x", "", .light), ("switch.x", "outlet", .outlet), ("switch.x", "", .other), ("fan.x", "", .fan),
            ("climate.x", "", .thermostat), ("cover.x", "blind", .blind), ("cover.x", "", .blind),
            ("cover.x", "garage", .garageDoor), ("cover.x", "gate", .garageDoor), ("lock.x", "", .lock),
            ("alarm_control_panel.x", "", .alarm), ("media_player.x", "tv", .mediaPlayer), ("vacuum.x", "", .vacuum),
            ("sensor.x", "temperature", .temperatureSensor), ("sensor.x", "humidity", .humiditySensor),
            ("sensor.x", "power", .otherSensor), ("binary_sensor.x", "window", .windowSensor),
            ("binary_sensor.x", "garage_door", .doorSensor), ("binary_sensor.x", "occupancy", .motionSensor),
            ("binary_sensor.x", "smoke", .otherSensor), ("person.x", "", .person), ("scene.x", "", .scene),
            ("script.x", "", .script), ("automation.x", "", .automation), ("input_boolean.x", "", .other),
            ("binary_sensor.x", "running", .washingMachine), ("lawn_mower.x", "", .mower), ("todo.x", "", .list),
            ("sun.sun", "", nil), ("zone.home", "", nil), ("camera.x", "", .camera), ("weather.x", "", .weather),
            ("calendar.x", "", .calendar), ("update.x", "", .update), ("number.x", "", .number),
            ("input_number.x", "", .number), ("input_select.x", "", .choice), ("select.x", "", .choice),
            ("assist_satellite.x", "", .mediaPlayer), ("nonsense", "", nil), ("", "", nil),
        ] as [(String, String, DeviceKind?)])
    func `What an entity is for people follows from its domain and class`(
        id: String, deviceClass: String, kind: DeviceKind?
    ) {
        #expect(entity(id, ["device_class": .string(deviceClass)]).kind == kind)
    }

    @Test func `A scene names what it changes, and a group of lamps is a lamp`() {
        let members: JSONValue = .array((0..<300).map { .string("light.\($0)") } + [1, ["a"]])
        #expect(
            entity("scene.x", ["entity_id": members]).members.map(\.device.rawValue) == (0..<256).map { "light.\($0)" })
        #expect(entity("scene.x").members.isEmpty)
        #expect(entity("light.x", ["entity_id": ["light.a"]]).members.isEmpty)
    }

    @Test func `What a light takes follows from its colour modes`() {
        func abilities(_ modes: JSONValue) -> Set<DeviceAbility> {
            entity("light.x", ["supported_color_modes": modes]).abilities
        }

        #expect(abilities(["onoff"]) == [.power])
        #expect(abilities(["brightness"]) == [.power, .brightness])
        #expect(abilities(["color_temp"]) == [.power, .brightness, .colorTemperature])
        #expect(abilities(["rgbww"]) == [.power, .brightness, .color])
        #expect(abilities(nil) == [.power])
    }

    @Test func `What others take follows from their features`() {
        #expect(entity("cover.x", ["supported_features": 3]).abilities == [.openClose])
        #expect(entity("cover.x", ["supported_features": 15]).abilities == [.openClose, .position])
        #expect(entity("media_player.x", ["supported_features": 119_695]).abilities.contains(.volume))
        #expect(entity("media_player.x").abilities.isEmpty)
        #expect(entity("fan.x", ["supported_features": 1]).abilities == [.power, .speed])
        let modes: JSONValue = ["off", "heat"]
        #expect(
            entity("climate.x", ["supported_features": 385, "hvac_modes": modes]).abilities
                == [.temperature, .climateMode, .power])
        #expect(entity("lock.x", ["supported_features": 0]).abilities == [.lock])
        #expect(entity("lock.x", ["supported_features": 1]).abilities == [.lock, .openClose])
        #expect(entity("sensor.x", ["supported_features": .integer(.max)]).abilities.isEmpty)
    }

    @Test(
        arguments: [
            ("light.x", .turnOn, "light.turn_on", "{}"),
            ("light.x", .setBrightness(140), "light.turn_on", #"{"brightness_pct":100}"#),
            ("light.x", .setColor(red: 255, green: -3, blue: 0), "light.turn_on", #"{"rgb_color":[255,0,0]}"#),
            ("light.x", .setColorTemperature(2700), "light.turn_on", #"{"color_temp_kelvin":2700}"#),
            ("climate.x", .setTemperature(21.5), "climate.set_temperature", #"{"temperature":21.5}"#),
            ("climate.x", .setClimateMode(.auto), "climate.set_hvac_mode", #"{"hvac_mode":"heat_cool"}"#),
            ("climate.x", .setClimateMode(.cool), "climate.set_hvac_mode", #"{"hvac_mode":"cool"}"#),
            ("cover.x", .open, "cover.open_cover", "{}"), ("valve.x", .close, "valve.close_valve", "{}"),
            ("cover.x", .setPosition(30), "cover.set_cover_position", #"{"position":30}"#),
            ("cover.x", .stopMoving, "cover.stop_cover", "{}"), ("lock.x", .unlock, "lock.unlock", "{}"),
            ("lock.x", .open, "lock.open", "{}"),
            ("alarm_control_panel.x", .arm, "alarm_control_panel.alarm_arm_away", "{}"),
            ("alarm_control_panel.x", .disarm, "alarm_control_panel.alarm_disarm", "{}"),
            ("media_player.x", .setVolume(25), "media_player.volume_set", #"{"volume_level":0.25}"#),
            ("media_player.x", .pause, "media_player.media_pause", "{}"), ("vacuum.x", .start, "vacuum.start", "{}"),
            (
                "vacuum.x", .clean(rooms: [RoomID("kitchen")], named: ["Kitchen"]), "vacuum.clean_area",
                #"{"cleaning_area_id":["kitchen"]}"#
            ),
            ("vacuum.x", .pause, "vacuum.pause", "{}"), ("vacuum.x", .returnHome, "vacuum.return_to_base", "{}"),
            ("fan.x", .setSpeed(60), "fan.set_percentage", #"{"percentage":60}"#),
            ("scene.x", .activate, "scene.turn_on", "{}"), ("scene.x", .turnOn, "scene.turn_on", "{}"),
            ("script.x", .turnOff, "script.turn_off", "{}"), ("button.x", .activate, "button.press", "{}"),
            ("automation.x", .activate, "automation.trigger", "{}"),
            ("media_player.x", .mute, "media_player.volume_mute", #"{"is_volume_muted":true}"#),
            ("media_player.x", .nextTrack, "media_player.media_next_track", "{}"),
            ("alarm_control_panel.x", .armAs(.night), "alarm_control_panel.alarm_arm_night", "{}"),
            ("todo.x", .addItem("milk"), "todo.add_item", #"{"item":"milk"}"#),
            ("todo.x", .completeItem("milk"), "todo.update_item", #"{"item":"milk","status":"completed"}"#),
            ("todo.x", .removeItem("milk"), "todo.remove_item", #"{"item":"milk"}"#),
            ("input_number.x", .setValue(12.5), "input_number.set_value", #"{"value":12.5}"#),
            ("select.x", .choose("Away"), "select.select_option", #"{"option":"Away"}"#),
            ("assist_satellite.x", .announce("Hi"), "assist_satellite.announce", #"{"message":"Hi"}"#),
            ("input_button.x", .activate, "input_button.press", "{}"),
            ("input_boolean.x", .turnOff, "input_boolean.turn_off", "{}"),
        ] as [(String, DeviceAction, String, String)])
    func `Each action is the service of its kind of device`(
        id: String, action: DeviceAction, service: String, data: String
    ) throws {
        let able = entity(
            id,
            [
                "supported_features": 0xFFFF, "supported_color_modes": ["color_temp", "hs"],
                "hvac_modes": ["off", "heat", "heat_cool"],
            ])
        let call = try #require(HomeAssistantOrders(units: .celsius).call(action, for: able))

        #expect("\(call.domain).\(call.service)" == service)
        #expect(JSONValue.object(call.data) == (try JSONValue(parsing: data)))
        #expect(call.entity == id)
    }

    @Test(
        arguments: [
            ("lock.x", .turnOn), ("lock.x", .open), ("light.x", .unlock), ("sensor.x", .turnOn), ("light.x", .activate),
            ("scene.x", .turnOff), ("person.x", .turnOff), ("cover.x", .lock), ("light.x", .setBrightness(5)),
        ] as [(String, DeviceAction)])
    func `What a device does not take is no service`(id: String, action: DeviceAction) {
        #expect(HomeAssistantOrders(units: .celsius).call(action, for: entity(id)) == nil)
    }

    @Test func `Numbers of a state are shares, kelvins and degrees, whatever comes`() {
        func details(_ id: String, _ attributes: JSONObject, state: String = "on") -> DeviceDetails {
            HomeAssistantReadings(units: .fahrenheit)
                .reading(entity(id, attributes, state: state), cause: ChangeCause()).details
        }

        #expect(details("light.x", ["brightness": 255]).brightness == 100)
        #expect(details("light.x", ["brightness": .number(1e300)]).brightness == 100)
        #expect(details("light.x", ["brightness": .number(.nan), "rgb_color": [1, 2]]) == DeviceDetails())
        #expect(details("light.x", ["rgb_color": [300, -1, 7.6]]).color == [255, 0, 8])
        #expect(details("cover.x", ["current_position": 40]).position == 40)
        #expect(details("media_player.x", ["volume_level": 0.4]).volume == 40)
        #expect(details("climate.x", ["temperature": 68]).targetTemperature == 20)
        let sensor: JSONObject = ["device_class": "temperature", "unit_of_measurement": "°C"]
        #expect(details("sensor.x", sensor, state: "21.5").measuredTemperature == 21.5)
        #expect(details("sensor.x", sensor, state: "inf").measuredTemperature == nil)
    }

    @Test func `What heats and cools keeps its range around what is wanted, and its limits are its own`() throws {
        let range = entity(
            "climate.x",
            [
                "supported_features": 2, "target_temp_low": 68, "target_temp_high": 74, "min_temp": 50, "max_temp": 95,
                "hvac_modes": ["off", "heat_cool"],
            ], state: "heat_cool")
        let units = HomeAssistantUnits.fahrenheit

        let call = try #require(HomeAssistantOrders(units: units).call(.setTemperature(22.22), for: range))

        #expect(call.data["target_temp_low"]?.number == 69 && call.data["target_temp_high"]?.number == 75)
        let reading = HomeAssistantReadings(units: units).reading(range, cause: ChangeCause())
        #expect(reading.details.targetTemperature == 21.67)
        let device = try #require(
            HomeAssistantInventory(registry: HomeAssistantRegistry(), units: units).device(range))
        #expect(device.unit == "°F" && device.temperatures == 10...35)
    }

    @Test(
        arguments: [
            ("sensor.washing_machine_power", ["device_class": "power", "unit_of_measurement": "W"], true),
            ("sensor.waschmaschine_leistung", ["device_class": "power", "unit_of_measurement": "W"], true),
            (
                "sensor.dishwasher_operation_state",
                ["device_class": "enum", "options": ["inactive", "run", "finished"]], true
            ),
            ("sensor.tv_power", ["device_class": "power", "unit_of_measurement": "W"], false),
            ("sensor.washing_machine_mode", ["device_class": "enum", "options": ["eco", "cotton"]], false),
        ] as [(String, JSONObject, Bool)])
    func `What tells that a machine runs is the machine`(id: String, attributes: JSONObject, isMachine: Bool) {
        #expect((entity(id, attributes).kind == .washingMachine) == isMachine)
    }

    @Test func `A machine is called without what it tells`() throws {
        let state = entity(
            "sensor.w",
            [
                "friendly_name": "Washing machine operation state", "device_class": "enum",
                "options": ["inactive", "run", "finished"],
            ], state: "run")
        let device = try #require(HomeAssistantInventory(registry: HomeAssistantRegistry()).device(state))
        #expect(device.aliases == ["Washing machine"])
        #expect(
            DeviceStanding(device, HomeAssistantReadings(units: .celsius).reading(state, cause: ChangeCause()))
                .holds(.running) == true)
    }

    @Test func `What is kept from assistants is not there, but for what warns of danger and what is added`() {
        var registry = HomeAssistantRegistry()
        registry.readExposed([
            "exposed_entities": [
                "lock.front": ["conversation": false], "binary_sensor.smoke": ["conversation": false],
                "light.hall": ["conversation": true], "light.attic": ["conversation": false],
            ]
        ])
        func seen(_ also: String) -> [String] {
            let inventory = HomeAssistantInventory(registry: registry, also: HomeAssistantExposure(also))
            return ["lock.front", "binary_sensor.smoke", "light.hall", "light.attic", "light.new"].filter {
                inventory.device(entity($0, ["device_class": $0.contains("smoke") ? "smoke" : ""])) != nil
            }
        }
        #expect(seen("") == ["binary_sensor.smoke", "light.hall", "light.new"])
        #expect(seen("lock.front, light.*").count == 5)
        #expect(seen("*").count == 5)
    }

    @Test func `Labels of an entity and of its device are read, and floors have other names`() throws {
        var registry = HomeAssistantRegistry()
        registry.readLabels([["label_id": "xmas", "name": "Christmas"], ["label_id": "out", "name": "Outdoor"]])
        registry.readFloors([["floor_id": "g", "name": "Ground floor", "aliases": ["downstairs"]]])
        registry.readAreas([["area_id": "hall", "name": "Hall", "floor_id": "g"]])
        registry.readDevices([["id": "strip", "area_id": "hall", "labels": ["out"]]])
        registry.readEntries([["entity_id": "light.tree", "device_id": "strip", "labels": ["xmas"]]])
        let inventory = HomeAssistantInventory(registry: registry)

        #expect(inventory.device(entity("light.tree"))?.labels == ["Christmas", "Outdoor"])
        #expect(inventory.rooms.first?.floorAliases == ["downstairs"])
    }

    @Test func `A lock and an alarm tell that they want a code`() {
        #expect(entity("lock.x", ["code_format": "^\\d{4}$"]).code == DeviceCode(isNumber: true, isForArming: true))
        let alarm = entity("alarm_control_panel.x", ["code_format": "number", "code_arm_required": false])
        #expect(alarm.code == DeviceCode(isNumber: true, isForArming: false))
        #expect(entity("alarm_control_panel.x", ["code_format": "text"]).code?.isNumber == false)
        #expect(entity("lock.x").code == nil)
        #expect(entity("light.x", ["code_format": "number"]).code == nil)
    }

    @Test func `What runs the house is essential, and so is what is added though it is kept from assistants`() throws {
        var registry = HomeAssistantRegistry()
        let row = { (id: String, more: JSONObject) -> JSONValue in
            .object(["entity_id": .string(id)].merging(more) { $1 })
        }
        registry.readEntries([
            row("light.hidden", ["options": ["conversation": ["should_expose": false]]]),
            row("light.shown", ["options": ["conversation": ["should_expose": true]], "platform": "hue"]),
            row("switch.port", ["platform": "unifi"]), row("light.plain", [:]),
        ])
        let inventory = HomeAssistantInventory(registry: registry, also: HomeAssistantExposure("*"))
        let essential = ["light.hidden", "light.shown", "switch.port", "light.plain"].filter {
            inventory.device(entity($0, [:], state: "on"))?.isEssential == true
        }
        #expect(essential == ["light.hidden", "switch.port"])
    }

    @Test func `A vacuum is sent to the areas that are on its map, where it can be sent to areas`() {
        var registry = HomeAssistantRegistry()
        let mapping: JSONValue = ["kitchen": ["16", "17"], "hall": ["18"], "study": []]
        registry.readEntries([
            ["entity_id": "vacuum.rover", "options": ["vacuum": ["area_mapping": mapping]]],
            ["entity_id": "vacuum.old", "options": ["vacuum": ["area_mapping": mapping]]],
            ["entity_id": "vacuum.unmapped"],
        ])
        let inventory = HomeAssistantInventory(registry: registry)
        func rooms(_ id: String, _ features: Int) -> [RoomID]? {
            inventory.device(entity(id, ["supported_features": .integer(features)], state: "docked"))?.cleans
        }

        #expect(rooms("vacuum.rover", 16_384 | 8192) == [RoomID("hall"), RoomID("kitchen")])
        #expect(rooms("vacuum.old", 8192) == nil)
        #expect(rooms("vacuum.unmapped", 16_384) == nil)
    }

    @Test func `What cannot be reached has no state; a scene that was never used can be reached`() {
        #expect(entity("light.x", state: "unavailable").word == nil)
        #expect(entity("light.x", state: "unknown").word == nil)
        #expect(entity("light.x", state: "unknown").isAvailable)
        #expect(entity("scene.x", state: "unknown").word == "unknown")
        #expect(entity("lock.x", state: "jammed").word == "jammed")
    }
}
