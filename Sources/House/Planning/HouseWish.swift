/// What a sentence asks for, before it is known what each device takes.
enum HouseWish: Hashable, Sendable {
    case on, off, toggle, open, close, stop, lock, unlock, arm, disarm, start, pause, play, dock, activate, mute
    case amount(Double, AmountUnit)
    case change(HouseAspect?, isUp: Bool, by: Double?, Strength)
    case color(red: Int, green: Int, blue: Int)
    case white(Int)
    case mode(ClimateMode)

    enum AmountUnit: Hashable, Sendable { case percent, degrees, plain }

    enum Strength: Hashable, Sendable { case little, usual, much }

    /// What about a device it changes; nil for more than one, and for its being on, open or locked.
    var aspect: HouseAspect? {
        switch self {
        case .color, .white: .color
        case .amount(_, .degrees): .temperature
        case .change(let aspect, _, _, _): aspect
        case .mute: .volume
        default: nil
        }
    }
}
