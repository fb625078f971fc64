import Foundation

/// The changes that may become a habit, as orders.
enum HabitSource {
    /// Only what does no harm when it is done without anybody looking.
    static let kinds: Set<DeviceKind> = [.light, .outlet, .thermostat, .blind, .fan, .mediaPlayer]

    static func isAllowed(_ action: DeviceAction, _ device: HouseDevice) -> Bool {
        kinds.contains(device.kind) && PlanRules.reason(action, of: device) == nil
    }

    /// Nil when nobody did it by hand or word, nothing was switched, or it may not become a rule.
    ///
    /// - Parameter ordered: what it was told to do just now, where it was told here.
    static func action(
        _ reading: DeviceReading, _ earlier: DeviceReading?, _ device: HouseDevice, ordered: DeviceAction? = nil
    ) -> DeviceAction? {
        guard reading.cause.origin == .person || reading.cause.origin == .us, kinds.contains(device.kind),
            let earlier, earlier.isAvailable, let state = ArrivalRules.word(reading)
        else { return nil }
        let before = ArrivalRules.word(earlier)
        if let ordered, reading.cause.origin == .us, hasValue(ordered), ordered.ability(of: device) != nil,
            isAllowed(ordered, device), ArrivalRules.arrival(ordered, device.kind, reading) == .arrived
        {
            return ordered
        }
        let action =
            device.kind == .thermostat
            ? climate(reading, earlier, state, before)
            : device.kind == .light && state == "on" && before == "on"
                ? dimmed(reading, earlier) : plain(device, state, before)
        return action.flatMap { $0.ability(of: device) != nil && isAllowed($0, device) ? $0 : nil }
    }

    /// Shares: "dim to 20 percent" is another habit than "turn on".
    private static func hasValue(_ action: DeviceAction) -> Bool {
        switch action {
        case .setBrightness, .setPosition, .setVolume, .setSpeed: true
        default: false
        }
    }

    /// A lamp that was dimmed by hand, to the nearest twentieth.
    private static func dimmed(_ reading: DeviceReading, _ earlier: DeviceReading) -> DeviceAction? {
        guard let share = reading.details.brightness, let before = earlier.details.brightness, abs(share - before) >= 5
        else { return nil }
        return .setBrightness(max(5, (share + 2) / 5 * 5))
    }

    private static func plain(_ device: HouseDevice, _ state: String, _ before: String?) -> DeviceAction? {
        guard state != before else { return nil }
        switch (device.kind, state) {
        case (.blind, "opening"): return .open
        case (.blind, "closing"): return .close
        case (.blind, "open"): return before == "closed" ? .open : nil
        case (.blind, "closed"): return before == "open" ? .close : nil
        case (.blind, _): return nil
        case (_, "off"): return .turnOff
        case (.mediaPlayer, "on"), (.mediaPlayer, "idle"), (.mediaPlayer, "playing"):
            return before == "off" || before == "standby" ? .turnOn : nil
        case (_, "on"): return .turnOn
        default: return nil
        }
    }

    private static func climate(
        _ reading: DeviceReading, _ earlier: DeviceReading, _ state: String, _ before: String?
    ) -> DeviceAction? {
        if state != before { return ClimateMode(rawValue: state).map(DeviceAction.setClimateMode) }
        guard let target = reading.details.targetTemperature, target != earlier.details.targetTemperature,
            (5.0...30.0).contains(target)
        else { return nil }
        return .setTemperature(target)
    }
}
