/// Tells apart words that do several things by what stands beside them, and takes out what says nothing.
enum HouseUnitRepair {
    static func repaired(_ all: [HouseUnit]) -> [HouseUnit] {
        var units = all
        for index in units.indices where units[index].particle == .on { repairOn(index, &units) }
        units.removeAll(where: \.isFiller)
        if let tag = tag(units) { units.removeLast(tag) }
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
        guard index > 0, units[index - 1].verb != .turn, index + 2 < units.count, units[index + 1].isFiller,
            units[index + 2].isPlace
        else { return }
        units[index].meaning.word = .preposition(.place)
    }

    private static func repair(_ index: Int, _ units: inout [HouseUnit]) {
        if units[index].verb != nil, units[index].meaning.kind != nil { tellApart(index, &units) }
        let isAtTheEnd = index + 1 == units.count || units[index + 1].isSeparator
        let isBehindTurn = index > 0 && units[index - 1].verb == .turn
        // Recognisers write "turn of the lamp", and "turn the lamp of".
        if units[index].preposition == .of, isAtTheEnd || isBehindTurn { units[index].meaning.word = .particle(.off) }
    }

    /// "Lock the lock": the first is what to do.
    private static func tellApart(_ index: Int, _ units: inout [HouseUnit]) {
        let before = units[..<index].reversed().prefix { !$0.isSeparator }
        let isThing =
            units[index].isPlural
            || before.contains { $0.verb != nil || ($0.question != nil && $0.question != .did) || $0.isThing }
        if isThing { units[index].meaning.word = nil } else { units[index].meaning.kind = nil }
    }
}
