import EchoPresentation

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
        return words.joined(separator: "; ")
    }

    /// The larger ones first.
    private static let places: [(Set<KeyContext>, String)] =
        [
            (.lists, "in lists"), (.panes, "outside the composer"), (.typing, "while writing"),
            (.writing, "while writing"), (.composers, "in the composer"), (.panels, "in a panel"),
            (.messages, "in the conversation"), (.empty, "the composer being empty"),
        ] + KeyContext.allCases.map { ([$0], name(of: $0)) }

    private static func name(of context: KeyContext) -> String {
        switch context {
        case .composerEmpty: "the composer being empty"
        case .composer: "in the composer, with text in it"
        case .composerNormal: "in the composer, vi commands"
        case .approval: "a tool asking"
        case .conversation: "in the conversation"
        case .levels: "in the levels"
        case .settings: "in the settings"
        case .events: "in the events"
        case .deciding: "in the conversation, a tool asking"
        case .panel: "in a panel"
        case .choices: "in a list to choose from"
        case .tree: "in a tree"
        case .palette: "in the palette"
        case .editor: "in a panel to write in"
        case .prompt: "in the line below the panes"
        case .tuner: "where voice detection is tuned"
        case .question: "in a question"
        case .replay: "in a recording"
        }
    }
}
