import CNcurses
import Glibc

/// Draws frames with ncurses, only what changed since the last one.
@MainActor
struct CursesPainter {
    private var theme = ThemeCatalog.dark
    private var depth = ColorDepth.none
    private var last: Frame?
    private var inks: [Style: Ink] = [:]
    private var showsLinks = false

    /// The attributes that ncurses needs to draw in a style.
    private struct Ink {
        var attributes: attr_t
        var pair: Int32
    }

    mutating func start(colors: Bool) {
        depth = colors ? ColorDepth(colors: Int(cn_colors())) : .none
        if colors { use_default_colors() }
    }

    mutating func use(_ theme: Theme) {
        self.theme = theme
        inks = [:]
        last = nil
    }

    mutating func use(links: Bool) {
        if links != showsLinks { last = nil }
        showsLinks = links
    }

    mutating func forget() { last = nil }

    /// Returns what is to be written after what ncurses drew.
    mutating func draw(_ frame: Frame) -> String {
        let drawn = last?.size == frame.size ? last : nil
        var isTouched = drawn == nil || drawn?.cursor != frame.cursor
        for y in 0..<frame.size.height where !frame.hasRow(y, of: drawn) {
            isTouched = true
            putRow(y, of: frame, over: drawn)
        }
        last = frame
        guard isTouched else { return "" }
        if let cursor = frame.cursor { wmove(cn_stdscr(), Int32(cursor.y), Int32(cursor.x)) }
        wrefresh(cn_stdscr())
        return showsLinks ? links(of: frame, after: drawn) : ""
    }

    /// Writes in a style.
    func words(for style: Style) -> String {
        SelectGraphicRendition(style: theme.resolve(style), depth: depth).sequence
    }

    /// Cells are never moved by moving the rest of their row: pictures in it would come along.
    func keepRows(_ isKeeping: Bool) { idcok(cn_stdscr(), !isKeeping) }

    private mutating func putRow(_ y: Int, of frame: Frame, over drawn: Frame?) {
        let first = y * frame.size.width
        for x in 0..<frame.size.width {
            let cell = frame.cells[first + x]
            if cell.width > 0, drawn?.cells[first + x] != cell { put(cell, x: x, y: y) }
        }
    }

    private func links(of frame: Frame, after before: Frame?) -> String {
        let painter = LinkPainter(theme: theme, depth: depth) { cell in
            let (base, marks) = Self.drawable(cell)
            return String(
                String.UnicodeScalarView(([base] + marks).compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }))
        }
        return painter.words(for: frame, after: before)
    }

    private mutating func put(_ cell: Cell, x: Int, y: Int) {
        let ink = ink(for: cell.style)
        let (base, marks) = Self.drawable(cell)
        // A frame that is underlined looks torn.
        let attributes = (0x2500...0x257F).contains(base) ? ink.attributes & ~CN_UNDERLINE : ink.attributes
        withUnsafeTemporaryAllocation(of: wchar_t.self, capacity: Glyph.maximumMarks + 2) { text in
            text[0] = base
            for (index, mark) in marks.enumerated() { text[index + 1] = mark }
            text[marks.count + 1] = 0
            if let start = text.baseAddress {
                _ = cn_put(cn_stdscr(), Int32(y), Int32(x), start, attributes, ink.pair)
            }
        }
        if cell.width == 2, cn_wcwidth(UInt32(bitPattern: base)) == 1 {
            var blank: [wchar_t] = [0x20, 0]
            _ = cn_put(cn_stdscr(), Int32(y), Int32(x + 1), &blank, ink.attributes, ink.pair)
        }
    }

    /// The system's own table decides in the end: what it counts differently would shift the rest of the row.
    private static func drawable(_ cell: Cell) -> (wchar_t, [wchar_t]) {
        let scalars = cell.glyph.scalars
        let base = scalars[0]
        if cell.glyph.isASCII { return (wchar_t(bitPattern: base), []) }
        guard cn_wcwidth(base) == Int32(cell.width) else { return (0xFFFD, []) }
        let marks = (1...Glyph.maximumMarks).map { scalars[$0] }.filter { $0 != 0 && cn_wcwidth($0) == 0 }
        return (wchar_t(bitPattern: base), marks.map { wchar_t(bitPattern: $0) })
    }

    private mutating func ink(for style: Style) -> Ink {
        if let ink = inks[style] { return ink }
        let resolved = theme.resolve(style)
        let (foreground, background) = depth.pair(of: resolved, on: style.surface)
        let attributes = depth.attributes(resolved.attributes, of: foreground)
        let ink = Ink(attributes: Self.attributes(attributes), pair: pair(foreground, background))
        inks[style] = ink
        return ink
    }

    private func pair(_ foreground: Int, _ background: Int) -> Int32 {
        guard depth != .none, foreground != -1 || background != -1 else { return 0 }
        return max(0, alloc_pair(Int32(foreground), Int32(background)))
    }

    private static func attributes(_ attributes: Attributes) -> attr_t {
        let pairs: [(Attributes, attr_t)] = [
            (.bold, CN_BOLD), (.dim, CN_DIM), (.italic, CN_ITALIC),
            (.underline, CN_UNDERLINE), (.reverse, CN_REVERSE),
        ]
        return pairs.reduce(0) { attributes.contains($1.0) ? $0 | $1.1 : $0 }
    }
}
