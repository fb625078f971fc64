import Foundation

/// The furniture of the flat, and its state at the beginning.
enum FlatFurniture {
    /// °C
    static let usual = 20.5
    /// Kelvin.
    private static let white = 3000

    static let outdoors = DeviceID("sensor.outdoor_temperature")
    static let humidity = DeviceID("sensor.bathroom_humidity")
    static let bathroomWindow = DeviceID("binary_sensor.bathroom_window")
    static let fan = DeviceID("fan.bathroom")
    static let oven = DeviceID("switch.oven")

    static func thermostat(of room: RoomID) -> DeviceID { DeviceID("climate.\(room.rawValue)") }
    static func sensor(of room: RoomID) -> DeviceID { DeviceID("sensor.\(room.rawValue)_temperature") }
    static func window(of room: RoomID) -> DeviceID? {
        windows.contains(room.rawValue) ? DeviceID("binary_sensor.\(room.rawValue)_window") : nil
    }

    private static let windows: Set = ["kitchen", "living_room", "bedroom", "bathroom", "study"]

    static let inventory = HouseInventory(
        rooms: [
            room("kitchen", "Kitchen", "downstairs"), room("living_room", "Living room", "downstairs", ["lounge"]),
            room("hall", "Hall", "downstairs", ["hallway"]), room("garage", "Garage", "downstairs"),
            room("bedroom", "Bedroom", "upstairs"), room("bathroom", "Bathroom", "upstairs", ["bath"]),
            room("study", "Study", "upstairs", ["office"]),
        ], devices: climates + lamps + doors + machines + others)

    private static func room(_ id: String, _ name: String, _ floor: String, _ aliases: [String] = []) -> HouseRoom {
        HouseRoom(id: RoomID(id), name: name, aliases: aliases, floor: floor)
    }

    private static let names = [
        ("kitchen", "Kitchen"), ("living_room", "Living room"), ("hall", "Hall"), ("garage", "Garage"),
        ("bedroom", "Bedroom"), ("bathroom", "Bathroom"), ("study", "Study"),
    ]

    private static func device(
        _ id: String, _ name: String, _ room: String?, _ kind: DeviceKind, _ abilities: Set<DeviceAbility> = [],
        _ aliases: [String] = [], unit: String? = nil
    ) -> HouseDevice {
        HouseDevice(
            id: DeviceID(id), name: name, aliases: aliases, room: room.map(RoomID.init(_:)), kind: kind,
            abilities: abilities, unit: unit)
    }

    private static let climates = names.flatMap { id, name in
        let window = [device("binary_sensor.\(id)_window", "\(name) window", id, .windowSensor)]
        return [
            device("climate.\(id)", "\(name) thermostat", id, .thermostat, [.temperature, .climateMode], unit: "°C"),
            device("sensor.\(id)_temperature", "\(name) temperature", id, .temperatureSensor, unit: "°C"),
        ] + (windows.contains(id) ? window : [])
    }

    private static let lamps =
        names.map { id, name in
            let colors: Set<DeviceAbility> = id == "living_room" || id == "bedroom" ? [.color] : []
            let white: Set<DeviceAbility> = id == "garage" ? [] : [.brightness, .colorTemperature]
            return device(
                "light.\(id)", "\(name) lamp", id, .light, colors.union(white).union([.power]), ["\(name) light"])
        } + [device("light.reading", "Reading lamp", "living_room", .light, [.power, .brightness])]

    private static let doors =
        ["living_room", "bedroom", "study"].map { id in
            let name = names.first { $0.0 == id }?.1 ?? id
            return device("cover.\(id)", "\(name) blinds", id, .blind, [.openClose, .position], ["\(name) blind"])
        } + [
            device("lock.front_door", "Front door lock", "hall", .lock, [.lock], ["front door"]),
            device("binary_sensor.front_door", "Front door", "hall", .doorSensor),
            device("lock.back_door", "Back door lock", "kitchen", .lock, [.lock], ["back door"]),
            device("binary_sensor.back_door", "Back door", "kitchen", .doorSensor),
            device("cover.garage_door", "Garage door", "garage", .garageDoor, [.openClose]),
            device("alarm_control_panel.flat", "Alarm", "hall", .alarm, [.alarm], ["alarm system"]),
        ]

