import EchoScreen

/// Puts pictures where frames leave room for them, after ncurses drew it: ncurses knows nothing of them.
struct PicturePainter {
    /// Bytes written with one frame, more or less: keys and other panes do not wait for a picture.
    static let mostBytes = 64 << 10

    private var gallery = PictureGallery()
    private var kitty = KittyImages()
    private var last: Frame?
    /// What the terminal shows.
    private var shown: Set<PicturePiece> = []
    /// What it may still show of what is no more to be seen.
    private var stale: Set<PicturePiece> = []
    private var seen: Set<PictureOrder> = []
    /// Written with the next frame.
    private var rest = ""
    /// The next frame goes on.
    private(set) var isUnfinished = false

    func has(_ order: PictureOrder) -> Bool { gallery[order] != nil }

    mutating func keep(_ picture: RenderedPicture) {
        for gone in gallery.keep(picture, seen: seen) { rest += kitty.remove(gone) }
    }

    /// Everything was written over, or may have been.
    mutating func forget() {
        stale.formUnion(shown)
        (shown, last) = ([], nil)
    }

    /// The terminal is given back, or lent: it keeps nothing.
    mutating func leave() -> String {
        forget()
        rest = ""
        return kitty.removeAll()
    }

    /// What is to be written after ncurses drew `frame`; nothing where there are no pictures.
    ///
    /// - Parameter style: the sequence for a style.
    mutating func words(for frame: Frame, style: (Style) -> String) -> String {
        let before = last?.size == frame.size ? last : nil
        last = frame
        isUnfinished = false
        guard !frame.pictures.isEmpty || !shown.isEmpty || kitty.isSending || !rest.isEmpty else { return "" }
        let wanted = frame.pieces
        seen = Set(wanted.map(\.order))
        leaveOut(Set(wanted), frame, before)
        var words = rest
        rest = ""
        for piece in wanted where !shown.contains(piece) {
            guard words.utf8.count < Self.mostBytes else {
                isUnfinished = true
                break
            }
            words += put(piece, style: style(frame.cells[piece.y * frame.size.width + piece.x].style), after: words)
        }
        if kitty.isSending {
            words += kitty.send(nil, most: max(0, Self.mostBytes - words.utf8.count))
            isUnfinished = isUnfinished || kitty.isSending
        }
        return words.isEmpty ? "" : "\u{1B}7" + words + "\u{1B}[0m\u{1B}8"
    }

    /// What is written over, or to be seen no more. Where nothing is to be seen of any picture, ncurses has drawn.
    private mutating func leaveOut(_ wanted: Set<PicturePiece>, _ frame: Frame, _ before: Frame?) {
        for piece in shown where !wanted.contains(piece) || frame.isTouched(piece, since: before) {
            shown.remove(piece)
            stale.insert(piece)
        }
        guard !stale.isEmpty else { return }
        let rows = Dictionary(grouping: wanted, by: \.y)
        stale = stale.filter { old in rows[old.y]?.contains { $0.overlaps(old) } ?? false }
    }

    /// As much of it as is at hand.
    private mutating func put(_ piece: PicturePiece, style: String, after words: String) -> String {
        guard let picture = gallery[piece.order] else { return clear(piece, style) }
        switch piece.order.canvas.form {
        case .kitty:
            let sent = kitty.send(picture, most: max(0, Self.mostBytes - words.utf8.count))
            guard let number = kitty.number(of: piece.order) else {
                isUnfinished = true
                return sent + clear(piece, style)
            }
            show(piece)
            return sent + PictureWords.kitty(piece, number: number, style: style)
        case .iTerm2:
            show(piece)
            return PictureWords.iTerm2(piece, picture.pieces[piece.row])
        case .sixel:
            let cleared = clear(piece, style)
            show(piece)
            return cleared + PictureWords.sixel(piece, picture.pieces[piece.row])
        }
    }

    private mutating func show(_ piece: PicturePiece) {
        shown.insert(piece)
        stale = stale.filter { !$0.overlaps(piece) }
    }

    /// Where another picture stood, or another row of this one.
    private mutating func clear(_ piece: PicturePiece, _ style: String) -> String {
        guard stale.contains(where: { $0.overlaps(piece) }) else { return "" }
        stale = stale.filter { !$0.overlaps(piece) }
        return PictureWords.blank(piece, style: style)
    }
}
