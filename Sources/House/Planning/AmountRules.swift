/// The meaning of a number, or of "a bit more", for a device.
enum AmountRules {
    /// °C that a room is set to; beyond it a number was misheard.
    static let roomTemperatures = 5.0...30.0
    /// °C of an oven.
    static let ovenTemperatures = 30.0...300.0

    static func amount(_ number: Double, _ unit: HouseWish.AmountUnit, _ device: HouseDevice) -> StepRules.Decision {
        if device.abilities.contains(.value) { return value(number, device) }
        let takesTemperature = device.abilities.contains(.temperature)
        guard unit.isTemperature || (unit == .plain && takesTemperature) else { return percent(number, device) }
        let isFahrenheit = unit == .fahrenheit || (unit != .celsius && device.isFahrenheit)
        let degrees = isFahrenheit ? celsius(number) : number
        return takesTemperature ? temperature(degrees, device) : .leftOut(.notTaken)
    }

    /// °C that a device can be set to: what the house says of it, else what such devices take.
    static func temperatures(of device: HouseDevice) -> ClosedRange<Double> {
        if let own = device.temperatures { return own }
        switch device.kind {
        case .oven: return ovenTemperatures
        case .other: return waterTemperatures
        default: return roomTemperatures
        }
    }

    /// Whether a number alone is a temperature that somebody wants in a room.
    static func isRoomTemperature(_ number: Double, _ device: HouseDevice) -> Bool {
        guard device.abilities.contains(.temperature) else { return false }
        let degrees = device.isFahrenheit ? celsius(number) : number
        return (10.0...30.0).contains(degrees) && temperatures(of: device).contains(degrees)
    }

    /// °C of what heats water.
    static let waterTemperatures = 10.0...70.0

    /// To a hundredth, so that it is the same number again in °F.
    static func celsius(_ fahrenheit: Double) -> Double { ((fahrenheit - 32) / 1.8 * 100).rounded() / 100 }

    static func fahrenheit(_ celsius: Double) -> Double { ((celsius * 1.8 + 32) * 10).rounded() / 10 }

    /// A limit that is a whole number in °F is one in °C only nearly.
    private static let slack = 0.06

    private static func temperature(_ number: Double, _ device: HouseDevice) -> StepRules.Decision {
        let range = temperatures(of: device)
        guard (range.lowerBound - slack...range.upperBound + slack).contains(number) else {
            return .leftOut(.outOfRange)
        }
        return .step(.setTemperature(number))
    }

    private static func value(_ number: Double, _ device: HouseDevice) -> StepRules.Decision {
        guard number.isFinite, device.numbers?.contains(number) ?? true else { return .leftOut(.outOfRange) }
        return .step(.setValue(number))
    }

    private static func percent(_ number: Double, _ device: HouseDevice) -> StepRules.Decision {
        guard let aspect = aspects.first(where: { device.abilities.contains($0.ability) })?.aspect else {
            return .leftOut(.notTaken)
        }
        guard let whole = Int(exactly: number.rounded()), (0...100).contains(whole) else {
            return .leftOut(.outOfRange)
        }
        return action(aspect, Double(whole)).map { .step($0) } ?? .leftOut(.notTaken)
    }

    // MARK: relative

