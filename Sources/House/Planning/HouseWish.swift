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
}
