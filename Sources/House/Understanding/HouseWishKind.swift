/// The kind of thing a wish is about when none was named.
enum HouseWishKind {
    static func word(for request: HouseRequest) -> HouseKindWord? {
        guard let wish = request.wishes.first else { return request.aspect.flatMap(word) }
        // "The temperature of the lights to 3300 kelvin".
        if case .white = wish { return .light }
        if let kind = request.aspect.flatMap(word) { return kind }
        switch wish {
        case .on, .off, .toggle, .color, .white: return .light
        case .amount(_, let unit) where unit.isTemperature: return .heating
        case .mode: return .heating
        case .amount: return .light
        case .change(let aspect, _, _, _): return aspect.map(word) ?? .light
        case .open, .close: return .blind
        case .lock, .unlock: return .lock
        case .arm, .armAs, .disarm: return .alarm
        case .start, .stop, .pause, .play, .mute, .unmute, .next, .previous: return .player
        case .item: return .list
        case .choose: return nil
        case .announce: return .player
        case .dock: return .vacuum
        case .activate: return .scene
        }
    }

    static func word(for aspect: HouseAspect) -> HouseKindWord? {
        switch aspect {
        case .brightness, .color: .light
        case .temperature: .heating
        case .volume: .player
        case .position: .blind
        case .speed: .fan
        case .humidity: .hygrometer
        case .state: nil
        }
    }

    /// The word "it" stands for nothing in "make it warmer".
    static func wordForPronoun(_ request: HouseRequest) -> HouseKindWord? {
        switch request.wishes.first {
        case .change(let aspect?, _, _, _): word(for: aspect)
        case .amount(_, let unit) where unit.isTemperature: .heating
        // "Make it 22" can only be the heating.
        case .amount(let number, .plain) where (10...30).contains(number): .heating
        default: nil
        }
    }

    /// What "everything" is for a wish. Heating, locks and what washes are no part of "turn everything off".
    static func everything(_ wish: HouseWish) -> Set<DeviceKind> {
        switch wish {
        case .on: [.light, .outlet, .fan, .mediaPlayer]
        case .off: [.light, .outlet, .heater, .fan, .mediaPlayer, .oven]
        case .open: [.blind]
        case .close: [.blind, .garageDoor]
        case .lock, .unlock: [.lock]
        case .pause, .mute, .unmute, .stop: [.mediaPlayer]
        case .color, .white: [.light]
        case .amount(_, .percent): [.light]
        case .change(.brightness, _, _, _): [.light]
        default: []
        }
    }
}
