import EchoScreen

/// Draws the list of what may stand in the place of a word, above where it is written.
struct CompletionPopup {
    /// Rows on a small screen; a third of a tall one.
    private static let leastRows = 8

    let list: ChoiceListViewState
    let keyName: (Command) -> String

    /// `line` is what is written in; the list stands above it, in `area`.
    func draw(above line: Rect, in area: Rect, to frame: inout Frame) {
        let width = min(line.width, ChoiceLayout.wantedWidth(list) + 4)
        let layout = ChoiceLayout(list, width: width - 4)
        let help = layout.helpRows == 0 ? 0 : layout.helpRows + 1
        let height = min(min(list.rows.count, max(Self.leastRows, area.height / 3)) + help + 2, line.y - area.y)
        guard height >= 3, width >= 12 else { return }
        let box = Box(
            rect: Rect(x: line.x, y: line.y - height, width: width, height: height), isFocused: true,
            surface: .overlay)
        box.draw(title: [], in: &frame)
        ChoiceView(list: list, edge: box.rect.maxX - 1, keyName: keyName).draw(
            in: box.inner.inset(horizontally: 1, vertically: 0), to: &frame)
    }
}
