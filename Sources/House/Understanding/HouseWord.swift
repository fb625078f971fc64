/// The role of a word of the language of commands in a sentence; names of a house are none.
enum HouseWord: Hashable, Sendable {
    case verb(Verb)
    case particle(Particle)
    case direction(HouseAspect?, isUp: Bool)
    case isTooMuch(HouseAspect, isUp: Bool)
    /// "Warm", "bright": asks for what it is, and changes nothing.
    case quality(HouseAspect)
    case strength(isLittle: Bool)
    case aspect(HouseAspect)
    case percent, degree, kelvin
    /// A share in percent.
    case share(Int)
    case color(red: Int, green: Int, blue: Int)
    /// In kelvin.
    case white(Int)
    case mode(ClimateMode)
    case alarmMode(AlarmMode)
    case quantifier(Quantifier)
    case everything, everywhere, here
    case pronoun
    case preposition(Preposition)
    case and, then, or, except, not
    case unit(seconds: Double)
    case am, pm, oclock, noon, midnight, sunset, sunrise, tonight, tomorrow, tomorrowEvening, morning, past, quarter
    case after, before
    /// From 1, which is Sunday.
    case weekday(Int, HouseMoment.Half?)
    case question(Question)
    case tell, ask
    case when, whenISay
    case somebody(Somebody), something
    case state(StandingTest)
    case timer
    case moment(HouseMoment)
    case named
    case filler
    /// "I am", "it is": tells something, and asks for nothing.
    case statement
    /// "turned", as in "is it turned off".
    case participle

    enum Verb: Hashable, Sendable {
        case turn, set, dim, brighten, open, close, raise, lower, lock, unlock, arm, armHome, armNight, armVacation,
            disarm, start, stop, pause, play
        case toggle, activate, mute, unmute, dock, keep, next, previous, illuminate
    }

    enum Particle: Hashable, Sendable { case on, off, up, down }

    enum Quantifier: Hashable, Sendable { case all, both, any, none }

    enum Preposition: Hashable, Sendable { case place, to, of, at, by, duration, with, above, below }

    enum Question: Hashable, Sendable {
        case isIt, what, which, who, whereIs, how, howMany, whether, does, did, why, may
    }

    enum Somebody: Hashable, Sendable { case any, every, none }
}
