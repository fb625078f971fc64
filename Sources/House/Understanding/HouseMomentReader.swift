/// Puts one unit in the place of those that say when: "in ten minutes", "at half past seven in the evening".
struct HouseMomentReader {
    /// Seconds of the longest wait: a day.
    static let longest = 86_400.0

    private let units: [HouseUnit]
    private var result: [HouseUnit] = []
    private var index = 0

    static func read(_ units: [HouseUnit]) -> [HouseUnit] {
        var reader = HouseMomentReader(units: units)
        while reader.index < units.count { reader.step() }
        return reader.result
    }

    private init(units: [HouseUnit]) { self.units = units }

    private mutating func step() {
        if let (moment, count) = sun() ?? span() ?? clock() ?? someday() {
            take(moment, count)
        } else {
            result.append(units[index])
            index += 1
        }
    }

    private mutating func take(_ moment: HouseMoment, _ count: Int) {
        var meaning = HouseMeaning()
        meaning.word = .moment(moment)
        let text = units[index..<index + count].map(\.text).joined(separator: " ")
        result.append(HouseUnit(meaning: meaning, text: text))
        index += count
    }

    private func unit(_ offset: Int) -> HouseUnit? {
        units.indices.contains(index + offset) ? units[index + offset] : nil
    }

    // MARK: spans

    /// "In ten minutes", "for an hour", "in one hour and ten minutes".
    private func span() -> (HouseMoment, Int)? {
        let isLasting = unit(0)?.preposition == .duration
        // "Ten minutes from now".
        if let (seconds, count) = Self.seconds(units[index...]), let last = unit(count), last.preposition == .of,
            last.text == "from"
        {
            return (.after(seconds), count + 1)
        }
        let isAhead = unit(0)?.preposition == .place || unit(0)?.word == .after
        guard isLasting || isAhead, let (seconds, count) = Self.seconds(units[(index + 1)...])
        else { return nil }
        return (isLasting ? .lasting(seconds) : .after(seconds), count + 1)
    }

    /// A stretch of time from the first unit on.
    static func seconds(_ units: ArraySlice<HouseUnit>) -> (seconds: Double, count: Int)? {
        guard var (total, count) = part(units) else { return nil }
        // "An hour and a half".
        if units.first?.number == nil, units.dropFirst(count).first?.word == .and,
            units.dropFirst(count + 1).first?.word == .share(50)
        {
            return (total * 1.5, count + 2)
        }
        // "One hour, ten minutes and five seconds".
        for _ in 0..<2 {
            let rest = units.dropFirst(count)
            let joint = rest.first?.word == .and ? 1 : 0
            guard rest.dropFirst(joint).first?.number != nil, let (more, length) = part(rest.dropFirst(joint)) else {
                break
            }
            total += more
            count += joint + length
        }
        return total > 0 && total <= longest ? (total, count) : nil
    }

    private static func part(_ units: ArraySlice<HouseUnit>) -> (seconds: Double, count: Int)? {
        guard let first = units.first else { return nil }
        if case .unit(let seconds) = first.word { return (seconds, 1) }
        let rest = units.dropFirst()
        // "Half a minute".
        if first.word == .share(50), case .unit(let seconds) = rest.first?.word { return (seconds / 2, 2) }
        guard let number = first.number else { return nil }
        // "Two and half hours".
        if rest.first?.word == .and, let half = rest.dropFirst().first, case .unit(let seconds) = half.word,
            half.text.hasPrefix("half")
        {
            return ((number * 2 + 1) * seconds, 3)
        }
        // "Two and a half hours".
        if rest.first?.word == .and, rest.dropFirst().first?.word == .share(50),
            case .unit(let seconds) = rest.dropFirst(2).first?.word
        {
            return ((number + 0.5) * seconds, 4)
        }
        guard case .unit(let seconds) = rest.first?.word else { return nil }
        return (number * seconds, 2)
    }

    /// "Ten minutes after sunset", "half an hour before sunrise".
    private func sun() -> (HouseMoment, Int)? {
        guard let (seconds, count) = Self.seconds(units[index...]), let side = unit(count)?.word,
            side == .after || side == .before, let sun = unit(count + 1)?.word, sun == .sunset || sun == .sunrise
        else { return nil }
        return (.besideSun(isSunset: sun == .sunset, side == .after ? seconds : -seconds), count + 2)
    }

    /// "On Monday", and no time of it.
    private func someday() -> (HouseMoment, Int)? {
        guard case .weekday? = unit(0)?.word else { return nil }
        return (.someday, 1)
    }

    // MARK: clocks

    /// "At 7 pm", "tomorrow at seven thirty", "at sunset"; without "at" only where am or pm tells.
    private func clock() -> (HouseMoment, Int)? {
        var count = 0
        var day = DayPart()
        while let unit = unit(count), day.take(unit.word) { count += 1 }
        let hasAt = unit(count)?.preposition == .at
        if hasAt { count += 1 }
        guard let (time, length) = time(units.dropFirst(index + count), isSure: hasAt && !isValueExpected) else {
            return nil
        }
        count += length
        while let unit = unit(count), day.take(unit.word) { count += 1 }
        return (on(day, time), count)
    }

