import Foundation

/// Reads reminders and alarms: "remind me in 20 minutes to call Ben", "wake me up at 7", "set an alarm for 7 am".
///
/// What somebody is to be reminded of is kept as it was said, so that this reads the text and not its tokens.
struct HouseReminderReader {
    let vocabulary: HouseVocabulary
    let context: HouseContext

    private struct Word {
        let said: String
        let plain: String
    }

    private typealias Words = ArraySlice<Word>

    private static let mostBytes = 500
    private static let mostWords = 40
    /// Words of a time: "on Monday at half past seven in the evening".
    private static let mostOfTime = 10
    /// Characters of what somebody is reminded of.
    private static let longest = 200

    /// Nil when it is about no reminder and no alarm.
    func understanding(of text: String) -> HouseUnderstanding? {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        let words = Self.words(text).drop { Self.courtesies.contains($0.plain) }
        guard (2...Self.mostWords).contains(words.count), words.contains(where: { Self.subjects.contains($0.plain) })
        else { return nil }
        if let asked = asked(words) { return .record(.reminders(asked)) }
        if let ended = ended(words) { return ended }
        if let rest = Self.behind(Self.reminding, words) { return reminder(rest) }
        return Self.behind(Self.waking, words).flatMap { alarm($0, isNamed: false) } ?? setAlarm(words)
    }

    /// What is said to "for how long?" and "when?".
    func answer(_ text: String, _ timer: HouseTimer) -> HouseUnderstanding? {
        guard text.utf8.count <= Self.mostBytes else { return nil }
        let words = Self.words(text).filter { !Self.courtesies.contains($0.plain) }[...]
        guard !words.isEmpty, words.count <= Self.mostOfTime else { return nil }
        guard let purpose = timer.purpose else {
            let bare = words.first?.plain == "for" ? words.dropFirst() : words
            let units = units(bare)
            guard let (seconds, count) = HouseMomentReader.seconds(units[...]), count == units.count else { return nil }
            return .timer(HouseTimer(seconds: seconds, name: timer.name))
        }
        return moment(words, isGuessed: true).map { told(purpose, $0, timer.name) }
    }

    // MARK: what is set

    private func reminder(_ rest: Words) -> HouseUnderstanding? {
        guard let first = rest.first else { return .untimed(HouseTimer(.reminder)) }
        for count in stride(from: min(rest.count, Self.mostOfTime), through: 1, by: -1) {
            guard let moment = moment(rest.prefix(count), isGuessed: first.plain == "for") else { continue }
            let about = rest.dropFirst(count)
            guard let joint = about.first else { return told(.reminder, moment, nil) }
            guard Self.joints.contains(joint.plain) else { return nil }
            return about.count > 1 ? told(.reminder, moment, Self.text(about.dropFirst())) : nil
        }
        guard Self.joints.contains(first.plain), rest.count > 1 else { return nil }
        let about = rest.dropFirst()
        // "When the washing machine is done" is no time of the clock.
        guard !about.contains(where: { Self.conditions.contains($0.plain) }) else { return nil }
        for count in stride(from: min(about.count - 1, Self.mostOfTime), through: 1, by: -1) {
            guard let moment = moment(about.suffix(count)) else { continue }
            return told(.reminder, moment, Self.text(about.dropLast(count)))
        }
        return .untimed(HouseTimer(.reminder, name: Self.text(about)))
    }

    /// "Set an alarm for 7 am". The alarm of a house is another one: "set the alarm" is not said of it.
    private func setAlarm(_ words: Words) -> HouseUnderstanding? {
        guard let verb = words.first, ["set", "create", "make", "add"].contains(verb.plain),
            let noun = words.prefix(5).firstIndex(where: { $0.plain == "alarm" })
        else { return nil }
        let before = words[..<noun].dropFirst().map(\.plain)
        guard before.allSatisfy({ Self.determiners.contains($0) }) else { return nil }
        let isClock = words.dropFirst(noun + 1 - words.startIndex).first?.plain == "clock"
        let isOwn = isClock || before.contains { ["a", "an", "another", "up"].contains($0) }
        if vocabulary.hasAlarm, before.contains("the"), !isClock { return nil }
        return alarm(words[(noun + (isClock ? 2 : 1))...], isNamed: vocabulary.hasAlarm && !isOwn)
    }

