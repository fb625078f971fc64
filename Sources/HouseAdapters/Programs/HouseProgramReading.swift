import EchoWire
import Foundation
import House

/// How a device is, as a program says; whether the device exists is for the session to know.
struct HouseProgramReading: Hashable, Sendable {
    enum Giver: String { case person, automation }

    let device: DeviceID
    let state: String?
    let details: DeviceDetails
    let since: Date?
    /// The order that led to it, by its number.
    let order: Int?
    let giver: Giver?

    /// Nil when the device or its state is missing or of a wrong type. What else is wrong is left out.
    init?(_ json: JSONValue) {
        guard let device = HouseProgramText.identifier(json["device"]?.string), let state = json["state"] else {
            return nil
        }
        if state.isNull {
            self.state = nil
        } else {
            guard let word = HouseProgramText.clean(state.string) ?? state.number.flatMap(Self.text) else { return nil }
            self.state = word
        }
        self.device = DeviceID(device)
        details = Self.details(json)
        since = json["since"]?.number.flatMap { Self.moments.contains($0) ? Date(timeIntervalSince1970: $0) : nil }
        order = json["order"]?.integer
        giver = json["by"]?.string.flatMap(Giver.init)
    }

    /// Seconds since 1970: up to the year 9999.
    private static let moments = 0.0...253_402_300_799

    private static func text(_ number: Double) -> String? {
        guard number.isFinite else { return nil }
        if let whole = Int(exactly: number) { return String(whole) }
        return String(number)
    }

    private static func details(_ json: JSONValue) -> DeviceDetails {
        var details = DeviceDetails()
        details.brightness = whole(json["brightness"], 0...100)
        details.colorTemperature = whole(json["color_temperature"], 1000...20_000)
        details.position = whole(json["position"], 0...100)
        details.volume = whole(json["volume"], 0...100)
        details.speed = whole(json["speed"], 0...100)
        details.targetTemperature = degrees(json["target_temperature"])
        details.measuredTemperature = degrees(json["measured_temperature"])
        if let parts = json["color"]?.array, parts.count == 3 {
            let color = parts.compactMap { whole($0, 0...255) }
            if color.count == 3 { details.color = color }
        }
        return details
    }

    private static func whole(_ json: JSONValue?, _ range: ClosedRange<Int>) -> Int? {
        guard let number = json?.number, number.isFinite, let whole = Int(exactly: number.rounded()) else { return nil }
        return range.contains(whole) ? whole : nil
    }

    private static func degrees(_ json: JSONValue?) -> Double? {
        guard let number = json?.number, (-100.0...1000).contains(number) else { return nil }
        return number
    }
}
