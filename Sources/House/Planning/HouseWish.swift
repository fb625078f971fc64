/// The wish in a sentence, before it is known what each device takes.
enum HouseWish: Hashable, Sendable {
    case on, off, toggle, open, close, stop, lock, unlock, arm, disarm, start, pause, play, dock, activate, mute,
        unmute, next,
        previous
    case armAs(AlarmMode)
    case item(HouseListDeed, String)
    case amount(Double, AmountUnit)
    case change(HouseAspect?, isUp: Bool, by: Double?, Strength)
    case color(red: Int, green: Int, blue: Int)
    case white(Int)
    case mode(ClimateMode)
    case choose(String)
    case announce(String)

    enum AmountUnit: Hashable, Sendable {
        /// `degrees` are those the house counts.
        case percent, degrees, celsius, fahrenheit, plain

        var isTemperature: Bool { self == .degrees || self == .celsius || self == .fahrenheit }
    }

    enum Strength: Hashable, Sendable {
        case little, usual, much
        /// In percent of what it is now.
        case share(Int)
    }

    /// Whether it is a temperature, as far as its words tell.
    var isTemperature: Bool { if case .amount(_, let unit) = self { unit.isTemperature } else { false } }

    /// What about a device it changes; nil for more than one, and for its being on, open or locked.
    var aspect: HouseAspect? {
        switch self {
        case .color, .white: .color
        case .amount(_, let unit) where unit.isTemperature: .temperature
        case .change(let aspect, _, _, _): aspect
        case .mute, .unmute: .volume
        default: nil
        }
    }
}
