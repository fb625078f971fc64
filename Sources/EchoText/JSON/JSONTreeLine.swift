/// Words one line of a JSON tree.
public enum JSONTreeLine {
    /// Characters of a string that are shown; a longer one tells how many it has.
    static let longest = 200

    public static func line(_ node: JSONTree.Node, of tree: JSONTree, isFolded: Bool) -> [StyledText] {
        let name =
            node.key.isEmpty
            ? [] : [StyledText(Sanitizer.line(shortened(node.key, of: tree)), .accent), StyledText(": ", .faint)]
        return indentation(node) + name + value(node, of: tree, isFolded: isFolded)
    }

    /// How wide the line is, at most.
    public static func columns(_ node: JSONTree.Node) -> Int {
        2 * node.depth + min(node.key.count, longest) + 2 + min(node.value.count, longest + 24) + 1
    }

    private static func indentation(_ node: JSONTree.Node) -> [StyledText] {
        node.depth == 0 ? [] : [StyledText(String(repeating: "  ", count: min(node.depth, 40)), .plain)]
    }

    private static func value(_ node: JSONTree.Node, of tree: JSONTree, isFolded: Bool) -> [StyledText] {
        let comma = node.hasComma ? [StyledText(",", .faint)] : []
        switch node.kind {
        case .blank: return []
        case .open where isFolded: return folded(node, of: tree)
        case .open, .close, .empty: return [StyledText(bracket(node, of: tree), .faint)] + comma
        case .literal: return [StyledText(Sanitizer.line(shortened(node.value, of: tree)), .warning)] + comma
        case .string where node.count > longest:
            let end = tree[node.value.upperBound - 1..<node.value.upperBound] == "\"" ? "\"" : ""
            return [
                StyledText(Sanitizer.line(shortened(node.value, of: tree)) + "…" + end, .success),
                StyledText(" \(NumberWording.grouped(node.count)) characters", .faint),
            ] + comma
        case .string: return [StyledText(Sanitizer.line(tree[node.value]), .success)] + comma
        }
    }

    private static func folded(_ node: JSONTree.Node, of tree: JSONTree) -> [StyledText] {
        let last = tree.nodes[node.next - 1]
        let isClosed = last.kind == .close && last.depth == node.depth
        let bracket = tree[node.value]
        let member = bracket == "{" ? "member" : "element"
        return [
            StyledText(bracket + "…" + (isClosed ? tree[last.value] : ""), .faint),
            StyledText(" \(NumberWording.counted(node.count, member))", .faint),
        ] + (isClosed && last.hasComma ? [StyledText(",", .faint)] : [])
    }

    /// Blanks between the two of an empty pair are left out.
    private static func bracket(_ node: JSONTree.Node, of tree: JSONTree) -> String {
        tree[node.value].filter { !$0.isWhitespace }
    }

    /// The beginning, cut between two characters.
    private static func shortened(_ range: Range<Int>, of tree: JSONTree) -> String {
        guard range.count > longest else { return tree[range] }
        var end = range.lowerBound + longest
        while end > range.lowerBound, tree.bytes[end] & 0xC0 == 0x80 { end -= 1 }
        return tree[range.lowerBound..<end]
    }
}
