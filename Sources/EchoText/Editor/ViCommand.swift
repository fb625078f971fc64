/// A command of vi's normal mode: how often, what to do, and with which stretch of text.
struct ViCommand: Sendable, Hashable {
    enum Reading: Sendable, Hashable {
        case unfinished, unknown
        case command(ViCommand)
    }

    /// The keys it was read from, for doing it again.
    var keys: String
    /// How often; nil when nobody said.
    var count: Int?
    /// "d", "c" or "y": what is done with the stretch; nil for moving there.
    var operation: Character?
    /// "w", "x", "G"; "g" stands for "gg".
    var key: Character
    /// The character after "f", "F", "t", "T" and "r"; that of a text object after "i" and "a".
    var argument: Character?

    /// "iw" and "a(" behind an operation: what stands around the caret.
    var isObject: Bool { operation != nil && Self.scopes.contains(key) }

    /// Nobody means more; a slip of the keyboard must not take a minute.
    static let mostTimes = 9_999
}

extension ViCommand {
    static let operations: Set<Character> = ["d", "c", "y"]
    static let motions: Set<Character> = [
        "h", "j", "k", "l", "w", "b", "e", "0", "^", "$", "g", "G", "f", "F", "t", "T", " ",
    ]
    private static let changes: Set<Character> = [
        "x", "X", "D", "C", "Y", "s", "S", "p", "P", "i", "a", "I", "A", "o", "O", "u", "r", "~", "J", ".",
    ]
    private static let takingCharacter: Set<Character> = ["f", "F", "t", "T", "r"]
    /// Of a text object: what is in it, or all of it.
    private static let scopes: Set<Character> = ["i", "a"]
    private static let objects: Set<Character> = [
        "w", "\"", "'", "`", "(", ")", "b", "[", "]", "{", "}", "B", "<", ">",
    ]

    static func reading(_ keys: String) -> Reading {
        var rest = keys[...]
        let first = number(&rest)
        guard var key = rest.popFirst() else { return .unfinished }
        guard operations.contains(key) else { return finish(keys, first, nil, key, rest) }
        let operation = key
        let second = number(&rest)
        guard let next = rest.popFirst() else { return .unfinished }
        key = next
        let count = first == nil && second == nil ? nil : min((first ?? 1) * (second ?? 1), mostTimes)
        guard key == operation || motions.contains(key) || scopes.contains(key) else { return .unknown }
        return finish(keys, count, operation, key, rest)
    }

    private static func finish(
        _ keys: String, _ count: Int?, _ operation: Character?, _ key: Character, _ rest: Substring
    ) -> Reading {
        guard operation != nil || motions.contains(key) || changes.contains(key) else { return .unknown }
        let isObject = operation != nil && scopes.contains(key)
        guard takingCharacter.contains(key) || key == "g" || isObject else {
            return .command(ViCommand(keys: keys, count: count, operation: operation, key: key))
        }
        guard let argument = rest.first else { return .unfinished }
        if (key == "g" && argument != "g") || (isObject && !objects.contains(argument)) { return .unknown }
        return .command(
            ViCommand(
                keys: keys, count: count, operation: operation, key: key, argument: key == "g" ? nil : argument))
    }

    /// A count does not begin with 0: that is a movement.
    private static func number(_ rest: inout Substring) -> Int? {
        let digits = rest.prefix { ("0"..."9").contains($0) }
        guard let first = digits.first, first != "0" else { return nil }
        rest = rest.dropFirst(digits.count)
        return min(Int(digits) ?? mostTimes, mostTimes)
    }
}
