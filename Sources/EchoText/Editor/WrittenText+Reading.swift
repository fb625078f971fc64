/// Looking along a text from a place in it.
extension WrittenText {
    /// Where the line of a place begins.
    func lineStart(of offset: Int) -> Int {
        var place = place(of: offset)
        while place.piece > 0, !self[piece: place.piece - 1].endsLine {
            place.piece -= 1
            place.start -= self[piece: place.piece].count
        }
        return place.start
    }

    /// Where the line of a place ends: in front of its line feed.
    func lineEnd(of offset: Int) -> Int {
        var place = place(of: offset)
        var piece = self[piece: place.piece]
        while !piece.endsLine, place.piece + 1 < pieceCount {
            place.start += piece.length
            place.piece += 1
            piece = self[piece: place.piece]
        }
        return place.start + piece.count
    }

    public func character(at offset: Int) -> Character? {
        guard offset >= 0, offset < count else { return nil }
        let place = place(of: offset)
        return self[piece: place.piece].text.dropFirst(place.column).first ?? "\n"
    }

    /// How many characters from a place on are so, one after another.
    func count(from offset: Int, while isSo: (Character) -> Bool) -> Int {
        var place = place(of: offset)
        var found = 0
        while true {
            let piece = self[piece: place.piece]
            for character in piece.text.dropFirst(place.column) {
                guard isSo(character) else { return found }
                found += 1
            }
            if piece.endsLine {
                guard isSo("\n") else { return found }
                found += 1
            }
            guard place.piece + 1 < pieceCount else { return found }
            place = Place(piece: place.piece + 1, start: 0, column: 0)
        }
    }

    /// How many characters before a place are so, one after another.
    func count(before offset: Int, while isSo: (Character) -> Bool) -> Int {
        var place = place(of: offset)
        var found = 0
        while true {
            for character in self[piece: place.piece].text.prefix(place.column).reversed() {
                guard isSo(character) else { return found }
                found += 1
            }
            guard place.piece > 0 else { return found }
            let previous = self[piece: place.piece - 1]
            if previous.endsLine {
                guard isSo("\n") else { return found }
                found += 1
            }
            place = Place(piece: place.piece - 1, start: 0, column: previous.count)
        }
    }

    /// The characters of a range.
    public func text(in range: Range<Int>) -> String {
        var place = place(of: range.lowerBound)
        var (left, result) = (range.count, "")
        while left > 0 {
            let piece = self[piece: place.piece]
            let part = piece.text.dropFirst(place.column).prefix(left)
            result += part
            left -= piece.count - place.column
            if left > 0, piece.endsLine {
                result += "\n"
                left -= 1
            }
            guard place.piece + 1 < pieceCount else { return result }
            place = Place(piece: place.piece + 1, start: 0, column: 0)
        }
        return result
    }
}
