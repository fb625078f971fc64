/// The planned things to call off: named, counted, of one kind, or all.
public enum HouseCallingOff: Hashable, Sendable {
    case all
    /// All of a kind, or the one there is.
    case kind(Kind, isAll: Bool)
    /// As they were listed, from 1.
    case numbers([Int])
    /// What is about these devices; nil for what they are to do is anything.
    case about([DeviceID], does: Deed?)

    public enum Kind: Hashable, Sendable {
        /// Orders of one time.
        case order
        case watch
        case rule
        case reminder
        case alarm
    }

    public enum Deed: Hashable, Sendable { case on, off, opens, closes, locks, unlocks, other }
}

/// Reads what calls off something that is planned: "cancel number 2", "delete the rule", "don't unlock the front door
/// after all".
struct HouseCallingOffReader {
    let vocabulary: HouseVocabulary

    private static let mostWords = 14

    func understanding(of tokens: [HouseToken]) -> HouseUnderstanding? {
        let spoken = tokens.filter { !$0.isSign && !Self.courtesies.contains($0.word) }
        guard (2...Self.mostWords).contains(spoken.count), let (rest, verb) = begun(spoken), !rest.isEmpty else {
            return nil
        }
        return whole(rest, verb).map(HouseUnderstanding.callOff)
    }

    /// What follows the words that call off.
    private func begun(_ tokens: [HouseToken]) -> (rest: [HouseToken], verb: String)? {
        let words = tokens.map(\.word)
        if let beginning = Self.beginnings.first(where: { words.starts(with: $0) }) {
            return (Array(tokens.dropFirst(beginning.count)), beginning[0])
        }
        // "Don't unlock the front door after all".
        guard words.first == "dont" || words.starts(with: ["do", "not"]),
            let end = Self.endings.first(where: { words.suffix($0.count) == $0[...] })
        else { return nil }
        return (Array(tokens.dropFirst(words[0] == "dont" ? 1 : 2).dropLast(end.count)), "dont")
    }

    private func whole(_ rest: [HouseToken], _ verb: String) -> HouseCallingOff? {
        let words = rest.map(\.word)
        let bare = words.filter { !Self.particles.contains($0) }
        let isAll = bare.contains { Self.alls.contains($0) } || verb == "everything"
        if let kind = kind(bare), bare.allSatisfy({ Self.known.contains($0) || Self.kinds[$0] != nil }) {
            return .kind(kind, isAll: isAll || bare.contains { Self.kinds[$0] != nil && $0.hasSuffix("s") })
        }
        if isAll, bare.allSatisfy(Self.known.contains) { return verb == "forget" ? nil : .all }
        if let numbers = numbers(rest) { return .numbers(numbers) }
        return verb == "stop" ? nil : about(rest)
    }

    private func kind(_ words: [String]) -> HouseCallingOff.Kind? {
        let found = words.lazy.compactMap { Self.kinds[$0] }.first
        // "The alarm" is that of the house.
        return found == .alarm && words.contains("alarm") && vocabulary.hasAlarm ? nil : found
    }

    /// "Number two", "the second", "1 and 3".
    private func numbers(_ tokens: [HouseToken]) -> [Int]? {
        var numbers: [Int] = []
        for token in tokens where !Self.counted.contains(token.word) {
            let number = Self.ordinals[token.word] ?? token.number.flatMap(Int.init(exactly:))
            guard let number, (1...HouseSchedule.most).contains(number) else { return nil }
            // "The second one".
            if number == 1, token.word == "1", !numbers.isEmpty, tokens.last == token { continue }
            numbers.append(number)
        }
        return numbers.isEmpty ? nil : numbers
    }

    // MARK: what is about something

