/// Reads timers: "set a timer for five minutes", "ten minute pasta timer".
enum HouseTimerReader {
    /// Nil when the words are no request for one.
    static func timer(_ units: [HouseUnit], _ tokens: [HouseToken]) -> HouseTimer? {
        guard units.contains(where: { $0.word == .timer }), units.count <= 16 else { return nil }
        guard let start = units.indices.first(where: { isTime(units, $0) }),
            let (seconds, count) = HouseMomentReader.seconds(units[start...])
        else { return nil }
        let rest = units[..<start] + units[(start + count)...]
        guard rest.allSatisfy(isPart) else { return nil }
        let name = rest.filter { ($0.isUnknown || $0.isThing) && !["create", "begin"].contains($0.text) }.map(\.text)
            .joined(separator: " ")
        return HouseTimer(seconds: seconds, name: name.isEmpty ? nil : HouseLine.text(name))
    }

    /// "Set a timer", of which it was not said for how long.
    static func untimed(_ units: [HouseUnit]) -> HouseTimer? {
        let begins =
            units.first { !$0.isFiller }.map { [.set, .start].contains($0.verb) || $0.text == "create" } ?? false
        guard begins, let timer = units.firstIndex(where: { $0.word == .timer }), units.count <= 8,
            units.allSatisfy({ isPart($0) || $0.isFiller }), !units.contains(where: \.isPlural)
        else { return nil }
        let name = units[..<timer].filter { ($0.isUnknown || $0.isThing) && $0.text != "create" }.map(\.text)
            .joined(separator: " ")
        return HouseTimer(seconds: 0, name: name.isEmpty ? nil : HouseLine.text(name))
    }

    private static func isTime(_ units: [HouseUnit], _ index: Int) -> Bool {
        HouseMomentReader.seconds(units[index...]) != nil
    }

    private static func isPart(_ unit: HouseUnit) -> Bool {
        if unit.isUnknown || unit.isThing { return true }
        switch unit.word {
        case .timer, .verb(.set), .verb(.start), .preposition, .named: return true
        default: return false
        }
    }
}
