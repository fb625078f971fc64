/// Tells apart words that do several things by what stands beside them, and takes out what says nothing.
enum HouseUnitRepair {
    static func repaired(_ all: [HouseUnit]) -> [HouseUnit] {
        var units = all
        for index in units.indices where units[index].particle == .on { repairOn(index, &units) }
        units.removeAll(where: \.isFiller)
        if let tag = tag(units) { units.removeLast(tag) }
        for index in units.indices { repairWhere(index, &units) }
        for index in units.indices { repair(index, &units) }
        return units
    }

    /// "…, isn't it".
    private static func tag(_ units: [HouseUnit]) -> Int? {
        let last = units.suffix(3)
        guard last.count == 3, units.count > 3, last.first?.isSeparator == true, last.last?.word == .pronoun,
            last.dropFirst().first?.question == .isIt
        else { return nil }
        return 3
    }

    /// "The lights on the ground floor": where, not how.
    private static func repairOn(_ index: Int, _ units: inout [HouseUnit]) {
        guard index > 0, units[index - 1].verb != .turn, units[index - 1].verb != .set, index + 2 < units.count,
            units[index + 1].isFiller,
            units[index + 2].isPlace
        else { return }
        units[index].meaning.word = .preposition(.place)
    }

    /// "Turn the volume up on the TV", "is the light off on the ground floor": where, once it was said what.
    private static func repairWhere(_ index: Int, _ units: inout [HouseUnit]) {
        let unit = units[index]
        guard index + 1 < units.count, units[index + 1].isThing else { return }
        // "On the TV, turn the volume down".
        if index == 0 {
            let rest = units[1...].prefix { !$0.isSeparator }
            if unit.particle == .on, unit.text == "on", rest.contains(where: { $0.verb != nil }) {
                units[0].meaning.word = .preposition(units[1].isPlace ? .place : .with)
            }
            return
        }
        let before = units[..<index].reversed().prefix { !$0.isSeparator }
        let isSaid = before.contains { $0.particle != nil || saysHow($0) }
        // "In the bedroom", said of a thing: on it.
        if unit.preposition == .duration, isSaid { units[index].meaning.word = .preposition(.with) }
        guard unit.particle == .on, unit.text == "on", ![.turn, .set].contains(units[index - 1].verb)
        else { return }
        let rest = units[(index + 1)...].prefix { !$0.isSeparator }
        let isToCome = zip(rest, rest.dropFirst()).contains {
            $0.preposition == .to && ($1.number != nil || $1.particle != nil)
        }
        guard isSaid || (isToCome && units[index + 1].isPlace) else { return }
        units[index].meaning.word = .preposition(units[index + 1].isPlace ? .place : .with)
    }

    private static func saysHow(_ unit: HouseUnit) -> Bool {
        if let verb = unit.verb { return ![.turn, .set].contains(verb) }
        if unit.number != nil { return true }
        switch unit.word {
        case .direction, .share, .color, .white, .state: return true
        default: return false
        }
    }

    private static func repair(_ index: Int, _ units: inout [HouseUnit]) {
        // "To the minimum", not "in a minute".
        if units[index].text == "min", index == 0 || (units[index - 1].number == nil && !isOfTime(units[index - 1])) {
            units[index].meaning.word = .share(1)
        }
        if units[index].verb != nil, units[index].meaning.kind != nil { tellApart(index, &units) }
        if units[index].meaning.kind == .player, plays.contains(units[index].text), !isPlaying(index, units) {
            units[index].meaning.kind = nil
        }
        let isAtTheEnd = index + 1 == units.count || units[index + 1].isSeparator
        let isBehindTurn = index > 0 && units[index - 1].verb == .turn
        // Recognisers write "turn of the lamp", and "turn the lamp of".
        if units[index].preposition == .of, units[index].text == "of", isAtTheEnd || isBehindTurn {
            units[index].meaning.word = .particle(.off)
        }
    }

    /// "Pause the movie" is said of what plays it; "play a movie", and "is the show good", are not.
    private static let plays: Set<String> = [
        "media", "movie", "movies", "show", "shows", "tv show", "tv shows", "song", "songs", "track", "tracks",
    ]

    private static func isPlaying(_ index: Int, _ units: [HouseUnit]) -> Bool {
        units[..<index].reversed().prefix { !$0.isSeparator }.contains { unit in
            switch unit.verb {
            case .pause, .stop, .mute, .unmute, .next, .previous: true
            case .start: ["resume", "unpause", "continue"].contains(unit.text)
            default: false
            }
        }
    }

    private static func isOfTime(_ unit: HouseUnit) -> Bool {
        unit.preposition == .place || unit.preposition == .duration || unit.word == .after
    }

    /// "Which switches are on", "turn off the switch in the hall"; "switch on the lamp" is what to do.
    private static func isSwitch(_ index: Int, _ units: [HouseUnit]) -> Bool {
        if units[index].isPlural { return true }
        guard index > 0 else { return false }
        let before = units[..<index].reversed().prefix { !$0.isSeparator }
        if case .quantifier = units[index - 1].word { return true }
        if before.contains(where: { $0.question != nil }) { return true }
        let isLast = index + 1 == units.count || units[index + 1].isSeparator || units[index + 1].preposition != nil
        return isLast && before.contains { $0.verb != nil || $0.particle != nil }
    }

    /// "Lock the lock": the first is what to do.
    private static func tellApart(_ index: Int, _ units: inout [HouseUnit]) {
        if units[index].meaning.kind == .plugged {
            let isNoun = isSwitch(index, units)
            if isNoun { units[index].meaning.word = nil } else { units[index].meaning.kind = nil }
            return
        }
        let before = units[..<index].reversed().prefix { !$0.isSeparator }
        let isThing =
            units[index].isPlural
            || before.contains { $0.verb != nil || ($0.question != nil && $0.question != .did) || $0.isThing }
        if isThing { units[index].meaning.word = nil } else { units[index].meaning.kind = nil }
    }
}
