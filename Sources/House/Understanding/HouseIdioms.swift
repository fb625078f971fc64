/// Ways of saying something that the grammar does not have, in the words that it has: "vacuum the living room" starts
/// the vacuum there, and "when Ben leaves" is when he is away. They are only looked for where a sentence means nothing.
enum HouseIdioms {
    /// Nil where there is none in it.
    static func rewritten(_ tokens: [HouseToken]) -> String? {
        var words = tokens.map(\.word)
        guard words.count <= mostWords else { return nil }
        let isPolite = words.contains("please")
        if words.first == "please" { words.removeFirst() }
        while let last = words.last, ["please", ".", "!", "now"].contains(last) { words.removeLast() }
        let before = words
        words = heated(words, isPolite) ?? vacuumed(words) ?? warmed(words) ?? wanted(words) ?? awaited(words)
        return words == before ? nil : words.joined(separator: " ")
    }

    /// "22 degrees please": without the courtesy it may be said of anything.
    private static func heated(_ words: [String], _ isPolite: Bool) -> [String]? {
        guard isPolite, (2...3).contains(words.count), words[0].first?.isNumber == true,
            ["degree", "degrees", "°"].contains(words[1]),
            words.count == 2 || ["celsius", "fahrenheit", "c", "f"].contains(words[2])
        else { return nil }
        return ["set", "the", "heating", "to"] + words
    }

    private static let mostWords = 40
    private static let waiting: Set<String> = ["when", "if", "whenever"]

    /// It begins with what is waited for.
    static func waits(_ tokens: [HouseToken]) -> Bool { tokens.first.map { waiting.contains($0.word) } ?? false }

    /// "Vacuum the living room".
    private static func vacuumed(_ words: [String]) -> [String]? {
        guard ["vacuum", "hoover"].contains(words.first), words.count > 1, words.last != "cleaner" else { return nil }
        return ["start", "the", "vacuum", "in"] + words.dropFirst()
    }

    /// "Warm it up in here", "cool down the bedroom".
    private static func warmed(_ words: [String]) -> [String]? {
        let directions = ["warm": "warmer", "heat": "warmer", "cool": "cooler"]
        guard let first = words.first, let direction = directions[first],
            let particle = words.firstIndex(where: { ["up", "down"].contains($0) }), words.count > 2
        else { return nil }
        let things = words[1..<particle] + words[(particle + 1)...]
        return things.first == "it"
            ? ["make", "it", direction] + things.dropFirst() : ["make"] + things + [direction]
    }

    /// "The heating should be at 21".
    private static func wanted(_ words: [String]) -> [String]? {
        guard let should = words.firstIndex(of: "should"), should > 0, words.dropFirst(should + 1).first == "be",
            ["the", "my"].contains(words.first)
        else { return nil }
        let goal = words.dropFirst(should + 2).drop { ["at", "on", "to", "set"].contains($0) }
        guard let value = goal.first, value.first?.isNumber == true, goal.count <= 3 else { return nil }
        return ["set"] + words[..<should] + ["to"] + goal
    }

    // MARK: what is waited for

    /// "When Ben leaves", "when there is motion in the hall".
    private static func awaited(_ words: [String]) -> [String] {
        var words = words
        if ["notify", "alert"].contains(words.first), words.dropFirst().first == "me" { words[0] = "tell" }
        if words.starts(with: ["remind", "me"]), words.dropFirst(2).first.map(waiting.contains) == true {
            words[0] = "tell"
        }
        guard let when = words.firstIndex(where: waiting.contains),
            when == 0 || words.starts(with: ["tell", "me"]) || words.starts(with: ["let", "me", "know"])
        else { return words }
        words = been(words, from: when)
        words = replaced(words, from: when, ["has", "left"], by: ["is", "away"])
        words = replaced(words, from: when, ["leaves"], by: ["is", "away"])
        words = replaced(words, from: when, ["goes", "out"], by: ["is", "away"])
        return moved(words, when)
    }

    /// "When the door has been open for longer than 10 minutes".
    private static func been(_ words: [String], from start: Int) -> [String] {
        var words = words
        for (old, new) in [(["has", "been"], "is"), (["have", "been"], "are"), (["is", "left"], "is")] {
            let place = words.indices.first { place in
                place > start && words[place...].starts(with: old)
                    && words.dropFirst(place + 2).first.map(states.contains) == true
            }
            if let place { words.replaceSubrange(place..<place + 2, with: [new]) }
        }
        guard let longer = words.indices.first(where: { $0 > start && words[$0...].starts(with: ["longer", "than"]) })
        else { return words }
        let isFor = words[longer - 1] == "for"
        words.replaceSubrange(longer..<longer + 2, with: (isFor ? [] : ["for"]) + ["more", "than"])
        return words
    }

    private static let states: Set<String> = ["open", "closed", "on", "off", "locked", "unlocked", "running"]

    /// - Returns: the words with the first of some others behind a place, where a name stands before it.
    private static func replaced(
        _ words: [String], from start: Int, _ old: [String], by new: [String]
    ) -> [String] {
        guard let place = words.indices.first(where: { $0 > start + 1 && words[$0...].starts(with: old) }),
            // "When I leave the house" is of nobody that is known.
            place + old.count == words.count
                || [",", "tell", "turn", "lock", "set", "switch", "close", "open"]
                    .contains(words[place + old.count])
        else { return words }
        return words[..<place] + new + words[(place + old.count)...]
    }

    private static func moved(_ words: [String], _ when: Int) -> [String] {
        let behind = Array(words[(when + 1)...])
        for opening in [
            ["there", "is", "motion", "in"], ["there", "is", "movement", "in"], ["motion", "is", "detected", "in"],
        ]
        where behind.starts(with: opening) {
            let place = behind.dropFirst(opening.count)
            let room = place.first == "the" ? Array(place.dropFirst()) : Array(place)
            guard let first = room.first else { return words }
            return words[...when] + ["the", first, "motion", "sensor", "sees", "motion"] + room.dropFirst()
        }
        return words
    }
}
