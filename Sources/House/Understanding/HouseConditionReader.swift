/// Parts "when the washing machine is done, tell me" into what is waited for and what is done then.
enum HouseConditionReader {
    struct Condition: Sendable {
        var condition: [HouseUnit]
        /// Empty when it is only told.
        var command: [HouseUnit]
        var text: String
        /// Seconds for which it is to be so; nil where it is enough that it becomes so.
        var lasting: Double?
    }

    /// Nil when nothing is waited for.
    static func read(_ units: [HouseUnit]) -> Condition? {
        guard let first = units.first else { return nil }
        if first.word == .tell {
            let rest = units.dropFirst()
            // "Tell me if it is locked" asks now; "tell me if it opens" waits.
            let isWaiting = rest.first?.word == .when || (rest.first?.question == .whether && !isNow(rest))
            guard isWaiting else { return nil }
            return split(rest.dropFirst()).flatMap { $0.command.isEmpty ? $0 : nil }
        }
        if let when = units.firstIndex(where: { $0.word == .when }), when > 0 { return behind(units, when) }
        guard first.word == .when || first.question == .whether, var parts = split(units.dropFirst()) else {
            return nil
        }
        let asked = parts.command.firstIndex { $0.word == .tell }
        if asked == 0, parts.command.count == 1 {
            parts.command = []
        } else if asked != nil || parts.command.isEmpty {
            return nil
        }
        return parts
    }

    /// "Turn on the hall light when Anna is home".
    private static func behind(_ units: [HouseUnit], _ when: Int) -> Condition? {
        guard !units[..<when].contains(where: { $0.word == .tell }),
            units[0].verb != nil || units[0].particle != nil || units[0].isThing,
            var parts = split(units[(when + 1)...]), parts.command.isEmpty
        else { return nil }
        parts.command = units[..<when].map { $0 }
        while parts.command.last?.isSeparator == true { parts.command.removeLast() }
        return parts
    }

    private static func isNow(_ units: ArraySlice<HouseUnit>) -> Bool { units.contains { $0.question == .isIt } }

    /// The condition ends behind what is to be so.
    private static func split(_ units: ArraySlice<HouseUnit>) -> Condition? {
        guard let end = units.indices.first(where: { endsCondition(units[$0]) || endsComparison($0, units) }) else {
            return nil
        }
        var behind = units.index(after: end)
        let condition = units[..<behind].map(asked)
        let lasting = lasting(units[behind...])
        behind += lasting?.count ?? 0
        var rest = units[behind...]
        while let next = rest.first, next.word == .degree || next.word == .percent { rest = rest.dropFirst() }
        while let next = rest.first, next.isSeparator { rest = rest.dropFirst() }
        var command = Array(rest)
        while command.last?.isSeparator == true { command.removeLast() }
        let text = units[..<behind].map(\.text).joined(separator: " ")
        return Condition(condition: condition, command: command, text: text, lasting: lasting?.seconds)
    }

    /// "For 10 minutes", "for more than an hour".
    private static func lasting(_ units: ArraySlice<HouseUnit>) -> (seconds: Double, count: Int)? {
        guard units.first?.preposition == .duration else { return nil }
        let isMore = units.dropFirst().first?.preposition == .above
        let start = isMore ? 2 : 1
        return HouseMomentReader.seconds(units.dropFirst(start)).map { ($0.seconds, $0.count + start) }
    }

    /// "It is done" names what is waited for, where elsewhere it only tells.
    private static func asked(_ unit: HouseUnit) -> HouseUnit {
        guard unit.word == .statement else { return unit }
        var unit = unit
        unit.meaning.word = .pronoun
        return unit
    }

    private static func endsCondition(_ unit: HouseUnit) -> Bool {
        switch unit.word {
        case .state, .particle: true
        case .verb(.open), .verb(.close), .verb(.lock), .verb(.unlock), .verb(.start): true
        default: false
        }
    }

    private static func endsComparison(_ index: Int, _ units: ArraySlice<HouseUnit>) -> Bool {
        guard units[index].number != nil, index > units.startIndex else { return false }
        return [.above, .below].contains(units[index - 1].preposition)
    }
}