    private static let machines = [
        device("sensor.washing_machine", "Washing machine", "kitchen", .washingMachine, [.run], ["washer"]),
        device("switch.oven", "Oven", "kitchen", .oven, [.power, .temperature], unit: "°C"),
        device("switch.coffee_machine", "Coffee machine", "kitchen", .outlet, [.power]),
        device("switch.desk", "Desk outlet", "study", .outlet, [.power], ["desk"]),
        device("fan.bathroom", "Bathroom fan", "bathroom", .fan, [.power, .speed]),
        device("vacuum.robot", "Vacuum", "living_room", .vacuum, [.run], ["robot", "hoover"]),
        device("media_player.tv", "Television", "living_room", .mediaPlayer, [.power, .playback, .volume], ["TV"]),
    ]

    private static let others = [
        device("sensor.bathroom_humidity", "Bathroom humidity", "bathroom", .humiditySensor, unit: "%"),
        device("sensor.outdoor_temperature", "Outdoor temperature", nil, .temperatureSensor, unit: "°C"),
        device("binary_sensor.living_room_motion", "Living room motion", "living_room", .motionSensor),
        device("binary_sensor.hall_motion", "Hall motion", "hall", .motionSensor),
        device("person.alex", "Alex", nil, .person), device("person.sam", "Sam", nil, .person),
        scene("scene.good_night", "Good night"), scene("scene.film_night", "Film night", ["movie night"]),
    ]

    private static func scene(_ id: String, _ name: String, _ aliases: [String] = []) -> HouseDevice {
        var scene = device(id, name, nil, .scene, [.activate], aliases)
        scene.members = (scenes[scene.id] ?? []).map { SceneMember(device: $0.device, action: $0.action) }
        return scene
    }

    static let scenes: [DeviceID: [DeviceOrder]] = [
        DeviceID("scene.good_night"): lamps.map { DeviceOrder(device: $0.id, action: .turnOff) } + [
            order("cover.living_room", .close), order("cover.bedroom", .close), order("media_player.tv", .turnOff),
            order("lock.front_door", .lock), order("lock.back_door", .lock),
            order("climate.bedroom", .setTemperature(17)),
        ],
        DeviceID("scene.film_night"): [
            order("light.living_room", .setBrightness(20)), order("light.reading", .turnOff),
            order("cover.living_room", .close), order("media_player.tv", .turnOn),
        ],
    ]

    private static func order(_ device: String, _ action: DeviceAction) -> DeviceOrder {
        DeviceOrder(device: DeviceID(device), action: action)
    }

    static func thing(_ device: HouseDevice, _ now: Date) -> FlatThing {
        var thing = FlatThing(device, state: state(of: device), since: now)
        switch device.kind {
        case .thermostat: thing.details.targetTemperature = device.room == RoomID("garage") ? 8 : usual
        case .light where thing.takes(.colorTemperature): thing.details.colorTemperature = white
        case .blind: thing.details.position = 100
        case .garageDoor: thing.details.position = 0
        case .oven: thing.details.targetTemperature = 180
        case .mediaPlayer: thing.details.volume = 30
        default: break
        }
        return thing
    }

    private static func state(of device: HouseDevice) -> String {
        switch device.kind {
        case .thermostat: "heat"
        case .blind: "open"
        case .lock: device.id == DeviceID("lock.front_door") ? "locked" : "unlocked"
        case .windowSensor, .doorSensor, .garageDoor: "closed"
        case .alarm: "disarmed"
        case .washingMachine: "idle"
        case .vacuum: "docked"
        case .person: "home"
        case .scene: "unknown"
        default: "off"
        }
    }
}
