/// What a device is for people; it decides what can be asked of it and how careful one has to be.
public enum DeviceKind: String, Hashable, Sendable, CaseIterable, Codable {
    case light, outlet, thermostat, blind, lock, garageDoor, alarm, oven, fan, mediaPlayer, washingMachine, vacuum
    case temperatureSensor, humiditySensor, windowSensor, doorSensor, motionSensor, otherSensor
    case person, scene, script, automation, other
}
