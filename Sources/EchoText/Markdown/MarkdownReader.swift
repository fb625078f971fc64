/// Reads Markdown into blocks, one pass over cmark's tree; nothing recurses, however deep quotes and lists are nested.
struct MarkdownReader {
    /// A block that stands in no other, with all that it holds.
    struct Section {
        /// Where it begins, in bytes of the text that was read.
        var start: Int
        var kind: MarkdownTree.Kind
        var blocks: [TextBlock]
    }

    /// Margins beyond this depth are not drawn.
    private static let deepest = 10

    private let lines: LineStarts
    private(set) var sections: [Section] = []

    /// Quotes and items around what is read, and the lists the items stand in.
    private var margins: [TextMargin] = []
    private var lists: [(number: Int?, delimiter: String, isTight: Bool)] = []
    private var startsSection = false
    private var startsItem = false
    var spans: [TextSpan] = []
    var roles: [TextRole] = []
    var links: [(url: String, label: Int)] = []
    var table: (table: TextTable, isHead: Bool)?
    /// Which of the open roles are of words that are struck out.
    var struck: [Bool] = []

    static func sections(_ text: String) -> [Section] {
        var reader = MarkdownReader(text)
        MarkdownTree.walk(text) { reader.visit($0, enters: $1) }
        return reader.sections
    }

    private init(_ text: String) {
        lines = LineStarts(text)
    }

    private mutating func visit(_ node: MarkdownNode, enters: Bool) {
        guard let kind = node.kind else { return }
        if enters { enterSection(node, kind) }
        switch kind {
        case .quote, .list, .item, .tasklist: enters ? open(node, kind) : close(kind)
        case .paragraph, .heading: enters ? begin(kind, node) : end(node, kind)
        case .codeBlock, .htmlBlock, .rule: leaf(node, kind)
        case .table, .tableHead, .tableRow, .tableCell: enters ? openTable(node, kind) : closeTable(node, kind)
        case .emph, .strong, .strikethrough: enters ? open(kind) : close()
        case .link, .image: enters ? openLink(node) : closeLink()
        case .text: add(node.literal)
        case .code: add(node.literal, links.isEmpty ? .code : .link)
        case .htmlInline: add(node.literal, .faint)
        case .softbreak, .linebreak: add("\n")
        case .document: break
        }
    }

    // MARK: - Sections

    /// cmark does not know where a paragraph stands that a table followed on, and gives its line to the table: the two are
    /// one section.
    private mutating func enterSection(_ node: MarkdownNode, _ kind: MarkdownTree.Kind) {
        guard node.isTopLevel else { return }
        (startsSection, startsItem) = (true, false)
        let start = lines[node.firstLine]
        if isUnplaced, kind == .table {
            placeParagraph(at: start)
        } else {
            sections.append(Section(start: start, kind: kind, blocks: []))
        }
        isUnplaced = node.firstLine < 1
    }

    private var isUnplaced = false

    private mutating func placeParagraph(at start: Int) {
        guard var section = sections.popLast() else { return }
        (section.start, section.kind) = (start, .table)
        for index in section.blocks.indices {
            section.blocks[index].source = start..<start + section.blocks[index].text.utf8.count
        }
        sections.append(section)
    }

    mutating func emit(_ content: TextBlock.Content, _ node: MarkdownNode) {
        guard !sections.isEmpty else { return }
        sections[sections.count - 1].blocks.append(
            TextBlock(content, margins: margins, gap: gap, source: range(node)))
        (startsSection, startsItem) = (false, false)
        margins = margins.map { if case .marker(let marker) = $0 { .indent(below: marker) } else { $0 } }
    }

    private var gap: [TextMargin]? {
        if startsSection { return [] }
        if lists.last?.isTight == true { return nil }
        return startsItem ? Array(margins.dropLast()) : margins
    }

