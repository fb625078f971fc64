import EchoScreen
import EchoText

/// Writes the help from the keymap: every command with all its keys, in two columns where there is room.
enum HelpLayout {
    static let keyColumns = 16

    static func lines(_ sections: [HelpSection], width: Int, keymap: Keymap) -> [[Span]] {
        let isWide = width >= 76
        let half = isWide ? (width - 2) / 2 : width
        let blocks = sections.map { block($0, keymap, width: half) }.filter { $0.count > 1 }
        guard isWide else { return Array(blocks.joined(separator: [[]])) }
        let (left, right) = split(blocks)
        return (0..<max(left.count, right.count)).map { row in
            let first = row < left.count ? left[row] : []
            let padding = String(repeating: " ", count: max(0, half + 2 - first.columns))
            return first + [Span(padding)] + (row < right.count ? right[row] : [])
        }
    }

    private static func block(_ section: HelpSection, _ keymap: Keymap, width: Int) -> [[Span]] {
        let note = Wrap.lines(of: section.note, width: width - 4).map { [Span("  " + $0.text, .plain)] }
        return [[Span(section.title, .title)]] + section.entries.flatMap { entry($0, keymap, width: width) }
            + (section.note.isEmpty ? [] : note)
    }

    private static func entry(_ hint: HintViewState, _ keymap: Keymap, width: Int) -> [[Span]] {
        let names = names(hint, keymap)
        guard let first = names.first else { return [] }
        let keys = names.dropFirst().reduce(first) { line, name in
            TextWidth.columns(of: line) + 1 + TextWidth.columns(of: name) <= keyColumns ? line + " " + name : line
        }
        let title = Wrap.lines(of: hint.title, width: max(8, width - keyColumns - 2))
        return title.enumerated().map { index, line in
            [
                Span(TextWidth.rightAligned(index == 0 ? keys : "", to: keyColumns), .key),
                Span("  " + line.text, .plain),
            ]
        }
    }

    /// Of two that undo one another, a key each.
    private static func names(_ hint: HintViewState, _ keymap: Keymap) -> [String] {
        guard let partner = hint.partner else { return keymap.keyNames(for: hint.command) }
        return [hint.command, partner].compactMap { keymap.keyNames(for: $0).first }
    }

    /// The blocks in two columns of about the same height.
    private static func split(_ blocks: [[[Span]]]) -> ([[Span]], [[Span]]) {
        let total = blocks.reduce(0) { $0 + $1.count + 1 }
        var left: [[[Span]]] = []
        var height = 0
        for block in blocks {
            guard left.isEmpty || height + block.count / 2 < total / 2 else { break }
            left.append(block)
            height += block.count + 1
        }
        return (Array(left.joined(separator: [[]])), Array(blocks.dropFirst(left.count).joined(separator: [[]])))
    }
}
