public import Echo

/// The subject of a panel with a list: its name, and what Enter does in it. Whoever offers a list names it.
public struct Choice: Sendable, Hashable {
    public let name: String
    public let title: String
    /// The action of Enter on the selected row: "use".
    public let action: String
    /// Stands in place of rows when there are none.
    public let empty: Wording
    /// It stands at the side: what is chosen is seen behind it.
    public let isAside: Bool
    /// Whether typing narrows the list down: it may be long.
    public let isSearched: Bool
    /// Stands in place of rows when what is typed fits none.
    public let unmatched: Wording

    public init(
        _ name: String, title: String, action: String = "use", empty: Wording = "Nothing to choose from.",
        isAside: Bool = false, isSearched: Bool = false, unmatched: Wording = "Nothing in this list matches."
    ) {
        (self.isSearched, self.unmatched) = (isSearched, unmatched)
        self.name = name
        self.title = title
        self.action = action
        self.empty = empty
        self.isAside = isAside
    }
}

extension Choice {
    /// The devices of one direction.
    public static func devices(_ direction: AudioDevice.Direction) -> Choice {
        direction == .input
            ? Choice("microphones", title: "Microphones") : Choice("loudspeakers", title: "Speakers")
    }
}
