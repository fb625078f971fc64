/// A text being written, kept in pieces so that a change costs a little however long the text is. Copies share what is
/// the same in them.
///
/// Places are characters (graphemes), 0 to `count`. There is always a piece, if an empty one.
public struct WrittenText: Sendable, Hashable {
    /// A place in a text: the piece it is in and the characters of the piece before it.
    public struct Place: Sendable, Hashable {
        /// The number of the piece, from 0.
        public var piece: Int
        /// Where the piece begins in the text.
        public var start: Int
        public var column: Int
    }

    private var groups: [TextPieceGroup]
    /// Characters, line feeds among them.
    public private(set) var count: Int
    public private(set) var pieceCount: Int

    /// `text` is safe to draw already.
    public init(_ text: String = "") {
        let pieces = TextPiece.pieces(of: text, endsLine: false)
        groups = TextPieceGroup.groups(of: pieces)
        count = groups.reduce(0) { $0 + $1.length }
        pieceCount = pieces.count
    }

    public var isEmpty: Bool { count == 0 }

    /// The whole of it in one string: costs as much as it is long.
    public var text: String {
        var text = ""
        text.reserveCapacity(count)
        for group in groups {
            for piece in group.pieces {
                text += piece.text
                if piece.endsLine { text += "\n" }
            }
        }
        return text
    }

    public subscript(piece index: Int) -> TextPiece {
        let (group, place) = group(ofPiece: index)
        return groups[group].pieces[place]
    }

    /// Where a character stands. What stands behind a piece of a line that goes on belongs to the next piece.
    public func place(of offset: Int) -> Place {
        var (start, index) = (0, 0)
        for group in groups {
            if offset < start + group.length { return place(of: offset, in: group, start: start, index: index) }
            start += group.length
            index += group.pieces.count
        }
        let last = self[piece: pieceCount - 1]
        return Place(
            piece: pieceCount - 1, start: count - last.length, column: min(last.count, offset - count + last.length))
    }

    /// Puts a text in place of the characters of `range`, and says where it ends: never inside a character, also when
    /// what is put there joins a character beside it.
    @discardableResult
    public mutating func replace(_ range: Range<Int>, with addition: String) -> Int {
        var (first, last) = (place(of: range.lowerBound), place(of: range.upperBound))
        var head = self[piece: first.piece].text.start(first.column)
        let tail = self[piece: last.piece]
        var rest = tail.text.rest(last.column)
        var endsLine = tail.endsLine
        if let joined = joined(before: first, head, addition, rest) { (first, head) = joined }
        join(after: &last.piece, &rest, &endsLine, head.utf8.count + addition.utf8.count)
        let pieces = TextPiece.pieces(of: head + addition + rest, endsLine: endsLine)
        let behind = Self.characters(inLast: rest.utf8.count, of: pieces)
        let end = replacePieces(first.piece...last.piece, with: pieces)
        return end - behind
    }

    /// The first pieces with an "@" in them.
    public func mentioning(atMost most: Int) -> [TextPiece] {
        Array(
            groups.lazy.filter(\.hasMention).flatMap(\.pieces).filter(\.hasMention).prefix(most))
    }

    // MARK: - Replacing

    /// A mark at the start of a piece belongs to the line it goes on from; short pieces of a line become one.
    private func joined(before first: Place, _ head: String, _ addition: String, _ rest: String) -> (Place, String)? {
        guard first.piece > 0 else { return nil }
        let previous = self[piece: first.piece - 1]
        guard !previous.endsLine else { return nil }
        let bytes = previous.text.utf8.count + head.utf8.count + addition.utf8.count + rest.utf8.count
        guard first.column == 0 || bytes <= TextPiece.longest else { return nil }
        let place = Place(piece: first.piece - 1, start: first.start - previous.count, column: previous.count)
        return (place, previous.text + head)
    }

    private func join(after last: inout Int, _ rest: inout String, _ endsLine: inout Bool, _ bytes: Int) {
        while !endsLine, last + 1 < pieceCount {
            let next = self[piece: last + 1]
            guard bytes + rest.utf8.count + next.text.utf8.count <= TextPiece.longest else { return }
            rest += next.text
            endsLine = next.endsLine
            last += 1
        }
    }

