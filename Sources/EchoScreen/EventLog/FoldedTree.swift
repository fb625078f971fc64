import EchoText

/// JSON whose branches open and close: what is seen of it, and where one stands.
struct FoldedTree: PanelProtocol {
    /// Larger ones begin with only their upper branches open.
    static let large = 2_000
    /// Rows that are worded around the selection.
    static let window = 400

    let title: String
    private let tree: JSONTree
    private let columns: Int
    private var closed: Set<Int> = []
    /// Nodes that are seen, in order.
    private var visible: [Int] = []
    private(set) var selection = 0

    init(title: String, texts: [String]) {
        self.title = title
        tree = JSONTree(texts)
        columns = tree.nodes.lazy.map { JSONTreeLine.columns($0) }.max() ?? 0
        if tree.nodes.count > Self.large {
            closed = Set(tree.nodes.indices.filter { tree.nodes[$0].kind == .open && tree.nodes[$0].depth > 0 })
        }
        layOut()
    }

    var use: Situation.Overlay { .reading }
    var overlay: OverlayViewState { OverlayViewState(title: title, content: .tree(state)) }

    var hints: [HintViewState]? {
        [
            HintViewState(.selectUp, and: .selectDown, "select"), HintViewState(.open, "fold"),
            HintViewState(.toggleAllFolds, "fold all"), HintViewState(.copy, "copy"), HintViewState(.stop, "close"),
        ]
    }

    var state: TreeViewState {
        let first = max(0, min(selection - Self.window / 2, visible.count - Self.window))
        let last = min(visible.count, first + Self.window)
        return TreeViewState(
            rows: visible[first..<last].map(row), selection: selection, first: first, count: visible.count,
            columns: columns + 2)
    }

    /// The text that the selection is in.
    var source: String {
        guard visible.indices.contains(selection), !tree.roots.isEmpty else { return "" }
        let root = tree.roots[tree.root(of: visible[selection])]
        return root < tree.nodes.count ? tree.source(root) : ""
    }

    mutating func move(by rows: Int) {
        let count = visible.count
        selection = max(0, min(count - 1, selection + min(max(rows, -count), count)))
    }

    /// Opens or closes the selected branch; at its end, or at what has no branches, the one it belongs to closes.
    mutating func toggle() {
        guard let node = selected else { return }
        if tree.nodes[node].kind == .open, closed.contains(node) { return unfold() }
        fold()
    }

    /// Closes the selected branch, else the one that the selection is in.
    mutating func fold() {
        guard let node = selected else { return }
        let branch = tree.nodes[node].kind == .open && !closed.contains(node) ? node : parent(of: node)
        guard let branch else { return }
        closed.insert(branch)
        layOut()
        selection = place(of: branch)
    }

    /// Opens the selected branch; an open one leads into it.
    mutating func unfold() {
        guard let node = selected, tree.nodes[node].kind == .open else { return }
        if closed.remove(node) == nil { return move(by: 1) }
        layOut()
    }

    /// Opens everything, else closes everything but the outermost.
    mutating func toggleAll() {
        let node = selected
        let inner = tree.nodes.indices.filter { tree.nodes[$0].kind == .open && tree.nodes[$0].depth > 0 }
        closed = closed.isEmpty ? Set(inner) : []
        layOut()
        if let node { selection = min(place(of: node), visible.count - 1) }
    }

    private var selected: Int? { visible.indices.contains(selection) ? visible[selection] : nil }

    private func row(_ node: Int) -> TreeViewState.Row {
        let isFolded = closed.contains(node)
        return TreeViewState.Row(
            line: JSONTreeLine.line(tree.nodes[node], of: tree, isFolded: isFolded),
            isOpen: tree.nodes[node].kind == .open ? !isFolded : nil)
    }

    private mutating func layOut() {
        visible = []
        var node = 0
        while node < tree.nodes.count {
            visible.append(node)
            node = closed.contains(node) ? tree.nodes[node].next : node + 1
        }
    }

    private func parent(of node: Int) -> Int? {
        let depth = tree.nodes[node].kind == .close ? tree.nodes[node].depth + 1 : tree.nodes[node].depth
        return tree.nodes[..<node].lastIndex { $0.kind == .open && $0.depth == depth - 1 }
    }

    /// Where a node is seen, or the one it is folded into.
    private func place(of node: Int) -> Int {
        var (low, high) = (0, visible.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if visible[middle] <= node { low = middle } else { high = middle - 1 }
        }
        return max(0, low)
    }
}