    static func change(
        _ aspect: HouseAspect?, isUp: Bool, by: Double?, _ strength: HouseWish.Strength, _ device: HouseDevice,
        _ standing: DeviceStanding
    ) -> StepRules.Decision {
        if aspect == nil, device.abilities.contains(.value) {
            guard let now = standing.reading?.state.flatMap(Double.init), now.isFinite else {
                return .leftOut(.unknownState)
            }
            return value(now + (isUp ? 1 : -1) * (by ?? 1), device)
        }
        guard let aspect = aspect ?? usual(device), let ability = ability(aspect), device.abilities.contains(ability)
        else {
            return device.abilities.contains(.openClose) && aspect == nil
                ? .step(isUp ? .open : .close) : .leftOut(.notTaken)
        }
        if aspect == .position, by == nil, strength == .usual {
            return .step(isUp ? .open : .close)
        }
        // What is off is as dark as it can be.
        if aspect == .brightness, !isUp, standing.holds(.on) == false { return .leftOut(.alreadySo) }
        guard let now = current(aspect, standing) else { return .leftOut(.unknownState) }
        // Half of a temperature is none that anybody means.
        if aspect == .temperature, case .share = strength { return .leftOut(.notTaken) }
        var step = aspect == .temperature ? degrees(by, strength, device) : by ?? share(strength, of: now)
        // Half a degree is none where it takes whole ones.
        if aspect == .temperature, by == nil, let least = device.temperatureStep, least > step { step = least }
        guard step.isFinite, step > 0, step <= 100 else { return .leftOut(.outOfRange) }
        let wanted = bounded(now + (isUp ? step : -step), aspect, device)
        return wanted == now ? .leftOut(.alreadySo) : action(aspect, wanted).map { .step($0) } ?? .leftOut(.notTaken)
    }

    /// At the end of the scale it stays there; a lamp is dimmed, not turned off.
    private static func bounded(_ value: Double, _ aspect: HouseAspect, _ device: HouseDevice) -> Double {
        let range: ClosedRange<Double> =
            switch aspect {
            case .temperature: temperatures(of: device)
            case .brightness: 1...100
            default: 0...100
            }
        return min(max(value, range.lowerBound), range.upperBound)
    }

    private static func current(_ aspect: HouseAspect, _ standing: DeviceStanding) -> Double? {
        guard aspect == .temperature else {
            // A lamp that is off begins from the dark.
            if aspect == .brightness, standing.holds(.on) == false { return 0 }
            return standing.value(of: aspect)
        }
        return standing.reading?.details.targetTemperature
    }

    /// In °C; a degree that is said is one of those the house counts.
    private static func degrees(_ by: Double?, _ strength: HouseWish.Strength, _ device: HouseDevice) -> Double {
        guard device.isFahrenheit else { return by ?? degrees(strength) }
        return (by ?? degrees(strength) * 2) / 1.8
    }

    private static func degrees(_ strength: HouseWish.Strength) -> Double {
        switch strength {
        case .little: 0.5
        case .usual, .share: 1
        case .much: 3
        }
    }

    /// In points of a hundred.
    private static func share(_ strength: HouseWish.Strength, of now: Double) -> Double {
        switch strength {
        case .little: 10
        case .usual: 20
        case .much: 40
        case .share(let share): now * Double(share) / 100
        }
    }

    private static let aspects: [(aspect: HouseAspect, ability: DeviceAbility)] = [
        (.brightness, .brightness), (.position, .position), (.volume, .volume), (.speed, .speed),
    ]

    private static func usual(_ device: HouseDevice) -> HouseAspect? {
        if device.abilities.contains(.temperature) { return .temperature }
        return aspects.first { device.abilities.contains($0.ability) }?.aspect
    }

    /// What an amount without a word for it is of; nil for what is no share.
    static func aspect(of wish: HouseWish, _ device: HouseDevice) -> HouseAspect? {
        if case .change(nil, _, _, _) = wish, device.kind == .thermostat { return .temperature }
        guard case .amount(_, let unit) = wish, !unit.isTemperature, device.kind == .light else { return nil }
        return device.abilities.contains(.brightness) ? .brightness : nil
    }

    private static func ability(_ aspect: HouseAspect) -> DeviceAbility? {
        aspect == .temperature ? .temperature : aspects.first { $0.aspect == aspect }?.ability
    }

    static func action(_ aspect: HouseAspect, _ value: Double) -> DeviceAction? {
        guard value.isFinite, (-1000...1000).contains(value) else { return nil }
        let whole = Int(value.rounded())
        switch aspect {
        case .temperature: return .setTemperature(value)
        case .brightness: return .setBrightness(whole)
        case .position: return .setPosition(whole)
        case .volume: return .setVolume(whole)
        case .speed: return .setSpeed(whole)
        case .color, .humidity, .state: return nil
        }
    }
}