    /// - Parameter isNamed: it may be the alarm of the house: without a time it is not for waking.
    private func alarm(_ rest: Words, isNamed: Bool) -> HouseUnderstanding? {
        var rest = rest
        if rest.first?.plain == "up" { rest = rest.dropFirst() }
        if ["for", "to"].contains(rest.first?.plain) { rest = rest.dropFirst() }
        if rest.isEmpty { return isNamed ? nil : .untimed(HouseTimer(.alarm)) }
        if let moment = moment(rest, isGuessed: true) { return told(.alarm, moment, nil) }
        // "Wake me up at 7 to feed the cat".
        guard let end = rest.dropFirst().firstIndex(where: { $0.plain == "to" }) else { return nil }
        return moment(rest[..<end], isGuessed: true).map { told(.alarm, $0, nil) }
    }

    /// What is told, and when.
    private func told(_ purpose: HouseTimer.Purpose, _ moment: HouseMoment, _ name: String?) -> HouseUnderstanding {
        if case .after(let seconds) = moment { return .timer(HouseTimer(purpose, seconds: seconds, name: name)) }
        guard let date = purpose == .alarm ? waking(moment) : moment.date(in: context) else { return .unknownTime }
        return .timer(HouseTimer(purpose, seconds: date.timeIntervalSince(context.now), at: date, name: name))
    }

    /// Nobody is woken in the evening who does not say so.
    private func waking(_ moment: HouseMoment) -> Date? {
        guard let date = moment.date(in: context), case .at(let hour, let minute, nil, let isTomorrow) = moment,
            hour < 12, context.calendar.component(.hour, from: date) >= 18
        else { return moment.date(in: context) }
        return HouseMoment.at(hour: hour, minute: minute, half: .morning, isTomorrow: isTomorrow).date(in: context)
    }

    // MARK: times

    private func units(_ words: Words) -> [HouseUnit] {
        HouseUnits.all(in: HouseTokens.all(in: words.map(\.plain).joined(separator: " ")), of: vocabulary)
    }

    /// Nil where the words are anything besides a time.
    ///
    /// - Parameter isGuessed: a time is expected: "7" is one.
    private func moment(_ words: Words, isGuessed: Bool = false) -> HouseMoment? {
        let whole = words.map(\.plain).joined(separator: " ")
        let bare = words.first?.plain == "for" ? words.dropFirst().map(\.plain).joined(separator: " ") : whole
        let guesses = isGuessed || words.first?.plain == "for" ? [bare, "at \(bare)", "in \(bare)"] : [whole]
        // A day alone is its morning, or its evening.
        let isDay = Self.days.contains { bare == $0 || bare.hasPrefix("\($0) ") && !bare.contains(where: \.isNumber) }
        for guess in guesses + (isDay ? ["\(bare) at 9"] : []) {
            let tokens = HouseTokens.all(in: guess)
            let units = HouseMomentReader.read(HouseUnits.all(in: tokens, of: vocabulary))
            guard units.count == 1, case .moment(let moment)? = units[0].word, !moment.isLasting, moment != .someday
            else { continue }
            return moment
        }
        return nil
    }

    private static let days = [
        "tomorrow", "tonight", "this evening", "on monday", "on tuesday", "on wednesday", "on thursday", "on friday",
        "on saturday", "on sunday",
    ]

    // MARK: what there is

    /// "What reminders do I have", "when is my alarm".
    private func asked(_ words: Words) -> HouseTimer.Purpose? {
        let plain = words.map(\.plain)
        guard let first = plain.first, Self.asks.contains(first), let purpose = purpose(plain),
            plain.allSatisfy({ Self.ofAsking.contains($0) || Self.subjects.contains($0) })
        else { return nil }
        return purpose
    }

    /// Nil for the alarm of the house.
    private func purpose(_ plain: [String]) -> HouseTimer.Purpose? {
        if plain.contains(where: { $0.hasPrefix("reminder") }) { return .reminder }
        guard plain.contains(where: { $0.hasPrefix("alarm") }) else { return nil }
        let isOwn = plain.contains { ["alarms", "my", "an", "clock", "wake", "up"].contains($0) }
        return isOwn || !vocabulary.hasAlarm ? .alarm : nil
    }

