/// A list that is narrowed down by typing.
public struct PaletteViewState: Sendable, Hashable {
    public var query: ComposerViewState
    public var list: ChoiceListViewState

    public init(query: ComposerViewState, list: ChoiceListViewState) {
        self.query = query
        self.list = list
    }
}