    /// Says where the new pieces end, without a last line feed.
    private mutating func replacePieces(_ range: ClosedRange<Int>, with pieces: [TextPiece]) -> Int {
        let (first, low) = group(ofPiece: range.lowerBound)
        let (last, high) = group(ofPiece: range.upperBound)
        let (before, after) = (groups[first].pieces[..<low], groups[last].pieces[(high + 1)...])
        let behind = after.reduce(0) { $0 + $1.length } + (pieces.last?.endsLine == true ? 1 : 0)
        let new = Self.groups(before, pieces, after)
        let ahead = groups[..<first].reduce(0) { $0 + $1.length }
        let old = groups[first...last].reduce(0) { $0 + $1.length }
        let length = new.reduce(0) { $0 + $1.length }
        groups.replaceSubrange(first...last, with: new)
        count += length - old
        pieceCount += pieces.count - range.count
        return ahead + length - behind
    }

    private static func groups(
        _ before: ArraySlice<TextPiece>, _ pieces: [TextPiece], _ after: ArraySlice<TextPiece>
    ) -> [TextPieceGroup] {
        guard pieces.count > 2 * TextPieceGroup.usual else { return TextPieceGroup.groups(of: before + pieces + after) }
        let (first, last) = (Array(before), Array(after))
        return (first.isEmpty ? [] : [TextPieceGroup(first)]) + TextPieceGroup.groups(of: pieces)
            + (last.isEmpty ? [] : [TextPieceGroup(last)])
    }

    /// How many characters begin in the last `bytes` of a text, not counting its last line feed.
    private static func characters(inLast bytes: Int, of pieces: [TextPiece]) -> Int {
        var (left, characters) = (bytes, 0)
        for (index, piece) in pieces.enumerated().reversed() {
            if index < pieces.count - 1, piece.endsLine {
                guard left > 0 else { return characters }
                left -= 1
                characters += 1
            }
            let size = piece.text.utf8.count
            guard left >= size else { return characters + piece.text.characters(inLast: left) }
            left -= size
            characters += piece.count
        }
        return characters
    }

    // MARK: - Finding

    private func group(ofPiece index: Int) -> (group: Int, place: Int) {
        var first = 0
        for (number, group) in groups.enumerated() {
            if index < first + group.pieces.count { return (number, index - first) }
            first += group.pieces.count
        }
        return (groups.count - 1, groups[groups.count - 1].pieces.count - 1)
    }

    private func place(of offset: Int, in group: TextPieceGroup, start: Int, index: Int) -> Place {
        var start = start
        for (number, piece) in group.pieces.enumerated() {
            if offset < start + piece.length {
                return Place(piece: index + number, start: start, column: max(0, offset - start))
            }
            start += piece.length
        }
        return Place(piece: index, start: start, column: 0)
    }
}

extension String {
    fileprivate func start(_ characters: Int) -> String { String(prefix(characters)) }
    fileprivate func rest(_ characters: Int) -> String { String(dropFirst(characters)) }

    /// How many characters begin in the last `bytes`.
    fileprivate func characters(inLast bytes: Int) -> Int {
        var (used, characters) = (0, 0)
        for character in reversed() {
            used += character.utf8.count
            guard used <= bytes else { return characters }
            characters += 1
        }
        return characters
    }
}

/// Neighbouring pieces of a text and what they amount to: whoever looks for a place skips them as one.
private struct TextPieceGroup: Sendable, Hashable {
    static let usual = 64

    private(set) var pieces: [TextPiece]
    /// Characters, with line feeds.
    private(set) var length: Int
    /// An "@" is in it: the name of a file may follow.
    private(set) var hasMention: Bool

    init(_ pieces: [TextPiece]) {
        self.pieces = pieces
        length = pieces.reduce(0) { $0 + $1.length }
        hasMention = pieces.contains(where: \.hasMention)
    }

    static func groups(of pieces: some Collection<TextPiece>) -> [TextPieceGroup] {
        let pieces = Array(pieces)
        guard pieces.count > 2 * usual else { return [TextPieceGroup(pieces)] }
        return stride(from: 0, to: pieces.count, by: usual).map { start in
            TextPieceGroup(Array(pieces[start..<min(start + usual, pieces.count)]))
        }
    }
}
