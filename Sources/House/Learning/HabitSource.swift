import Foundation

/// What a change is as an order, where it may become a habit.
enum HabitSource {
    /// Only what does no harm when it is done without anybody looking.
    static let kinds: Set<DeviceKind> = [.light, .outlet, .thermostat, .blind, .fan, .mediaPlayer]

    static func isAllowed(_ action: DeviceAction, _ kind: DeviceKind) -> Bool {
        kinds.contains(kind) && PlanRules.reason(action, kind) == nil
    }

    /// Nil when nobody did it by hand or word, nothing was switched, or it may not become a rule.
    static func action(_ reading: DeviceReading, _ earlier: DeviceReading?, _ device: HouseDevice) -> DeviceAction? {
        guard reading.cause.origin == .person || reading.cause.origin == .us, kinds.contains(device.kind),
            let earlier, earlier.isAvailable, let state = ArrivalRules.word(reading)
        else { return nil }
        let before = ArrivalRules.word(earlier)
        let action =
            device.kind == .thermostat ? climate(reading, earlier, state, before) : plain(device, state, before)
        return action.flatMap { $0.ability(of: device) != nil && isAllowed($0, device.kind) ? $0 : nil }
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
