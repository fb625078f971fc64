/// JSON texts as nodes in the order they were written: made in one pass, worded only where they are looked at. What is
/// no JSON is kept whole.
public struct JSONTree: Sendable, Hashable {
    public enum Kind: UInt8, Sendable, Hashable {
        /// Opens an object or an array that has something in it.
        case open
        case close
        /// `{}` and `[]`.
        case empty
        case string, literal
        /// Between two texts.
        case blank
    }

    /// The content of one line when everything is unfolded. Places are bytes.
    public struct Node: Sendable, Hashable {
        public var kind: Kind
        public var depth: Int
        /// Empty for what has no name.
        public var key: Range<Int>
        /// Of an open node only the bracket.
        public var value: Range<Int>
        /// The node behind everything in it.
        public var next: Int
        /// Members; of a string, characters.
        public var count = 0
        public var hasComma = false
    }

    public let bytes: [UInt8]
    public private(set) var nodes: [Node] = []
    /// The first node of each text.
    public private(set) var roots: [Int] = []
    /// Whether every text is one whole value.
    public private(set) var isWhole = true

    public init(_ texts: [String]) {
        bytes = Array(texts.joined(separator: "\n").utf8)
        var start = 0
        for (index, text) in texts.enumerated() {
            if index > 0 { nodes.append(Self.blank(before: nodes.count + 1)) }
            roots.append(nodes.count)
            let end = start + text.utf8.count
            read(start..<end)
            start = end + 1
        }
    }

    public subscript(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The text that the node is part of.
    public func root(of node: Int) -> Int { max(0, (roots.firstIndex { $0 > node } ?? roots.count) - 1) }

    /// The value of a member of an object; nil when there is none.
    public func member(_ name: String, of parent: Int = 0) -> Int? {
        guard nodes.indices.contains(parent), nodes[parent].kind == .open else { return nil }
        let quoted = Array("\"\(name)\"".utf8)
        var index = parent + 1
        while index < nodes.count, nodes[index].kind != .close {
            if bytes[nodes[index].key].elementsEqual(quoted) { return index }
            index = nodes[index].next
        }
        return nil
    }

    /// A string that needs no unescaping; nil for everything else.
    public func string(_ node: Int?) -> String? {
        guard let node, nodes[node].kind == .string, nodes[node].value.count >= 2 else { return nil }
        let inner = nodes[node].value.dropFirst().dropLast()
        return bytes[inner].contains(UInt8(ascii: "\\")) ? nil : String(decoding: bytes[inner], as: UTF8.self)
    }

    /// A number or a word; nil for everything else.
    public func literal(_ node: Int?) -> String? {
        guard let node, nodes[node].kind == .literal else { return nil }
        return self[nodes[node].value]
    }

    /// The node as it was written, with all that is in it.
    public func source(_ node: Int) -> String {
        let from = nodes[node]
        guard from.kind == .open else { return self[from.value] }
        let last = nodes[from.next - 1]
        return self[from.value.lowerBound..<max(from.value.upperBound, last.value.upperBound)]
    }

    // MARK: - Reading

    private mutating func read(_ range: Range<Int>) {
        var reader = JSONTreeReader(bytes: bytes, range: range, nodes: nodes)
        reader.read()
        nodes = reader.nodes
        isWhole = isWhole && reader.isWhole
    }

    private static func blank(before next: Int) -> Node {
        Node(kind: .blank, depth: 0, key: 0..<0, value: 0..<0, next: next)
    }
}
