/// A word or a few of a sentence in another language, with what the rules call it.
struct TonguePiece: Sendable, Hashable {
    enum Role: Sendable, Hashable {
        /// An order. One with particles may mean several: "mach … aus", "mach … auf".
        case verb
        case particle
        case noun
        /// Of a thing or a room of this house.
        case name(isRoom: Bool)
        /// "offen", "fertig".
        case state
        /// "ist", "steht".
        case copula
        case question
        case when
        case number
        /// What something is set to: colours, shares, modes.
        case value
        /// "über", "unter".
        case comparison
        /// A time, or a part of one.
        case moment
        /// What stands before a time of the clock.
        case at
        /// "ein" counts, or only stands before its noun.
        case one
        case article
        case courtesy
        /// "sie": a courtesy behind a verb, else what was mentioned.
        case pronoun
        case and
        /// What ends a command for sure.
        case end
        case other
        case unknown
    }

    var english: String
    /// As it was said, without accents and in small letters.
    var said: String
    var role: Role

    var isSilent: Bool { role == .article || role == .courtesy || english.isEmpty }
    var isSeparator: Bool { role == .and || role == .end }

    /// A time in figures: "6:30".
    var isWritten: Bool { role == .unknown && english.wholeMatch(of: /[0-9]{1,2}:[0-9]{2}/) != nil }

    /// Whether it names what something is done to.
    var isThing: Bool {
        switch role {
        case .noun, .name, .pronoun: true
        default: false
        }
    }
}
