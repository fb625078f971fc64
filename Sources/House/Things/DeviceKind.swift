/// The kind of a device; it decides what can be asked of it and how careful one has to be.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable, Codable {
    /// A `heater` only goes on and off, and is not one that looks after itself as a thermostat is.
    case light, outlet, thermostat, heater, blind, lock, garageDoor, alarm, oven, fan, mediaPlayer, washingMachine,
        vacuum, mower
    case temperatureSensor, humiditySensor, windowSensor, doorSensor, motionSensor, otherSensor
    case person, scene, script, automation, list, other
    /// A `number` and a `choice` are what a person made in the house to be set; an `update` is software that may be newer.
    case weather, calendar, camera, update, number, choice
}