    private struct DayPart {
        var isTomorrow = false
        var weekday: Int?
        var half: HouseMoment.Half?

        mutating func take(_ word: HouseWord?) -> Bool {
            switch word {
            case .tomorrow: isTomorrow = true
            case .tomorrowEvening: (isTomorrow, half) = (true, .evening)
            case .weekday(let day, let part): (weekday, half) = (day, part ?? half)
            case .tonight: half = .evening
            case .morning: half = .morning
            default: return false
            }
            return true
        }
    }

    private func on(_ day: DayPart, _ time: HouseMoment) -> HouseMoment {
        guard case .at(let hour, let minute, let half, _) = time else { return time }
        if let weekday = day.weekday {
            return .on(weekday: weekday, hour: hour, minute: minute, half: half ?? day.half)
        }
        return .at(hour: hour, minute: minute, half: half ?? day.half, isTomorrow: day.isTomorrow)
    }

    /// "Set the heating at 20": a number behind "at" is a value there.
    private var isValueExpected: Bool {
        result.reversed().prefix { !$0.isSeparator }.contains {
            [.set, .dim, .brighten].contains($0.verb) || $0.meaning.kind == .heating
        }
    }

    private func time(_ units: ArraySlice<HouseUnit>, isSure: Bool) -> (HouseMoment, Int)? {
        let rest = Array(units.prefix(4))
        guard let first = rest.first else { return nil }
        switch first.word {
        case .noon where isSure: return (.at(hour: 12, minute: 0, half: .exact, isTomorrow: false), 1)
        case .midnight where isSure: return (.at(hour: 0, minute: 0, half: .exact, isTomorrow: false), 1)
        case .sunset where isSure: return (.sunset, 1)
        case .sunrise where isSure: return (.sunrise, 1)
        default: break
        }
        if let time = first.time { return written(time, rest, isSure: isSure) }
        if let spoken = spokenPast(rest), isSure { return spoken }
        return figures(rest, isSure: isSure)
    }

    private func written(_ time: HouseToken.ClockTime, _ rest: [HouseUnit], isSure: Bool) -> (HouseMoment, Int)? {
        let half = half(rest.dropFirst().first)
        guard isSure || half != nil || time.isExact else { return nil }
        let moment = HouseMoment.at(
            hour: time.hour, minute: time.minute, half: half ?? (time.isExact ? .exact : nil), isTomorrow: false)
        return (moment, half == nil ? 1 : 2)
    }

    /// "Half past seven", "quarter to eight".
    private func spokenPast(_ rest: [HouseUnit]) -> (HouseMoment, Int)? {
        // "Half seven" is half past seven.
        if rest.count >= 2, rest[0].word == .share(50), let hour = rest[1].number.flatMap(Int.init(exactly:)),
            (1...12).contains(hour)
        {
            let half = rest.count > 2 ? half(rest[2]) : nil
            return (.at(hour: hour, minute: 30, half: half, isTomorrow: false), half == nil ? 2 : 3)
        }
        guard rest.count >= 3, let hour = rest[2].number.flatMap(Int.init(exactly:)), (1...12).contains(hour) else {
            return nil
        }
        let half = rest.count > 3 ? half(rest[3]) : nil
        let count = half == nil ? 3 : 4
        let isQuarter = rest[0].word == .quarter || rest[0].word == .share(25)
        switch (rest[0].word, rest[1].word) {
        case (.share(50), .past): return (.at(hour: hour, minute: 30, half: half, isTomorrow: false), count)
        case (_, .past) where isQuarter: return (.at(hour: hour, minute: 15, half: half, isTomorrow: false), count)
        case (_, .preposition(.to)) where isQuarter:
            return (.at(hour: hour == 1 ? 12 : hour - 1, minute: 45, half: half, isTomorrow: false), count)
        default: return nil
        }
    }

    /// "Seven", "seven thirty pm", "19 oclock".
    private func figures(_ rest: [HouseUnit], isSure: Bool) -> (HouseMoment, Int)? {
        guard let hour = rest[0].number.flatMap(Int.init(exactly:)), (0...23).contains(hour) else { return nil }
        var count = 1
        var minute = 0
        if rest.count > 1, let value = rest[1].number.flatMap(Int.init(exactly:)), (1...59).contains(value) {
            (minute, count) = (value, 2)
        }
        let next = rest.dropFirst(count).first
        if let half = half(next), hour >= 1, hour <= 12 {
            return (.at(hour: hour, minute: minute, half: half, isTomorrow: false), count + 1)
        }
        if next?.word == .oclock { return (.at(hour: hour, minute: minute, half: nil, isTomorrow: false), count + 1) }
        guard isSure, next?.word != .percent, next?.word != .degree else { return nil }
        return (.at(hour: hour, minute: minute, half: nil, isTomorrow: false), count)
    }

    private func half(_ unit: HouseUnit?) -> HouseMoment.Half? {
        switch unit?.word {
        case .am: .morning
        case .pm: .evening
        default: nil
        }
    }
}
