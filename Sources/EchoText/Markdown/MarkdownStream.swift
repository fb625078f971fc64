/// Markdown that grows at its end. What is finished is not read again: an addition is read together with the block that
/// is being written, and that is never longer than `longestSection`.
///
/// However a text arrives, its blocks are the same: where a section ends depends on whole lines alone, and a section that
/// grows too long is cut at a place that depends on its own bytes alone.
public struct MarkdownStream: Sendable {
    /// UTF-8 bytes that are read at once.
    static let longestSection = 8192

    public private(set) var text = ""
    public private(set) var blocks: [TextBlock] = []
    /// How many blocks from the first will not change while the text grows.
    public private(set) var finished = 0
    /// Where what is being written begins, in bytes.
    private var start = 0
    /// What must be read in front of it, for it to be understood: the head of the table, the fence of the code it is in.
    private var prologue = ""
    private var definitions = MarkdownDefinitions()
    /// Up to where whole lines were looked at.
    private var checked = 0
    /// The next block belongs to the one before it.
    private var goesOn = false

    public init() {}

    public init(_ text: String) { update(to: text) }

    /// Takes the text as it is now; cheap when it is the old one with more at its end.
    public mutating func update(to newer: String) {
        guard newer.utf8.count >= text.utf8.count, newer.beginsWith(text) else {
            self = MarkdownStream()
            return update(to: newer)
        }
        guard newer.utf8.count > text.utf8.count || text.isEmpty else { return }
        text = newer
        if definitions.update(text) { startOver() }
        read()
    }

    private mutating func startOver() {
        (start, finished, prologue, checked, goesOn) = (0, 0, "", 0, false)
        blocks = []
    }

    private mutating func read() {
        blocks.removeSubrange(finished...)
        while finishSections() {}
        let rest = text.slice(start..<text.utf8.count)
        append(rest.isEmpty ? [] : sections(of: rest))
        if blocks.isEmpty, !text.allSatisfy(\.isWhitespace) { blocks = PlainText.blocks(text) }
    }

    /// Takes one step towards the end; false when what is left is still being written.
    private mutating func finishSections() -> Bool {
        let end = min(start + Self.longestSection, text.utf8.count)
        let window = text.slice(start..<TextCut.scalarBoundary(in: text, before: end))
        let isFull = end - start == Self.longestSection
        let whole = window.wholeLines
        guard isFull || start + whole.utf8.count > checked else { return false }
        checked = start + whole.utf8.count
        let read = whole.isEmpty ? [] : sections(of: whole)
        if let last = read.last, last.start > 0 {
            append(read.dropLast())
            finish(at: start + last.start)
            return true
        }
        guard isFull else { return false }
        cut(window, read.first?.kind)
        return true
    }

    /// A section that is too long goes on in the next one.
    private mutating func cut(_ window: String, _ kind: MarkdownTree.Kind?) {
        let length = MarkdownCut.length(of: window, kind)
        let piece = window.slice(0..<length)
        append(sections(of: piece))
        let next = MarkdownCut.prologue(for: piece, kind, after: prologue)
        finish(at: start + length)
        prologue = next
        goesOn = true
    }

    private mutating func finish(at place: Int) {
        start = place
        finished = blocks.count
        prologue = ""
        goesOn = false
    }

    private func sections(of part: String) -> [MarkdownReader.Section] {
        let head = definitions.text + prologue
        guard !head.isEmpty else { return MarkdownReader.sections(part) }
        return MarkdownReader.sections(head + part).filter { $0.start >= definitions.text.utf8.count }
            .map { $0.moved(by: -head.utf8.count) }
    }

    private mutating func append(_ sections: some Sequence<MarkdownReader.Section>) {
        var goesOn = goesOn
        for section in sections {
            for block in section.blocks {
                var block = block
                block.source = block.source.lowerBound + start..<block.source.upperBound + start
                if goesOn { (block.isContinuation, block.gap) = (true, nil) }
                defer { goesOn = false }
                if goesOn, block.code == "" { continue }
                if blocks.isEmpty { block.gap = nil }
                blocks.append(block)
            }
        }
    }
}

extension MarkdownReader.Section {
    fileprivate func moved(by bytes: Int) -> Self {
        var section = self
        section.start = max(0, start + bytes)
        section.blocks = blocks.map { block in
            var block = block
            let lower = max(0, block.source.lowerBound + bytes)
            block.source = lower..<max(lower, block.source.upperBound + bytes)
            return block
        }
        return section
    }
}

extension String {
    /// Without the line that is not ended.
    fileprivate var wholeLines: String {
        guard let end = utf8.lastIndex(of: 0x0A) else { return "" }
        return String(self[...end])
    }
}
