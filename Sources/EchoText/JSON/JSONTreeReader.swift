/// Finds the nodes of one JSON text. It forgives everything: what has no end ends with the text.
struct JSONTreeReader {
    private let bytes: [UInt8]
    private var place: Int
    private let start: Int
    private let end: Int
    private let first: Int
    private(set) var nodes: [JSONTree.Node]
    /// Nodes that are open, the innermost last.
    private var stack: [Int] = []
    private var key = 0..<0
    private var isSpoiled = false

    init(bytes: [UInt8], range: Range<Int>, nodes: [JSONTree.Node]) {
        self.bytes = bytes
        (start, place, end) = (range.lowerBound, range.lowerBound, range.upperBound)
        self.nodes = nodes
        first = nodes.count
    }

    /// Whether it was one value and nothing was missing.
    var isWhole: Bool { !isSpoiled && nodes.count > first && nodes[first].next == nodes.count }

    mutating func read() {
        while skipBlanks(), place < end {
            switch bytes[place] {
            case UInt8(ascii: "{"), UInt8(ascii: "["): open()
            case UInt8(ascii: "}"), UInt8(ascii: "]"): close()
            case UInt8(ascii: "\""): string()
            case UInt8(ascii: ","), UInt8(ascii: ":"): mark()
            default: literal()
            }
        }
        dropKey(before: place)
        if !stack.isEmpty { isSpoiled = true }
        while let index = stack.popLast() { nodes[index].next = nodes.count }
    }

    private mutating func open() {
        let opened = place
        place += 1
        _ = skipBlanks()
        if place < end, bytes[place] == bytes[opened] + 2 {
            place += 1
            return add(.empty, opened..<place)
        }
        add(.open, opened..<opened + 1)
        stack.append(nodes.count - 1)
    }

    private mutating func close() {
        guard let index = stack.last, bytes[nodes[index].value.lowerBound] + 2 == bytes[place] else {
            isSpoiled = true
            return literal()
        }
        dropKey(before: place)
        stack.removeLast()
        let bracket = place..<place + 1
        nodes.append(
            JSONTree.Node(kind: .close, depth: stack.count, key: 0..<0, value: bracket, next: nodes.count + 1))
        nodes[index].next = nodes.count
        place += 1
    }

    private mutating func string() {
        let opened = place
        var characters = 0
        var isEscaped = false
        place += 1
        while place < end {
            let byte = bytes[place]
            place += 1
            if byte == UInt8(ascii: "\""), !isEscaped { break }
            if byte & 0xC0 != 0x80, !isEscaped { characters += 1 }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        let isClosed = place - opened >= 2 && bytes[place - 1] == UInt8(ascii: "\"") && !isEscaped
        if !isClosed { isSpoiled = true }
        let range = opened..<place
        _ = skipBlanks()
        if key.isEmpty, place < end, bytes[place] == UInt8(ascii: ":") {
            key = range
            place += 1
        } else {
            add(.string, range)
            nodes[nodes.count - 1].count = characters
        }
    }

    private mutating func literal() {
        let opened = place
        repeat { place += 1 } while place < end && !Self.ends(bytes[place])
        add(.literal, opened..<place)
    }

    /// A comma belongs to the line it ends.
    private mutating func mark() {
        if bytes[place] == UInt8(ascii: ","), nodes.count > first {
            nodes[nodes.count - 1].hasComma = true
        } else {
            return literal()
        }
        place += 1
    }

    private mutating func add(_ kind: JSONTree.Kind, _ value: Range<Int>) {
        if let parent = stack.last { nodes[parent].count += 1 }
        nodes.append(
            JSONTree.Node(kind: kind, depth: stack.count, key: key, value: value, next: nodes.count + 1))
        key = 0..<0
    }

    /// A name that nothing follows is shown as it stands.
    private mutating func dropKey(before end: Int) {
        guard !key.isEmpty else { return }
        isSpoiled = true
        let text = key.lowerBound..<end
        key = 0..<0
        add(.literal, text)
    }

    /// Always true.
    private mutating func skipBlanks() -> Bool {
        while place < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
        return true
    }

    private static func ends(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "\""), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
            UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
