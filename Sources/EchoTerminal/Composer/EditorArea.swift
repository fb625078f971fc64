/// The rows of a text being written as they stand on the screen: tells before which character a press puts the caret.
struct EditorArea: Sendable, Hashable {
    let rect: Rect
    /// The rows that are seen.
    let lines: [EditorLine]
    /// The caret among them, and in front of which character of the whole text it stands.
    let caret: Point
    let offset: Int

    /// In front of which character of the whole text the caret comes to stand.
    func offset(at place: Point) -> Int {
        guard !lines.isEmpty else { return offset }
        let row = min(max(0, place.y - rect.y), lines.count - 1)
        let isBelow = place.y - rect.y >= lines.count
        let count = isBelow ? lines[row].text.count : characters(in: row, before: place.x - rect.x)
        return offset + index(row, count) - index(caret.y, characters(in: caret.y, before: caret.x))
    }

    /// Counted from the first row that is seen.
    private func index(_ row: Int, _ characters: Int) -> Int {
        lines.prefix(max(0, row)).reduce(characters) { $0 + $1.text.count + ($1.isContinued ? 0 : 1) }
    }

    private func characters(in row: Int, before column: Int) -> Int {
        guard lines.indices.contains(row) else { return 0 }
        let line = lines[row]
        let last = line.isContinued ? max(0, line.text.count - 1) : line.text.count
        return min(TextWidth.prefix(of: line.text, columns: max(0, column)).count, last)
    }
}
