import EchoScreen

/// In how many columns the rows of a tree stand: as many as it needs to be seen whole, and there is room for.
struct TreeColumns {
    /// Columns of the screen between two of them.
    static let gap = 3

    let count: Int
    /// Rows of each.
    let height: Int

    /// - Parameters:
    ///   - width: columns of the screen that there are.
    ///   - height: rows that there are.
    init(_ tree: TreeViewState, width: Int, height: Int) {
        let needed = (max(1, tree.count) + max(1, height) - 1) / max(1, height)
        let fitting = (width + Self.gap) / (max(1, tree.columns) + Self.gap)
        count = tree.flows ? max(1, min(needed, fitting)) : 1
        self.height = max(1, min(height, (tree.count + count - 1) / count))
    }

    /// Columns of the screen that they take.
    func width(of tree: TreeViewState) -> Int { count * tree.columns + (count - 1) * Self.gap }

    /// The first row that is seen: one column is kept around the selection, several go on by a column.
    func first(of tree: TreeViewState) -> Int {
        guard count > 1 else { return max(0, min(tree.selection - height / 2, tree.count - height)) }
        let all = (tree.count + height - 1) / height
        return max(0, min(tree.selection / height - count + 1, all - count)) * height
    }

    /// Where a row stands, counted from the first that is seen.
    func rect(of row: Int, in rect: Rect) -> Rect {
        let width = (rect.width - (count - 1) * Self.gap) / count
        return Rect(x: rect.x + row / height * (width + Self.gap), y: rect.y + row % height, width: width, height: 1)
    }
}
