/// Spans with parts of a unit: "tres cuartos de hora", "2 horas y media", "dreieinhalb Stunden".
enum TongueFractions {
    /// A number and its unit, and how many words they take.
    static func read(_ words: ArraySlice<TongueWord>, _ table: TongueTable) -> ([TonguePiece], Int)? {
        var rest = words
        let whole = TongueClock.number(rest, table)
        // "1 cuarto de hora" is a quarter, "una hora y cuarto" is more than one.
        if let (part, count) = fraction(rest, table) {
            rest = rest.dropFirst(count)
            guard let (unit, taken) = unit(rest, table) else { return nil }
            return (span(part * Double(unit), words), words.count - rest.count + taken)
        }
        if let (number, count) = halved(rest, table), let (unit, taken) = unit(rest.dropFirst(count), table) {
            return (span((Double(number) + 0.5) * Double(unit), words), count + taken)
        }
        // "Hora y media".
        if whole == nil, let (unit, taken) = unit(rest, table), table.entry(rest.dropFirst(taken))?.role == .and,
            let (part, count) = joined(rest.dropFirst(taken), table)
        {
            return (span((1 + part) * Double(unit), words), taken + count)
        }
        guard let (number, count) = whole else { return nil }
        rest = rest.dropFirst(count)
        // "3 y media horas".
        if let (part, count) = joined(rest, table), let (unit, taken) = unit(rest.dropFirst(count), table) {
            return (span((Double(number) + part) * Double(unit), words), words.count - rest.count + count + taken)
        }
        guard let (unit, taken) = unit(rest, table) else { return nil }
        rest = rest.dropFirst(taken)
        guard let (part, joint) = joined(rest, table) else { return nil }
        rest = rest.dropFirst(joint)
        // "… y tres cuartos de minuto" is of another unit.
        let other = self.unit(rest, table)
        rest = rest.dropFirst(other?.count ?? 0)
        let seconds = Double(number * unit) + part * Double(other?.seconds ?? unit)
        return (span(seconds, words), words.count - rest.count)
    }

    /// "Dreieinhalb" in one word.
    private static func halved(_ words: ArraySlice<TongueWord>, _ table: TongueTable) -> (Int, Int)? {
        guard table.hasCompounds, let word = words.first?.plain, word.hasSuffix("einhalb"), word.count > 7 else {
            return nil
        }
        let number = table.entries[String(word.dropLast(7))]?.first { $0.role == .number }
        return number.flatMap { Int($0.english) }.map { ($0, 1) }
    }

    private static func span(_ seconds: Double, _ words: ArraySlice<TongueWord>) -> [TonguePiece] {
        let said = words.first?.plain ?? ""
        let isMinutes = seconds.truncatingRemainder(dividingBy: 60) == 0
        let number = Int(isMinutes ? seconds / 60 : seconds)
        return [
            TonguePiece(english: String(number), said: said, role: .number),
            TonguePiece(english: isMinutes ? "minutes" : "seconds", said: said, role: .moment),
        ]
    }

    private static func unit(_ words: ArraySlice<TongueWord>, _ table: TongueTable) -> (seconds: Int, count: Int)? {
        guard let entry = table.entry(words), entry.role == .moment else { return nil }
        let units = ["second": 1, "seconds": 1, "minute": 60, "minutes": 60, "hour": 3600, "hours": 3600]
        return units[entry.english].map { ($0, entry.words.count) }
    }

    /// A part behind a whole, with "and" between them.
    private static func joined(_ words: ArraySlice<TongueWord>, _ table: TongueTable) -> (part: Double, count: Int)? {
        let isJoined = table.entry(words)?.role == .and
        let rest = words.dropFirst(isJoined ? 1 : 0)
        return fraction(rest, table).map { ($0.part, $0.count + (isJoined ? 1 : 0)) }
    }

    private static func fraction(_ words: ArraySlice<TongueWord>, _ table: TongueTable) -> (part: Double, count: Int)? {
        if let figures = words.first.flatMap({ figures($0) }) {
            return words.count >= figures.count ? figures : nil
        }
        return table.fraction(words)
    }

    /// "3/4", which is two numbers, but for a half, which is a word.
    private static func figures(_ word: TongueWord) -> (part: Double, count: Int)? {
        let parts = word.original.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 2, word.original.filter({ $0 == "/" }).count == 1, parts[1] > 0, parts[0] < parts[1] else {
            return nil
        }
        return (Double(parts[0]) / Double(parts[1]), word.token.number == nil ? 1 : 2)
    }
}
