import EchoScreen

/// Where a key does what it does, in words.
enum KeyPlace {
    /// Empty for everywhere.
    static func words(_ contexts: Set<KeyContext>) -> String {
        if contexts.isSuperset(of: .screen) { return "" }
        var left = contexts
        var words: [String] = []
        for (place, name) in places where place.isSubset(of: contexts) && !place.isDisjoint(with: left) {
            words.append(name)
            left.subtract(place)
        }
        let others = left.subtracting(KeyContext.standard).map(\.place).sorted()
        return (words + others).joined(separator: "; ")
    }

    /// The larger ones first.
    private static let places: [(Set<KeyContext>, String)] =
        [
            (.lists, "in lists"), (.panes, "outside the message"), (.typing, "while typing"),
            (.writing, "while typing"), (.composers, "in the message"), (.panels, "in a panel"),
            (.messages, "in the conversation"), (.empty, "with an empty message"),
        ] + KeyContext.standard.map { ([$0], $0.place) }
}