    /// "Cancel the reminder to call Ben", "delete my 7 am alarm".
    private func ended(_ words: Words) -> HouseUnderstanding? {
        let plain = words.map(\.plain)
        guard let first = plain.first, Self.ends.contains(first), let purpose = purpose(plain),
            let noun = words.firstIndex(where: { $0.plain.hasPrefix(purpose.rawValue) })
        else { return nil }
        let before = words[..<noun].dropFirst().drop { Self.determiners.contains($0.plain) }
        var behind = words[(noun + 1)...]
        if behind.first?.plain == "clock" { behind = behind.dropFirst() }
        var choice = HouseTimerChoice(of: purpose)
        if !before.isEmpty {
            guard behind.isEmpty, let moment = moment(before, isGuessed: true) else { return nil }
            choice.at = moment.date(in: context)
        } else if let joint = behind.first {
            if let moment = moment(behind, isGuessed: ["for", "at"].contains(joint.plain)) {
                choice.at = moment.date(in: context)
            } else if purpose == .reminder, Self.joints.contains(joint.plain) || joint.plain == "for",
                behind.count > 1
            {
                choice.name = Self.text(behind.dropFirst())
            } else {
                return nil
            }
        }
        // All of them, and the one there is, are called off as all else is.
        return choice.name == nil && choice.at == nil ? nil : .changeTimer(.end, choice)
    }

    // MARK: words

    private static func words(_ text: String) -> [Word] {
        text.replacing("a.m.", with: "am").replacing("p.m.", with: "pm").split(whereSeparator: \.isWhitespace).map {
            let said = $0.trimmingCharacters(in: .init(charactersIn: ".,;!?“”\""))
            let plain = said.lowercased().filter { !["'", "’"].contains($0) }
            return Word(said: said, plain: plain)
        }.filter { !$0.said.isEmpty }
    }

    private static func text(_ words: Words) -> String? {
        let kept = words.last?.plain == "please" ? words.dropLast() : words
        let text = kept.map(\.said).joined(separator: " ").prefix(longest)
        return text.isEmpty ? nil : String(text)
    }

    private static func behind(_ beginnings: [[String]], _ words: Words) -> Words? {
        beginnings.first { words.map(\.plain).starts(with: $0) }.map { words.dropFirst($0.count) }
    }

    private static let courtesies: Set<String> = [
        "please", "can", "could", "would", "will", "you", "hey", "echo", "ok", "okay", "thanks",
    ]
    private static let subjects: Set<String> = [
        "remind", "reminder", "reminders", "wake", "alarm", "alarms", "get", "forget",
    ]
    private static let reminding = [
        ["remind", "me"], ["remind", "us"], ["set", "a", "reminder"], ["set", "me", "a", "reminder"],
        ["set", "reminder"], ["create", "a", "reminder"], ["make", "a", "reminder"], ["add", "a", "reminder"],
        ["give", "me", "a", "reminder"], ["dont", "let", "me", "forget"],
    ]
    private static let waking = [
        ["wake", "me", "up"], ["wake", "me"], ["wake", "us", "up"], ["wake", "us"], ["get", "me", "up"],
        ["get", "us", "up"],
    ]
    private static let joints: Set<String> = ["to", "that", "about", "of"]
    private static let conditions: Set<String> = ["when", "if", "once", "whenever", "until"]
    private static let determiners: Set<String> = [
        "a", "an", "the", "my", "our", "another", "all", "every", "wake", "up", "wake-up", "me",
    ]
    private static let ends: Set<String> = ["cancel", "delete", "remove", "clear", "drop", "end", "forget"]
    private static let asks: Set<String> = [
        "what", "which", "do", "list", "show", "are", "is", "when", "any", "how", "read", "whats",
    ]
    private static let ofAsking: Set<String> = asks.union([
        "i", "we", "have", "there", "set", "me", "my", "our", "all", "the", "for", "time", "planned", "got", "many",
        "an", "a", "clock", "next", "today", "tomorrow", "up", "coming",
    ])
}

extension HouseVocabulary {
    /// Whether the house has an alarm of its own.
    var hasAlarm: Bool { inventory.devices.contains { $0.kind == .alarm } }
}
