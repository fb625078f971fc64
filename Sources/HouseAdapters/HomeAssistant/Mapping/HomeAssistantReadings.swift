import EchoWire
import Foundation
import House

/// Says how a device is, from the state of its entity.
struct HomeAssistantReadings: Sendable {
    var units: HomeAssistantUnits

    func reading(_ entity: HomeAssistantEntity, cause: ChangeCause) -> DeviceReading {
        DeviceReading(
            device: DeviceID(entity.id), state: entity.word, details: details(entity),
            since: Date(timeIntervalSince1970: since(entity)), cause: cause)
    }

    /// What is set by attributes, as how bright a lamp is, has changed when they did; a door that tells of its battery is
    /// as it was.
    private func since(_ entity: HomeAssistantEntity) -> Double {
        switch entity.domain {
        case "light", "climate", "water_heater", "cover", "valve", "media_player", "fan", "weather":
            entity.state.updated
        default: entity.state.changed
        }
    }

    private func details(_ entity: HomeAssistantEntity) -> DeviceDetails {
        let attributes = entity.state.attributes
        var details = DeviceDetails()
        switch entity.domain {
        case "light":
            details.brightness = attributes["brightness"]?.number.flatMap { percent($0 / 2.55) }
            details.colorTemperature = attributes["color_temp_kelvin"]?.number.flatMap { whole($0, in: 500...50_000) }
            details.color = color(attributes["rgb_color"])
        case "climate", "water_heater":
            let middle = entity.held.map { ($0.low + $0.high) / 2 }
            details.targetTemperature = (middle ?? attributes["temperature"]?.number).flatMap(units.celsius)
            details.measuredTemperature = attributes["current_temperature"]?.number.flatMap(units.celsius)
        case "weather":
            let unit = attributes["temperature_unit"]?.string
            details.measuredTemperature = attributes["temperature"]?.number
                .flatMap((unit.map { HomeAssistantUnits($0) } ?? units).celsius)
        case "cover", "valve": details.position = attributes["current_position"]?.number.flatMap(percent)
        case "media_player":
            details.volume = attributes["volume_level"]?.number.flatMap { percent($0 * 100) }
            details.isMuted = attributes["is_volume_muted"]?.bool
        case "fan": details.speed = attributes["percentage"]?.number.flatMap(percent)
        case "sensor" where entity.kind == .temperatureSensor:
            details.measuredTemperature = Double(entity.state.word)
                .flatMap(HomeAssistantUnits(entity.unit).celsius)
        default: break
        }
        return details
    }

    private func percent(_ value: Double) -> Int? { whole(value, in: 0...100) }

    private func whole(_ value: Double, in range: ClosedRange<Double>) -> Int? {
        guard value.isFinite else { return nil }
        return Int(min(max(value, range.lowerBound), range.upperBound).rounded())
    }

    private func color(_ json: JSONValue?) -> [Int]? {
        let parts = (json?.array ?? []).compactMap { $0.number.flatMap { whole($0, in: 0...255) } }
        return parts.count == 3 ? parts : nil
    }
}
