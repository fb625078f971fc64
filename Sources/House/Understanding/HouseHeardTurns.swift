/// "To are no off the lamp": "turn off" of some voices is heard as words that say nothing, and sound like it.
enum HouseHeardTurns {
    private static let orders = ["turn on", "turn off"].map { (text: $0, sounds: HouseSounds($0)) }
    private static let near = 0.12
    /// Between on and off.
    private static let margin = 0.1
    private static let lengths = 2...4

    /// The sentence with what was likely said; nil where nothing sounds like it.
    static func repaired(_ words: [String]) -> String? {
        var (rest, repaired) = (words[...], [String]())
        var isChanged = false
        while let word = rest.first {
            if let (order, count) = order(rest) {
                repaired.append(order)
                rest = rest.dropFirst(count)
                isChanged = true
            } else {
                repaired.append(word)
                rest = rest.dropFirst()
            }
        }
        return isChanged ? repaired.joined(separator: " ") : nil
    }

    private static func order(_ words: ArraySlice<String>) -> (String, Int)? {
        guard words.first?.first == "t", words.first != "turn" else { return nil }
        let found = lengths.filter { $0 <= words.count }.flatMap { count in
            let heard = HouseSounds(words.prefix(count).joined(separator: " "))
            return orders.map { (text: $0.text, count: count, distance: heard.distance(to: $0.sounds)) }
        }
        guard let best = found.min(by: { $0.distance < $1.distance }), best.distance <= near,
            !found.contains(where: { $0.text != best.text && $0.distance < best.distance + margin })
        else { return nil }
        return (best.text, best.count)
    }
}