    private func range(_ node: MarkdownNode) -> Range<Int> {
        let before = sections.last?.blocks.last?.source.upperBound ?? sections.last?.start ?? 0
        guard node.firstLine > 0 else { return before..<before }
        let start = max(before, lines[node.firstLine])
        return start..<max(start, lines.end(of: node.lastLine))
    }

    // MARK: - Quotes and lists

    private mutating func open(_ node: MarkdownNode, _ kind: MarkdownTree.Kind) {
        switch kind {
        case .quote: margins.append(.quote)
        case .list:
            lists.append((node.isOrdered ? node.firstNumber : nil, node.delimiter, node.isTight))
        default: openItem(node, kind)
        }
    }

    private mutating func openItem(_ node: MarkdownNode, _ kind: MarkdownTree.Kind) {
        guard var list = lists.last else { return }
        let bullet = list.number.map { "\($0)\(list.delimiter)" } ?? bullets[(lists.count - 1) % bullets.count]
        let isTask = kind == .tasklist
        margins.append(.marker(isTask ? (node.isChecked ? "☑" : "☐") : bullet))
        list.number = list.number.map { $0 &+ 1 }
        lists[lists.count - 1] = list
        startsItem = true
    }

    private let bullets = ["•", "◦", "▪"]

    private mutating func close(_ kind: MarkdownTree.Kind) {
        switch kind {
        case .list: _ = lists.popLast()
        case .quote: _ = margins.popLast()
        default:
            if startsItem, !sections.isEmpty { emitEmptyItem() }
            _ = margins.popLast()
        }
    }

    /// An item without anything in it still has its sign.
    private mutating func emitEmptyItem() {
        let place = sections[sections.count - 1].blocks.last?.source.upperBound ?? sections[sections.count - 1].start
        sections[sections.count - 1].blocks.append(
            TextBlock(.text([]), margins: margins, gap: gap, source: place..<place))
        (startsSection, startsItem) = (false, false)
    }

    // MARK: - Paragraphs

    private mutating func begin(_ kind: MarkdownTree.Kind, _ node: MarkdownNode) {
        spans = []
        roles = [kind == .heading ? (node.level < 3 ? .heading : .strong) : isQuoted ? .quote : .plain]
    }

    var isQuoted: Bool { margins.contains(.quote) }

    private mutating func end(_ node: MarkdownNode, _ kind: MarkdownTree.Kind) {
        emit(kind == .heading ? .heading(node.level, spans) : .text(spans), node)
        spans = []
    }

    private mutating func leaf(_ node: MarkdownNode, _ kind: MarkdownTree.Kind) {
        switch kind {
        case .rule: emit(.rule, node)
        case .codeBlock: emit(.code(Self.withoutEnd(node.literal), language: Self.language(node.info)), node)
        default: emit(.text([TextSpan(Self.withoutEnd(node.literal), .faint)]), node)
        }
    }

    private static func withoutEnd(_ text: String) -> String { text.hasSuffix("\n") ? String(text.dropLast()) : text }

    /// "swift" of "swift title=…" and "{.swift}".
    private static func language(_ info: String) -> String {
        String(info.drop { "{. ".contains($0) }.prefix { !$0.isWhitespace && !"{},".contains($0) })
    }
}

/// Where the lines of a text begin, in UTF-8 bytes. Lines count from 1.
private struct LineStarts {
    private var starts = [0]
    private let count: Int

    init(_ text: String) {
        var text = text
        var starts = [0]
        count = text.utf8.count
        text.withUTF8 { bytes in
            for index in bytes.indices where bytes[index] == 0x0A { starts.append(index + 1) }
        }
        self.starts = starts
    }

    /// Bounded: what cmark says of a line is not always so.
    subscript(line: Int) -> Int { line < 1 ? 0 : line <= starts.count ? starts[line - 1] : count }

    /// Behind the last byte of the line, without its line feed.
    func end(of line: Int) -> Int { line < 1 ? 0 : line < starts.count ? starts[line] - 1 : count }
}
