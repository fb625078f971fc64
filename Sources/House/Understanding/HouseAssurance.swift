/// "Make sure the back door is locked": an order, said by what is to be so.
enum HouseAssurance {
    /// The same as an order; nil where it is none.
    static func order(_ tokens: [HouseToken]) -> [HouseToken]? {
        let bare = tokens.drop { ["please", "can", "could", "you"].contains($0.word) }
        guard let opening = openings.first(where: { bare.prefix($0.count).map(\.word) == $0 }) else { return nil }
        let rest = bare.dropFirst(opening.count).drop { $0.word == "that" }
        guard let verb = rest.lastIndex(where: { ["is", "are", "stays", "stay"].contains($0.word) }),
            verb > rest.startIndex
        else { return nil }
        let things = rest[..<verb]
        let state = rest[(verb + 1)...].filter { !$0.isSign && !fillers.contains($0.word) }
        guard state.count == 1, let word = state.first?.word, let order = orders[word] else { return nil }
        return order.map { HouseToken(word: $0) } + things
    }

    private static let openings = [["make", "sure"], ["ensure"], ["see", "to", "it"], ["be", "sure"]]
    private static let fillers: Set<String> = ["all", "really", "please", "turned", "switched", "now", "completely"]
    private static let orders = [
        "on": ["turn", "on"], "off": ["turn", "off"], "out": ["turn", "off"], "locked": ["lock"],
        "unlocked": ["unlock"], "closed": ["close"], "shut": ["close"], "open": ["open"], "armed": ["arm"],
    ]
}