    /// "Turning off the hall lamp", "the unlocking of the front door", "the hall lamp".
    private func about(_ tokens: [HouseToken]) -> HouseCallingOff? {
        let plain = tokens.map { Self.gerunds[$0.word].map(HouseToken.init(word:)) ?? $0 }
        let units = HouseMomentReader.read(HouseUnits.all(in: plain, of: vocabulary))
        guard !units.contains(where: { $0.isUnknown || $0.question != nil }) else { return nil }
        let things = units.filter(\.isThing)
        let deed = deed(units)
        let isWhole = units.contains { $0.word == .everything }
        guard !things.isEmpty || deed != nil, !isWhole else { return nil }
        return .about(devices(things), does: deed)
    }

    private func devices(_ things: [HouseUnit]) -> [DeviceID] {
        let rooms = Set(things.flatMap { $0.isPlace && $0.meaning.kind == nil ? $0.meaning.rooms : [] })
        let kinds = things.compactMap(\.meaning.kind)
        let named = Set(things.flatMap { $0.meaning.named + $0.meaning.called })
        return vocabulary.inventory.devices.filter { device in
            let isThere = rooms.isEmpty || device.room.map(rooms.contains) == true
            if named.contains(device.id) { return true }
            if !named.isEmpty, kinds.isEmpty { return false }
            return isThere && (kinds.isEmpty ? !rooms.isEmpty : kinds.contains { $0.counts(device) })
        }.map(\.id)
    }

    private func deed(_ units: [HouseUnit]) -> HouseCallingOff.Deed? {
        if let particle = units.lazy.compactMap(\.particle).first {
            switch particle {
            case .on: return .on
            case .off: return .off
            case .up, .down: return .other
            }
        }
        switch units.lazy.compactMap(\.verb).first {
        case .unlock?: return .unlocks
        case .lock?: return .locks
        case .open?: return .opens
        case .close?: return .closes
        case nil: return nil
        default: return .other
        }
    }

    // MARK: words

    private static let beginnings: [[String]] = [
        ["call", "off"], ["take", "back"], ["get", "rid", "of"], ["never", "mind"], ["forget", "about"], ["cancel"],
        ["delete"], ["remove"], ["drop"], ["scrap"], ["abort"], ["clear"], ["revoke"], ["forget"], ["undo"], ["stop"],
    ]
    private static let endings = [["after", "all"], ["any", "more"], ["anymore"]]
    private static let courtesies: Set<String> = [
        "please", "the", "my", "our", "hey", "echo", "okay", "ok", "now", "a", "an", "just",
    ]
    private static let particles: Set<String> = ["of", "that", "which", "is", "are", "for", "on", "in", "house", "i"]
    private static let alls: Set<String> = ["all", "everything", "every", "each"]
    private static let known: Set<String> = alls.union([
        "planned", "scheduled", "waiting", "pending", "it", "them", "those", "these", "this", "last", "you", "have",
        "has", "been", "later", "today", "tonight", "said", "made", "we", "home", "else", "me",
    ])
    private static let kinds: [String: HouseCallingOff.Kind] = [
        "rule": .rule, "rules": .rule, "routine": .rule, "routines": .rule, "order": .order, "orders": .order,
        "plan": .order, "plans": .order, "schedule": .order, "schedules": .order, "task": .order, "tasks": .order,
        "watch": .watch, "watches": .watch, "watching": .watch, "alert": .watch, "alerts": .watch, "notice": .watch,
        "notification": .watch, "notifications": .watch, "reminder": .reminder, "reminders": .reminder,
        "alarm": .alarm, "alarms": .alarm,
    ]
    private static let counted: Set<String> = ["number", "numbers", "and", "item", "items", "one"]
    private static let ordinals = [
        "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9,
    ]
    private static let gerunds = [
        "turning": "turn", "switching": "switch", "unlocking": "unlock", "locking": "lock", "opening": "open",
        "closing": "close", "dimming": "dim", "setting": "set", "starting": "start", "stopping": "stop",
        "raising": "raise", "lowering": "lower", "arming": "arm", "disarming": "disarm", "playing": "play",
        "pausing": "pause", "brightening": "brighten", "heating": "heating",
    ]
}
