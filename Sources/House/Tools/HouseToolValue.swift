import EchoWire

/// The action of an order with its value.
enum HouseToolValue {
    static func action(
        _ action: HouseToolAction, _ value: JSONValue?, _ path: String
    ) throws(HouseToolError) -> DeviceAction {
        if let range = action.range { return try numbered(action, number(value, range, path)) }
        switch action {
        case .setColor: return try color(value, path)
        case .setClimateMode:
            guard let mode = value?.string.flatMap(ClimateMode.init) else {
                throw .property(path, problem: "must be off, heat, cool, auto, dry or fan_only")
            }
            return .setClimateMode(mode)
        default: break
        }
        guard value == nil else { throw .property(path, problem: "must be null for \(action.rawValue)") }
        guard let plain = plain(action) else { throw .property(path, problem: "is missing") }
        return plain
    }

    private static func number(
        _ value: JSONValue?, _ range: ClosedRange<Double>, _ path: String
    ) throws(HouseToolError) -> Double {
        let bounds = "\(HouseNumberText.text(range.lowerBound)) to \(HouseNumberText.text(range.upperBound))"
        guard let number = value?.number, number.isFinite else {
            throw .property(path, problem: "must be a number from \(bounds)")
        }
        guard range.contains(number) else {
            throw .property(path, problem: "\(HouseNumberText.text(number)) is out of range: \(bounds)")
        }
        return number
    }

    private static func numbered(_ action: HouseToolAction, _ number: Double) -> DeviceAction {
        let whole = Int(number.rounded())
        return switch action {
        case .setBrightness: .setBrightness(whole)
        case .setPosition: .setPosition(whole)
        case .setVolume: .setVolume(whole)
        case .setSpeed: .setSpeed(whole)
        case .setColorTemperature: .setColorTemperature(whole)
        default: .setTemperature(number)
        }
    }

    private static func plain(_ action: HouseToolAction) -> DeviceAction? {
        switch action {
        case .turnOn: .turnOn
        case .turnOff: .turnOff
        case .open: .open
        case .close: .close
        case .stop: .stopMoving
        case .lock: .lock
        case .unlock: .unlock
        case .arm: .arm
        case .disarm: .disarm
        case .mute: .mute
        case .unmute: .unmute
        case .nextTrack: .nextTrack
        case .previousTrack: .previousTrack
        case .play: .play
        case .pause: .pause
        case .start: .start
        case .returnHome: .returnHome
        case .activate: .activate
        default: nil
        }
    }

    /// "red" or "#ff8800".
    private static func color(_ value: JSONValue?, _ path: String) throws(HouseToolError) -> DeviceAction {
        guard let text = value?.string, text.utf8.count <= 40 else { throw .property(path, problem: "must be a color") }
        if text.hasPrefix("#"), text.utf8.count == 7, let bits = UInt32(text.dropFirst(), radix: 16) {
            return .setColor(red: Int(bits >> 16 & 255), green: Int(bits >> 8 & 255), blue: Int(bits & 255))
        }
        guard let color = HouseLexicon.color(text.lowercased()) else {
            throw .property(path, problem: "must be a name such as red, or #rrggbb")
        }
        return .setColor(red: color.red, green: color.green, blue: color.blue)
    }
}
