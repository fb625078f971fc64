/// Writes the cells of links once more, now as links (OSC 8): ncurses knows nothing of them.
struct LinkPainter {
    let theme: Theme
    let depth: ColorDepth
    /// What is drawn for a cell.
    let text: (Cell) -> String

    /// After ncurses drew `frame` over `before`; nil when everything was drawn. Where ncurses touched a row it may have
    /// written over links that did not change, so all of that row are written.
    func words(for frame: Frame, after before: Frame?) -> String {
        guard !frame.links.isEmpty || before?.links.isEmpty == false else { return "" }
        let width = frame.size.width
        let runs = (0..<frame.size.height).map { y -> String in
            guard !frame.hasRow(y, of: before) || before?.links != frame.links else { return "" }
            return words(inRow: y, frame, before?.cells[y * width..<(y + 1) * width], before?.links ?? [])
        }.joined()
        return runs.isEmpty ? "" : "\u{1B}7" + runs + "\u{1B}8"
    }

    private func words(inRow y: Int, _ frame: Frame, _ old: ArraySlice<Cell>?, _ oldLinks: [LinkTarget]) -> String {
        var words = ""
        var last: (style: Style, link: LinkTarget?, end: Int)?
        for x in 0..<frame.size.width {
            let cell = frame.cells[y * frame.size.width + x]
            let link = frame.links.target(cell.link)
            let was = old.flatMap { oldLinks.target($0[$0.startIndex + x].link) }
            guard cell.width > 0, link != nil || was != nil else { continue }
            if last?.end != x || last?.link != link || last?.style != cell.style {
                words += Self.closing(last?.link) + "\u{1B}[\(y + 1);\(x + 1)H"
                words += SelectGraphicRendition(style: theme.resolve(cell.style), depth: depth).sequence
                words += Self.opening(link)
            }
            words += text(cell)
            last = (cell.style, link, x + Int(cell.width))
        }
        return words + Self.closing(last?.link)
    }

    private static func opening(_ link: LinkTarget?) -> String {
        link.map { "\u{1B}]8;id=\($0.id);\($0.address)\u{1B}\\" } ?? ""
    }

    private static func closing(_ link: LinkTarget?) -> String { link == nil ? "" : "\u{1B}]8;;\u{1B}\\" }
}

extension [LinkTarget] {
    /// Links are numbered from 1; 0 is none.
    fileprivate func target(_ number: UInt32) -> LinkTarget? {
        number > 0 && Int(number) <= count ? self[Int(number) - 1] : nil
    }
}
