/// A list that is narrowed down by typing.
public struct PaletteViewState: Sendable, Hashable {
    public var query: ComposerViewState
    public var list: ChoiceListViewState
    /// Where nothing can be laid out, all rows are said, and one is chosen by its number.
    public var takesNumbers = false
    /// There is a list, and what is written narrows it down; else there is only what is said below.
    package var hasList = true

    public init(query: ComposerViewState, list: ChoiceListViewState) {
        self.query = query
        self.list = list
    }
}
