import EchoScreen
import EchoText

/// Writes the help from the keymap: every command with all its keys, in two or three columns where there is room.
enum HelpLayout {
    static let keyColumns = 16
    private static let gap = 2

    /// Columns of the screen that it takes of those that there are.
    static func width(in room: Int) -> Int { min(room, room >= 140 ? 140 : 92) }

    static func lines(_ sections: [HelpSection], width: Int, keymap: Keymap) -> [[Span]] {
        let count = width >= 138 ? 3 : width >= 76 ? 2 : 1
        let each = (width - (count - 1) * gap) / count
        let blocks = sections.map { block($0, keymap, width: each) }.filter { $0.count > 1 }
        let columns = split(blocks, into: count)
        return (0..<(columns.map(\.count).max() ?? 0)).map { row in
            let cells = columns.map { row < $0.count ? $0[row] : [] }
            return cells.enumerated().flatMap { index, cell in
                let room = index == cells.count - 1 ? 0 : max(0, each + gap - cell.columns)
                return room == 0 ? cell : cell + [Span(String(repeating: " ", count: room))]
            }
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

    /// The blocks in columns of about the same height, in their order.
    private static func split(_ blocks: [[[Span]]], into count: Int) -> [[[Span]]] {
        var rest = blocks[...]
        return (0..<count).map { column in
            let total = rest.reduce(0) { $0 + $1.count + 1 }
            let left = count - column
            var (taken, height) = ([[[Span]]](), 0)
            while let block = rest.first, left == 1 || taken.isEmpty || height + block.count / 2 < total / left {
                taken.append(block)
                height += block.count + 1
                rest = rest.dropFirst()
            }
            return Array(taken.joined(separator: [[]]))
        }
    }
}
