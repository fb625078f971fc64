import EchoScreen
import Glibc

/// A whole screen as a value. Whatever is written outside is cut off; it works at any size, also 0 × 0.
public struct Frame: Sendable, Hashable {
    public let size: Size
    public internal(set) var cells: [Cell]
    /// Where the terminal's own cursor blinks; nil hides it.
    public var cursor: Point?
    /// Where the links lead that its cells belong to.
    private(set) var links: [LinkTarget] = []
    /// The pictures that its cells belong to.
    var pictures: [PictureOrder] = []
    /// What the mouse can act on; what was drawn later lies above.
    private(set) var areas: [MouseArea] = []

    /// More than can stand on any screen.
    private static let mostLinks = 65_535

    public init(size: Size, style: Style = Style()) {
        self.size = size
        cells = Array(repeating: Cell(.space, style: style), count: size.width * size.height)
    }

    public subscript(_ x: Int, _ y: Int) -> Cell? {
        contains(x, y) ? cells[y * size.width + x] : nil
    }

    var bounds: Rect { Rect(x: 0, y: 0, width: size.width, height: size.height) }

    /// Writes spans one after another; returns the columns they took.
    @discardableResult
    mutating func write(_ spans: [Span], x: Int, y: Int, on surface: Surface = .screen, limit: Int = .max) -> Int {
        var used = 0
        for span in spans where used < limit {
            let columns = write(span.text, x: x + used, y: y, style: span.style.on(surface), limit: limit - used)
            if let link = span.link.flatMap(LinkTarget.init) { tie(link, x: x + used, y: y, columns: columns) }
            used += columns
        }
        return used
    }

    private mutating func tie(_ link: LinkTarget, x: Int, y: Int, columns: Int) {
        guard let number = number(of: link) else { return }
        for column in x..<x + columns where contains(column, y) { cells[y * size.width + column].link = number }
    }

    private mutating func number(of link: LinkTarget) -> UInt32? {
        if let index = links.firstIndex(of: link) { return UInt32(index + 1) }
        guard links.count < Self.mostLinks else { return nil }
        links.append(link)
        return UInt32(links.count)
    }

    mutating func fill(_ rect: Rect, style: Style, text: String = " ") {
        let (cell, shown) = (Cell(GlyphCode(text), style: style), visible(rect))
        guard !shown.isEmpty else { return }
        for y in shown.y..<shown.maxY {
            let row = y * size.width
            clearHalves(at: row + shown.x, x: shown.x)
            clearHalves(at: row + shown.maxX - 1, x: shown.maxX - 1)
            fill(row + shown.x..<row + shown.maxX, with: cell)
        }
    }

    private mutating func fill(_ range: Range<Int>, with cell: Cell) {
        cells.withUnsafeMutableBufferPointer { $0[range].update(repeating: cell) }
    }

    /// The part of `rect` that lies on the frame.
    private func visible(_ rect: Rect) -> Rect {
        let (x, y) = (max(0, rect.x), max(0, rect.y))
        return Rect(
            x: x, y: y, width: max(0, min(rect.maxX, size.width) - x), height: max(0, min(rect.maxY, size.height) - y))
    }

    /// Says what the cells of `rect` stand for.
    mutating func mark(_ rect: Rect, _ target: MouseTarget) {
        if !rect.isEmpty { areas.append(MouseArea(rect: rect, target: target)) }
    }

    /// Blanks `rect`, to be drawn in; nothing can be acted on but what is marked from now on.
    mutating func begin(in rect: Rect) {
        let shown = visible(rect)
        for y in shown.y..<shown.maxY {
            fill(y * size.width + shown.x..<y * size.width + shown.maxX, with: Cell(.space))
        }
        (areas, cursor) = ([], nil)
    }

    /// What the mouse can act on, from a part that was drawn before.
    mutating func add(_ areas: [MouseArea]) { self.areas += areas }

    /// What stands at `place`; nil where nothing can be done.
    func target(at place: Point) -> MouseTarget? { areas.last { $0.rect.contains(place) }?.target }

    /// The pane at `place`, whatever stands in it.
    func pane(at place: Point) -> Pane? {
        for area in areas.reversed() where area.rect.contains(place) {
            if case .pane(let pane) = area.target { return pane }
        }
        return nil
    }

    /// Changes what lies behind the cells of `rect` and leaves their text.
    mutating func lay(_ surface: Surface, under rect: Rect) {
        restyle(rect) { $0.surface = surface }
    }

    mutating func restyle(_ rect: Rect, _ change: (inout Style) -> Void) {
        for y in rect.y..<rect.maxY {
            for x in rect.x..<rect.maxX where contains(x, y) { change(&cells[y * size.width + x].style) }
        }
    }

    /// Draws with the characters a terminal has.
    mutating func spell(with glyphs: GlyphSet) {
        guard glyphs != .unicode else { return }
        for index in cells.indices where cells[index].width > 0 && !cells[index].glyph.isASCII {
            cells[index].text = glyphs.spelling(of: cells[index].text)
            guard cells[index].width == 2, cells[index].glyph.isASCII else { continue }
            cells[index].width = 1
            cells[index + 1] = Cell(.space, style: cells[index].style)
        }
    }

    func contains(_ x: Int, _ y: Int) -> Bool { x >= 0 && y >= 0 && x < size.width && y < size.height }

    /// A wide glyph that would stick out beyond `end` becomes a space.
    mutating func put(_ glyph: GlyphCode, _ width: Int, _ x: Int, _ y: Int, _ style: Style, _ end: Int) {
        guard contains(x, y) else { return }
        let index = y * size.width + x
        clearHalves(at: index, x: x)
        guard width == 2 else {
            cells[index] = Cell(glyph, width: 1, style: style)
            return
        }
        guard x + 1 < end else {
            cells[index] = Cell(.space, style: style)
            return
        }
        clearHalves(at: index + 1, x: x + 1)
        cells[index] = Cell(glyph, width: 2, style: style)
        cells[index + 1] = Cell(.none, width: 0, style: style)
    }

    /// Overwriting one half of a wide glyph leaves a space where its other half was.
    mutating func clearHalves(at index: Int, x: Int) {
        if cells[index].width == 0, x > 0 { cells[index - 1] = Cell(.space, style: cells[index - 1].style) }
        if cells[index].width == 2, x + 1 < size.width {
            cells[index + 1] = Cell(.space, style: cells[index + 1].style)
        }
    }
}

extension Frame {
    /// Whether a row is the same in another frame of this size; nil has none.
    func hasRow(_ y: Int, of other: Frame?) -> Bool {
        guard let other else { return false }
        let stride = MemoryLayout<Cell>.stride
        return cells.withUnsafeBytes { mine in
            other.cells.withUnsafeBytes { others in
                guard let mine = mine.baseAddress, let others = others.baseAddress else { return true }
                let offset = y * size.width * stride
                return mine == others || memcmp(mine + offset, others + offset, size.width * stride) == 0
            }
        }
    }
}
